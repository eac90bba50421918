# Die Seite
welcome = Vier Straßenspiele, ein Tisch
welcome-more = Autobahnen bauen, Kreuzungen verstopfen, heimlich Routen planen, quer durch Boston fahren. Gleich gegen Bots spielen oder den Bildschirm herumreichen.
continue = { $game } fortsetzen
notice = Eine unabhängige Umsetzung der veröffentlichten Regeln; Grafiken der Verlage werden nicht verwendet.
players = { $players } Personen
minutes = { $from }–{ $to } Min.
by = von { $designer }
play-now = Sofort spielen
set-up = Einrichten…
other-language = English
by-day = Helle Farben
by-night = Dunkle Farben
no-game = An diesem Tisch läuft kein Spiel
to-the-games = Alle Spiele

# Einrichten
seats = Plätze
people-here = Personen an diesem Bildschirm
bots-level = Bots
pass-secret = Der Bildschirm wird herumgereicht; ein Vorhang hält die Hände geheim.
pass-open = Der Bildschirm wird herumgereicht. In diesem Spiel ist nichts geheim.
options = Optionen
start = Los geht’s
level-random = Zufall
level-learner = Fahrschüler
level-commuter = Pendler
level-cabbie = Taxifahrer
you = Du
player-name = Person { $number }
bot-name = { $level }-Bot { $number }

# Die Spiele
title-gridlock = Gridlock: Boston
title-congestion = Traffic Congestion
title-tango = Traffic Tango
title-rightofway = RIGHT_OF_WAY
about-gridlock = Alle bauen an einem gemeinsamen Straßennetz und fahren um die Wette zu ihren geheimen Zielen.
about-congestion = Rivalen teilen sich die Ampeln eines Straßenrasters. Wer bringt zuerst zwanzig Autos der eigenen Farbe auf der eigenen Seite hinaus?
about-tango = Schilder aufstellen und vier Lieferungen durch die Stadt fahren, alles geheim und gleichzeitig. Die kleinste Benzinrechnung gewinnt.
about-rightofway = Autobahnen durch reiche und arme Viertel bauen. Wer gut baut, bekommt Plättchen, wer schlecht baut, gibt welche ab. Die meisten verbundenen Autobahnen gewinnen.

# Der Tisch
board = Spielplan
players-heading = Spielende
to-act = am Zug
resigned = aufgegeben
your-turn = Du bist am Zug
game-over = Das Spiel ist zu Ende
thinking = { $name } denkt nach…
waiting-for = Warten auf { $name }
undo = Zurück
restart-turn = Zug neu beginnen
hint = Tipp
asking = Der Taxifahrer überlegt…
no-hint = Der Taxifahrer weiß keinen Rat.
your-places = Deine Ziele
deliveries = Gefahrene Routen
actions-heading = { $count ->
    [one] 1 Aktion ist möglich
   *[other] { $count } Aktionen sind möglich
}
type-action = Aktion eintippen
do-it = Ausführen
all-actions = Liste der Aktionen
and-more = und { $count } weitere: zum Eingrenzen tippen
log = Was geschah
board-in-words = Der Plan in Buchstaben
choices = Was hier möglich ist
confirm = Ja, so
cancel = Nein
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Den ganzen Plan zeigen
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
hand-gridlock = Deine Plättchen und Arbeiten
hand-congestion = Autos und Signale
hand-tango = Route und Schilder
hand-rightofway = Deine Plättchen

# Herumreichen
pass-to = Gib den Bildschirm an { $name }
pass-why = Was auf dem Tisch liegt, ist nur für deren Augen.
i-am = Ich bin { $name }

# Das Ende
wins = { $name } gewinnt
shared = Geteilt von { $names }
play-again = Noch einmal
download = Protokoll sichern
verify = Ziehungen prüfen
draws-none = { $events } Ereignisse nachgespielt; nichts wurde ausgelost.
draws-proven = { $events } Ereignisse nachgespielt; alle { $drawn } Ziehungen sind bewiesen.
draws-sealed = { $events } Ereignisse nachgespielt; die { $drawn } Ziehungen sind versiegelt, bis das Geheimnis offen ist.
draws-unproven = { $events } Ereignisse nachgespielt; die { $drawn } Ziehungen lassen sich nicht beweisen.
reason-destinations = Alle Ziele sind erreicht.
reason-turn-limit = Die Zuggrenze ist erreicht.
reason-target = Das Ziel ist erreicht.
reason-all-passed = Alle haben gepasst.
reason-stalled = Der Verkehr steht still.
reason-token = Das Lebenszeichen entscheidet.
reason-tie = Gleichstand.
reason-used-up = Jemand hat alle Plättchen verbraucht.
reason-built-up = Die Stadt ist zugebaut.
reason-resignation = Alle bis auf eine Person haben aufgegeben.
reason-draw-agreed = Unentschieden vereinbart.

# Angaben neben dem Namen
fact-places = Ziele
fact-tiles = Plättchen
fact-cars = Autos
fact-gas = Benzin
fact-garnets = Granate
fact-orders = Aufträge
fact-points = Punkte
fact-hand = Hand
fact-stack = Stapel

