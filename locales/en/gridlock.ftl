# Gridlock
# What somebody did, for the log; `.do` is the same as something to do, for buttons.
gridlock-build = { $who_is ->
    [you] You declare a build turn
   *[other] { $who } declares a build turn
}
    .do = Build
gridlock-drive = { $who_is ->
    [you] You declare a drive turn
   *[other] { $who } declares a drive turn
}
    .do = Drive
gridlock-place = { $who_is ->
    [you] You lay { tile-shape.a } on { $at }
   *[other] { $who } lays { tile-shape.a } on { $at }
}
    .do = Lay { tile-shape.the } on { $at }
gridlock-rotate = { $who_is ->
    [you] You turn { tile-shape.the } on { $at }
   *[other] { $who } turns { tile-shape.the } on { $at }
}
    .do = Turn { tile-shape.the } on { $at }
gridlock-remove = { $who_is ->
    [you] You remove the road on { $at }
   *[other] { $who } removes the road on { $at }
}
    .do = Remove the road on { $at }
gridlock-cone = { $who_is ->
    [you] You put a cone on { $at }
   *[other] { $who } puts a cone on { $at }
}
    .do = Put a cone on { $at }
gridlock-clear = { $who_is ->
    [you] You clear the cone from { $at }
   *[other] { $who } clears the cone from { $at }
}
    .do = Clear the cone from { $at }
gridlock-stop = { $who_is ->
    [you] You drive to { $at }
   *[other] { $who } drives to { $at }
}
    .do = Drive to { $at }
gridlock-end = { $who_is ->
    [you] You end your turn
   *[other] { $who } ends the turn
}
    .do = End turn
gridlock-card = { $who_is ->
    [you] You draw the card { $card }
   *[other] { $who } draws the card { $card }
}
gridlock-card-hidden = { $who_is ->
    [you] You draw a card
   *[other] { $who } draws a card
}
gridlock-tile = { $who_is ->
    [you] You draw { tile-shape.a }
   *[other] { $who } draws { tile-shape.a }
}
gridlock-tile-hidden = { $who_is ->
    [you] You draw a tile
   *[other] { $who } draws a tile
}
gridlock-first = { $who_is ->
    [you] You go first
   *[other] { $who } goes first
}

gridlock-phase-opening = Lay your first tile
gridlock-phase-undeclared = Build or drive?
gridlock-phase-building = { $left ->
    [one] Build: 1 action left
   *[other] Build: { $left } actions left
}
gridlock-phase-driving = { $left ->
    [one] Drive: 1 stop left
   *[other] Drive: { $left } stops left
}
gridlock-phase-tripping = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
gridlock-phase-racing = Whoever lays a tile first goes first
gridlock-phase-refilling = Tiles are drawn
gridlock-phase-showing = Cards are drawn
gridlock-phase-redrawing = Cards are drawn
gridlock-phase-dealing = Cards are dealt
gridlock-phase-handing = Tiles are dealt
gridlock-phase-choosing = The lot decides who begins
gridlock-phase-over = The game is over

