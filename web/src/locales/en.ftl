# The page
welcome = Four road games, one table
welcome-more = Build highways, jam intersections, plan secret routes, race across Boston. Play at once against bots, or pass the screen around.
continue = Continue { $game }
notice = An independent implementation of the published rules; no artwork is taken from the publishers.
players = { $players } players
minutes = { $from }–{ $to } min
by = by { $designer }
play-now = Play now
set-up = Set up…
other-language = Deutsch
by-day = Light colours
by-night = Dark colours
no-game = There is no game on this table
to-the-games = All games

# Setting up
seats = Seats
people-here = People at this screen
bots-level = Bots
pass-secret = You pass the screen around; a curtain keeps hands secret.
pass-open = You pass the screen around. Nothing is secret in this game.
options = Options
start = Start
level-random = Random
level-learner = Learner
level-commuter = Commuter
level-cabbie = Cabbie
you = You
player-name = Player { $number }
bot-name = { $level } bot { $number }

# The games
title-gridlock = Gridlock: Boston
title-congestion = Traffic Congestion
title-tango = Traffic Tango
title-rightofway = RIGHT_OF_WAY
about-gridlock = Everyone builds and rebuilds one shared road network and races to stop at their own secret destinations.
about-congestion = Rival operators share the traffic lights of a street grid. Be the first to bring twenty cars of your colour out on your side.
about-tango = Plant traffic signs and drive four deliveries across the city, all in secret and all at once. The lowest gas bill wins.
about-rightofway = Build highways through rich and poor quarters. Building well brings tiles, building badly costs some. The most connected highways win.

# The table
board = Board
players-heading = Players
to-act = to act
resigned = gave up
your-turn = Your turn
game-over = The game is over
thinking = { $name } is thinking…
waiting-for = Waiting for { $name }
undo = Undo
restart-turn = Restart turn
hint = Hint
asking = Asking the cabbie…
no-hint = The cabbie has no advice.
your-places = Your destinations
deliveries = Routes driven
actions-heading = { $count ->
    [one] 1 action is possible
   *[other] { $count } actions are possible
}
type-action = Type an action
do-it = Do it
all-actions = List of actions
and-more = and { $count } more: type to narrow them down
log = What happened
board-in-words = The board in letters
choices = What can be done here
confirm = Yes, do this
cancel = No
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
hand-gridlock = Your tiles and works
hand-congestion = Cars and signals
hand-tango = Route and signs
hand-rightofway = Your tiles

# Passing the screen
pass-to = Pass the screen to { $name }
pass-why = What is on the table is for their eyes only.
i-am = I am { $name }

# The end
wins = { $name } wins
shared = Shared by { $names }
play-again = Play again
download = Save record
verify = Verify draws
draws-none = { $events } events replayed; nothing was drawn by lot.
draws-proven = { $events } events replayed; all { $drawn } draws are proven.
draws-sealed = { $events } events replayed; the { $drawn } draws are sealed until the seed is published.
draws-unproven = { $events } events replayed; the { $drawn } draws cannot be proven.
reason-destinations = All destinations were reached.
reason-turn-limit = The turn limit was reached.
reason-target = The target was reached.
reason-all-passed = Everybody passed.
reason-stalled = Traffic came to a standstill.
reason-token = The Token of Life decides.
reason-tie = A tie.
reason-used-up = A player has used up all tiles.
reason-built-up = The city is built up.
reason-resignation = All but one gave up.
reason-draw-agreed = A draw was agreed.

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
sign-stop = Stop
sign-oneway = One way
sign-yield = Yield
sign-roundabout = Roundabout
sign-toll = Toll
sign-speed = Speed limit

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

# Congestion
congestion-status = Your turn ({ $turns } played)
congestion-enter = { $b ->
    [blue] Blue car into { $a }
    [green] Green car into { $a }
    [red] Red car into { $a }
   *[yellow] Yellow car into { $a }
}
congestion-signal = { $b ->
    [left] Signal { $a } left ↰
    [right] Signal { $a } right ↱
   *[straight] Signal { $a } straight ↑
}
congestion-move = { $b ->
    [left] Send { $a }, then left ↰
    [right] Send { $a }, then right ↱
   *[straight] Send { $a }, then straight ↑
}
congestion-move-keep = Send { $a }
congestion-move-remove = Send { $a }, remove signal
congestion-pass = Pass

# Tango
tango-day = Day { $day } of 5: plan, then seal
tango-choice = Name the elimination candidate
tango-corner = Seat { $a } starts at { $b }
tango-go = { $a ->
    [N] Drive north
    [E] Drive east
    [S] Drive south
   *[W] Drive west
}
tango-rush = { $a ->
    [N] Rush north
    [E] Rush east
    [S] Rush south
   *[W] Rush west
}
tango-sign = Plant { $b } on { $a }
tango-extra = Also plant { $b } on { $a }
tango-seal = Seal the orders
tango-reopen = Reopen the orders
tango-eliminate = Name seat { $a }

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
