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
gb-start-card = eine Startkarte für Platz { $seat }
gb-secret-card = eine geheime Karte für Platz { $seat }
gb-tile-for = ein Plättchen für Platz { $seat }
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
gb-not-your-turn = Platz { $seat } ist nicht am Zug
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
gb-under-car = auf { $at } steht das Auto von Platz { $seat }
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
gb-told-place = legt ein Plättchen mit den Straßen { $tile } auf { $at }
gb-told-rotate = dreht das Plättchen auf { $at } zu { $tile }
gb-told-remove = entfernt das Plättchen auf { $at }
gb-told-cone = richtet um { $at } eine Baustelle ein
gb-told-clear = räumt den Kegel auf { $at } weg
gb-told-end = beendet den Zug
gb-told-draw = eine Ziehung
gb-drives-one = fährt 1 Feld weit nach { $at } und hält
gb-drives-one-scores = fährt 1 Feld weit nach { $at }, hält und wertet
gb-drives-one-must = fährt 1 Feld weit nach { $at } und muss dort halten
gb-drives-one-must-scores = fährt 1 Feld weit nach { $at }, muss dort halten und wertet
gb-drives-many = fährt { $count } Felder weit nach { $at } und hält
gb-drives-many-scores = fährt { $count } Felder weit nach { $at }, hält und wertet
gb-drives-many-must = fährt { $count } Felder weit nach { $at } und muss dort halten
gb-drives-many-must-scores = fährt { $count } Felder weit nach { $at }, muss dort halten und wertet
gb-seen-zone = { $at } liegt in einer Baustelle
gb-seen-roads = { $at }: Straßen { $tile }
gb-seen-tunnel = { $at }: Tunnel, Straßen { $tile }
gb-seen-empty = { $at }: leer
seen-car = Auto von Platz { $seat } auf { $at }
gb-seen-cone = Kegel auf { $at }
gb-seen-cube = Würfel von Platz { $seat } auf { $at }
