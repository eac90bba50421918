# Wörter in Bildern: was darin steht, und was vorgelesen oder beim Zeigen eingeblendet wird.
seen-who =
    { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    },
seen-seat-colour =
    { $seat } { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
seen-seat-letter = { $seat } { $letter }
seen-car = Auto von { $seat } auf { $at }
seen-over = Das Spiel ist zu Ende

## Traffic Congestion
tc-seen-heading = Congestion
tc-seen-moves = { $who } ist am Zug
tc-seen-turns =
    { $turns ->
        [one] { $turns } Zug, wer zuerst { $target } hat
       *[other] { $turns } Züge, wer zuerst { $target } hat
    }
tc-seen-counted = Gezählte Autos: { $scores }
tc-seen-score =
    { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    } { $count }
tc-seen-lane = Spur { $at }, { $count } von { $most } Autos
tc-seen-bay = Platz { $bay } auf der Spur { $at }
tc-seen-car = { tc-car-colour } Auto, Nummer { $number } auf der Spur { $at }
tc-seen-exit = Ausfahrt { $at }
tc-seen-no-signal = kein Signal auf der Spur { $at }
tc-seen-signal = Signal auf der Spur { $at }: { tc-direction }
tc-seen-path = { tc-direction } { $into }
tc-seen-seat =
    { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }: { $count } von { $most } Autos
sketch-tc-out =
    { $count } von { $most } hinaus nach { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
sketch-tc-legend = · leerer Stellplatz   ○ kein Signal   ↑→↓← Signal: wohin seine Autos fahren
sketch-tc-legend-more = Großbuchstaben sind Autos, kleine Ausfahrten, wo die Farbe zählt

## Gridlock
gb-seen-title = Gridlock: { $board }
gb-seen-start-card = { $who } zieht eine Startkarte
gb-seen-secret-card = { $who } zieht eine geheime Karte
gb-seen-draws-tile = { $who } zieht ein Plättchen
gb-seen-first = Das Los bestimmt, wer beginnt
gb-seen-race = Wer zuerst legt, beginnt
gb-seen-places-tile = { $who } legt ein Plättchen
gb-seen-builds-or = { $who } baut oder fährt
gb-seen-builds =
    { $who } baut: noch { $left ->
        [one] { $left } Aktion
       *[other] { $left } Aktionen
    }
gb-seen-drives =
    { $who } fährt: noch { $left ->
        [one] { $left } Halt
       *[other] { $left } Halte
    }
gb-seen-moves =
    { $who } zieht: noch { $left ->
        [one] { $left } Aktion
       *[other] { $left } Aktionen
    }
gb-seen-won = { $who } hat gewonnen
gb-seen-tally = Zug { $turn }, { $pile } Plättchen zu ziehen, { $gone } abgelegt
gb-seen-progress = { $done } von { $all } Zielen, { $tiles } Plättchen
gb-seen-seat =
    { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }: { $progress }
gb-seen-you = { $name }, du
gb-seen-your-tiles = Deine Plättchen
gb-seen-your-places = Deine Ziele
gb-seen-your-tile = dein Plättchen: { tile-shape }
gb-seen-your-place = dein Ziel { $place }
gb-seen-reached = { $place }, erreicht
gb-seen-named = { $at }: { $name }
gb-seen-zone = { $at } liegt in einer Baustelle
gb-seen-roads = { $at }: { tile-shape }
gb-seen-tunnel = { $at }: Tunnel
gb-seen-empty = { $at }: leer
gb-seen-cone = Kegel auf { $at }
gb-seen-cube = Würfel von { $seat } auf { $at }
sketch-gb-hand = Plättchen
sketch-gb-to-go = noch offen:
sketch-gb-legend = { "[" }] Ziel  () Tunnel  ~~ Wasser  %% Park  oo Kreisverkehr  ·· leer
sketch-gb-legend-more = Großbuchstaben sind Autos, kleine Würfel, ^ ein Kegel, : : eine Baustelle; | / \ Straßen

## Traffic Tango
tt-seen-corners = Die Ecken werden gelost
tt-seen-day =
    Tag { $day } von 5: { $parts ->
        [traffic] Schilder T{ $traffic }
        [delivery] Lieferung D{ $delivery }
       *[both] Lieferung D{ $delivery }, Schilder T{ $traffic }
    }
tt-seen-names = Wer gewonnen hat, nennt einen Platz
tt-seen-waiting = warten auf { $seats }
tt-seen-waiting-draw = warten auf das Los
tt-seen-open = alle Routen und Schilder sind offen
tt-seen-seat =
    { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }: { $gas } Benzin{ $deliveries }
tt-seen-tile = { $at }
tt-seen-token = Lebensmarke
tt-seen-candidate = Streichkandidat
tt-seen-garnets = { $garnets } Granatsteine
tt-seen-bonus = +{ $garnets } Granatsteine
tt-seen-you-planted =
    Tag { $day }: du hast aufgestellt: { $post }{ $failed ->
        [yes] , ausgefallen
       *[no] { "" }
    }
tt-seen-you-hit = D{ $delivery }: Zusammenstoß mit { $who } auf { $at }
tt-seen-day-sign = Tag { $day }
tt-seen-gas = Benzin
tt-seen-lot = Los
tt-seen-way = { $from } nach { $to }
tt-seen-sealed = versiegelt
tt-seen-writing = plant noch
tt-seen-named = kann genannt werden
tt-seen-meter = { $gas } Benzin geplant: { $steps } Schritte, { $tolls } Maut
tt-seen-film = Lieferung D{ $delivery }, Schritt { $step } von { $steps }
tt-seen-delivery = Routen der Lieferung D{ $delivery }
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
tt-seen-speed = Tempo { $limit } auf { $line }
tt-seen-row = Zeile { $row }
tt-seen-column = Spalte { $column }
tt-seen-goal = Ziel von { $seat }
tt-seen-ordered = beauftragt: { $post }
tt-seen-plan = geplante Route von { $seat }
tt-seen-route = Route von { $seat }
tt-seen-crash = Zusammenstoß auf { $at }
tt-seen-new = neu
tt-seen-failed = ausgefallen
tt-seen-goal-sign = ZIEL
tt-seen-toll-sign = MAUT
tt-seen-stop-sign = STOP
sketch-tt-depot = Ecke { $letter }
sketch-tt-goal = Ziel { $letter }
sketch-tt-stop = STOP
sketch-tt-toll = MAUT{ $gas }
sketch-tt-yield = VORFAHRT
sketch-tt-roundabout = KREISVERKEHR
sketch-tt-writing = plant
sketch-tt-planned = geplant, { $steps } Schritte und { $tolls } Maut: { $route }
sketch-tt-ordered = Schild beauftragt: { $post }
sketch-tt-extra = Zusatzschild beauftragt: { $post }
sketch-tt-driven = D{ $delivery } { $who }: { $route }
sketch-tt-planted =
    Tag { $day }: { $who } hat aufgestellt: { $post }{ $failed ->
        [yes] , ausgefallen
       *[no] { "" }
    }
sketch-tt-hit = D{ $delivery }: { $who } stieß mit { $whom } auf { $at } zusammen
sketch-tt-off = hinaus

## RIGHT_OF_WAY
rw-seen-due-dollar = Die reichen Viertel werden gelost
rw-seen-due-piece = Ein Stadtteil wird für { $who } gezogen
rw-seen-due-lay =
    { $who } legt einen Stadtteil mit { $dollars ->
        [0] keinem Dollar
        [one] { $dollars } Dollar
       *[other] { $dollars } Dollar
    }
rw-seen-due-deal = Die ersten Hände werden ausgeteilt
rw-seen-due-first = Das Los bestimmt, wer beginnt
rw-seen-due-draw = { $who } zieht { $count } Plättchen
rw-seen-due-discard = { $who } legt { $count } Plättchen ab
rw-seen-due-scrap = { $who } reißt { $count } Plättchen der Stadt ab
rw-seen-due-price = { $who } zahlt { $count } Plättchen für das Wegerecht
rw-seen-due-refill = { $who } zieht für die leere Hand
rw-seen-must-buy = { $who } muss ein Wegerecht kaufen
rw-seen-places-or = { $who } baut oder kauft
rw-seen-places = { $who } baut eine Autobahn
rw-seen-may-buy = { $who } kann kaufen oder ist fertig
rw-seen-over =
    Zu Ende: { $reason ->
        [used-up] alles verbraucht
        [built-up] alles zugebaut
       *[turn-limit] Zuggrenze
    }
rw-seen-score = { $one } zu { $two } Punkte
rw-seen-after = { $score } nach Zug { $turn }
rw-seen-turn = Zug { $turn }: { $score }
rw-seen-last-turn = Zug { $turn }, der letzte: { $score }
rw-seen-pieces = Noch zu ziehen: { $pieces }
rw-seen-pieces-of =
    { $count } { $dollars ->
        [0] ohne Dollar
       *[other] mit { $dollars }
    }
rw-seen-no-piece = Kein Stadtteil ist übrig
rw-seen-this-turn = In diesem Zug: { $done }
rw-seen-placed = eine Autobahn auf { $at }
rw-seen-bought = ein Wegerecht auf { $at }
rw-seen-tile = { $at }
rw-seen-tile-used = { $at }, in diesem Zug benutzt
rw-seen-highway = { tile-shape.label } von { $seat }, noch nicht geschlossen: { $at }
rw-seen-connected = { tile-shape.label } von { $seat }, geschlossen, { $points } Punkte: { $at }
rw-seen-right = Wegerecht von { $seat }, darunter: { $tiles }: { $at }
rw-seen-right-tile = { tile-shape } von { $seat }
rw-seen-seat = { $who }: { $points } Punkte, { $tiles } Plättchen auf der Hand
rw-seen-seat-discarded = { $seat }; abgelegt { $discarded }
rw-seen-total = { $points } Punkte
rw-seen-stacks = Stapel { $stack }, abgelegt { $gone }
rw-seen-hand-tile = { tile-shape } auf der Hand von { $seat }, { $count } davon
sketch-rw-columns = Spalten { $first } bis { $last }
sketch-rw-points = { $points } Punkte, Stapel { $stack }, abgelegt { $gone }
sketch-rw-hand = Hand:
sketch-rw-discarded = abgelegt:
