# Tango
tango-day = Tag { $day } von 5: planen, dann versiegeln
tango-choice = Nenne den Streichkandidaten
tango-sum = { $pace ->
    [1] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin
   *[other] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin, Tempo ×{ $pace }
}
fact-sealed = versiegelt
fact-writing = schreibt noch

## Was jemand tut, und dasselbe als Aufforderung
tango-corner =
    { $seat_is ->
        [you] Du startest
       *[other] { $seat } startet
    } auf { $at }
tango-go =
    { $who_is ->
        [you] Du fährst
       *[other] { $who } fährt
    } { tt-to }
    .do =
        { $dir ->
            [N] Nach Norden
            [E] Nach Osten
            [S] Nach Süden
           *[W] Nach Westen
        }
tango-rush =
    { $who_is ->
        [you] Du rast
       *[other] { $who } rast
    } { tt-to }
    .do =
        { $dir ->
            [N] Nach Norden
            [E] Nach Osten
            [S] Nach Süden
           *[W] Nach Westen
        } rasen
tango-sign =
    { $who_is ->
        [you] Du stellst
       *[other] { $who } stellt
    } auf { tt-place } { tt-a-sign } auf
    .do = { tt-sign } auf { tt-place } aufstellen
tango-extra =
    { $who_is ->
        [you] Du stellst
       *[other] { $who } stellt
    } auf { tt-place } auch { tt-a-sign } auf
    .do = Auch { tt-sign } auf { tt-place } aufstellen
tango-seal =
    { $who_is ->
        [you] Du versiegelst deinen Tagesplan
       *[other] { $who } versiegelt den Tagesplan
    }
    .do = Tagesplan versiegeln
tango-reopen =
    { $who_is ->
        [you] Du öffnest deinen Tagesplan wieder
       *[other] { $who } öffnet den Tagesplan wieder
    }
    .do = Tagesplan wieder öffnen
tango-eliminate =
    { $who_is ->
        [you] Du bestimmst { $seat } zum Streichkandidaten
       *[other] { $seat_is ->
            [you] { $who } bestimmt dich zum Streichkandidaten
           *[other] { $who } bestimmt { $seat } zum Streichkandidaten
        }
    }
    .do = { $seat } nennen

## Teile der Sätze
tt-to =
    { $dir ->
        [N] nach Norden
        [E] nach Osten
        [S] nach Süden
       *[W] nach Westen
    }
tt-a-sign =
    { $sign ->
        [stop] ein Stoppschild
        [oneway-N] eine Einbahnstraße nach Norden
        [oneway-E] eine Einbahnstraße nach Osten
        [oneway-S] eine Einbahnstraße nach Süden
        [oneway-W] eine Einbahnstraße nach Westen
        [yield] „Vorfahrt gewähren“
        [roundabout] einen Kreisverkehr
        [toll] eine Mautstraße
       *[speed] ein Tempo-Schild
    }
tt-sign =
    { $sign ->
        [stop] Stoppschild
        [oneway-N] Einbahnstraße nach Norden
        [oneway-E] Einbahnstraße nach Osten
        [oneway-S] Einbahnstraße nach Süden
        [oneway-W] Einbahnstraße nach Westen
        [yield] Vorfahrt gewähren
        [roundabout] Kreisverkehr
        [toll] Mautstraße
       *[speed] Tempo-Schild
    }
tt-place =
    { $line ->
        [row] Zeile { $name }
        [col] Spalte { $name }
       *[tile] { $at }
    }

