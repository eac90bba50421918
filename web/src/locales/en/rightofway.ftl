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
