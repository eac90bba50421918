# Was die Engine sagt.
say-tc-exp-action = „enter“, „signal“, „move“ oder „pass“
say-tc-exp-lane = eine Spur wie „NW:E“, „r1c3:E“ oder „out:NW:N“
say-tc-exp-colour = eine Farbe: blue, red, green oder yellow
say-tc-exp-direction = eine Richtung: straight, left oder right
say-tc-exp-then = „keep“, „remove“ oder eine Richtung: straight, left oder right
say-tc-exp-grid = Zeilen x Spalten, jeweils 1 bis 4, wie 2x2
say-tc-no-lane = eine Spur „{ $at }“ gibt es nicht; Spuren heißen hier wie „NW:E“, Ausfahrten wie „out:NW:N“
say-tc-not-on-grid = dieses Raster hat keine Spur „{ $at }“; Spuren heißen hier wie „r1c1:E“, Ausfahrten wie „out:r1c1:N“
say-tc-no-entrance = „{ $at }“ ist keine Einfahrt; Autos kommen nur auf Spuren herein, die von außen kommen
say-tc-full = „{ $at }“ ist voll; auf eine Spur passen fünf Autos
say-tc-not-your-car =
    ein { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto darf dieser Platz hier nicht einsetzen
say-tc-direct =
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
say-tc-signal-exit = „{ $at }“ ist eine Ausfahrt; Signale stehen, wo Autos warten
say-tc-signal-there = „{ $at }“ hat ein Signal; es ändert sich nur, wenn Autos hindurchfahren
say-tc-crosses =
    der Weg { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } von „{ $at }“ würde den Weg { $shown ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } von „{ $other }“ kreuzen
say-tc-move-exit = „{ $at }“ ist eine Ausfahrt; Autos dort sind vom Plan
say-tc-no-signal = „{ $at }“ hat kein Signal; erst muss dort eines stehen
say-tc-no-car = auf „{ $at }“ steht kein Auto
say-tc-no-room = „{ $at }“, wohin das Signal zeigt, ist voll
say-tc-no-change =
    das Signal an „{ $at }“ zeigt schon { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }; mit „keep“ bleibt es so
say-tc-told-enter =
    ein { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto kommt auf { $at } als Nummer { $place } der Schlange herein
say-tc-told-signal-into =
    ein Signal führt { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } in { $into }
say-tc-told-signal =
    ein Signal führt { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
say-tc-told-none = nichts fährt: { $at } hat kein Signal
say-tc-told-pass = nichts fährt
say-tc-told-one-into =
    1 Auto fährt von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } in { $into }
say-tc-told-many-into =
    { $count } Autos fahren von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } in { $into }
say-tc-told-one =
    1 Auto fährt von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
say-tc-told-many =
    { $count } Autos fahren von { $at } { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
say-tc-told-counts-none =
    keines zählt für { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
say-tc-told-counts-one =
    1 zählt für { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
say-tc-told-counts =
    { $count } zählen für { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
say-tc-told-stays = das Signal bleibt
say-tc-told-removed = das Signal kommt weg
say-tc-told-then =
    dann zeigt das Signal { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
say-tc-seen-lane = { $at }, { $count } von { $most } Autos
say-tc-seen-bay = { $at }, Stellplatz { $bay }
say-tc-seen-car =
    { $colour ->
        [blue] blaues
        [green] grünes
        [red] rotes
       *[yellow] gelbes
    } Auto { $number } auf { $at }
say-tc-seen-exit = Ausfahrt { $at }
say-tc-seen-no-signal = kein Signal an { $at }
say-tc-seen-signal =
    Signal an { $at }: { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    }
say-tc-seen-path =
    { $direction ->
        [left] nach links
        [right] nach rechts
       *[straight] geradeaus
    } von { $at }
say-tc-seen-seat =
    Platz { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }: { $count } von { $most } Autos