## Refusals, explanations, labels of the picture
gb-exp-space = a space such as 'D5'
gb-exp-tile = roads clockwise from N, such as 'N.SE' or 'NE.S.NW*'
gb-exp-card = a destination's id such as 'north-end'
gb-exp-long-card = a destination's id of at most 21 letters, such as 'north-end'
gb-exp-verb = one of card, tile, first, build, drive, place, rotate, remove, cone, clear, stop, end
gb-no-space = the board has no space '{ $at }'
gb-another-tile = the tile on { $at } cannot be turned to '{ $tile }'; tiles are turned, never flipped or changed
gb-chance = cards, tiles and lots are drawn by chance, not chosen
gb-next-first = the next draw is who of those seated is first
gb-next-draw = the next draw is { $what }
gb-start-card = { $seat_is ->
    [you] a starting card for you
   *[other] a starting card for { $seat }
}
gb-secret-card = { $seat_is ->
    [you] a secret card for you
   *[other] a secret card for { $seat }
}
gb-tile-for = { $seat_is ->
    [you] a tile for you
   *[other] a tile for { $seat }
}
gb-card-gone = the card '{ $card }' is not there to be drawn
gb-which-card = a draw has to say which card it is
gb-tile-gone = there is no tile '{ $tile }' to draw; draws are written as the list of kinds has them
gb-which-tile = a draw has to say which tile it is
gb-race = the race to be first is run by placing a tile
gb-opening = in the opening round everybody places exactly one tile
gb-undeclared = say first whether this turn is to build or to drive
gb-declared = this turn has been declared, and that is final
gb-build-turn = this is a build turn; the car stays where it is
gb-drive-turn = this is a drive turn; nothing is built in it
gb-not-your-turn = { $seat_is ->
    [you] it is not your turn
   *[other] it is not the turn of { $seat }
}
gb-not-buildable = { $at } is { $ground }; tiles go on empty spaces
gb-ground-empty = an empty space
gb-ground-destination = a destination
gb-ground-river = river
gb-ground-park = a park
gb-ground-tunnel = a tunnel
gb-occupied = { $at } has a tile; remove it first
gb-not-in-hand = there is no tile in hand that can lie as '{ $tile }'
gb-nothing-to-rotate = { $at } has no tile to turn
gb-same-roads = the tile on { $at } lies so already
gb-rotate-zone = { $at } is in the construction zone around { $centre }; nothing is turned there
gb-nothing-to-remove = { $at } has no tile to remove
gb-remove-zone = { $at } is in the construction zone around { $centre }; nothing is removed there
gb-under-car = { $seat_is ->
    [you] your car stands on { $at }
   *[other] the car of { $seat } stands on { $at }
}
gb-no-cone-left = both cones are on the board; clear one first
gb-cone-there = { $at } has a cone already
gb-no-cone = { $at } has no cone to clear
gb-stands-there = the car stands on { $at }; a stop is somewhere else
gb-not-open = { $at } has no road for this car
gb-not-joined = no road leads to { $at } from where the car stands
gb-must-stop = on the way to { $at } the car must stop on { $stop }: { $why }
gb-why-cone = a cone stands there
gb-why-vehicle = the construction vehicle works there
gb-why-cubes = two or more cubes lie there
gb-why-car = another car stands there
gb-quick = a quick trip has no build or drive turns to declare
gb-no-cones = this quick trip is played without cones
gb-told-build = declares a build turn: up to four actions
gb-told-drive = declares a drive turn: up to two stops
gb-told-place = lays { tile-shape.a } on { $at }, with roads leading { $sides }
gb-told-rotate = turns { tile-shape.the } on { $at }; its roads then lead { $sides }
gb-told-remove = removes the road on { $at }
gb-told-cone = sets up a construction zone around { $at }
gb-told-clear = clears the cone on { $at }
gb-told-end = ends the turn
gb-told-draw = a draw
gb-drives = drives { $count ->
    [one] 1 space
   *[other] { $count } spaces
} to { $at } and { $stop ->
    [scores] stops, which scores
    [must] stops there, as it must
    [must-scores] stops there, as it must, which scores
   *[free] stops
}
gb-destination = { $name }
gb-form-first-player = random, race or a seat's number
gb-form-board = boston, crossroads, hamburg, or the text of a board file
gb-other-kind = a value of another kind for '{ $name }'
gb-board-built-in = a board that is built in; give the file of any other with --board
gb-board-names = one of { $names }; give the file of any other city with --board
gb-seats = Gridlock is for 2 to 4 seats, not { $seats }
gb-first-player-seat = option first_player (GB-3.5) cannot be '{ $number }': there are { $seats } seats
gb-few-colours = option colours (GB-2.5) names { $count ->
    [one] 1 colour
   *[other] { $count } colours
} for { $seats } seats

