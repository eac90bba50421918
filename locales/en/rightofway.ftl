# RIGHT_OF_WAY
# What somebody did, for the log; `.do` is the same as something to do, for buttons.
rightofway-dollar = { $at } gets a dollar sign
rightofway-piece = the piece drawn has { $dollars ->
    [0] no dollar
    [one] 1 dollar
   *[other] { $dollars } dollars
}
rightofway-lay = { $who_is ->
    [you] You lay the piece at { $at } towards the
   *[other] { $who } lays the piece at { $at } towards the
} { $edge ->
    [N] north
    [NE] northeast
    [SE] southeast
    [S] south
    [SW] southwest
   *[NW] northwest
}
    .do = Lay the piece at { $at } towards the { $edge ->
        [N] north
        [NE] northeast
        [SE] southeast
        [S] south
        [SW] southwest
       *[NW] northwest
    }
rightofway-draw = { $who_is ->
    [you] You draw { $tile }
   *[other] { $who } draws { $tile }
}
rightofway-first = { $who_is ->
    [you] You go first
   *[other] { $who } goes first
}
rightofway-place = { $who_is ->
    [you] You build { $tile } on { $at }
   *[other] { $who } builds { $tile } on { $at }
}
    .do = Build { $tile } on { $at }
rightofway-buy = { $who_is ->
    [you] You buy the right-of-way on { $at } with { $tile }
   *[other] { $who } buys the right-of-way on { $at } with { $tile }
}
    .do = Buy the right-of-way on { $at } with { $tile }
rightofway-discard = { $who_is ->
    [you] You discard { $tile }
   *[other] { $who } discards { $tile }
}
    .do = Discard { $tile }
rightofway-scrap = { $who_is ->
    [you] You scrap your tile on { $at }
   *[other] { $who } scraps a tile on { $at }
}
    .do = Scrap your tile on { $at }
rightofway-done = { $who_is ->
    [you] You end your turn
   *[other] { $who } ends the turn
}
    .do = End turn

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
    [one] Pay 1 tile for the right-of-way
   *[other] Pay { $owed } tiles for the right-of-way
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
rw-their-draw = { $seat_is ->
    [you] the next tile is drawn by you
   *[other] the next tile is drawn by { $seat }
}
rw-stack = the drawing stack has no '{ $tile }' left
rw-no-seat = { $seat } does not play; seats here are 1 and 2
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
rw-told-buy = { $price ->
    [0] { $tile } goes face down on { $at }; the right-of-way there is yours
    [one] { $tile } goes face down on { $at } and 1 tile to pay; the right-of-way there is yours
   *[other] { $tile } goes face down on { $at } and { $price } tiles to pay; the right-of-way there is yours
}
rw-told-discard = { $tile } is discarded; { $price } still to pay
rw-tiles = { $count ->
    [0] nothing
    [one] 1 tile
   *[other] { $count } tiles
}
rw-told-lay = { $dollars ->
    [0] a piece with no dollar is laid at { $at }
    [one] a piece with 1 dollar is laid at { $at }
   *[other] a piece with { $dollars } dollars is laid at { $at }
}
rw-told-done = the turn ends without a right-of-way
rw-told-outside = nothing can be built on { $at }, outside the city
rw-told-place = { $tile } on { $at } costs { $cost } and earns { $profit }: { $then }{ $cleared ->
    [yes] ; what lies face down there is discarded
   *[no] { "" }
}
rw-told-even = nothing is drawn or paid
rw-told-gain = { $tiles } to draw
rw-told-loss = { $tiles } to pay
rw-told-loss-city = { $tiles } to pay, { $hand } from hand and { $city } from the city
rw-told-loss-forgiven = { $tiles } to pay, { $hand } from hand and { $city } from the city, { $rest } forgiven
rw-told-scrap-highway = the highway on { $at } is discarded and its city tile free again
rw-told-scrap-right = the right-of-way on { $at } is given up
rw-told-scrap-top = the top of the right-of-way on { $at } is discarded; it goes to the other player
rw-exp-action = 'place', 'buy', 'discard', 'scrap', 'lay' or 'done', or for chance 'dollar', 'piece', 'draw' or 'first'
rw-seats = rightofway is for 2 seats, not '{ $seats }'
rw-tile-set = a player has 54 tiles (RW-2.1), not '{ $count }'

## What a person asks at a table
rightofway-goal = Most points from closed highways wins. { $ahead ->
    [0] { $behind ->
        [0] You are level.
        [one] You are 1 point behind.
       *[other] You are { $behind } points behind.
    }
    [one] You are 1 point ahead.
   *[other] You are { $ahead } points ahead.
}
rightofway-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
rightofway-clock = { $tiles ->
    [one] 1 tile left in the shorter stack
   *[other] { $tiles } tiles left in the shortest stack
}
