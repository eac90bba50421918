# RIGHT_OF_WAY
# Was jemand getan hat, für das Protokoll; `.do` ist dasselbe als Aufforderung, für Knöpfe.
rightofway-dollar = ein Dollarzeichen: { $at }
rightofway-piece = gezogen wird ein Stadtteil { $dollars ->
    [0] ohne Dollar
    [one] mit 1 Dollar
   *[other] mit { $dollars } Dollar
}
rightofway-lay = { $who_is ->
    [you] Du legst den Stadtteil Richtung { edge } an: { $at }
   *[other] { $who } legt den Stadtteil Richtung { edge } an: { $at }
}
    .do = Stadtteil Richtung { edge } anlegen: { $at }
rightofway-draw = { $who_is ->
    [you] Du ziehst { tile-shape.a }
   *[other] { $who } zieht { tile-shape.a }
}
rightofway-first = { $who_is ->
    [you] Du beginnst
   *[other] { $who } beginnt
}
rightofway-place = { $who_is ->
    [you] Du baust { tile-shape.a }: { $at }
   *[other] { $who } baut { tile-shape.a }: { $at }
}
    .do = { tile-shape.label } bauen: { $at }
rightofway-buy = { $who_is ->
    [you] Du kaufst ein Wegerecht und legst { tile-shape.a }: { $at }
   *[other] { $who } kauft ein Wegerecht und legt { tile-shape.a }: { $at }
}
    .do = Wegerecht kaufen, dafür { tile-shape.the } legen: { $at }
rightofway-discard = { $who_is ->
    [you] Du legst { tile-shape.a } ab
   *[other] { $who } legt { tile-shape.a } ab
}
    .do = { tile-shape.label } ablegen
