# Facts beside a name
fact-tiles = tiles
fact-gas = gas
fact-garnets = garnets
fact-orders = orders
fact-hand = hand
fact-stack = stack

# Tools
tool-tile = { tile-shape.label }
tool-stop = Drive
tool-rotate = Turn
tool-remove = Remove
tool-cone = Cone
tool-clear = Clear cone
tool-car = { $colour ->
    [blue] Blue car
    [green] Green car
    [red] Red car
   *[yellow] Yellow car
}
tool-signal = Signal
tool-move = Send cars
tool-go = Drive
tool-rush = Rush
tool-buy = Buy right-of-way
tool-scrap = Scrap
tool-lay = Lay piece
sign-stop = Stop sign
sign-oneway = One way
sign-yield = Yield
sign-roundabout = Roundabout
sign-toll = Toll road
sign-speed = Speed limit

# What a road tile is called, by what it looks like
tile-shape = { $shape ->
    [dead-end] dead end
    [straight] straight road
    [curve] curve
    [sharp-curve] sharp curve
    [junction] junction
    [crossroads] crossroads
    [five-way] five-way junction
    [six-way] six-way junction
    [rotary] rotary
   *[none] tile without roads
}
    .a = a { tile-shape }
    .the = the { tile-shape }
    .label = { $shape ->
        [dead-end] Dead end
        [straight] Straight road
        [curve] Curve
        [sharp-curve] Sharp curve
        [junction] Junction
        [crossroads] Crossroads
        [five-way] Five-way junction
        [six-way] Six-way junction
        [rotary] Rotary
       *[none] Tile without roads
    }

# One of the six sides of a hexagon
edge = { $edge ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
   *[NW] northwest
}
