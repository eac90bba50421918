# Gridlock
gridlock-build = Build
gridlock-drive = Drive
gridlock-place = Place { $b } on { $a }
gridlock-rotate = Turn { $a } to { $b }
gridlock-remove = Remove the tile on { $a }
gridlock-cone = Cone on { $a }
gridlock-clear = Clear the cone on { $a }
gridlock-stop = Drive to { $a }
gridlock-end = End turn
gridlock-card = Seat { $a } draws a destination
gridlock-tile = Seat { $a } draws a tile
gridlock-first = Seat { $a } begins
gridlock-phase-opening = Place the first tile
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
    [one] Drive: 1 stop left
   *[other] Drive: { $left } stops left
}
gridlock-phase-racing = Who is first?
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
gb-start-card = a starting card for seat { $seat }
gb-secret-card = a secret card for seat { $seat }
gb-tile-for = a tile for seat { $seat }
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
gb-not-your-turn = it is not the turn of seat { $seat }
gb-not-buildable = { $at } is { $ground }; tiles go on empty spaces
gb-ground-empty = an empty space
gb-ground-destination = a destination
gb-ground-river = river
gb-ground-park = a park
gb-ground-tunnel = a tunnel
gb-occupied = { $at } has a tile; remove it first
gb-not-in-hand = there is no tile in hand that can lie as '{ $tile }'
gb-nothing-to-rotate = { $at } has no tile to rotate
gb-same-roads = the tile on { $at } lies so already
gb-rotate-zone = { $at } is in the construction zone around { $centre }; nothing is rotated there
gb-nothing-to-remove = { $at } has no tile to remove
gb-remove-zone = { $at } is in the construction zone around { $centre }; nothing is removed there
gb-under-car = the car of seat { $seat } stands on { $at }
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
gb-told-place = places a tile on { $at } with roads { $tile }
gb-told-rotate = turns the tile on { $at } to { $tile }
gb-told-remove = removes the tile on { $at }
gb-told-cone = sets up a construction zone around { $at }
gb-told-clear = clears the cone on { $at }
gb-told-end = ends the turn
gb-told-draw = a draw
gb-drives-one = drives 1 space to { $at } and stops
gb-drives-one-scores = drives 1 space to { $at } and stops, which scores
gb-drives-one-must = drives 1 space to { $at } and stops there, as it must
gb-drives-one-must-scores = drives 1 space to { $at } and stops there, as it must, which scores
gb-drives-many = drives { $count } spaces to { $at } and stops
gb-drives-many-scores = drives { $count } spaces to { $at } and stops, which scores
gb-drives-many-must = drives { $count } spaces to { $at } and stops there, as it must
gb-drives-many-must-scores = drives { $count } spaces to { $at } and stops there, as it must, which scores
gb-seen-zone = { $at } is in a construction zone
gb-seen-roads = { $at }: roads { $tile }
gb-seen-tunnel = { $at }: tunnel, roads { $tile }
gb-seen-empty = { $at }: empty
seen-car = car of seat { $seat } on { $at }
gb-seen-cone = cone on { $at }
gb-seen-cube = cube of seat { $seat } on { $at }
