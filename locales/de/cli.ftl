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
open-play = Spiele unter { $address }    (Strg-C schließt den Tisch)
open-already = Der Tisch ist schon offen: { $address }
open-port = Port { $taken } ist belegt, darum öffnet der Tisch auf Port { $port }.
open-kept = Deine Spiele liegen in { $file }.
open-no-browser = Es ließ sich kein Browser öffnen; gib die Adresse in deinen ein.
open-no-home = es gibt keinen persönlichen Ordner für deine Spiele; nenne einen mit `cloverleaf open --data ORDNER`
open-folder = der Ordner { $folder } lässt sich nicht benutzen ({ $why }); nenne einen anderen mit `cloverleaf open --data ORDNER`
open-no-port = Port { $port } und die { $more } danach sind belegt; wähle einen anderen mit `cloverleaf open --port PORT`
serving-ready = { $address } ist bereit
serving-not-ready = { $address } ist nicht bereit; das Protokoll des Servers sagt, warum
serve-listens = Cloverleaf läuft unter { $address }
serve-friends = Freunde im selben Netz öffnen { $address } oder scannen das hier:
serve-firewall = Öffnet es sich dort nicht, dann erlaube in der Firewall dieses Rechners eingehende Verbindungen zum Port { $port }.
serve-https = Für Freunde anderswo, oder um die Seite auf dem Handy zu installieren, braucht der Server https: siehe docs/serving.md.
serve-no-network = Dieser Rechner hängt an keinem Netz, darum kann niemand dazukommen. Verbinde ihn mit einem und starte neu.
backup-done = gesichert: { $rows }
backup-done-to = gesichert in { $file }: { $rows }
restore-added = neu
restore-there = schon da
restore-kept = anders behalten

## Der Tisch im Terminal
menu-title = Cloverleaf: Verkehrsspiele an einem Tisch
menu-game = Welches Spiel, 1 bis { $most }? [1]{ " " }
menu-seats = Wie viele Plätze, { $least } bis { $most }? [{ $most }]{ " " }
menu-people = Wie viele Menschen spielen mit, 0 bis { $most }? [1]{ " " }
menu-bots = Die anderen sind Bots: { $levels }.
menu-level = Wie stark sollen sie sein, 1 bis 4? [2]{ " " }
menu-number = Bitte gib eine Zahl von { $least } bis { $most } ein.
menu-ended = die Eingabe endete, bevor ein Spiel gewählt war; siehe `cloverleaf play --help`
called-seat = { $seat }
called-name = { $seat }, { $name }
prompt = { $who } (help)>{ " " }
play-help =
    Gib eine Aktion in Notation ein, oder ihre Nummer aus der letzten Liste, oder eines davon:
    { "  " }legal [ANFANG]    was die Regeln jetzt erlauben, alles oder was so beginnt: legal sign B3
    { "  " }explain AKTION    was eine Aktion bewirken würde
    { "  " }hint              was der Bot „cabbie“ täte, und warum
    { "  " }undo              zurücknehmen, solange nichts aufgedeckt wurde
    { "  " }wait              bei einem Wettlauf den anderen den Vortritt lassen
    { "  " }board             noch einmal das Spielfeld
    { "  " }log               was geschehen ist, soweit du es wissen darfst
    { "  " }save [DATEI]      das Spiel behalten; weiter mit `cloverleaf play --resume DATEI`
    { "  " }resign            aufgeben
    { "  " }draw              das Spiel als Unentschieden beenden, wenn alle zustimmen
    { "  " }quit              verlassen
