# Gridlock
# Was jemand getan hat, für das Protokoll; `.do` ist dasselbe als Aufforderung, für Knöpfe.
gridlock-build = { $who_is ->
    [you] Du sagst einen Bauzug an
   *[other] { $who } sagt einen Bauzug an
}
    .do = Bauen
gridlock-drive = { $who_is ->
    [you] Du sagst einen Fahrzug an
   *[other] { $who } sagt einen Fahrzug an
}
    .do = Fahren
gridlock-place = { $who_is ->
    [you] Du legst { tile-shape.a } auf { $at }
   *[other] { $who } legt { tile-shape.a } auf { $at }
}
    .do = { tile-shape.label } auf { $at } legen
gridlock-rotate = { $who_is ->
    [you] Du drehst { tile-shape.the } auf { $at }
   *[other] { $who } dreht { tile-shape.the } auf { $at }
}
    .do = { tile-shape.label } auf { $at } drehen
gridlock-remove = { $who_is ->
    [you] Du entfernst die Straße auf { $at }
   *[other] { $who } entfernt die Straße auf { $at }
}
    .do = Straße auf { $at } entfernen
gridlock-cone = { $who_is ->
    [you] Du stellst auf { $at } einen Kegel auf
   *[other] { $who } stellt auf { $at } einen Kegel auf
}
    .do = Kegel auf { $at } aufstellen
gridlock-clear = { $who_is ->
    [you] Du räumst den Kegel auf { $at } ab
   *[other] { $who } räumt den Kegel auf { $at } ab
}
    .do = Kegel auf { $at } abräumen
gridlock-stop = { $who_is ->
    [you] Du fährst nach { $at }
   *[other] { $who } fährt nach { $at }
}
    .do = Nach { $at } fahren
gridlock-end = { $who_is ->
    [you] Du beendest deinen Zug
   *[other] { $who } beendet den Zug
}
    .do = Zug beenden
gridlock-card = { $who_is ->
    [you] Du ziehst die Karte { $card }
   *[other] { $who } zieht die Karte { $card }
}
gridlock-card-hidden = { $who_is ->
    [you] Du ziehst eine Karte
   *[other] { $who } zieht eine Karte
}
gridlock-tile = { $who_is ->
    [you] Du ziehst { tile-shape.a }
   *[other] { $who } zieht { tile-shape.a }
}
gridlock-tile-hidden = { $who_is ->
    [you] Du ziehst ein Plättchen
   *[other] { $who } zieht ein Plättchen
}
gridlock-first = { $who_is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}

gridlock-phase-opening = Lege dein erstes Plättchen
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
    [one] Noch 1 Aktion
   *[other] Noch { $left } Aktionen
}
gridlock-phase-racing = Wer zuerst ein Plättchen legt, beginnt
gridlock-phase-refilling = Plättchen werden gezogen
gridlock-phase-showing = Karten werden gezogen
gridlock-phase-redrawing = Karten werden gezogen
gridlock-phase-dealing = Karten werden ausgeteilt
gridlock-phase-handing = Plättchen werden ausgeteilt
gridlock-phase-choosing = Das Los bestimmt, wer beginnt
gridlock-phase-over = Das Spiel ist zu Ende

