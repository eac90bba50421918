# Congestion
congestion-status = Du bist am Zug ({ $turns } gespielt)

## Was jemand tut, und dasselbe als Aufforderung
congestion-enter =
    { $who_is ->
        [you] Du lässt
       *[other] { $who } lässt
    } ein { tc-car-colour } Auto { $at } einfahren
    .do =
        { $colour ->
            [blue] Blaues Auto
            [green] Grünes Auto
            [red] Rotes Auto
           *[yellow] Gelbes Auto
        } { $at }
congestion-signal =
    { $who_is ->
        [you] Du setzt
       *[other] { $who } setzt
    } auf der Spur { $at } ein Signal: { tc-arrow }
    .do = Signal { tc-arrow }: { $at }
congestion-move =
    { $who_is ->
        [you] Du lässt die Autos auf der Spur { $at } ziehen und stellst
       *[other] { $who } lässt die Autos auf der Spur { $at } ziehen und stellt
    } das Signal auf { tc-turned }
    .do = Autos auf der Spur { $at } ziehen lassen, dann Signal auf { tc-turned }
congestion-move-keep =
    { $who_is ->
        [you] Du lässt
       *[other] { $who } lässt
    } die Autos auf der Spur { $at } ziehen
    .do = Autos auf der Spur { $at } ziehen lassen
congestion-move-remove =
    { $who_is ->
        [you] Du lässt die Autos auf der Spur { $at } ziehen und entfernst
       *[other] { $who } lässt die Autos auf der Spur { $at } ziehen und entfernt
    } das Signal
    .do = Autos auf der Spur { $at } ziehen lassen, Signal entfernen
congestion-pass =
    { $who_is ->
        [you] Du passt
       *[other] { $who } passt
    }
    .do = Passen

## Spuren: woher ihre Autos kommen und wohin sie führen
tc-lane-in = von { tc-the-side } nach { $at }
tc-lane-middle = von { $from } nach { $at }
tc-lane-out = aus { $at } nach { tc-the-side } hinaus
tc-onward = nach { $at }
tc-onward-out = nach { tc-the-side } hinaus
tc-the-side =
    { $side ->
        [N] Norden
        [E] Osten
        [S] Süden
       *[W] Westen
    }
tc-nw = Nordwest
tc-ne = Nordost
tc-sw = Südwest
tc-se = Südost
tc-row-column = Zeile { $row }, Spalte { $column }

## Teile der Sätze
tc-car-colour =
    { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    }
tc-cars-colour =
    { $colour ->
        [blue] blaue
        [green] grüne
        [red] rote
       *[yellow] gelbe
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
tc-turning = { tc-direction }
# Der Pfeil zeigt, wohin das Auto auf dem Brett fährt, wie herum es auch abbiegt.
tc-arrow = { tc-direction } { tc-pointing }
tc-turned =
    { $direction ->
        [left] links
        [right] rechts
       *[straight] geradeaus
    } { tc-pointing }
tc-pointing =
    { $side ->
        [N] ↑
        [E] →
        [S] ↓
       *[W] ←
    }
tc-shown =
    { $shown ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
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
tc-no-entrance = die Spur { $at } ist keine Einfahrt; Autos kommen nur auf Spuren herein, die von außen kommen
tc-full = die Spur { $at } ist voll; auf sie passen fünf Autos
tc-not-your-car = an diesem Tisch lassen alle nur Autos der eigenen Farbe einfahren, also kein { tc-car-colour }
tc-direct = auf der Spur { $at } darf kein { tc-car-colour } Auto einfahren: { tc-direction } liegt von dort eine Ausfahrt seiner Farbe
tc-signal-exit = die Spur { $at } ist eine Ausfahrt; Signale stehen, wo Autos warten
tc-signal-there = die Spur { $at } hat ein Signal; es ändert sich nur, wenn Autos hindurchziehen
tc-crosses = { tc-turning } kreuzt hier den Weg der Autos { $other }, die { tc-shown } fahren
tc-move-exit = die Spur { $at } ist eine Ausfahrt; Autos dort haben das Brett verlassen
tc-no-signal = die Spur { $at } hat kein Signal; erst muss dort eines stehen
tc-no-car = auf der Spur { $at } wartet kein Auto
tc-no-room = die Spur { $at }, wohin das Signal zeigt, ist voll
tc-no-change = das Signal auf der Spur { $at } zeigt schon { tc-direction }
tc-told-enter = ein { tc-car-colour } Auto stellt sich { $at } als Nummer { $place } an
tc-told-signal = { tc-direction } { $into }: { $cars }
tc-told-signal-out = { tc-direction } { $into }: { $cars }; { $end }
tc-told-move = { tc-direction } { $into }: { $cars }; { $then }
tc-told-move-out = { tc-direction } { $into }: { $cars }; { $end }; { $then }
tc-told-none = kein Auto fährt: die Spur { $at } hat kein Signal
tc-told-pass = nichts fährt
tc-told-can-go =
    { $count ->
        [one] { $count } Auto kann fahren, { tc-is-it-yours }
       *[other] { $count } Autos können fahren, { tc-how-many-yours }
    }
tc-told-go =
    { $count ->
        [one] { $count } Auto fährt, { tc-is-it-yours }
       *[other] { $count } Autos fahren, { tc-how-many-yours }
    }
tc-is-it-yours =
    { $own ->
        [0] nicht deins
       *[other] deins
    }
tc-how-many-yours =
    { $own ->
        [0] keines davon deins
        [one] eines davon deins
       *[other] { $own } davon deine
    }
tc-told-empty = hier wartet noch kein Auto
tc-told-no-room = kein Auto kann fahren, die Spur davor ist voll
tc-told-only = nur { tc-cars-colour } Autos zählen dort
tc-told-nobody = dort zählt kein Auto
tc-told-counts =
    { $count ->
        [0] keines zählt
        [one] { $count } zählt
       *[other] { $count } zählen
    } für { tc-colour }
tc-told-stays = das Signal bleibt
tc-told-removed = das Signal kommt weg
tc-told-then = dann zeigt das Signal { tc-arrow }

## Was man am Tisch wissen will
congestion-goal = { $left ->
    [0] Du hast { $target } Autos am Ziel.
   *[other] Wer zuerst { $target } Autos am Ziel hat, gewinnt. Dir fehlen noch { $left }.
}
congestion-heading = { $own ->
    [0] Du bist dran: eine Aktion
    [one] Du bist dran: { $own } Auto von dir ist unterwegs
   *[other] Du bist dran: { $own } Autos von dir sind unterwegs
}
congestion-choose = Lass ein Auto einfahren, setz ein Signal oder lass Autos ziehen.
congestion-prompt-car = Tippe auf eine Spur, die von außen kommt. { $own ->
    [yes] Deine Autos zählen im { tc-the-side }.
   *[no] { tc-colour } zählt im { tc-the-side }.
}
congestion-prompt-signal = Tippe auf die Ampel am Ende einer Spur, um dort ein Signal zu setzen.
congestion-prompt-move = Tippe auf ein Signal, um die Autos dort ziehen zu lassen.
congestion-clock = { $turns ->
    [one] { $turns } Zug gespielt
   *[other] { $turns } Züge gespielt
}
congestion-undone-pass = Passen, ohne etwas zu tun?
congestion-home = Autos am Ziel
congestion-short = Es fehlen zu { $target }
congestion-queued = Noch unterwegs
