# Congestion
congestion-status = Du bist am Zug ({ $turns } gespielt)

## Was jemand tut, und dasselbe als Aufforderung
congestion-enter =
    { $who_is ->
        [you] Du lässt
       *[other] { $who } lässt
    } ein { tc-car-colour } Auto in { $at } einfahren
    .do =
        { $colour ->
            [blue] Blaues Auto
            [green] Grünes Auto
            [red] Rotes Auto
           *[yellow] Gelbes Auto
        } nach { $at }
congestion-signal =
    { $who_is ->
        [you] Du setzt
       *[other] { $who } setzt
    } an { $at } ein Signal { tc-arrow }
    .do = Signal { $at } { tc-arrow }
congestion-move =
    { $who_is ->
        [you] Du lässt { $at } ziehen und stellst
       *[other] { $who } lässt { $at } ziehen und stellt
    } das Signal auf { tc-turned }
    .do = { $at } ziehen lassen, dann { tc-turned }
congestion-move-keep =
    { $who_is ->
        [you] Du lässt
       *[other] { $who } lässt
    } { $at } ziehen
    .do = { $at } ziehen lassen
congestion-move-remove =
    { $who_is ->
        [you] Du lässt { $at } ziehen und entfernst
       *[other] { $who } lässt { $at } ziehen und entfernt
    } das Signal
    .do = { $at } ziehen lassen, Signal entfernen
congestion-pass =
    { $who_is ->
        [you] Du passt
       *[other] { $who } passt
    }
    .do = Passen

## Teile der Sätze
tc-car-colour =
    { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    }
tc-colour =
    { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
tc-direction =
    { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-shown =
    { $shown ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-arrow =
    { $direction ->
        [left] nach links ↰
        [right] nach rechts ↱
       *[straight] geradeaus ↑
    }
tc-turned =
    { $direction ->
        [left] links ↰
        [right] rechts ↱
       *[straight] geradeaus ↑
    }

## Refusals, explanations, labels of the picture
tc-exp-action = „enter“, „signal“, „move“ oder „pass“
tc-exp-lane = eine Spur wie „NW:E“, „r1c3:E“ oder „out:NW:N“
tc-exp-colour = eine Farbe: blue, red, green oder yellow
tc-exp-direction = eine Richtung: straight, left oder right
tc-exp-then = „keep“, „remove“ oder eine Richtung: straight, left oder right
tc-exp-grid = Zeilen x Spalten, jeweils 1 bis 4, wie 2x2
tc-seats = Congestion ist für { $least } bis { $most } Plätze, nicht für „{ $seats }“
tc-colours-count = die Option colours (TC-2.1) hat „{ $given }“ Farben für { $seats } Plätze
tc-colours-same = die Option colours (TC-2.1) gibt zwei Plätzen dieselbe Farbe
tc-no-lane = eine Spur „{ $at }“ gibt es nicht; Spuren heißen hier wie „NW:E“, Ausfahrten wie „out:NW:N“
tc-not-on-grid = dieses Raster hat keine Spur „{ $at }“; Spuren heißen hier wie „r1c1:E“, Ausfahrten wie „out:r1c1:N“
tc-no-entrance = „{ $at }“ ist keine Einfahrt; Autos kommen nur auf Spuren herein, die von außen kommen
tc-full = „{ $at }“ ist voll; auf eine Spur passen fünf Autos
tc-not-your-car = ein { tc-car-colour } Auto darf dieser Platz hier nicht einsetzen
tc-direct = auf „{ $at }“ darf kein { tc-car-colour } Auto herein: { tc-direction } liegt von dort eine Ausfahrt seiner Farbe
tc-signal-exit = „{ $at }“ ist eine Ausfahrt; Signale stehen, wo Autos warten
tc-signal-there = „{ $at }“ hat ein Signal; es ändert sich nur, wenn Autos hindurchfahren
tc-crosses = der Weg { tc-direction } von „{ $at }“ würde den Weg { tc-shown } von „{ $other }“ kreuzen
tc-move-exit = „{ $at }“ ist eine Ausfahrt; Autos dort sind vom Plan
tc-no-signal = „{ $at }“ hat kein Signal; erst muss dort eines stehen
tc-no-car = auf „{ $at }“ steht kein Auto
tc-no-room = „{ $at }“, wohin das Signal zeigt, ist voll
tc-no-change = das Signal an „{ $at }“ zeigt schon { tc-direction }; mit „keep“ bleibt es so
tc-told-enter = ein { tc-car-colour } Auto kommt auf { $at } als Nummer { $place } der Schlange herein
tc-told-signal = ein Signal führt { $at } { tc-direction } in { $into }
tc-told-none = nichts fährt: { $at } hat kein Signal
tc-told-pass = nichts fährt
tc-told-cars =
    { $count ->
        [one] { $count } Auto fährt
       *[other] { $count } Autos fahren
    } von { $at } { tc-direction } in { $into }
tc-told-move = { tc-told-cars }; { $then }
tc-told-leave = { tc-told-cars }; { $counts }; { $then }
tc-told-counts =
    { $count ->
        [0] keines zählt
        [one] { $count } zählt
       *[other] { $count } zählen
    } für { tc-colour }
tc-told-stays = das Signal bleibt
tc-told-removed = das Signal kommt weg
tc-told-then = dann zeigt das Signal { tc-direction }

## Was man am Tisch wissen will
congestion-goal = { $left ->
    [0] Du hast { $target } Autos am Ziel.
   *[other] Bring als Erster { $target } Autos ans Ziel. Noch { $left }.
}
