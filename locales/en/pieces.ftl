# Facts beside a name
fact-places = places
fact-tiles = tiles
fact-cars = cars
fact-gas = gas
fact-garnets = garnets
fact-orders = orders
fact-points = points
fact-hand = hand
fact-stack = stack

# Tools
tool-tile = Tile { $tile }
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
tool-buy = Buy right
tool-scrap = Scrap
tool-lay = Lay city
sign-stop = Stop sign
sign-oneway = One way
sign-yield = Yield
sign-roundabout = Roundabout
sign-toll = Toll road
sign-speed = Speed limit
