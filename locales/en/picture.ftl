# Words in pictures: what is written in them, and the labels that are read out or shown when something is pointed at.
seen-who =
    { $seat }, { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    },
seen-seat-colour =
    { $seat } { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }
seen-seat-letter = { $seat } { $letter }
seen-car = car of { $seat } on { $at }
seen-over = The game is over

## Traffic Congestion
tc-seen-heading = Congestion
tc-seen-moves = { $who } moves
tc-seen-turns =
    { $turns ->
        [one] { $turns } turn, first to { $target }
       *[other] { $turns } turns, first to { $target }
    }
tc-seen-counted = Cars counted: { $scores }
tc-seen-score =
    { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    } { $count }
tc-seen-lane = lane { $at }, { $count } of { $most } cars
tc-seen-bay = place { $bay } in the lane { $at }
tc-seen-car = { tc-car-colour } car, number { $number } in the lane { $at }
tc-seen-exit = exit { $at }
tc-seen-no-signal = no signal in the lane { $at }
tc-seen-signal = signal in the lane { $at }: { tc-direction }
tc-seen-path = { tc-direction } { $into }
tc-seen-seat =
    { $seat }, { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }: { $count } of { $most } cars
sketch-tc-out =
    { $count } of { $most } out in the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
sketch-tc-legend = · empty space   ○ no signal   ↑→↓← signal: where its cars go
sketch-tc-legend-more = capitals are cars, small letters exits where that colour scores

## Gridlock
gb-seen-title = Gridlock: { $board }
gb-seen-start-card = { $who } draws a starting card
gb-seen-secret-card = { $who } draws a secret card
gb-seen-draws-tile = { $who } draws a tile
gb-seen-first = The first player is drawn by lot
gb-seen-race = Whoever places first goes first
gb-seen-places-tile = { $who } places a tile
gb-seen-builds-or = { $who } builds or drives
gb-seen-builds =
    { $who } builds: { $left ->
        [one] { $left } action left
       *[other] { $left } actions left
    }
gb-seen-drives =
    { $who } drives: { $left ->
        [one] { $left } stop left
       *[other] { $left } stops left
    }
gb-seen-moves =
    { $who } moves: { $left ->
        [one] { $left } action left
       *[other] { $left } actions left
    }
gb-seen-won = { $who } has won
gb-seen-tally = turn { $turn }, { $pile } tiles to draw, { $gone } discarded
gb-seen-progress =
    { $done } of { $all } destinations, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
gb-seen-seat =
    { $seat }, { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }: { $progress }
gb-seen-you = { $name }, you
gb-seen-your-tiles = Your tiles
gb-seen-your-places = Your destinations
gb-seen-your-tile = your tile: { tile-shape }
gb-seen-your-place = your destination { $place }
gb-seen-reached = { $place }, reached
gb-seen-named = { $at }: { $name }
gb-seen-zone = { $at } is in a construction zone
gb-seen-roads = { $at }: { tile-shape }
gb-seen-tunnel = { $at }: tunnel
gb-seen-empty = { $at }: empty
gb-seen-cone = cone on { $at }
gb-seen-cube = cube of { $seat } on { $at }
sketch-gb-hand = tiles
sketch-gb-to-go = to go
sketch-gb-legend = { "[" }] destination  () tunnel  ~~ water  %% park  oo rotary  ·· empty
sketch-gb-legend-more = capitals are cars, small letters cubes, ^ a cone, : : a construction zone; | / \ roads

## Traffic Tango
tt-seen-corners = The corners are drawn by lot
tt-seen-day =
    Day { $day } of 5: { $parts ->
        [traffic] traffic T{ $traffic }
        [delivery] delivery D{ $delivery }
       *[both] delivery D{ $delivery }, traffic T{ $traffic }
    }
tt-seen-names = The winner names a candidate
tt-seen-waiting = waiting for { $seats }
tt-seen-waiting-draw = waiting for the draw
tt-seen-open = all routes and planters are open
tt-seen-seat =
    { $seat }, { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }: { $gas } gas{ $deliveries }
tt-seen-tile = { $at }
tt-seen-token = Token of Life
tt-seen-candidate = elimination candidate
tt-seen-garnets = { $garnets } garnets
tt-seen-bonus = +{ $garnets } garnets
tt-seen-you-planted =
    day { $day }: you planted { $post }{ $failed ->
        [yes] , failed
       *[no] { "" }
    }
