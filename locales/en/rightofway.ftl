# RIGHT_OF_WAY
# What somebody did, for the log; `.do` is the same as something to do, for buttons.
rightofway-dollar = a dollar sign: { $at }
rightofway-piece = the piece drawn has { $dollars ->
    [0] no dollar
    [one] 1 dollar
   *[other] { $dollars } dollars
}
rightofway-lay = { $who_is ->
    [you] You lay the piece towards the { edge }: { $at }
   *[other] { $who } lays the piece towards the { edge }: { $at }
}
    .do = Lay the piece towards the { edge }: { $at }
rightofway-draw = { $who_is ->
    [you] You draw { tile-shape.a }
   *[other] { $who } draws { tile-shape.a }
}
rightofway-first = { $who_is ->
    [you] You go first
   *[other] { $who } goes first
}
rightofway-place = { $who_is ->
    [you] You build { tile-shape.a }: { $at }
   *[other] { $who } builds { tile-shape.a }: { $at }
}
    .do = Build { tile-shape.the }: { $at }
rightofway-buy = { $who_is ->
    [you] You buy the right-of-way with { tile-shape.a }: { $at }
   *[other] { $who } buys the right-of-way with { tile-shape.a }: { $at }
}
    .do = Buy the right-of-way with { tile-shape.the }: { $at }
rightofway-discard = { $who_is ->
    [you] You discard { tile-shape.a }
   *[other] { $who } discards { tile-shape.a }
}
    .do = Discard { tile-shape.the }
rightofway-scrap = { $who_is ->
    [you] You scrap your tile: { $at }
   *[other] { $who } scraps a tile: { $at }
}
    .do = Scrap your tile: { $at }
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
    [yes] Last turn:{" "}
   *[no] { "" }
}{ $due ->
    [build] Build one highway.
    [must-buy] Nowhere to build: buy a right-of-way first.
    [may-buy] You may buy one right-of-way, or end your turn.
    [done] End your turn.
   *[both] Build one highway. You may also buy one right-of-way.
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
rw-dollar-there = there is a dollar already ({ $at })
rw-taken = this is part of the city ({ $at }); pieces go on free ground
rw-off = a piece there would not touch the city ({ $at })
rw-otherwise = a piece of tiles all alike is laid from the first of them, here { $at }
rw-outside = this is outside the city ({ $at })
rw-no-tile = no tile has the roads '{ $tile }'; tiles have two to six
rw-their-draw = { $seat_is ->
    [you] the next tile is drawn by you
   *[other] the next tile is drawn by { $seat }
}
rw-stack = the drawing stack has no '{ $tile }' left
rw-no-seat = { $seat } does not play; seats here are 1 and 2
rw-placed = one highway a turn: nothing more can be placed, here neither ({ $at })
rw-bought = one right-of-way a turn: no other can be bought, here neither ({ $at })
rw-nothing-placed = the turn ends only after a highway has been placed
rw-highway = there is a highway already ({ $at })
rw-theirs = this is the other player's right-of-way ({ $at }); buy it first
rw-too-dear = this loses { $loss } with { $left } left to pay ({ $at }); something else can be paid for
rw-no-scrap = nothing of yours lies there ({ $at })
rw-this-turn = what lies there was laid this turn and stays ({ $at })
rw-right-highway = there is a highway ({ $at }); a right-of-way is bought where none is
rw-own = this right-of-way is yours already ({ $at })
rw-price = this right-of-way takes { $height } to pay, 1 to lay and 1 to keep; you hold { $hand } ({ $at })
rw-last = this would use the last tile in hand ({ $at }); one has to be left
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
rw-due-discard = first discard a tile to pay the loss
rw-due-scrap = first take a tile of yours from the city to pay the rest of the loss
rw-due-price = first discard a tile to pay for the right-of-way
rw-due-refill = a tile is drawn for the empty hand
rw-due-over = the game is over
rw-told-buy = { $price ->
    [0] { tile-shape.the } goes face down there; the right-of-way is yours
    [one] { tile-shape.the } goes face down there and 1 tile to pay; the right-of-way is yours
   *[other] { tile-shape.the } goes face down there and { $price } tiles to pay; the right-of-way is yours
}
rw-told-discard = { tile-shape.the } is discarded; { $price } still to pay
rw-tiles = { $count ->
    [0] nothing
    [one] 1 tile
   *[other] { $count } tiles
}
rw-told-lay = { $dollars ->
    [0] a piece with no dollar is laid: { $at }
    [one] a piece with 1 dollar is laid: { $at }
   *[other] a piece with { $dollars } dollars is laid: { $at }
}
rw-told-done = the turn ends without a right-of-way
rw-told-outside = nothing can be built outside the city ({ $at })
rw-told-place = { tile-shape.the } costs { $cost } and earns { $profit }: { $then }{ $cleared ->
    [yes] ; what lies face down there is discarded
   *[no] { "" }
}
rw-told-even = nothing is drawn or paid
rw-told-gain = { $tiles } to draw
rw-told-loss = { $tiles } to pay
rw-told-loss-city = { $tiles } to pay, { $hand } from hand and { $city } from the city
rw-told-loss-forgiven = { $tiles } to pay, { $hand } from hand and { $city } from the city, { $rest } forgiven
rw-told-scrap-highway = the highway is discarded and its city tile free again ({ $at })
rw-told-scrap-right = the right-of-way is given up ({ $at })
rw-told-scrap-top = the top of the right-of-way is discarded; it goes to the other player ({ $at })
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
    [one] 1 city tile left to build on
   *[other] { $tiles } city tiles left to build on
}
rightofway-where = { $quarter ->
    [rich] rich quarter,{" "}
    [free] free ground,{" "}
   *[poor] { "" }
}{ $steps } { compass } of the centre
rightofway-where-two = { $quarter ->
    [rich] rich quarter,{" "}
    [free] free ground,{" "}
   *[poor] { "" }
}{ $steps } { compass } and { $more } { edge } of the centre
rightofway-centre = the centre, rich quarter
compass = { $towards ->
    [N] north
    [NE] northeast
    [E] east
    [SE] southeast
    [S] south
    [SW] southwest
    [W] west
   *[NW] northwest
}
rightofway-prompt-tile = Tap a city tile to build there. Tap it again or press R to turn the highway.
rightofway-prompt-buy = Tap a city tile to buy its right-of-way.
rightofway-prompt-scrap = Tap a tile of yours to take it from the city.
rightofway-prompt-lay = Tap free ground beside the city. Tap again or press R to turn the piece.
rightofway-prompt-discard = Choose a tile of your hand to discard.
rightofway-prompt-end = Nothing more to do: end your turn.
rightofway-step-build = Build
rightofway-step-buy = Buy
rightofway-ends = How it ends
rightofway-ends-how = The city is full, or a player has no tiles left.
rightofway-ends-last = This is the last turn.
rightofway-ends-city = City
rightofway-ends-free = { $free } of { $all } tiles left
rightofway-ends-tiles = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
rightofway-rights = Rights-of-way you could take over
rightofway-price = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
rightofway-plate-profit = profit
rightofway-plate-cost = cost
rightofway-plate-draw = to draw
rightofway-plate-pay = to pay
rightofway-plate-points = points
rightofway-plate-theirs = for { $who }
rightofway-source-none = Closed highways
rightofway-source = { $roads ->
    [2] Roads and curves
    [3] Junctions of 3
    [4] Junctions of 4
    [5] Junctions of 5
   *[6] Junctions of 6
}
