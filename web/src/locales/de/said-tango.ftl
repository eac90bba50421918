# Was die Engine sagt.
say-tt-exp-tile = ein Feld von A1 bis E5
say-tt-exp-place = ein Feld von A1 bis E5, eine Reihe wie row2 oder eine Spalte wie colC
say-tt-exp-direction = eine Richtung: N, E, S oder W
say-tt-exp-sign = oneway-N, oneway-E, oneway-S, oneway-W, yield, roundabout, toll, stop oder speed
say-tt-exp-verb = corner, go, rush, sign, extra, seal, reopen oder eliminate
say-tt-exp-tile-sign = ein Schild für ein Feld; ein Tempolimit steht an einer Reihe oder Spalte
say-tt-exp-line-sign = speed, das einzige Schild für eine Reihe oder Spalte
say-tt-lot = das Los kann „{ $at }“ diesem Platz jetzt nicht geben
say-tt-lot-only = gelost werden nur die Ecken, Platz 1 zuerst
say-tt-one-way = die Einbahnstraße auf „{ $at }“ führt nicht dorthin
say-tt-stop = auf „{ $at }“ fährt niemand: dort steht ein Stoppschild
say-tt-second-stop = kein Stoppschild für „{ $at }“: jeder hat eines im Spiel, und dieses steht schon
say-tt-corner = auf der Ecke „{ $at }“ steht nie ein Schild
say-tt-taken = auf „{ $at }“ steht ein Schild von einem früheren Tag
say-tt-extra = kein weiteres Schild für „{ $at }“: { $why }
say-tt-price = es kostet { $price } Granate, und da sind { $purse }
say-tt-same-kind = es muss von anderer Art sein als das erste
say-tt-same-place = es muss woanders stehen als das erste
say-tt-blocks = „{ $post }“ ließe dem Auto aus { $corner } keinen Weg mehr
say-tt-edge = ein Schritt von „{ $at }“ ginge über den Rand
say-tt-too-far = von „{ $at }“ ist das Ziel nicht in 25 Schritten zu erreichen
say-tt-rush = keine Eilfahrt von „{ $at }“: { $why }
say-tt-rush-twice = eine Route hat höchstens eine Eilfahrt
say-tt-rush-last = nach dem letzten Schritt einer Route kommt keiner mehr
say-tt-choice = Platz { $seat } hat nicht am meisten Benzin verbraucht
say-tt-choose = wer gewonnen hat, wählt: eliminate mit einem der Gleichauf-Letzten
say-tt-not-due = das ist jetzt nicht dran; { $due }
say-tt-due-step = erst kommt die Route, Schritt für Schritt bis zum Ziel
say-tt-due-sign = als Nächstes kommt das Schild des Tages
say-tt-due-extra = als Nächstes kommt ein weiteres Schild oder das Siegel
say-tt-due-seal = als Nächstes kommt das Siegel
say-tt-due-nothing = die Aufträge sind versiegelt
say-tt-nothing = heute ist noch nichts beauftragt, was sich zurücknehmen ließe
say-tt-sealed = die Aufträge des Tages sind versiegelt; zum Ändern wieder öffnen
say-tt-told-sign = stellt „{ $post }“ auf, wenn der Tag abläuft und es nicht scheitert
say-tt-told-extra = stellt auch „{ $post }“ auf, für { $price } Granate
say-tt-told-left = { $left } bleiben übrig
say-tt-told-seal = gibt die Aufträge des Tages ab
say-tt-told-seal-more = bis der Tag abläuft, lassen sie sich wieder öffnen
say-tt-told-reopen = nimmt alles zurück, was heute beauftragt ist
say-tt-told-eliminate = bestimmt Platz { $seat } zum Ausscheiden
say-tt-told-corner = Platz { $seat } startet auf { $at }
say-tt-told-crash = verlässt den Plan bei { $at }: ein Unfall, { $gas } Benzin
say-tt-told-rush = eilt nach { $at } und nimmt den nächsten Schritt dazu, für { $price } Granate
say-tt-told-gas = bisher { $gas } Benzin, wenn niemand im Weg ist
say-tt-told-step = fährt in Schritt { $step } nach { $at }
say-tt-seen-one-way =
    Einbahnstraße { $ways ->
        [N] nach Norden
        [E] nach Osten
        [S] nach Süden
        [W] nach Westen
       *[other] { $ways }
    } auf { $at }
say-tt-seen-yield = Vorfahrt gewähren auf { $at }
say-tt-seen-roundabout = Kreisverkehr auf { $at }
say-tt-seen-toll = Maut von { $gas } Benzin auf { $at }
say-tt-seen-stop = Stopp auf { $at }
say-tt-seen-speed = Tempolimit { $limit } auf { $line }
say-tt-seen-row = Reihe { $row }
say-tt-seen-column = Spalte { $column }
say-tt-seen-goal = Ziel von Platz { $seat }
say-tt-seen-ordered = beauftragt: { $post }
say-tt-seen-plan = geplante Route von Platz { $seat }
say-tt-seen-route = Route von Platz { $seat }
say-tt-seen-crash = Zusammenstoß auf { $at }
say-tt-seen-delivery = Routen der Lieferung { $delivery }
say-tt-seen-goal-sign = ZIEL
say-tt-seen-toll-sign = MAUT
