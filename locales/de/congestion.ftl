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

## Refusals, explanations, labels of the picture
# Was die Engine sagt.
tc-exp-action = „enter“, „signal“, „move“ oder „pass“
tc-exp-lane = eine Spur wie „NW:E“, „r1c3:E“ oder „out:NW:N“
tc-exp-colour = eine Farbe: blue, red, green oder yellow
tc-exp-direction = eine Richtung: straight, left oder right
tc-exp-then = „keep“, „remove“ oder eine Richtung: straight, left oder right
tc-exp-grid = Zeilen x Spalten, jeweils 1 bis 4, wie 2x2
tc-no-lane = eine Spur „{ $at }“ gibt es nicht; Spuren heißen hier wie „NW:E“, Ausfahrten wie „out:NW:N“
tc-not-on-grid = dieses Raster hat keine Spur „{ $at }“; Spuren heißen hier wie „r1c1:E“, Ausfahrten wie „out:r1c1:N“
tc-no-entrance = „{ $at }“ ist keine Einfahrt; Autos kommen nur auf Spuren herein, die von außen kommen
tc-full = „{ $at }“ ist voll; auf eine Spur passen fünf Autos
tc-not-your-car =
    ein { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto darf dieser Platz hier nicht einsetzen
tc-direct =
    auf „{ $at }“ darf kein { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto herein: { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } liegt von dort eine Ausfahrt seiner Farbe
tc-signal-exit = „{ $at }“ ist eine Ausfahrt; Signale stehen, wo Autos warten
tc-signal-there = „{ $at }“ hat ein Signal; es ändert sich nur, wenn Autos hindurchfahren
tc-crosses =
    der Weg { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } von „{ $at }“ würde den Weg { $shown ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } von „{ $other }“ kreuzen
tc-move-exit = „{ $at }“ ist eine Ausfahrt; Autos dort sind vom Plan
tc-no-signal = „{ $at }“ hat kein Signal; erst muss dort eines stehen
tc-no-car = auf „{ $at }“ steht kein Auto
tc-no-room = „{ $at }“, wohin das Signal zeigt, ist voll
tc-no-change =
    das Signal an „{ $at }“ zeigt schon { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }; mit „keep“ bleibt es so
tc-told-enter =
    ein { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto kommt auf { $at } als Nummer { $place } der Schlange herein
tc-told-signal-into =
    ein Signal führt { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } in { $into }
tc-told-signal =
    ein Signal führt { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-told-none = nichts fährt: { $at } hat kein Signal
tc-told-pass = nichts fährt
tc-told-one-into =
    1 Auto fährt von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } in { $into }
tc-told-many-into =
    { $count } Autos fahren von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } in { $into }
tc-told-one =
    1 Auto fährt von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-told-many =
    { $count } Autos fahren von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-told-counts-none =
    keines zählt für { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
tc-told-counts-one =
    1 zählt für { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
tc-told-counts =
    { $count } zählen für { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
tc-told-stays = das Signal bleibt
tc-told-removed = das Signal kommt weg
tc-told-then =
    dann zeigt das Signal { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-seen-lane = { $at }, { $count } von { $most } Autos
tc-seen-bay = { $at }, Stellplatz { $bay }
tc-seen-car =
    { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto { $number } auf { $at }
tc-seen-exit = Ausfahrt { $at }
tc-seen-no-signal = kein Signal an { $at }
tc-seen-signal =
    Signal an { $at }: { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
tc-seen-path =
    { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } von { $at }
tc-seen-seat =
    Platz { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }: { $count } von { $most } Autos
