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
tt-one-way = die Einbahnstraße auf { $at } führt nicht dorthin
tt-stop = auf { $at } darf kein Auto fahren: dort steht ein Stoppschild
tt-second-stop = kein Stoppschild auf { tt-place }: jeder hat eines im Spiel, und deines steht schon
tt-corner = auf Ecken dürfen keine Schilder stehen, also nicht auf { $at }
tt-taken = auf { tt-place } steht schon ein Schild von einem früheren Tag
tt-extra = kein Zusatzschild auf { tt-place }: { $why }
tt-price = es kostet { $price } Granatsteine, und du hast { $purse ->
    [0] keine
   *[other] { $purse }
 }
tt-same-kind = es muss von anderer Art sein als das erste
tt-same-place = es muss woanders stehen als das erste
tt-blocks = { tt-sign } auf { tt-place }: damit hätte das Auto aus { $corner } keinen Weg mehr
tt-edge = ein Schritt von { $at } ginge über den Rand
tt-too-far = von { $at } ist das Ziel nicht in 25 Schritten zu erreichen
tt-rush = kein Rasen ab { $at }: { $why }
tt-rush-twice = auf einer Route rast du höchstens einmal
tt-rush-last = beim letzten Schritt einer Route geht das nicht, weil keiner mehr folgt
tt-choice = { $seat } hat nicht am meisten Benzin verbraucht
tt-choose = wer gewonnen hat, wählt: eliminate mit einem der Gleichauf-Letzten
tt-not-due = noch nicht; { $due }
tt-due-step = plane erst die Route, Schritt für Schritt bis zu deinem Ziel
tt-due-sign = die Route ist fertig, jetzt kommt das Schild des Tages
tt-due-extra = das Schild ist gewählt, jetzt kommt ein Zusatzschild, oder du versiegelst
tt-due-seal = alles ist gewählt, jetzt wird versiegelt
tt-due-nothing = der Tagesplan ist versiegelt
tt-nothing = du hast heute noch nichts geplant, was sich zurücknehmen ließe
tt-sealed = der Tagesplan ist versiegelt; zum Ändern wieder öffnen
tt-told-sign = { tt-sign } auf { tt-place }: steht ab morgen, wenn das Schild nicht ausfällt
tt-told-extra =
    auch { tt-sign } auf { tt-place }, für { $price } Granatsteine; { tt-left }
tt-left =
    { $left ->
        [0] keiner bleibt übrig
        [one] { $left } bleibt übrig
       *[other] { $left } bleiben übrig
    }
tt-told-seal = dein Tagesplan gilt, sobald alle versiegelt haben; bis dahin kannst du ihn wieder öffnen
tt-told-reopen = nimmt deinen ganzen Tagesplan zurück
tt-told-eliminate = bestimmt { $seat } zum Streichkandidaten
tt-told-corner = { $seat } startet auf { $at }
tt-told-crash = bei { $at } über den Rand: das ist ein Wrack, { $gas } Benzin
tt-told-rush = nach { $at } und gleich den nächsten Schritt dazu, für { $price } Granatsteine; { tt-left }; bisher { $gas } Benzin, wenn dir niemand begegnet
tt-told-step = in Schritt { $step } nach { $at }; bisher { $gas } Benzin, wenn dir niemand begegnet
tt-told-arrive = in Schritt { $step } an deinem Ziel { $at }: { $gas } Benzin, wenn dir niemand begegnet

## Was man am Tisch wissen will
tango-goal = Wer nach 4 Lieferungen am wenigsten Benzin verbraucht hat, gewinnt. { $rank ->
    [1] Du führst mit { $gas } Benzin.
    [2] Du bist Zweiter mit { $gas } Benzin.
    [3] Du bist Dritter mit { $gas } Benzin.
   *[other] Du bist Letzter mit { $gas } Benzin.
}
tango-gas = { $gas } Benzin
tango-clock = Tag { $day } von 5