tt-seen-you-hit = D{ $delivery }: you hit { $who } on { $at }
tt-seen-day-sign = Day { $day }
tt-seen-gas = gas
tt-seen-lot = lot
tt-seen-way = { $from } to { $to }
tt-seen-sealed = sealed
tt-seen-writing = still writing
tt-seen-named = may be named
tt-seen-meter = { $gas } gas planned: { $steps } steps, { $tolls } toll
tt-seen-film = Delivery D{ $delivery }, step { $step } of { $steps }
tt-seen-delivery = Routes of delivery D{ $delivery }
tt-seen-one-way = one way { $ways } on { $at }
tt-seen-yield = yield on { $at }
tt-seen-roundabout = roundabout on { $at }
tt-seen-toll = toll of { $gas } gas on { $at }
tt-seen-stop = stop on { $at }
tt-seen-speed = speed limit { $limit } on { $line }
tt-seen-row = row { $row }
tt-seen-column = column { $column }
tt-seen-goal = goal of { $seat }
tt-seen-ordered = ordered: { $post }
tt-seen-plan = planned route of { $seat }
tt-seen-route = route of { $seat }
tt-seen-crash = collision on { $at }
tt-seen-new = new
tt-seen-failed = failed
tt-seen-goal-sign = GOAL
tt-seen-toll-sign = TOLL
tt-seen-stop-sign = STOP
sketch-tt-depot = corner { $letter }
sketch-tt-goal = goal { $letter }
sketch-tt-stop = STOP
sketch-tt-toll = TOLL{ $gas }
sketch-tt-yield = YIELD
sketch-tt-roundabout = ROUND
sketch-tt-writing = writing
sketch-tt-planned = planned, { $steps } steps and { $tolls } toll: { $route }
sketch-tt-ordered = sign ordered: { $post }
sketch-tt-extra = extra sign ordered: { $post }
sketch-tt-driven = D{ $delivery } { $who }: { $route }
sketch-tt-planted =
    day { $day }: { $who } planted { $post }{ $failed ->
        [yes] , failed
       *[no] { "" }
    }
sketch-tt-hit = D{ $delivery }: { $who } hit { $whom } on { $at }
sketch-tt-off = off

## RIGHT_OF_WAY
rw-seen-due-dollar = The rich quarters are drawn by lot
rw-seen-due-piece = A piece is drawn for { $who }
rw-seen-due-lay =
    { $who } lays a piece with { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
rw-seen-due-deal = The first hands are dealt
rw-seen-due-first = The lot decides who begins
rw-seen-due-draw =
    { $who } draws { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
rw-seen-due-discard =
    { $who } discards { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
rw-seen-due-scrap =
    { $who } scraps { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } from the city
rw-seen-due-price =
    { $who } pays { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } for the right-of-way
rw-seen-due-refill = { $who } draws for an empty hand
rw-seen-must-buy = { $who } must buy a right-of-way
rw-seen-places-or = { $who } places or buys
rw-seen-places = { $who } places a highway
rw-seen-may-buy = { $who } may buy, or is done
rw-seen-over =
    Over: { $reason ->
        [used-up] used up
        [built-up] built up
       *[turn-limit] turn limit
    }
rw-seen-score = { $one } to { $two } points
rw-seen-after = { $score } after turn { $turn }
rw-seen-turn = Turn { $turn }: { $score }
rw-seen-last-turn = Turn { $turn }, the last: { $score }
rw-seen-pieces = Pieces left: { $pieces }
rw-seen-pieces-of =
    { $count } { $dollars ->
        [0] without a dollar
       *[other] with { $dollars }
    }
rw-seen-no-piece = No piece is left
rw-seen-this-turn = This turn: { $done }
rw-seen-placed = a highway placed on { $at }
rw-seen-bought = a right-of-way bought on { $at }
rw-seen-tile = { $at }
rw-seen-tile-used = { $at }, used this turn
rw-seen-highway = { tile-shape.label } of { $seat }, not closed yet: { $at }
rw-seen-connected = { tile-shape.label } of { $seat }, closed, { $points } points: { $at }
rw-seen-right = right-of-way of { $seat }, with { $tiles }: { $at }
rw-seen-right-tile = { tile-shape.a } of { $seat }
rw-seen-seat =
    { $who }: { $points } points, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    } in hand
rw-seen-seat-discarded = { $seat }; discarded { $discarded }
rw-seen-total = { $points } points
rw-seen-stacks = stack { $stack }, discards { $gone }
rw-seen-hand-tile = { tile-shape } in hand of { $seat }, { $count } of it
sketch-rw-columns = Columns { $first } to { $last }
sketch-rw-points = { $points } points, stack { $stack }, discards { $gone }
sketch-rw-hand = hand:
sketch-rw-discarded = discarded:
