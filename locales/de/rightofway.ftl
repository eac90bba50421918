# RIGHT_OF_WAY
# Was jemand getan hat, für das Protokoll; `.do` ist dasselbe als Aufforderung, für Knöpfe.
rightofway-dollar = { $at } bekommt ein Dollarzeichen
rightofway-piece = gezogen wird ein Stadtteil { $dollars ->
    [0] ohne Dollar
    [one] mit 1 Dollar
   *[other] mit { $dollars } Dollar
}
rightofway-lay = { $who_is ->
    [you] Du legst den Stadtteil bei { $at } an, Richtung
   *[other] { $who } legt den Stadtteil bei { $at } an, Richtung
} { $edge ->
    [N] Norden
    [NE] Nordosten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
   *[NW] Nordwesten
}
    .do = Stadtteil bei { $at } anlegen, Richtung { $edge ->
        [N] Norden
        [NE] Nordosten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
       *[NW] Nordwesten
    }
rightofway-draw = { $who_is ->
    [you] Du ziehst { $tile }
   *[other] { $who } zieht { $tile }
}
rightofway-first = { $who_is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}
rightofway-place = { $who_is ->
    [you] Du baust { $tile } auf { $at }
   *[other] { $who } baut { $tile } auf { $at }
}
    .do = { $tile } auf { $at } bauen
rightofway-buy = { $who_is ->
    [you] Du kaufst mit { $tile } das Wegerecht auf { $at }
   *[other] { $who } kauft mit { $tile } das Wegerecht auf { $at }
}
    .do = Wegerecht auf { $at } mit { $tile } kaufen
rightofway-discard = { $who_is ->
    [you] Du legst { $tile } ab
   *[other] { $who } legt { $tile } ab
}
    .do = { $tile } ablegen
rightofway-scrap = { $who_is ->
    [you] Du nimmst dein Plättchen von { $at } und legst es ab
   *[other] { $who } nimmt ein Plättchen von { $at } und legt es ab
}
    .do = Plättchen von { $at } ablegen
rightofway-done = { $who_is ->
    [you] Du beendest deinen Zug
   *[other] { $who } beendet den Zug
}
    .do = Zug beenden

