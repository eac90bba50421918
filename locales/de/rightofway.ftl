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
note-cost = Kosten { $cost }, Gewinn { $profit }
note-result = Ergebnis { $result }

## Refusals, explanations, labels of the picture
# Was die Engine sagt.
rw-exp-place = ein Ort wie „1,-2“
rw-exp-roads = Straßen im Uhrzeigersinn ab Norden, wie „NE.S“
rw-exp-tile = ein Plättchen, wie seine Sorte heißt, etwa „N.SE“
rw-exp-turn = eine Drehung von 0 bis 5
rw-exp-piece = eine Zahl von Dollars von 0 bis 3
rw-no-piece = es ist kein Stück mit { $count } Dollar mehr da
rw-dollar-there = auf „{ $at }“ ist schon ein Dollar
rw-taken = „{ $at }“ gehört schon zur Stadt; Stücke kommen auf freien Grund
rw-off = ein Stück bei „{ $at }“ würde die Stadt nicht berühren
rw-otherwise = ein Stück aus lauter gleichen Feldern wird vom ersten aus gelegt, hier „{ $at }“
rw-outside = „{ $at }“ liegt außerhalb der Stadt
rw-no-tile = kein Plättchen hat die Straßen „{ $tile }“; Plättchen haben zwei bis sechs
rw-their-draw = das nächste Plättchen zieht Platz { $seat }
rw-stack = im Nachziehstapel ist kein „{ $tile }“ mehr
rw-no-seat = Platz { $seat } spielt nicht mit; hier gibt es 1 und 2
rw-placed = eine Autobahn je Zug: mehr lässt sich nicht bauen, auch nicht auf „{ $at }“
rw-bought = ein Wegerecht je Zug: mehr lässt sich nicht kaufen, auch nicht auf „{ $at }“
rw-nothing-placed = der Zug endet erst, wenn eine Autobahn gebaut ist
rw-highway = auf „{ $at }“ liegt schon eine Autobahn
rw-theirs = „{ $at }“ ist fremdes Wegerecht; erst muss es gekauft werden
rw-too-dear = auf „{ $at }“ kostet das { $loss }, und { $left } bleiben zum Zahlen; etwas anderes ist bezahlbar
rw-no-scrap = auf „{ $at }“ liegt nichts von dir
rw-this-turn = was auf „{ $at }“ liegt, kam erst in diesem Zug und bleibt
rw-right-highway = auf „{ $at }“ liegt eine Autobahn; Wegerechte gibt es nur, wo keine ist
rw-own = das Wegerecht auf „{ $at }“ gehört dir schon
rw-price = das Wegerecht auf „{ $at }“ braucht { $height } zum Zahlen, 1 zum Legen und 1 zum Behalten; auf der Hand sind { $hand }
rw-last = „{ $at }“ zu kaufen würde das letzte Plättchen der Hand kosten; eines muss bleiben
rw-not-in-hand = auf der Hand ist kein „{ $tile }“
rw-nothing-open = kein Stadtfeld ist offen; erst muss ein Wegerecht gekauft werden, das eines öffnet
rw-not-now = jetzt nicht: { $due }
rw-due-dollar = ein Dollar wird gelost
rw-due-piece = ein Stück der Stadt wird gezogen
rw-due-lay = das gezogene Stück ist zu legen
rw-due-deal = die ersten Hände werden ausgeteilt
rw-due-first = das Los bestimmt, wer beginnt
rw-due-act = eine Autobahn wird gebaut, ein Wegerecht gekauft oder der Zug beendet
rw-due-draw = der Gewinn wird gezogen
rw-due-discard = der Verlust ist mit „discard“ zu zahlen
rw-due-scrap = der Rest des Verlusts ist mit „scrap“ zu zahlen
rw-due-price = das Wegerecht ist mit „discard“ zu zahlen
rw-due-refill = für die leere Hand wird ein Plättchen gezogen
rw-due-over = das Spiel ist zu Ende
rw-told-buy = { $tile } kommt verdeckt auf { $at }
rw-told-buy-price = { $tile } kommt verdeckt auf { $at }, und { $price } sind zu zahlen
rw-told-yours = das Wegerecht dort gehört dir
rw-told-discard = { $tile } wird abgelegt
rw-told-still = noch zu zahlen: { $price }
rw-nothing = nichts
rw-one-tile = 1 Plättchen
rw-tiles = { $count } Plättchen
rw-told-lay = ein Stück mit { $dollars } kommt auf { $at }
rw-no-dollar = keinem Dollar
rw-one-dollar = 1 Dollar
rw-dollars = { $count } Dollar
rw-told-done = der Zug endet ohne Wegerecht
rw-told-dollar = { $at } bekommt einen Dollar
rw-told-piece = das gezogene Stück ist mit { $dollars }
rw-told-draw = Platz { $seat } zieht { $tile }
rw-told-first = Platz { $seat } beginnt
rw-told-outside = auf { $at } lässt sich nichts bauen, es liegt außerhalb der Stadt
rw-told-place = { $tile } auf { $at } kostet { $cost } und bringt { $profit }: { $then }
rw-told-even = nichts wird gezogen oder gezahlt
rw-told-gain = { $tiles } zu ziehen
rw-told-loss = { $tiles } zu zahlen
rw-told-loss-city = { $tiles } zu zahlen, { $hand } aus der Hand und { $city } aus der Stadt
rw-told-loss-forgiven = { $tiles } zu zahlen, { $hand } aus der Hand und { $city } aus der Stadt, { $rest } erlassen
rw-told-cleared = was dort verdeckt liegt, wird abgelegt
rw-told-scrap-highway = die Autobahn auf { $at } wird abgelegt, und das Feld ist wieder frei
rw-told-scrap-right = das Wegerecht auf { $at } wird aufgegeben
rw-told-scrap-top = das oberste Plättchen des Wegerechts auf { $at } wird abgelegt
rw-told-scrap-other = es geht an die andere Seite
rw-seen-dollar = { $at }, Dollarfeld
rw-seen-dollar-used = { $at }, Dollarfeld, in diesem Zug benutzt
rw-seen-plain = { $at }, leeres Feld
rw-seen-plain-used = { $at }, leeres Feld, in diesem Zug benutzt
rw-seen-highway = { $at }, Autobahn { $tile } von Platz { $seat }, noch nicht angeschlossen
rw-seen-connected = { $at }, Autobahn { $tile } von Platz { $seat }, angeschlossen, { $points } Punkte
rw-seen-right = { $at }, Wegerecht von Platz { $seat }: { $tiles }
rw-seen-right-tile = { $tile } von Platz { $seat }
rw-seen-free = { $at }, freier Grund
