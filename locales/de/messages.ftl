# Was Regeln, Tisch und Aufzeichnungen sagen, gleich in welchem Spiel. Ein Platz wird mit dem Namen genannt, der dort
# sitzt, oder so, wenn keiner bekannt ist.
seat-name = Platz { $number }
seat-names = die Plätze { $numbers }
chance = der Zufall
game-notice = Eine unabhängige Umsetzung der veröffentlichten Regeln; vom Verlag ist keine Grafik übernommen.

over = das Spiel ist zu Ende; niemand ist mehr am Zug
draw-first = { $who } ist nicht am Zug: erst wird gezogen
not-to-act = { $who } ist nicht am Zug, sondern { $seats }
not-seated = { $seat } spielt nicht oder nicht mehr mit
seat-resigned = { $seat } hat aufgegeben und entscheidet nichts mehr

## Notation, die sich nicht lesen lässt
expected = an Stelle { $column } steht „{ $found }“; erwartet war { $expected }
expected-more = an Stelle { $column } fehlt noch etwas: { $expected }
exp-end = das Ende der Zeile
exp-seat = die Nummer eines Platzes von 1 bis 4
exp-a-seat = die Nummer eines Platzes

## Aufzeichnungen
record-line = Zeile { $line }: { $why }
event-refused-at = „{ $event }“ ist nach { $clause } bei { $at } nicht erlaubt: { $why }
event-refused = „{ $event }“ ist nach { $clause } nicht erlaubt: { $why }

## Optionen
kind-switch = ja (true) oder nein (false)
kind-number = eine Zahl von { $least } bis { $most }
kind-limit = eine Zahl von { $least } bis { $most } oder aus (off)
kind-choice = eines von { $words }
kind-by-seat = eine Liste nach Plätzen, keines doppelt, aus { $words }
option-once = jede Option wird nur einmal angegeben
option-unknown = es gibt keine Option „{ $name }“
option-wrong = die Option { $name } ({ $clause }) kann nicht „{ $value }“ sein: { $expected }
option-error = { $wrong }; es gibt die Optionen { $names }