rightofway-phase-dollar = Die reichen Viertel werden gelost
rightofway-phase-piece = Ein Stadtteil wird gezogen
rightofway-phase-lay = Lege den Stadtteil
rightofway-phase-deal = Plättchen werden ausgeteilt
rightofway-phase-first = Das Los bestimmt, wer beginnt
rightofway-phase-act = { $last ->
    [yes] Letzter Zug: bauen oder kaufen
   *[no] Bauen oder kaufen
}
rightofway-phase-draw = Plättchen werden gezogen
rightofway-phase-discard = { $owed ->
    [one] 1 Plättchen ablegen
   *[other] { $owed } Plättchen ablegen
}
rightofway-phase-scrap = { $owed ->
    [one] 1 Plättchen aus der Stadt ablegen
   *[other] { $owed } Plättchen aus der Stadt ablegen
}
rightofway-phase-price = { $owed ->
    [one] 1 Plättchen für das Wegerecht zahlen
   *[other] { $owed } Plättchen für das Wegerecht zahlen
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
rw-no-piece = es ist kein Stadtteil mit { $count } Dollar mehr da
rw-dollar-there = auf „{ $at }“ ist schon ein Dollar
rw-taken = „{ $at }“ gehört schon zur Stadt; Stadtteile kommen auf freien Grund
rw-off = ein Stadtteil bei „{ $at }“ würde die Stadt nicht berühren
rw-otherwise = ein Stadtteil aus lauter gleichen Feldern wird vom ersten aus gelegt, hier „{ $at }“
rw-outside = „{ $at }“ liegt außerhalb der Stadt
rw-no-tile = kein Plättchen hat die Straßen „{ $tile }“; Plättchen haben zwei bis sechs
rw-their-draw = { $seat_is ->
    [you] das nächste Plättchen ziehst du
   *[other] das nächste Plättchen zieht { $seat }
}
rw-stack = im Nachziehstapel ist kein „{ $tile }“ mehr
rw-no-seat = { $seat } spielt nicht mit; hier gibt es die Plätze 1 und 2
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
rw-due-piece = ein Stadtteil wird gezogen
rw-due-lay = der gezogene Stadtteil ist zu legen
rw-due-deal = die ersten Hände werden ausgeteilt
rw-due-first = das Los bestimmt, wer beginnt
rw-due-act = eine Autobahn wird gebaut, ein Wegerecht gekauft oder der Zug beendet
rw-due-draw = der Gewinn wird gezogen
rw-due-discard = der Verlust ist mit „discard“ zu zahlen
rw-due-scrap = der Rest des Verlusts ist mit „scrap“ zu zahlen
rw-due-price = das Wegerecht ist mit „discard“ zu zahlen
rw-due-refill = für die leere Hand wird ein Plättchen gezogen
rw-due-over = das Spiel ist zu Ende
rw-told-buy = { $price ->
    [0] { $tile } kommt verdeckt auf { $at }; das Wegerecht dort gehört dir
    [one] { $tile } kommt verdeckt auf { $at }, und 1 Plättchen ist zu zahlen; das Wegerecht dort gehört dir
   *[other] { $tile } kommt verdeckt auf { $at }, und { $price } Plättchen sind zu zahlen; das Wegerecht dort gehört dir
}
rw-told-discard = { $tile } wird abgelegt; noch zu zahlen: { $price }
rw-tiles = { $count ->
    [0] nichts
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
rw-told-lay = { $dollars ->
    [0] ein Stadtteil ohne Dollar kommt auf { $at }
    [one] ein Stadtteil mit 1 Dollar kommt auf { $at }
   *[other] ein Stadtteil mit { $dollars } Dollar kommt auf { $at }
}
rw-told-done = der Zug endet ohne Wegerecht
rw-told-outside = auf { $at } lässt sich nichts bauen, es liegt außerhalb der Stadt
rw-told-place = { $tile } auf { $at } kostet { $cost } und bringt { $profit }: { $then }{ $cleared ->
    [yes] ; was dort verdeckt liegt, wird abgelegt
   *[no] { "" }
}
rw-told-even = nichts wird gezogen oder gezahlt
rw-told-gain = { $tiles } zu ziehen
rw-told-loss = { $tiles } zu zahlen
rw-told-loss-city = { $tiles } zu zahlen, { $hand } aus der Hand und { $city } aus der Stadt
rw-told-loss-forgiven = { $tiles } zu zahlen, { $hand } aus der Hand und { $city } aus der Stadt, { $rest } erlassen
rw-told-scrap-highway = die Autobahn auf { $at } wird abgelegt, und das Feld ist wieder frei
rw-told-scrap-right = das Wegerecht auf { $at } wird aufgegeben
rw-told-scrap-top = das oberste Plättchen des Wegerechts auf { $at } wird abgelegt; es geht an die andere Seite
rw-exp-action = „place“, „buy“, „discard“, „scrap“, „lay“ oder „done“, beim Zufall „dollar“, „piece“, „draw“ oder „first“
rw-seats = rightofway ist für 2 Plätze, nicht für „{ $seats }“
rw-tile-set = alle haben 54 Plättchen (RW-2.1), nicht „{ $count }“

## Was man am Tisch wissen will
rightofway-goal = Wer die meisten Punkte mit geschlossenen Straßen hat, gewinnt. { $ahead ->
    [0] { $behind ->
        [0] Gleichstand.
        [one] Du liegst 1 Punkt zurück.
       *[other] Du liegst { $behind } Punkte zurück.
    }
    [one] Du führst mit 1 Punkt.
   *[other] Du führst mit { $ahead } Punkten.
}
rightofway-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
rightofway-clock = { $tiles ->
    [one] noch 1 Plättchen im kleinsten Stapel
   *[other] noch { $tiles } Plättchen im kleinsten Stapel
}
