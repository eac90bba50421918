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