## Board files
gb-file-destinations = a board has { $least } to { $most } destinations, this one { $found }
gb-file-empty = a board has at least { $least } empty spaces
gb-file-cut-off = no road could ever join it to { $first }
gb-file-heading = there is no '{ $heading }'; a board has { $known }
gb-file-listed = every { $title } has lines of its own under a heading [[{ $title }]]
gb-file-key = there is no '{ $key }' here; there is { $known }
gb-file-missing = { $what ->
    [board] the board
   *[other] { $what }
} has no '{ $key }'
gb-file-must-be = '{ $key }' must be { $expected }
gb-file-plain-text = a text without backslash, double quote or control character
gb-file-text = a text in quotes
gb-file-texts = a list of texts
gb-file-half-rows = two half-rows, such as [3, 17]
gb-file-id = lower-case letters, digits, hyphens, at most 21
gb-file-no-columns = the board has no [columns]
gb-file-apart = the spaces of these columns are not one connected area
gb-file-column = expected column { $letter } here; columns run from A to Z without a gap
gb-file-spaces = a board has at most { $most } spaces
gb-file-range = two half-rows from 0 to 200, north before south, a multiple of two apart
gb-file-long = at most 99 spaces long
gb-file-between = on half-rows that lie between those of its neighbour columns
gb-file-no-id = '{ $title }' makes no id of at most 21 letters; give one with id = "…"
gb-file-twice = there is a destination '{ $id }' already
gb-file-one-space = at least one space
gb-file-edges = edges clockwise from N, such as "N.SE"
gb-file-one-edge = at least one edge: a tunnel without an entrance leads nowhere
gb-file-name-taken = the name '{ $title }' is taken already
gb-file-space = a space such as "D5"
gb-file-used = { $at } is { $ground } already

## What a person asks at a table
gridlock-goal = { $left ->
    [0] You have reached all { $all } destinations.
    [one] Reach your { $all } destinations first. 1 to go.
   *[other] Reach your { $all } destinations first. { $left } to go.
}
gridlock-clock = { $opening ->
    [yes] Opening round
   *[no] Round { $round }
}, { $tiles ->
    [one] 1 tile left to draw
   *[other] { $tiles } tiles left to draw
}
gridlock-undone = { $stops ->
    [yes] { $left ->
        [one] 1 stop unused: end turn?
       *[other] { $left } stops unused: end turn?
    }
   *[no] { $left ->
        [one] 1 action unused: end turn?
       *[other] { $left } actions unused: end turn?
    }
}
gridlock-step = Action { $number }
gridlock-step-stop = Stop { $number }
gridlock-did-place = Laid { tile-shape.a } on { $at }
gridlock-did-rotate = Turned { tile-shape.the } on { $at }
gridlock-did-remove = Removed the road on { $at }
gridlock-did-cone = Put a cone on { $at }
gridlock-did-clear = Cleared the cone from { $at }
gridlock-did-stop = Drove to { $at }
gridlock-prompt-declare = Choose: build up to four actions, or drive up to two stops.
gridlock-prompt-tile = Tap a hex to lay the tile. Tap it again or press R to turn it.
gridlock-prompt-rotate = Tap a road to turn it.
gridlock-prompt-remove = Tap a road to remove it.
gridlock-prompt-cone = Tap a hex to put a cone there.
gridlock-prompt-clear = Tap a cone to clear it.
gridlock-prompt-stop = Tap where your car should stop.
gridlock-prompt-end = Nothing more can be done: end your turn.
gridlock-prompt-wait = Wait for your turn.
gridlock-opens = { $count ->
    [one] Opens the way to { $places }
   *[other] Opens the way to { $count } of your destinations: { $places }
}
gridlock-cuts = Cuts your way to { $places }
gridlock-destinations = Your destinations
gridlock-reached = { $round ->
    [0] reached
   *[other] reached in round { $round }
}
gridlock-opening = { $spaces ->
    [one] opens with this tile, 1 space
   *[other] opens with this tile, { $spaces } spaces
}
gridlock-cutting = cut off by this
gridlock-open = still to reach
gridlock-source-reached = Destinations reached
gridlock-undone-all = Nothing built, nothing driven: end turn?
gridlock-opens-none = Roads lead { $sides }. No new way to your destinations.
gridlock-in-reach = within reach now
