# The rules
rules = Rules
rules-of = Rules of { $game }
rules-pages = Rules pages
rules-common = For all games
rules-search = Search the rules
rules-found = { $count ->
    [one] 1 place
   *[other] { $count } places
}
rules-contents = Contents
rules-print = Print
rules-close = Close the rules
read-clause = Read clause { $clause }
refused = This cannot be done.
learn = Learn to play
learn-game = Learn { $game }
