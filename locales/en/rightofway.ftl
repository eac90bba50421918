# RIGHT_OF_WAY
rightofway-dollar = { $a } is a rich quarter
rightofway-piece = A piece with { $a } dollars
rightofway-lay = Lay at { $a }, turn { $b }
rightofway-draw = Seat { $a } draws { $b }
rightofway-first = Seat { $a } begins
rightofway-place = Build { $b } on { $a }
rightofway-buy = Buy the right on { $a } with { $b }
rightofway-discard = Discard { $a }
rightofway-scrap = Scrap { $a }
rightofway-done = End turn
rightofway-phase-dollar = The rich quarters are drawn
rightofway-phase-piece = A piece is drawn
rightofway-phase-lay = Lay the piece
rightofway-phase-deal = Tiles are dealt
rightofway-phase-first = The lot decides who begins
rightofway-phase-act = { $last ->
    [yes] Last turn: build or buy
   *[no] Build or buy
}
rightofway-phase-draw = Tiles are drawn
rightofway-phase-discard = { $owed ->
    [one] Discard 1 tile
   *[other] Discard { $owed } tiles
}
rightofway-phase-scrap = { $owed ->
    [one] Scrap 1 tile of the city
   *[other] Scrap { $owed } tiles of the city
}
rightofway-phase-price = { $owed ->
    [one] Pay 1 tile for the right
   *[other] Pay { $owed } tiles for the right
}
rightofway-phase-refill = Tiles are drawn
rightofway-phase-over = The game is over
note-cost = cost { $cost }, profit { $profit }
note-result = result { $result }

## Refusals, explanations, labels of the picture
rw-exp-place = a place such as '1,-2'
rw-exp-roads = roads clockwise from north, such as 'NE.S'
rw-exp-tile = a tile in the orientation that names it, such as 'N.SE'
rw-exp-turn = an orientation from 0 to 5
rw-exp-piece = a number of dollars from 0 to 3
rw-no-piece = no piece with '{ $count }' dollars is left
rw-dollar-there = '{ $at }' carries a dollar already
rw-taken = '{ $at }' is part of the city; pieces go on free ground
rw-off = a piece at '{ $at }' would not touch the city
rw-otherwise = a piece of tiles all alike is laid from the first of them, here '{ $at }'
rw-outside = '{ $at }' is outside the city
rw-no-tile = no tile has the roads '{ $tile }'; tiles have two to six
rw-their-draw = the next tile is drawn by seat '{ $seat }'
rw-stack = the drawing stack has no '{ $tile }' left
rw-no-seat = seat '{ $seat }' does not play; seats here are 1 and 2
rw-placed = one highway a turn: nothing more can be placed, not on '{ $at }' either
rw-bought = one right-of-way a turn: no other can be bought, not on '{ $at }' either
rw-nothing-placed = the turn ends only after a highway has been placed
rw-highway = there is a highway on '{ $at }'
rw-theirs = '{ $at }' is the other player's right-of-way; buy it first
rw-too-dear = on '{ $at }' this loses { $loss } with { $left } left to pay; something else can be paid for
rw-no-scrap = nothing of yours lies on '{ $at }'
rw-this-turn = what lies on '{ $at }' was laid this turn and stays
rw-right-highway = '{ $at }' has a highway; a right-of-way is bought where none is
rw-own = the right-of-way on '{ $at }' is yours already
rw-price = the right-of-way on '{ $at }' takes { $height } to pay, 1 to lay and 1 to keep; in hand are { $hand }
rw-last = buying '{ $at }' would use the last tile in hand; one has to be left
rw-not-in-hand = there is no '{ $tile }' in hand
rw-nothing-open = no city tile is open to build on; buy a right-of-way that opens one first
rw-not-now = not now: { $due }
rw-due-dollar = a dollar sign is drawn by lot
rw-due-piece = a piece of the city is drawn
rw-due-lay = the piece drawn is to be laid
rw-due-deal = the first hands are dealt
rw-due-first = the lot decides who begins
rw-due-act = a highway is placed, a right-of-way bought, or the turn ended
rw-due-draw = the profit is drawn
rw-due-discard = the loss is to be paid with 'discard'
rw-due-scrap = the rest of the loss is to be paid with 'scrap'
rw-due-price = the right-of-way is to be paid with 'discard'
rw-due-refill = a tile is drawn for the empty hand
rw-due-over = the game is over
rw-told-buy = { $tile } goes face down on { $at }
rw-told-buy-price = { $tile } goes face down on { $at } and { $price } to pay
rw-told-yours = the right-of-way there is yours
rw-told-discard = { $tile } is discarded
rw-told-still = { $price } still to pay
rw-nothing = nothing
rw-one-tile = 1 tile
rw-tiles = { $count } tiles
rw-told-lay = a piece with { $dollars } is laid at { $at }
rw-no-dollar = no dollar
rw-one-dollar = 1 dollar
rw-dollars = { $count } dollars
rw-told-done = the turn ends without a right-of-way
rw-told-dollar = { $at } gets a dollar sign
rw-told-piece = the piece drawn has { $dollars }
rw-told-draw = seat { $seat } draws { $tile }
rw-told-first = seat { $seat } goes first
rw-told-outside = nothing can be built on { $at }, outside the city
rw-told-place = { $tile } on { $at } costs { $cost } and earns { $profit }: { $then }
rw-told-even = nothing is drawn or paid
rw-told-gain = { $tiles } to draw
rw-told-loss = { $tiles } to pay
rw-told-loss-city = { $tiles } to pay, { $hand } from hand and { $city } from the city
rw-told-loss-forgiven = { $tiles } to pay, { $hand } from hand and { $city } from the city, { $rest } forgiven
rw-told-cleared = what lies face down there is discarded
rw-told-scrap-highway = the highway on { $at } is discarded and its city tile free again
rw-told-scrap-right = the right-of-way on { $at } is given up
rw-told-scrap-top = the top of the right-of-way on { $at } is discarded
rw-told-scrap-other = it goes to the other player
rw-seen-dollar = { $at }, dollar tile
rw-seen-dollar-used = { $at }, dollar tile, used this turn
rw-seen-plain = { $at }, unmarked tile
rw-seen-plain-used = { $at }, unmarked tile, used this turn
rw-seen-highway = { $at }, highway { $tile } of seat { $seat }, not connected yet
rw-seen-connected = { $at }, highway { $tile } of seat { $seat }, connected, { $points } points
rw-seen-right = { $at }, right-of-way of seat { $seat }: { $tiles }
rw-seen-right-tile = { $tile } of seat { $seat }
rw-seen-free = { $at }, free ground
