# Was das Terminal sagt.
unknown-language = die Sprache „{ $name }“ gibt es nicht; die Sprachen sind { $names }
with-clause = { $why } ({ $clause })
cannot-read = { $file } lässt sich nicht lesen: { $why }
cannot-write = { $file } lässt sich nicht schreiben: { $why }
file-too-large = { $file } ist größer als jede Aufzeichnung: über { $most } MiB
file-not-text = { $file } ist kein Text: an Stelle { $at } steht ein fremdes Byte
no-such-seat = es gibt keinen Platz { $seat }: dieses Spiel hat { $seats } Plätze
unknown-player = die Spielstärke „{ $name }“ gibt es nicht; es gibt { $names }

## Die Spiele
games-more = `cloverleaf games GAME` zeigt die Optionen eines Spiels, `cloverleaf play GAME` startet es.
games-facts = von { $designer } · { $seats } Personen · { $minutes } Minuten
games-options = Optionen, jede angegeben als --option NAME=WERT:
games-by-seats = je nach Zahl der Plätze
games-default = { $clause }; sonst { $value }
games-endings = Mögliche Enden: { $reasons }, Aufgabe, vereinbartes Unentschieden.

## Aufzeichnungen
record-past-end = --at { $at } liegt hinter dem Ende: die Aufzeichnung hat { $events } Ereignisse
verify-valid = { $file } ist gültig: alle { $events } Ereignisse sind erlaubt; { $draws }; { $result }.
verify-fails = { $file } besteht die Prüfung nicht: { $why }
verify-no-draws = es wurde nichts gezogen
verify-draws-proven = { $draws ->
    [one] die eine Ziehung folgt aus der hinterlegten Zahl
   *[other] alle { $draws } Ziehungen folgen aus der hinterlegten Zahl
}
verify-draws-sealed = { $draws } Ziehungen bleiben versiegelt, bis die Zahl am Ende veröffentlicht wird
verify-draws-unproven = für die { $draws } Ziehungen wurde nichts hinterlegt; sie könnten ausgesucht sein
verify-result = das Ergebnis ({ $reason }) stimmt
verify-not-over = das Spiel ist noch nicht zu Ende
standing-scores = Stand nach Plätzen: { $scores }
standing-over = Das Spiel ist zu Ende: { $reason }.
standing-place = { $rank }. { $seat }{ $named ->
    [yes] { " " }({ $name })
   *[no] { "" }
}, Stand { $score }

## Bilder
draw-ending = der Name des Bildes muss auf .svg oder .png enden
draw-done = { $file } gezeichnet
draw-too-large = ein so breites Bild wäre zu groß
draw-no-png = das PNG lässt sich nicht erzeugen: { $why }

## Zählen
perft-depth = Tiefe
perft-total = insgesamt
perft-after = --after „{ $line }“: { $why }
perft-only-actions = hier lassen sich nur Aktionen spielen

## Vergleiche
contest-player = wer
contest-wins = Siege (95 %-Intervall)
contest-fair = fair
contest-rating = Wertung
contest-median = Median je Zug
contest-longest = längster Zug
contest-ranks = Ränge
match-one-player = niemand ist besser als er selbst: nenne einen zweiten
match-too-many = { $players } passen nicht auf { $seats } Plätze
match-games = { $games } Spiele, beendet durch: { $reasons }.
match-sure = Sicher: { $player } gewinnt mehr als { $share } % (einmal in zwanzig Fällen falsch).
match-sure-less = sicher: { $player } gewinnt weniger als { $share } %
match-not-sure = noch unsicher, ob { $player } { $low } % oder { $high } % gewinnt; spiele mehr Spiele
ladder-wins = Siege gegen die nächste (95 %-Intervall)
ladder-share = { $share } ({ $from }–{ $to }) von { $games }
ladder-twice = „{ $name }“ steht zweimal auf der Leiter

## Fortschritt: was in doppelten Klammern steht, füllt der Balken
progress-games = { "{pos}/{len}" } Spiele, { "{elapsed}" } vergangen, noch { "{eta}" }
progress-rows = { "{human_pos}" } Zeilen, { "{elapsed}" } vergangen
progress-bytes = { "{bytes}/{total_bytes}" }, { "{elapsed}" } vergangen, noch { "{eta}" }

## Der Tisch im Netz
serve-listens = Cloverleaf läuft unter { $address }
backup-done = gesichert: { $rows }
backup-done-to = gesichert in { $file }: { $rows }
restore-added = neu
restore-there = schon da
restore-kept = anders behalten