play-only-bots = Es spielen nur Bots; `cloverleaf replay` zeigt solche Spiele besser. So geht es aus:
play-refused = Nein: { $why }.
play-bot-refused = „{ $action }“ eines Bots: { $why }
play-no-save = { $file }: die kommenden Ziehungen folgen aus einer Zahl, die nicht in dieser Aufzeichnung steht; fortsetzen lässt sich nur, was `cloverleaf play` gespeichert hat
play-no-random = das Betriebssystem liefert keine Zufallszahlen: { $why }
play-goes-on = Das Spiel geht weiter.
play-record = Die Aufzeichnung liegt in { $file }; `cloverleaf verify { $file }` prüft sie.
curtain = Am Zug: { $who }. Drücke Enter, wenn sonst niemand hinsieht.
curtain-change = (Wer fertig ist, kann den Tagesplan noch ändern: { $line } eingeben.)
curtain-done = Fertig und behalten. Enter gibt weiter, undo nimmt zurück.
news-more = … { $count } weitere Ereignisse; `log` zeigt alle.
legal-nothing = Jetzt ist nichts erlaubt.
legal-no-start = Nichts Erlaubtes beginnt mit „{ $start }“. `legal` allein zeigt, was erlaubt ist.
legal-kind = { $count }-mal { $kind }, etwa { $one }
legal-count = { $count } Aktionen sind erlaubt:
legal-narrow = Weniger zeigt `legal { $kind }`.
no-such-number = Diese Nummer gibt es nicht; `legal` zeigt sie.
advice-none = Gerade gibt es nichts zu raten.
advice-head = Der Bot „cabbie“ würde spielen:
advice-worth = { $text }; { $value } von 100 wert, in { $share } von 100 Fällen gewählt
undo-nothing = Es gibt nichts zurückzunehmen, das nicht schon etwas aufgedeckt hat.
undo-done = { $count ->
    [one] Eine Aktion zurückgenommen.
   *[other] { $count } Aktionen zurückgenommen.
}
save-where = Wohin? Gib `save DATEI` ein.
save-done = In { $file } gespeichert; weiter mit `cloverleaf play --resume { $file }`.
really-resign = Wirklich aufgeben? Gib ja ein.
really-draw = Das Spiel wirklich unentschieden beenden? Gib ja ein.
yes = ja
leave-saved = Gespeichert; weiter mit `cloverleaf play --resume { $file }`.
leave-unsaved = Ohne Speichern verlassen; `--save DATEI` oder `save DATEI` behält ein Spiel.

## Die Engine
engine-no-game = noch kein Spiel: sende zuerst new oder load
engine-no-undo = es wurde nichts gespielt, das sich zurücknehmen ließe
engine-no-seat = es gibt keinen Platz { $seat }: dieses Spiel hat die Plätze 1 bis { $seats }
engine-not-to-act = { $seat } ist nicht am Zug
engine-too-deep = Tiefe { $depth } betrachtet mehr als { $most } Stellungen; verlange weniger
wait-nobody = Es gibt niemanden, der stattdessen anfangen könnte.
race-number = Bitte gib die Nummer eines Platzes ein, der mitläuft.
race-question = Die Plätze { $numbers } laufen um die Wette. Wer zuerst kommt, gibt die Nummer des eigenen Platzes ein; `wait` lässt den Bots den Vortritt.
input-output = die Eingabe lässt sich nicht lesen oder die Antwort nicht schreiben: { $why }

