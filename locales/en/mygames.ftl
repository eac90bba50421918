# The list of games
mygames-list = Games
mygames-statistics = Statistics
mygames-online = Online games
mygames-import = Import…
mygames-imported = Imported: { $name }
mygames-not-imported = { $file } couldn’t be imported. It is not a game record, or it is damaged. Your games are unchanged.
mygames-empty = No games yet
mygames-empty-more = Every game you play on this device is kept here: you can go on with it, look at it again or give it away as a file.
mygames-start = Choose a game
mygames-search = Search
mygames-game = Game
mygames-any = All games
mygames-state = State
mygames-state-all = All
mygames-state-running = Not finished
mygames-state-finished = Finished
mygames-none-found = No game matches.
mygames-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
mygames-running = Not finished
mygames-over = Finished
mygames-won = You won
mygames-drawn = Draw
mygames-lost = You lost
mygames-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
mygames-open = Result
mygames-open-game = Result: { $name }
mygames-replay = Replay
mygames-replay-game = Replay: { $name }
mygames-rename = Rename
mygames-rename-game = Rename: { $name }
mygames-name = Name of the game
mygames-save = Save
mygames-cancel = Cancel
mygames-export = Export
mygames-export-game = Export: { $name }
mygames-delete = Delete
mygames-delete-game = Delete: { $name }
mygames-deleted = Deleted: { $name }
mygames-undo = Undo
mygames-broken = This game can’t be continued: its record is damaged. You can export what is left, or delete it.
mygames-no-seed = This record was made for watching: it can’t be played on.
mygames-damaged = One entry can’t be read
mygames-damaged-more = It is damaged, perhaps because the browser crashed. Your other games are fine. You can export what is left of it, or delete it.
mygames-damaged-name = the damaged entry
mygames-no-statistics = Finish a game against bots, and your results are counted here.
mygames-statistics-why = Only finished games of one person against bots count. Resigning counts as a loss.
mygames-column-game = Game
mygames-column-played = Played
mygames-column-won = Won
mygames-column-drawn = Drawn
mygames-column-lost = Lost
mygames-column-run = Longest winning streak
against-random = against Random
against-learner = against Learners
against-commuter = against Commuters
against-cabbie = against Cabbies
against-mixed = against mixed bots