## Refusals, explanations, labels of the picture
tt-exp-tile = ein Feld von A1 bis E5
tt-exp-place = ein Feld von A1 bis E5, eine Zeile wie row2 oder eine Spalte wie colC
tt-exp-direction = eine Richtung: N, E, S oder W
tt-exp-sign = oneway-N, oneway-E, oneway-S, oneway-W, yield, roundabout, toll, stop oder speed
tt-exp-verb = corner, go, rush, sign, extra, seal, reopen oder eliminate
tt-exp-tile-sign = ein Schild für ein Feld; ein Tempo-Schild steht an einer Zeile oder Spalte
tt-exp-line-sign = speed, das einzige Schild für eine Zeile oder Spalte
tt-seats = Tango ist für genau { $most } Plätze, nicht für „{ $seats }“
tt-lot = das Los kann „{ $at }“ diesem Platz jetzt nicht geben
tt-lot-only = gelost werden nur die Ecken, { $seat } zuerst
tt-one-way = die Einbahnstraße auf „{ $at }“ führt nicht dorthin
tt-stop = auf „{ $at }“ fährt niemand: dort steht ein Stoppschild
tt-second-stop = kein Stoppschild für „{ $at }“: alle haben eines im Spiel, und deines steht schon
tt-corner = auf der Ecke „{ $at }“ steht nie ein Schild
tt-taken = auf „{ $at }“ steht ein Schild von einem früheren Tag
tt-extra = kein Zusatzschild für „{ $at }“: { $why }
tt-price = es kostet { $price } Granatsteine, und da sind { $purse }
tt-same-kind = es muss von anderer Art sein als das erste
tt-same-place = es muss woanders stehen als das erste
tt-blocks = „{ $post }“ ließe dem Auto aus { $corner } keinen Weg mehr
tt-edge = ein Schritt von „{ $at }“ ginge über den Rand
tt-too-far = von „{ $at }“ ist das Ziel nicht in 25 Schritten zu erreichen
tt-rush = kein Rasen von „{ $at }“: { $why }
tt-rush-twice = auf einer Route rast du höchstens einmal
tt-rush-last = nach dem letzten Schritt einer Route kommt keiner mehr
tt-choice = { $seat } hat nicht am meisten Benzin verbraucht
tt-choose = wer gewonnen hat, wählt: eliminate mit einem der Gleichauf-Letzten
tt-not-due = das ist jetzt nicht dran; { $due }
tt-due-step = erst kommt die Route, Schritt für Schritt bis zum Ziel
tt-due-sign = als Nächstes kommt das Schild des Tages
tt-due-extra = als Nächstes kommt ein Zusatzschild, oder du versiegelst
tt-due-seal = als Nächstes wird versiegelt
tt-due-nothing = der Tagesplan ist versiegelt
tt-nothing = heute ist noch nichts geplant, was sich zurücknehmen ließe
tt-sealed = der Tagesplan ist versiegelt; zum Ändern wieder öffnen
tt-told-sign = stellt „{ $post }“ auf, wenn der Tag ausgewertet wird und das Schild nicht ausfällt
tt-told-extra =
    stellt auch „{ $post }“ auf, für { $price } Granatsteine; { $left ->
        [one] { $left } bleibt übrig
       *[other] { $left } bleiben übrig
    }
tt-told-seal = gibt den Tagesplan ab; bis der Tag ausgewertet wird, lässt er sich wieder öffnen
tt-told-reopen = nimmt den ganzen Tagesplan zurück
tt-told-eliminate = bestimmt { $seat } zum Streichkandidaten
tt-told-corner = { $seat } startet auf { $at }
tt-told-crash = verlässt den Plan bei { $at }: ein Unfall, { $gas } Benzin
tt-told-rush = rast nach { $at } und nimmt den nächsten Schritt dazu, für { $price } Granatsteine; bisher { $gas } Benzin, wenn niemand im Weg ist
tt-told-step = fährt in Schritt { $step } nach { $at }; bisher { $gas } Benzin, wenn niemand im Weg ist

## Was man am Tisch wissen will
tango-goal = Wer nach 4 Lieferungen am wenigsten Benzin verbraucht hat, gewinnt. { $rank ->
    [1] Du führst mit { $gas } Benzin.
    [2] Du bist Zweiter mit { $gas } Benzin.
    [3] Du bist Dritter mit { $gas } Benzin.
   *[other] Du bist Letzter mit { $gas } Benzin.
}
tango-gas = { $gas } Benzin
tango-clock = Tag { $day } von 5
