# What is told about things at the table to whoever points at them: what they are and what they do now.
tip-turn = Your turn
tip-car = { $who_is ->
    [you] Your car
   *[other] Car of { $who }
} on { $at }

## Gridlock
tip-gb-drives = Drives along roads that meet, up to two stops a turn.
tip-gb-special = { $colour ->
    [blue] Duck boat: it also drives on the river.
    [green] Park ranger: it also drives through Boston Common and the Public Garden.
    [red] Emergency services: it never has to stop on the way.
   *[yellow] Construction vehicle: for everybody else its space is like a cone’s.
}
tip-gb-cone = Cars have to stop here. Roads here and next to it cannot be turned or removed.
tip-gb-cube = { $who_is ->
    [you] You have
   *[other] { $who } has
} been to { $at }.
tip-gb-tile = { tile-shape.label } on { $at }
tip-gb-roads = Roads lead { $sides }.
tip-gb-zone = In a construction zone: nothing here can be turned or removed.
tip-gb-change = Anybody may turn or remove it.
tip-gb-card = { $card }
tip-gb-card-open = One of your destinations: stop here to score it.
tip-gb-card-reached = You have reached it.
tip-gb-card-none = A destination, open to roads on every side.
tip-gb-tool-tile = Lay it on an empty space, turned any way you like.
tip-gb-tool-stop = Your car drives to a space and stops there.
tip-gb-tool-rotate = Turn any road on the board, whoever laid it.
tip-gb-tool-remove = Remove any road on the board, but not from under a car.
tip-gb-tool-cone = Put a cone on any space: cars have to stop there, and the roads around it stay as they are.
tip-gb-tool-clear = Take a cone off the board.
tip-gb-progress = Whoever reaches all destinations first wins.
tip-gb-steps = You build, with up to four actions, or you drive, with up to two stops.

## Traffic Congestion
tip-tc-home = Way home: { $turns }, out to { tc-the-side }.
tip-tc-ahead = { $count ->
    [one] 1 car goes before it.
   *[other] { $count } cars go before it.
}
tip-tc-no-signal = Blocked: no signal in the lane { $at }.
tip-tc-other-signal = Blocked: the signal in the lane { $at } points { tc-direction }.
tip-tc-full = Blocked: the lane { $at } is full.
tip-tc-clear = Nothing blocks it.
tip-tc-unset = No car leaves this lane before a signal is set here.
tip-tc-set = Cars that are sent go { tc-direction }, { $into }.
tip-tc-scores = Only { tc-cars-colour } cars score here.
tip-tc-scores-none = No car scores here.
tip-tc-entrance = Cars come into the city here.
tip-tc-between = Cars wait here for the signal at its end.
tip-tc-side = { tc-colour } scores in { tc-the-side }
tip-tc-home-now = { $done } of { $of } cars are home.
tip-tc-tool-car = Put it at the end of a lane that comes from outside.
tip-tc-tool-signal = Set a signal where a lane has none. Ways that are set never cross.
tip-tc-tool-move = Send the cars of a lane the way its signal points.
tip-tc-progress = Whoever has { $target } cars home first wins.

## Traffic Tango
tip-tt-planted = Planted on day { $day }.
tip-tt-ordered = You have ordered it: it stands from tomorrow, unless it fails.
tip-tt-tile = Tile { $at }
tip-tt-corner = A corner, where no sign may stand.
tip-tt-empty = No sign stands here.
tip-tt-line = { $line ->
    [row] Row { $name }
   *[col] Column { $name }
}
tip-tt-line-free = A speed limit can stand here.
tip-tt-goal = { $who_is ->
    [you] You deliver
   *[other] { $who } delivers
} to { $at }.
tip-tt-car = Delivers from its corner to the one across, step by step.
tip-tt-tool-go = Plan the next step of your route.
tip-tt-tool-rush = Two steps in one, once a delivery, for { $price } garnets.
tip-tt-oneway = Cars leave this tile only the way it points.
tip-tt-progress = The lowest gas bill after four deliveries wins.
tip-tt-steps = First your route, then a sign, then you seal your orders.

## RIGHT_OF_WAY
tip-rw-open = Worth { $points } points as soon as each of its roads meets another.
tip-rw-right = Right-of-way of { $seat }: { $at }
tip-rw-right-own = Only you may build here.
tip-rw-right-theirs = Nobody else may build here. Taking it over costs { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}, and one more goes face down.
tip-rw-place = City tile: { $at }
tip-rw-dollar = Rich quarter: a highway here costs a tile for each of its roads, and roads that lead here earn one each.
tip-rw-unmarked = A highway here costs nothing.
tip-rw-outside = Outside the city.
tip-rw-tool-tile = Build it on a city tile. Closed, it is worth { $points } points.
tip-rw-tool-buy = Lay a tile face down, and only you may build there.
tip-rw-tool-scrap = Take a tile of yours from the city to pay a loss.
tip-rw-tool-lay = Lay the piece beside the city.
tip-rw-progress = Only highways score whose every road meets another.
tip-rw-steps = You build one highway, and may buy one right-of-way before or after it.
