# The table
board = Board
players-heading = Players
to-act = to act
resigned = resigned
your-turn = Your turn
game-over = The game is over
thinking = { $name } is thinking…
waiting-for = Waiting for { $name }
race = Race
race-first = { $name } is first
race-bots = Let the bots go first
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
hand-gridlock = Your tiles and actions
hand-congestion = Cars and signals
hand-tango = Route and signs
hand-rightofway = Your tiles

# Passing the screen
pass-to = Pass the screen to { $name }
pass-why = What is on the table is only for { $name }.
i-am = I am { $name }

# Seen again
film = Film
film-step = Delivery D{ $delivery }: step { $step } of { $steps }
film-watch = Watch delivery D{ $delivery }
film-play = Play
film-pause = Pause
film-on = Next picture
film-back = Previous picture
film-skip = Skip
film-done = Done
recall = Replay what happened
show-points = Points of each tile

# Second thoughts
more = More
candidate-refused = refused
handed-in = Your orders are handed in.
resign = Resign…
resign-sure = Resign this game? That cannot be undone.
resign-yes = Yes, resign
resign-no = No, play on

# What a person asks at a table
done-of = { $done } of { $of }
prompt-place = Tap a place that glows.
prompt-choose = Choose what to do.
confirm-bar = Confirm or cancel
turn-foot = Undo, hint, end of turn
not-yet = Not yet
take-back-move = Take back
hint-another = Another hint
step-done = done
since = Since your last turn
menu = Menu
close = Close
settings = Settings
keys = Keys
key-arrows = ← ↑ ↓ →
key-arrows-does = Walk over the board; or type the name of a place
key-enter = Enter
key-enter-does = Choose a place, and once more: confirm
key-turn = R
key-turn-does = Turn the tile (Shift+R: the other way)
key-tools = 1 … 9
key-tools-does = Pick up a tile or a tool
key-undo = Backspace
key-undo-does = Undo
key-escape = Esc
key-escape-does = Cancel
key-help = ?
key-help-does = This list
board-by-keys = Board. Arrow keys walk over it, Enter chooses.
turn-left = Turn left
turn-right = Turn right
sheet-higher = Show more
sheet-lower = Show less
your-side = Your turn and what happened
set-up-lines = { $count ->
    [one] Setting up: 1 draw
   *[other] Setting up: { $count } draws
}
gave-up = You resigned this game.
gave-up-finish = Let the bots finish
help-none = No hints, nothing taken back
help-some = Hints: { $hints } · taken back: { $taken }
nothing-here = Nothing can be done here with what you have chosen.
show-me = Show me
key-end = End
key-end-does = End the turn
key-rule = F1
key-rule-does = Read the rule about what you point at
show-place = Show { $name }
minimap = Small map: tap to look there
try-moves = Try out moves