## Refusals, explanations, labels of the picture
# Was die Engine sagt.
gb-exp-space = ein Feld wie „D5“
gb-exp-tile = Straßen im Uhrzeigersinn ab N, wie „N.SE“ oder „NE.S.NW*“
gb-exp-card = die Kennung eines Ziels wie „north-end“
gb-exp-long-card = die Kennung eines Ziels mit höchstens 21 Buchstaben, wie „north-end“
gb-exp-verb = eines von card, tile, first, build, drive, place, rotate, remove, cone, clear, stop, end
gb-no-space = auf dem Plan gibt es kein Feld „{ $at }“
gb-another-tile = das Plättchen auf { $at } lässt sich nicht zu „{ $tile }“ drehen; Plättchen werden gedreht, nie gewendet oder getauscht
gb-chance = Karten, Plättchen und Lose werden gezogen, nicht gewählt
gb-next-first = als Nächstes wird gelost, wer beginnt
gb-next-draw = als Nächstes kommt { $what }
gb-start-card = { $seat_is ->
    [you] eine Startkarte für dich
   *[other] eine Startkarte für { $seat }
}
gb-secret-card = { $seat_is ->
    [you] eine geheime Karte für dich
   *[other] eine geheime Karte für { $seat }
}
gb-tile-for = { $seat_is ->
    [you] ein Plättchen für dich
   *[other] ein Plättchen für { $seat }
}
gb-card-gone = die Karte „{ $card }“ ist nicht zu ziehen
gb-which-card = eine Ziehung muss sagen, welche Karte es ist
gb-tile-gone = ein Plättchen „{ $tile }“ ist nicht zu ziehen; Ziehungen stehen da wie in der Liste der Sorten
gb-which-tile = eine Ziehung muss sagen, welches Plättchen es ist
gb-race = wer beginnt, entscheidet sich durch das schnellste Plättchen
gb-opening = in der Eröffnungsrunde legen alle genau ein Plättchen
gb-undeclared = erst ansagen, ob in diesem Zug gebaut oder gefahren wird
gb-declared = der Zug ist schon angesagt, und dabei bleibt es
gb-build-turn = das ist ein Bauzug; das Auto bleibt stehen
gb-drive-turn = das ist ein Fahrzug; gebaut wird darin nicht
gb-not-your-turn = { $seat_is ->
    [you] du bist nicht am Zug
   *[other] { $seat } ist nicht am Zug
}
gb-not-buildable = { $at } ist { $ground }; Plättchen kommen auf leere Felder
gb-ground-empty = ein leeres Feld
gb-ground-destination = ein Ziel
gb-ground-river = Fluss
gb-ground-park = ein Park
gb-ground-tunnel = ein Tunnel
gb-occupied = auf { $at } liegt ein Plättchen; erst muss es weg
gb-not-in-hand = kein Plättchen der Hand kann wie „{ $tile }“ liegen
gb-nothing-to-rotate = auf { $at } liegt kein Plättchen zum Drehen
gb-same-roads = das Plättchen auf { $at } liegt schon so
gb-rotate-zone = { $at } liegt in der Baustelle um { $centre }; dort wird nichts gedreht
gb-nothing-to-remove = auf { $at } liegt kein Plättchen zum Entfernen
gb-remove-zone = { $at } liegt in der Baustelle um { $centre }; dort wird nichts entfernt
gb-under-car = { $seat_is ->
    [you] auf { $at } steht dein Auto
   *[other] auf { $at } steht das Auto von { $seat }
}
gb-no-cone-left = beide Kegel stehen auf dem Plan; erst muss einer weg
gb-cone-there = auf { $at } steht schon ein Kegel
gb-no-cone = auf { $at } steht kein Kegel
gb-stands-there = das Auto steht schon auf { $at }; ein Halt ist anderswo
gb-not-open = auf { $at } gibt es für dieses Auto keine Straße
gb-not-joined = keine Straße führt vom Auto nach { $at }
gb-must-stop = auf dem Weg nach { $at } muss das Auto auf { $stop } halten: { $why }
gb-why-cone = dort steht ein Kegel
gb-why-vehicle = dort arbeitet das Baufahrzeug
gb-why-cubes = dort liegen zwei oder mehr Würfel
gb-why-car = dort steht ein anderes Auto
gb-quick = beim Kurzausflug wird nicht Bauen oder Fahren angesagt
gb-no-cones = dieser Kurzausflug kommt ohne Kegel aus
gb-told-build = ein Bauzug: bis zu vier Aktionen
gb-told-drive = ein Fahrzug: bis zu zwei Halte
gb-told-place = legt { tile-shape.a } auf { $at }, mit Straßen nach { $sides }
gb-told-rotate = dreht { tile-shape.the } auf { $at }; die Straßen führen dann nach { $sides }
gb-told-remove = entfernt die Straße auf { $at }
gb-told-cone = richtet um { $at } eine Baustelle ein
gb-told-clear = räumt den Kegel auf { $at } ab
gb-told-end = beendet den Zug
gb-told-draw = eine Ziehung
gb-drives = fährt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weit nach { $at }{ $stop ->
    [scores] , hält und wertet
    [must] { "" } und muss dort halten
    [must-scores] , muss dort halten und wertet
   *[free] { "" } und hält
}
gb-destination = { $name }
gb-form-first-player = random, race oder die Nummer eines Platzes
gb-form-board = boston, crossroads, hamburg oder der Text einer Plandatei
gb-other-kind = ein Wert anderer Art für „{ $name }“
gb-board-built-in = ein eingebauter Plan; die Datei eines anderen gib mit --board an
gb-board-names = eine von { $names }; die Datei einer anderen Stadt gib mit --board an
gb-seats = Gridlock ist für 2 bis 4 Plätze, nicht für { $seats }
gb-first-player-seat = die Option first_player (GB-3.5) kann nicht „{ $number }“ sein: es gibt { $seats } Plätze
gb-few-colours = die Option colours (GB-2.5) nennt nur { $count ->
    [one] 1 Farbe
   *[other] { $count } Farben
} für { $seats } Plätze

