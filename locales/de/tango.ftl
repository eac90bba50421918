# Tango
tango-day = Tag { $day } von 5: planen, dann versiegeln
tango-choice = Nenne, wer ausscheiden soll
tango-corner = Platz { $a } startet auf { $b }
tango-go = { $a ->
    [N] Nach Norden
    [E] Nach Osten
    [S] Nach Süden
   *[W] Nach Westen
}
tango-rush = { $a ->
    [N] Eilig nach Norden
    [E] Eilig nach Osten
    [S] Eilig nach Süden
   *[W] Eilig nach Westen
}
tango-sign =
    { $b ->
        [stop] Stoppschild
        [oneway-N] Einbahnstraße nach Norden
        [oneway-E] Einbahnstraße nach Osten
        [oneway-S] Einbahnstraße nach Süden
        [oneway-W] Einbahnstraße nach Westen
        [yield] Vorfahrt gewähren
        [roundabout] Kreisverkehr
        [toll] Maut
       *[speed] Tempolimit
    } auf { $line ->
        [row] Reihe { $at }
        [col] Spalte { $at }
       *[tile] { $at }
    } aufstellen
tango-extra =
    Auch { $b ->
        [stop] Stoppschild
        [oneway-N] Einbahnstraße nach Norden
        [oneway-E] Einbahnstraße nach Osten
        [oneway-S] Einbahnstraße nach Süden
        [oneway-W] Einbahnstraße nach Westen
        [yield] Vorfahrt gewähren
        [roundabout] Kreisverkehr
        [toll] Maut
       *[speed] Tempolimit
    } auf { $line ->
        [row] Reihe { $at }
        [col] Spalte { $at }
       *[tile] { $at }
    } aufstellen
tango-seal = Aufträge versiegeln
tango-reopen = Aufträge wieder öffnen
tango-eliminate = Platz { $a } nennen
tango-sum = { $pace ->
    [1] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin
   *[other] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin, Tempo ×{ $pace }
}
fact-sealed = versiegelt
fact-writing = schreibt noch

## Refusals, explanations, labels of the picture
# Was die Engine sagt.
tt-exp-tile = ein Feld von A1 bis E5
tt-exp-place = ein Feld von A1 bis E5, eine Reihe wie row2 oder eine Spalte wie colC
tt-exp-direction = eine Richtung: N, E, S oder W
tt-exp-sign = oneway-N, oneway-E, oneway-S, oneway-W, yield, roundabout, toll, stop oder speed
tt-exp-verb = corner, go, rush, sign, extra, seal, reopen oder eliminate
tt-exp-tile-sign = ein Schild für ein Feld; ein Tempolimit steht an einer Reihe oder Spalte
tt-exp-line-sign = speed, das einzige Schild für eine Reihe oder Spalte
tt-lot = das Los kann „{ $at }“ diesem Platz jetzt nicht geben
tt-lot-only = gelost werden nur die Ecken, Platz 1 zuerst
tt-one-way = die Einbahnstraße auf „{ $at }“ führt nicht dorthin
tt-stop = auf „{ $at }“ fährt niemand: dort steht ein Stoppschild
tt-second-stop = kein Stoppschild für „{ $at }“: jeder hat eines im Spiel, und dieses steht schon
tt-corner = auf der Ecke „{ $at }“ steht nie ein Schild
tt-taken = auf „{ $at }“ steht ein Schild von einem früheren Tag
tt-extra = kein weiteres Schild für „{ $at }“: { $why }
tt-price = es kostet { $price } Granate, und da sind { $purse }
tt-same-kind = es muss von anderer Art sein als das erste
tt-same-place = es muss woanders stehen als das erste
tt-blocks = „{ $post }“ ließe dem Auto aus { $corner } keinen Weg mehr
tt-edge = ein Schritt von „{ $at }“ ginge über den Rand
tt-too-far = von „{ $at }“ ist das Ziel nicht in 25 Schritten zu erreichen
tt-rush = keine Eilfahrt von „{ $at }“: { $why }
tt-rush-twice = eine Route hat höchstens eine Eilfahrt
tt-rush-last = nach dem letzten Schritt einer Route kommt keiner mehr
tt-choice = Platz { $seat } hat nicht am meisten Benzin verbraucht
tt-choose = wer gewonnen hat, wählt: eliminate mit einem der Gleichauf-Letzten
tt-not-due = das ist jetzt nicht dran; { $due }
tt-due-step = erst kommt die Route, Schritt für Schritt bis zum Ziel
tt-due-sign = als Nächstes kommt das Schild des Tages
tt-due-extra = als Nächstes kommt ein weiteres Schild oder das Siegel
tt-due-seal = als Nächstes kommt das Siegel
tt-due-nothing = die Aufträge sind versiegelt
tt-nothing = heute ist noch nichts beauftragt, was sich zurücknehmen ließe
tt-sealed = die Aufträge des Tages sind versiegelt; zum Ändern wieder öffnen
tt-told-sign = stellt „{ $post }“ auf, wenn der Tag abläuft und es nicht scheitert
tt-told-extra = stellt auch „{ $post }“ auf, für { $price } Granate
tt-told-left = { $left } bleiben übrig
tt-told-seal = gibt die Aufträge des Tages ab
tt-told-seal-more = bis der Tag abläuft, lassen sie sich wieder öffnen
tt-told-reopen = nimmt alles zurück, was heute beauftragt ist
tt-told-eliminate = bestimmt Platz { $seat } zum Ausscheiden
tt-told-corner = Platz { $seat } startet auf { $at }
tt-told-crash = verlässt den Plan bei { $at }: ein Unfall, { $gas } Benzin
tt-told-rush = eilt nach { $at } und nimmt den nächsten Schritt dazu, für { $price } Granate
tt-told-gas = bisher { $gas } Benzin, wenn niemand im Weg ist
tt-told-step = fährt in Schritt { $step } nach { $at }
tt-seen-one-way =
    Einbahnstraße { $ways ->
        [N] nach Norden
        [E] nach Osten
        [S] nach Süden
        [W] nach Westen
       *[other] { $ways }
    } auf { $at }
tt-seen-yield = Vorfahrt gewähren auf { $at }
tt-seen-roundabout = Kreisverkehr auf { $at }
tt-seen-toll = Maut von { $gas } Benzin auf { $at }
tt-seen-stop = Stopp auf { $at }
tt-seen-speed = Tempolimit { $limit } auf { $line }
tt-seen-row = Reihe { $row }
tt-seen-column = Spalte { $column }
tt-seen-goal = Ziel von Platz { $seat }
tt-seen-ordered = beauftragt: { $post }
tt-seen-plan = geplante Route von Platz { $seat }
tt-seen-route = Route von Platz { $seat }
tt-seen-crash = Zusammenstoß auf { $at }
tt-seen-delivery = Routen der Lieferung { $delivery }
tt-seen-goal-sign = ZIEL
tt-seen-toll-sign = MAUT