# Werkzeuge
tool-tile = Plättchen { $tile }
tool-stop = Fahren
tool-rotate = Drehen
tool-remove = Entfernen
tool-cone = Kegel
tool-clear = Kegel weg
tool-car = { $colour ->
    [blue] Blaues Auto
    [green] Grünes Auto
    [red] Rotes Auto
   *[yellow] Gelbes Auto
}
tool-signal = Signal
tool-move = Fahren lassen
tool-go = Fahren
tool-rush = Eilen
tool-buy = Recht kaufen
tool-scrap = Abreißen
tool-lay = Stadt legen
sign-stop = Stopp
sign-oneway = Einbahnstraße
sign-yield = Vorfahrt gewähren
sign-roundabout = Kreisverkehr
sign-toll = Maut
sign-speed = Tempolimit

# Gridlock
gridlock-build = Bauen
gridlock-drive = Fahren
gridlock-place = { $b } auf { $a } legen
gridlock-rotate = { $a } zu { $b } drehen
gridlock-remove = Plättchen auf { $a } entfernen
gridlock-cone = Kegel auf { $a }
gridlock-clear = Kegel auf { $a } entfernen
gridlock-stop = Nach { $a } fahren
gridlock-end = Zug beenden
gridlock-card = Platz { $a } zieht ein Ziel
gridlock-tile = Platz { $a } zieht ein Plättchen
gridlock-first = Platz { $a } beginnt
gridlock-phase-opening = Lege das erste Plättchen
gridlock-phase-undeclared = Bauen oder fahren?
gridlock-phase-building = { $left ->
    [one] Bauen: noch 1 Aktion
   *[other] Bauen: noch { $left } Aktionen
}
gridlock-phase-driving = { $left ->
    [one] Fahren: noch 1 Halt
   *[other] Fahren: noch { $left } Halte
}
gridlock-phase-tripping = { $left ->
    [one] Fahren: noch 1 Halt
   *[other] Fahren: noch { $left } Halte
}
gridlock-phase-racing = Wer ist zuerst?
gridlock-phase-refilling = Plättchen werden gezogen
gridlock-phase-showing = Karten werden gezogen
gridlock-phase-redrawing = Karten werden gezogen
gridlock-phase-dealing = Karten werden ausgeteilt
gridlock-phase-handing = Plättchen werden ausgeteilt
gridlock-phase-choosing = Das Los bestimmt, wer beginnt
gridlock-phase-over = Das Spiel ist zu Ende

# Congestion
congestion-status = Du bist am Zug ({ $turns } gespielt)
congestion-enter = { $b ->
    [blue] Blaues Auto nach { $a }
    [green] Grünes Auto nach { $a }
    [red] Rotes Auto nach { $a }
   *[yellow] Gelbes Auto nach { $a }
}
congestion-signal = { $b ->
    [left] Signal { $a } links ↰
    [right] Signal { $a } rechts ↱
   *[straight] Signal { $a } geradeaus ↑
}
congestion-move = { $b ->
    [left] { $a } fahren lassen, dann links ↰
    [right] { $a } fahren lassen, dann rechts ↱
   *[straight] { $a } fahren lassen, dann geradeaus ↑
}
congestion-move-keep = { $a } fahren lassen
congestion-move-remove = { $a } fahren lassen, Signal weg
congestion-pass = Passen

# Tango
tango-day = Tag { $day } von 5: planen, dann versiegeln
tango-choice = Nenne, wer ausscheiden soll
tango-corner = Platz { $a } startet auf { $b }
tango-go = { $a ->
    [N] Nach Norden
    [E] Nach Osten
    [S] Nach Süden
   *[W] Nach Westen
}
tango-rush = { $a ->
    [N] Eilig nach Norden
    [E] Eilig nach Osten
    [S] Eilig nach Süden
   *[W] Eilig nach Westen
}
tango-sign = { $b } auf { $a } aufstellen
tango-extra = Auch { $b } auf { $a } aufstellen
tango-seal = Aufträge versiegeln
tango-reopen = Aufträge wieder öffnen
tango-eliminate = Platz { $a } nennen

# RIGHT_OF_WAY
rightofway-dollar = { $a } ist ein reiches Viertel
rightofway-piece = Ein Stück mit { $a } Dollar
rightofway-lay = Auf { $a } legen, Drehung { $b }
rightofway-draw = Platz { $a } zieht { $b }
rightofway-first = Platz { $a } beginnt
rightofway-place = { $b } auf { $a } bauen
rightofway-buy = Recht auf { $a } mit { $b } kaufen
rightofway-discard = { $a } abwerfen
rightofway-scrap = { $a } abreißen
rightofway-done = Zug beenden
rightofway-phase-dollar = Die reichen Viertel werden gelost
rightofway-phase-piece = Ein Stück wird gezogen
rightofway-phase-lay = Lege das Stück
rightofway-phase-deal = Plättchen werden ausgeteilt
rightofway-phase-first = Das Los bestimmt, wer beginnt
rightofway-phase-act = { $last ->
    [yes] Letzter Zug: bauen oder kaufen
   *[no] Bauen oder kaufen
}
rightofway-phase-draw = Plättchen werden gezogen
rightofway-phase-discard = { $owed ->
    [one] 1 Plättchen abwerfen
   *[other] { $owed } Plättchen abwerfen
}
rightofway-phase-scrap = { $owed ->
    [one] 1 Plättchen der Stadt abreißen
   *[other] { $owed } Plättchen der Stadt abreißen
}
rightofway-phase-price = { $owed ->
    [one] 1 Plättchen für das Recht zahlen
   *[other] { $owed } Plättchen für das Recht zahlen
}
rightofway-phase-refill = Plättchen werden gezogen
rightofway-phase-over = Das Spiel ist zu Ende
note-cost = Kosten { $cost }, Ertrag { $profit }
note-result = Ergebnis { $result }
