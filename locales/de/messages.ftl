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
exp-actor = ein Platz von 1 bis 4, chance oder table
exp-table-event = resign oder draw
exp-a-seat = die Nummer eines Platzes

## Aufzeichnungen
record-line = Zeile { $line }: { $why }
record-empty = keine Aufzeichnung: der Text ist leer
record-no-record = keine Aufzeichnung: die erste Zeile muss „cloverleaf record { $known }“ lauten
record-format = diese Aufzeichnung hat das Format { $format }, dieses Programm liest Format { $known }
record-no-game = die Kennung des Spiels fehlt
record-rules = nach „rules“ fehlt die Version der Regeln, eine Zahl
record-rules-version = gespielt nach Version { $version } der Regeln von { $game }; dieses Programm spielt Version { $known } und würde sie falsch lesen
record-seats = nach „seats“ fehlt die Zahl der Plätze, 1 bis 4
record-option = nach „option“ fehlen Name und Wert einer Option
record-name = nach „name“ fehlen die Nummer eines Platzes und ein Name
record-name-no-seat = es gibt keinen Platz { $seat }; die Zeile „seats …“ kommt zuerst
record-no-seat = an diesem Tisch gibt es keinen Platz { $seat }
record-ranks = nach „result“ fehlen { $count } Ränge, durch Kommas getrennt
record-after = { $expected } nach „{ $key }“
expected-hex = erwartet sind 64 hexadezimale Ziffern in Kleinschreibung
record-line-first = vorher muss die Zeile „{ $key } …“ kommen
record-line-twice = eine Zeile „{ $key } …“ gibt es schon
record-line-late = eine Zeile „{ $key } …“ muss vor der ersten Aktion stehen
record-after-result = nach dem Ergebnis kann nichts mehr geschehen
record-no-action = „{ $action }“ ist keine Aktion von { $game }: { $why }
event-refused-at = „{ $event }“ ist nach { $clause } bei { $at } nicht erlaubt: { $why }
event-refused = „{ $event }“ ist nach { $clause } nicht erlaubt: { $why }
record-not-over = es gibt ein Ergebnis, aber das Spiel ist nicht zu Ende
record-other-result = das Spiel ging anders aus: result { $ranks } { $reason }
record-other-draw = Ziehung { $number } ist „{ $drawn }“, aber die hinterlegte Zahl ergibt „{ $due }“
record-other-seed = der Hash dieser Zahl ist { $hash }, nicht der in der Aufzeichnung hinterlegte
record-no-commitment = es gibt eine Zahl für die Ziehungen, aber vor dem Spiel wurde nichts hinterlegt
record-no-seed = hier ist das Spiel zu Ende, aber die hinterlegte Zahl ist nicht veröffentlicht
record-no-result = hier ist das Spiel zu Ende, aber die Aufzeichnung hat kein Ergebnis
record-seat-order = eine geheime Wahl steht in der Reihenfolge der Plätze, ohne das Zurückgenommene
record-no-option = die Aufzeichnung hat keine Option „{ $option }“, zu der die Datei gehört
record-other-file = gespielt wurde mit { $option } „{ $kept }“, die Datei ist „{ $given }“
draft-no-seat = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $seats }
no-view = das ist keine Ansicht dieses Spiels: { $why }
unknown-level = es gibt keinen Bot „{ $name }“; die Stufen sind { $names }
record-unfinished = das Spiel ist nicht zu Ende
unknown-game = es gibt kein Spiel „{ $name }“; die Spiele sind { $names }

## Was ein Tisch erzählt
event-resigned = { $who_is ->
    [you] Du gibst auf
   *[other] { $who } gibt auf
}
event-draw = alle einigen sich auf Unentschieden

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
document-line = Zeile { $line } der Datei: { $why }
document-no-reader = dieses Programm liest keine Dateien; nenne etwas Eingebautes
document-too-large = eine Datei hat höchstens { $most } Bytes, diese { $bytes }; kürze sie
document-no-toml = das ist kein TOML: { $why }

## Was die Engine der Seite nicht kann
engine-input = das versteht die Engine nicht: { $why }
page-no-seat = einen Platz { $number } gibt es nicht
option-object = die Option { $name } ist ein Objekt
no-such-decision = eine solche Entscheidung gibt es nicht
not-over-yet = das Spiel ist noch nicht zu Ende, also darf noch niemand alles sehen

# Umgebungen zum Lernen
unknown-action-id = keine Aktion hat die Nummer { $id }
action-never-here = „{ $action }“ ist in diesem Aufbau nie möglich
batch-length = das Feld „{ $array }“ hat die Länge { $given }; nötig ist { $expected }
batch-over = Partie { $game } ist zu Ende; setze sie vor dem nächsten Schritt zurück
batch-not-begun = die Partien haben noch nicht begonnen; setze zuerst alle zurück
batch-opponents = lass mindestens einen Platz ohne Gegner, und nenne nicht mehr Gegner, als es Plätze gibt
batch-empty = nötig sind mindestens eine Partie und ein Thread
batch-never-acts = die Partien enden, bevor der Platz des Lernenden an der Reihe ist; erhöhe das Zuglimit oder wähle einen anderen Platz
batch-threads = die Threads konnten nicht gestartet werden: { $why }