## Plandateien
gb-file-destinations = ein Plan hat { $least } bis { $most } Ziele, dieser { $found }
gb-file-empty = ein Plan hat mindestens { $least } leere Felder
gb-file-cut-off = keine Straße könnte es je mit { $first } verbinden
gb-file-heading = „{ $heading }“ gibt es nicht; ein Plan hat { $known }
gb-file-listed = jeder Eintrag „{ $title }“ hat eigene Zeilen unter einer Überschrift [[{ $title }]]
gb-file-key = „{ $key }“ gibt es hier nicht; es gibt { $known }
gb-file-missing = { $what ->
    [board] dem Plan
   *[other] dem Eintrag „{ $what }“
} fehlt „{ $key }“
gb-file-must-be = „{ $key }“ muss so sein: { $expected }
gb-file-plain-text = ein Text ohne umgekehrten Schrägstrich, doppeltes Anführungszeichen und Steuerzeichen
gb-file-text = ein Text in Anführungszeichen
gb-file-texts = eine Liste von Texten
gb-file-half-rows = zwei halbe Zeilen wie [3, 17]
gb-file-id = Kleinbuchstaben, Ziffern und Bindestriche, höchstens 21
gb-file-no-columns = dem Plan fehlen die Spalten [columns]
gb-file-apart = die Felder dieser Spalten hängen nicht zusammen
gb-file-column = hier gehört Spalte { $letter } hin; Spalten laufen lückenlos von A bis Z
gb-file-spaces = ein Plan hat höchstens { $most } Felder
gb-file-range = zwei halbe Zeilen von 0 bis 200, erst Norden, dann Süden, um ein Vielfaches von zwei auseinander
gb-file-long = höchstens 99 Felder lang
gb-file-between = auf halben Zeilen, die zwischen denen der Nachbarspalten liegen
gb-file-no-id = aus „{ $title }“ wird keine Kennung mit höchstens 21 Zeichen; gib eine mit id = "…" an
gb-file-twice = ein Ziel „{ $id }“ gibt es schon
gb-file-one-space = mindestens ein Feld
gb-file-edges = Kanten im Uhrzeigersinn ab N, etwa "N.SE"
gb-file-one-edge = mindestens eine Kante: ein Tunnel ohne Einfahrt führt nirgendwohin
gb-file-name-taken = der Name „{ $title }“ ist schon vergeben
gb-file-space = ein Feld wie "D5"
gb-file-used = { $at } ist schon { $ground }

## Was man am Tisch wissen will
gridlock-goal = { $left ->
    [0] Du hast alle { $all } Ziele erreicht.
   *[other] Erreiche als Erster deine { $all } Ziele. Noch { $left }.
}
gridlock-clock = { $opening ->
    [yes] Eröffnungsrunde
   *[no] Runde { $round }
}, noch { $tiles } Plättchen im Vorrat
gridlock-undone = { $stops ->
    [yes] { $left ->
        [one] 1 Halt übrig: Zug beenden?
       *[other] { $left } Halte übrig: Zug beenden?
    }
   *[no] { $left ->
        [one] 1 Aktion übrig: Zug beenden?
       *[other] { $left } Aktionen übrig: Zug beenden?
    }
}
gridlock-step = Aktion { $number }
gridlock-step-stop = Halt { $number }
gridlock-did-place = { tile-shape.label } auf { $at } gelegt
gridlock-did-rotate = { tile-shape.label } auf { $at } gedreht
gridlock-did-remove = Straße auf { $at } entfernt
gridlock-did-cone = Kegel auf { $at } aufgestellt
gridlock-did-clear = Kegel auf { $at } abgeräumt
gridlock-did-stop = Nach { $at } gefahren
gridlock-prompt-declare = Wähle: bauen mit bis zu vier Aktionen oder fahren mit bis zu zwei Halten.
gridlock-prompt-tile = Tippe auf ein Feld, um das Plättchen zu legen. Nochmals tippen oder R dreht es.
gridlock-prompt-rotate = Tippe auf eine Straße, um sie zu drehen.
gridlock-prompt-remove = Tippe auf eine Straße, um sie zu entfernen.
gridlock-prompt-cone = Tippe auf ein Feld, um dort einen Kegel aufzustellen.
gridlock-prompt-clear = Tippe auf einen Kegel, um ihn abzuräumen.
gridlock-prompt-stop = Tippe dorthin, wo dein Auto halten soll.
gridlock-prompt-end = Mehr geht nicht: beende deinen Zug.
gridlock-prompt-wait = Warte, bis du am Zug bist.
gridlock-opens = { $count ->
    [one] Öffnet den Weg: { $places }
   *[other] Öffnet den Weg zu { $count } deiner Ziele: { $places }
}
gridlock-cuts = Schneidet dir den Weg ab: { $places }
gridlock-destinations = Deine Ziele
gridlock-reached = { $round ->
    [0] erreicht
   *[other] erreicht in Runde { $round }
}
gridlock-opening = { $spaces ->
    [one] offen mit diesem Plättchen, 1 Feld
   *[other] offen mit diesem Plättchen, { $spaces } Felder
}
gridlock-cutting = damit abgeschnitten
gridlock-open = noch offen
gridlock-source-reached = Erreichte Ziele
gridlock-undone-all = Weder gebaut noch gefahren: Zug beenden?
gridlock-opens-none = Straßen nach { $sides }. Kein neuer Weg zu deinen Zielen.
gridlock-in-reach = jetzt erreichbar