rightofway-scrap = { $who_is ->
    [you] Du nimmst dein Plättchen aus der Stadt und legst es ab: { $at }
   *[other] { $who } nimmt ein Plättchen aus der Stadt und legt es ab: { $at }
}
    .do = Plättchen aus der Stadt ablegen: { $at }
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
    [yes] Letzter Zug:{" "}
   *[no] { "" }
}{ $due ->
    [build] Baue eine Autobahn.
    [must-buy] Nirgends ist ein Bauplatz: kaufe erst ein Wegerecht.
    [may-buy] Du kannst noch ein Wegerecht kaufen oder den Zug beenden.
    [done] Beende deinen Zug.
   *[both] Baue eine Autobahn. Du kannst auch ein Wegerecht kaufen.
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
rw-dollar-there = hier ist schon ein Dollar ({ $at })
rw-taken = das gehört schon zur Stadt ({ $at }); Stadtteile kommen auf freien Grund
rw-off = ein Stadtteil würde hier die Stadt nicht berühren ({ $at })
rw-otherwise = ein Stadtteil aus lauter gleichen Feldern wird vom ersten aus gelegt, hier { $at }
rw-outside = das liegt außerhalb der Stadt ({ $at })
rw-no-tile = kein Plättchen hat die Straßen „{ $tile }“; Plättchen haben zwei bis sechs
rw-their-draw = { $seat_is ->
    [you] das nächste Plättchen ziehst du
   *[other] das nächste Plättchen zieht { $seat }
}
rw-stack = im Nachziehstapel ist kein „{ $tile }“ mehr
rw-no-seat = { $seat } spielt nicht mit; hier gibt es die Plätze 1 und 2
rw-placed = eine Autobahn je Zug: mehr lässt sich nicht bauen, auch hier nicht ({ $at })
rw-bought = ein Wegerecht je Zug: mehr lässt sich nicht kaufen, auch hier nicht ({ $at })
rw-nothing-placed = der Zug endet erst, wenn eine Autobahn gebaut ist
rw-highway = hier liegt schon eine Autobahn ({ $at })
rw-theirs = das ist fremdes Wegerecht ({ $at }); kaufe es zuerst
rw-too-dear = das kostet hier { $loss }, und { $left } bleiben zum Zahlen ({ $at }); etwas anderes ist bezahlbar
rw-no-scrap = hier liegt nichts von dir ({ $at })
rw-this-turn = was hier liegt, kam erst in diesem Zug und bleibt ({ $at })
rw-right-highway = hier liegt eine Autobahn ({ $at }); Wegerechte gibt es nur, wo keine ist
rw-own = dieses Wegerecht gehört dir schon ({ $at })
rw-price = dieses Wegerecht braucht { $height } zum Zahlen, 1 zum Legen und 1 zum Behalten; auf der Hand hast du { $hand } ({ $at })
rw-last = das würde das letzte Plättchen der Hand kosten ({ $at }); eines muss bleiben
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
rw-due-discard = lege erst ein Plättchen ab, um den Verlust zu bezahlen
rw-due-scrap = nimm erst ein eigenes Plättchen aus der Stadt, um den Rest des Verlusts zu bezahlen
rw-due-price = lege erst ein Plättchen ab, um das Wegerecht zu bezahlen
rw-due-refill = für die leere Hand wird ein Plättchen gezogen
rw-due-over = das Spiel ist zu Ende
rw-told-buy = { $price ->
    [0] verdeckt wird { tile-shape.the } gelegt; das Wegerecht gehört dir
    [one] verdeckt wird { tile-shape.the } gelegt, und 1 Plättchen ist zu zahlen; das Wegerecht gehört dir
   *[other] verdeckt wird { tile-shape.the } gelegt, und { $price } Plättchen sind zu zahlen; das Wegerecht gehört dir
}
rw-told-discard = { tile-shape.label } abgelegt; noch zu zahlen: { $price }
rw-tiles = { $count ->
    [0] nichts
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
rw-told-lay = { $dollars ->
    [0] ein Stadtteil ohne Dollar wird angelegt: { $at }
    [one] ein Stadtteil mit 1 Dollar wird angelegt: { $at }
   *[other] ein Stadtteil mit { $dollars } Dollar wird angelegt: { $at }
}
rw-told-done = der Zug endet ohne Wegerecht
rw-told-outside = außerhalb der Stadt lässt sich nichts bauen ({ $at })
rw-told-place = { tile-shape.label }: Kosten { $cost }, Gewinn { $profit }; { $then }{ $cleared ->
    [yes] ; was dort verdeckt liegt, wird abgelegt
   *[no] { "" }
}
rw-told-even = nichts wird gezogen oder gezahlt
rw-told-gain = { $tiles } zu ziehen
rw-told-loss = { $tiles } zu zahlen
rw-told-loss-city = { $tiles } zu zahlen, { $hand } aus der Hand und { $city } aus der Stadt
rw-told-loss-forgiven = { $tiles } zu zahlen, { $hand } aus der Hand und { $city } aus der Stadt, { $rest } erlassen
rw-told-scrap-highway = die Autobahn wird abgelegt, und das Feld ist wieder frei ({ $at })
rw-told-scrap-right = das Wegerecht wird aufgegeben ({ $at })
rw-told-scrap-top = das oberste Plättchen des Wegerechts wird abgelegt; es geht an die andere Seite ({ $at })
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
    [one] noch 1 Bauplatz in der Stadt
   *[other] noch { $tiles } Bauplätze in der Stadt
}
rightofway-where = { $quarter ->
    [rich] reiches Viertel,{" "}
    [free] freier Grund,{" "}
   *[poor] { "" }
}{ $steps } { compass } der Mitte
rightofway-where-two = { $quarter ->
    [rich] reiches Viertel,{" "}
    [free] freier Grund,{" "}
   *[poor] { "" }
}von der Mitte { $steps } nach { compass.to } und { $more } nach { edge }
rightofway-centre = die Mitte, reiches Viertel
compass = { $towards ->
    [N] nördlich
    [NE] nordöstlich
    [E] östlich
    [SE] südöstlich
    [S] südlich
    [SW] südwestlich
    [W] westlich
   *[NW] nordwestlich
}
    .to = { $towards ->
        [N] Norden
        [NE] Nordosten
        [E] Osten
        [SE] Südosten
        [S] Süden
        [SW] Südwesten
        [W] Westen
       *[NW] Nordwesten
    }
rightofway-prompt-tile = Tippe auf ein Stadtfeld, um dort zu bauen. Nochmals tippen oder R dreht die Autobahn.
rightofway-prompt-buy = Tippe auf ein Stadtfeld, um sein Wegerecht zu kaufen.
rightofway-prompt-scrap = Tippe auf ein Plättchen von dir, um es aus der Stadt zu nehmen.
rightofway-prompt-lay = Tippe auf freien Grund neben der Stadt. Nochmals tippen oder R dreht den Stadtteil.
rightofway-prompt-discard = Wähle ein Plättchen deiner Hand zum Ablegen.
rightofway-prompt-end = Mehr ist nicht zu tun: beende deinen Zug.
rightofway-step-build = Bauen
rightofway-step-buy = Kaufen
rightofway-ends = So endet das Spiel
rightofway-ends-how = Die Stadt ist voll, oder jemand hat keine Plättchen mehr.
rightofway-ends-last = Das ist der letzte Zug.
rightofway-ends-city = Stadt
rightofway-ends-free = noch { $free } von { $all } Feldern frei
rightofway-ends-tiles = noch { $tiles } Plättchen
rightofway-rights = Wegerechte, die du übernehmen könntest
rightofway-price = { $tiles } Plättchen
rightofway-plate-profit = Gewinn
rightofway-plate-cost = Kosten
rightofway-plate-draw = zu ziehen
rightofway-plate-pay = zu zahlen
rightofway-plate-points = Punkte
rightofway-plate-theirs = für { $who }
rightofway-source-none = Geschlossene Autobahnen
rightofway-source = { $roads ->
    [2] Straßen und Kurven
    [3] Dreierknoten
    [4] Viererknoten
    [5] Fünferknoten
   *[6] Sechserknoten
}