# Die Datenbank eines Servers
store-address = „{ $address }“ ist keine Datenbank. Nenne eine als sqlite:DATEI oder postgres://BENUTZER@RECHNER/NAME
store-no-database = die Datenbank „{ $name }“ gibt es nicht; prüfe den Namen
store-unreachable = die Datenbank ist nicht erreichbar ({ $why }); sorge dafür, dass sie läuft, und versuche es noch einmal
store-not-ours = das ist keine Datenbank von Cloverleaf ({ $why }); nenne eine leere oder eine, die es noch nicht gibt
store-corrupt = die Datenbank ist beschädigt ({ $why }); stelle die letzte Sicherung in einer leeren Datenbank wieder her und prüfe die Platte
store-newer = diese Datenbank hat ein neueres Cloverleaf geschrieben: Sie hat die Version { $found }, dieses Programm kennt { $known }; nimm das neuere Programm
store-no-table = den Tisch „{ $table }“ gibt es nicht
store-table-there = den Tisch „{ $table }“ gibt es schon; wähle einen anderen Namen
store-orphan = das, wozu es gehört, fehlt
store-other-setup = die Sicherung widerspricht der Datenbank: Der Tisch „{ $table }“ ist dort anders eingerichtet; nichts wurde wiederhergestellt: Nimm eine leere Datenbank
store-diverges = die Sicherung widerspricht der Datenbank: Der Tisch „{ $table }“ weicht ab Eintrag { $entry } ab; nichts wurde wiederhergestellt: Nimm eine leere Datenbank
store-damaged = die Sicherung ist in Zeile { $line } beschädigt: { $why }; nichts wurde wiederhergestellt
store-file = die Sicherung lässt sich nicht schreiben oder lesen: { $why }
store-refused = die Datenbank hat abgelehnt: { $why }
store-closed = der Server hält gerade an; versuche es gleich noch einmal
store-busy = keine Verbindung wurde rechtzeitig frei
store-thread-ended = ihr Thread ist zu Ende
store-has-table = sie hat eine Tabelle „{ $table }“
store-other-migrations = ihre Migrationen stammen von einem anderen Programm
store-unknown-word = „{ $word }“ in der Spalte { $column } ist hier nicht bekannt

# Was an einer Sicherung nicht stimmt
backup-orphan = die Zeile gehört zu etwas, das in der Sicherung fehlt
backup-not-text = das ist kein Text
backup-cut-off = die Sicherung ist hier abgeschnitten
backup-no-object = das ist kein JSON-Objekt
backup-no-json = das ist kein JSON: { $why }
backup-not-ours = das ist keine Sicherung von Cloverleaf
backup-newer = eine neuere Version von Cloverleaf hat sie geschrieben, im Format { $form }; nimm diese Version
backup-no-kind = das ist keine Zeile einer bekannten Art
backup-not-one-row = das ist nicht genau eine Zeile
backup-count = davor stehen { $rows } Zeilen von „{ $name }“, und hier steht etwas anderes
backup-changed = was davor steht, ist nicht das, was geschrieben wurde
backup-lacks = einer Zeile von „{ $name }“ fehlt „{ $column }“
backup-wrong-kind = „{ $column }“ in „{ $name }“ ist von der falschen Art
backup-strange = „{ $column }“ gibt es in „{ $name }“ nicht

# Warum ein Server nicht startet
start-listen = auf { $address } kann der Server nicht lauschen: { $why }; wähle mit --listen eine andere Adresse
start-where = der Server kann nicht sagen, wo er lauscht: { $why }
start-short-key = der Schlüssel in „{ $file }“ ist zu kurz; nimm mindestens { $least } Zeichen
start-secret = das Geheimnis in „{ $file }“ kann nicht gelesen werden: { $why }
start-page = die Seite in „{ $folder }“ lässt sich nicht lesen: { $why }
start-threads = der Server kann seine Threads nicht starten: { $why }
start-signals = der Server kann nicht auf Signale lauschen: { $why }
start-mail = der Mailserver oder der Absender der Benachrichtigungen ist nicht richtig angegeben, siehe --smtp-file und --mail-from: { $why }
start-mail-from = ein Mailserver ist angegeben, aber nicht, von wem Benachrichtigungen kommen: ergänze --mail-from
start-bus = unter der Adresse von --bus antwortet kein NATS-Server: { $why }

# Was `cloverleaf admin` sagt.
admin-done = Erledigt. Server mit dieser Datenbank merken es innerhalb von zwei Sekunden.
admin-nothing = Es gibt nichts anzuzeigen.
admin-person = { $id }  { $name }  ({ $kind }, seit { $since }, zuletzt da { $seen }, Tische: { $tables }, Meldungen: { $reports })
admin-reporter = Gemeldet von { $id }
admin-for-good = auf Dauer
admin-until = bis { $when }
admin-act-warn = verwarnt
admin-act-mute = stummgeschaltet
admin-act-ban = gesperrt
admin-act-lift = aufgehoben
admin-act-close-report = Meldung erledigt
admin-act-close-table = Tisch geschlossen
