# What reports on a game say. Words in “…” and names of levels and options are shown as they are.

# Numbers
report-decimal-mark = .
report-group-mark = ,
report-share = { $number } %
report-minutes = { $number } min

# The page
report-over = How it really plays
report-contents = Contents
report-numbers = The numbers
report-what = what
report-value = value
report-interval = 95 % interval
report-out-of = out of
report-seconds = Seconds a decision:
report-made-by = Made by { $command }.
report-data = figures.csv, games.csv and decisions.csv lie beside this page, each as .parquet too; records/ has games that `cloverleaf replay` shows and `cloverleaf verify` proves.
report-intervals = Intervals hold the truth with 95 % certainty: Wilson's for shares, Student's for means. Twenty of them together miss it once. What bots do is not what people do.
report-page-title = { $game }: how it plays
report-setup = { $games } games, { $seats } seats, { $bots }, seed { $seed }
report-everybody = { $bot } on every seat
report-nobody = nobody on every seat
report-options = Options: { $options }.
report-option-usual = as usual
report-found = { $game }, { $games } games:
report-written = The report is { $page }.

# The page above several reports
report-summary-title = How the games play
report-summary-intro = What the lab found out about the four games as they come out of the box. [How to read a report](../lab.md) says what each number means. Behind each number stands its 95 % interval; what bots do is not what people do.
report-summary-command = All of this is made by one command:
report-summary-report = [The whole report]({ $game }.html): { $games } games of { $bots }.
report-summary-question = question
report-summary-number = number

# While it is played
report-stage-games = games of the study
report-stage-played-on = games played on with other draws
report-stage-step = games of { $upper } against { $lower }

# Charts
report-heat = pale: little, full: most
report-bar = { $from } to { $to }: { $count }
report-fair-share = a fair share
report-course = of the game played

# How games end
report-reason-destinations = destinations
report-reason-turn-limit = turn limit
report-reason-target = target
report-reason-all-passed = all passed
report-reason-stalled = stalled
report-reason-token = token
report-reason-tie = tie
report-reason-used-up = used up
report-reason-built-up = built up
report-reason-resignation = resignation
report-reason-draw-agreed = draw agreed

# Is any seat ahead?
report-seats-title = Is any seat ahead?
report-seats-method = A win that is shared counts in part. The seats are called unequal only if all of them together differ more than in one of twenty studies of a fair game (Pearson's test).
report-seats-by-seat = Games won, by seat
report-seats-by-order = Games won, by whose turn came first
report-seats-none = seat
report-seats-seat = seat { $number }
report-seats-order = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} to act
report-seats-finding = { $who } wins { $wins } of { $games } games: a fair share is { $share }, so { $judged ->
    [ahead] it has an advantage
    [behind] it is at a disadvantage
   *[even] nothing speaks against equal chances
}.

# How long does it take?
report-length-title = How long does it take?
report-length-method = A turn is what one seat does until another acts; where all choose together that is one turn. Minutes are the decisions that are made one after the other, times the seconds a decision.
report-length-chart = How many games took how many turns
report-length-chart-label = Games by turns
report-length-chart-below = turns
report-length-table = Length
report-length-turns = turns in a game, on average
report-length-half = turns, half of all games
report-length-most = turns, nine games of ten
report-length-decisions = decisions of all seats
report-length-in-a-row = decisions one after the other
report-length-minutes = minutes, on average
report-length-most-minutes = minutes, nine games of ten
report-length-finding = A game takes { $turns } turns on average, and half of all games between { $from } and { $to }; at { $seconds } seconds a decision that is { $minutes }, where our title page says { $least } to { $most } minutes.

# How does it end?
report-endings-title = How does it end?
report-endings-method = The reasons are the rules' own. The gap is that between the winner's score and the nearest other.
report-endings-chart = Games by how they ended
report-endings-table = Close or clear
report-endings-shared = the win is shared
report-endings-margin = score between first and next
report-endings-finding = { $most } of { $games } games end by “{ $reason }”; the win is shared in { $shared }, and { $margin } points of the score lie between the first and the next.

# Does it stay open?
report-drama-title = Does it stay open?
report-drama-method = Who leads is read from the score after every turn; the lead changes when another seat leads alone.
report-drama-table = Lead
report-drama-changes = changes of the lead
report-drama-decided = of the game until the winner leads for good
report-drama-late = games open to the last tenth
report-drama-line = leader wins
report-drama-finding = The lead changes { $changes } times a game, the winner leads for good after { $decided } of it, and { $late } of games are open until their last tenth.
report-drama-chart = How often whoever led alone won in the end ({ $fair } would be chance)

# How much is there to choose?
report-width-title = How much is there to choose?
report-width-method = What the rules allow is counted at every decision; what only takes back is left out.
report-width-table = Choice
report-width-chart = Actions to choose from, over the course of a game
report-width-line = actions
report-width-mean = actions to choose from, on average
report-width-forced = decisions without a choice
report-width-finding = Whoever decides has { $mean } actions to choose from on average: half of all decisions have { $half } or fewer, one of ten { $tenth } or fewer and one of ten { $most } or more, and { $forced } leave no choice.

# Which actions and which pieces count?
report-uses-actions = Which actions count?
report-uses-pieces = Which pieces count?
report-uses-method = The win share is that of the seats that used it more than the mean of their table, in that game. It goes with winning, which does not say that it causes it.
report-uses-frequencies = Times in a game
report-uses-values = What those win who use it more than their table
report-uses-most = Most used is “{ $name }”, { $times } times a game.
report-uses-finding = Those who use it more than their table win more than a fair share ({ $fair }) with: { $good }; less with: { $bad }.
report-uses-none = none
report-uses-key = win with more “{ $name }” than the others

# Does skill count?
report-ladder-title = Does skill count?
report-ladder-method = One player of a level against the level below it on all other seats; every deal is played once from every seat. Ratings are Weng and Lin's: 400 points more are ten wins to one loss.
report-ladder-wins = Games won against the level below
report-ladder-rating = Rating
report-ladder-step = { $upper } against { $lower }
report-ladder-won = { $step } wins { $share }
report-ladder-finding = { $wins }: by chance it would be { $fair }, so { $sure ->
    [all] skill counts on every step
    [none] these games do not show that skill counts
   *[some] skill surely counts on { $steps } of { $all } steps
}.

# How much is luck?
report-luck-title = How much is luck?
report-luck-nothing = Nothing is drawn in this game: what the players do decides all of it.
report-luck-nothing-method = No event of the games was a draw.
report-luck-method = From one position games are played on by the same bots, several times with the same draws and several times with others; the variance of the result is split between draws and within them, and the interval is from drawing the positions or deals again 400 times.
report-luck-draws = the draws decide
report-luck-players = the players decide
report-luck-half-decided = the first half has decided
report-luck-half-draws = the draws to come decide
report-luck-half-players = the players still decide
report-luck-from-start = What decides a game, seen from its start
report-luck-from-half = What decides a game, seen from half way
report-luck-finding = The draws of a game decide { $draws } of who wins, and what the players do the rest; half way { $decided } is decided and the draws to come decide { $coming }.

# Gridlock
report-gridlock-network-title = Where does the traffic go?
report-gridlock-network-method = Every stop is driven along the shortest path, as the game shows it; the colour counts the cars that come onto a space, the width of a street those between two.
report-gridlock-network-chart = How often spaces are driven over, and the ways between them
report-gridlock-network-nobody = Nobody drove anywhere.
report-gridlock-network-finding = Most driven over is { $space }, { $times } times a game; { $placed } of { $spaces } spaces ever had a tile.
report-gridlock-network-space = { $name }: driven over { $driven } times a game, tiles laid { $placed }
report-gridlock-places-title = Which places are hard?
report-gridlock-places-method = Out of the seats that held the card. A game ends when one seat has all of theirs, so a place that is reached late is often not reached at all; the rounds are those of who did.
report-gridlock-places-nobody = Nobody held a card.
report-gridlock-places-reached = Reached before the game ends
report-gridlock-places-rounds = In which round, by those who reached it
report-gridlock-places-finding = Hardest is { $hard }: of those who want to go there { $few } have been when the game ends; easiest is { $easy }, with { $many }.
report-gridlock-places-key = reach { $hardest }, the hardest
report-gridlock-profit-title = Who profits from a tile?
report-gridlock-profit-method = A tile belongs to who laid it until it is removed, however it is turned. The mean is that of the games.
report-gridlock-profit-own = crossings by who laid the tile
report-gridlock-profit-crossed = times a laid tile is driven over
report-gridlock-profit-bars = Crossings of laid tiles
report-gridlock-profit-equal = an equal share
report-gridlock-profit-table = Use
report-gridlock-profit-finding = A tile is driven over { $crossed } times, and { $own } of that by who laid it: an equal share is { $fair }, so { $judged ->
    [builder] a road serves its builder more than the others
    [others] a road serves the others more than its builder
   *[alike] a road serves everybody alike
}.

# Traffic Congestion. The names of uses are sorted by key where they are used equally often.
report-congestion-enter-own = enter an own car
report-congestion-enter-theirs = enter another's car
report-congestion-move-change = move and change the signal
report-congestion-move-keep = move and keep the signal
report-congestion-move-remove = move and remove the signal
report-congestion-signal = signal { $direction ->
    [left] left
    [right] right
   *[straight] straight
}
report-congestion-throughput-title = How well does traffic flow?
report-congestion-throughput-method = A car that leaves on another side than its colour's is gone and counts for nobody.
report-congestion-throughput-entered = cars that enter, a turn
report-congestion-throughput-left = cars that leave, a turn
report-congestion-throughput-counted = cars that count, a turn
report-congestion-throughput-bars = Cars a turn
report-congestion-throughput-chart = Cars on the board, over the course of a game
report-congestion-throughput-line = cars waiting
report-congestion-throughput-finding = { $left } cars leave the board a turn, and { $counted } count: { $useful } of those that leave are home.
report-congestion-queues-title = Where do cars wait?
report-congestion-queues-method = The cars in each lane, after every turn, the mean of the games.
report-congestion-queues-chart = How long the queues are, lane by lane
report-congestion-queues-bars = Cars in the queue
report-congestion-queues-street = a street
report-congestion-queues-finding = The longest queue is that of { $longest }, { $long } cars on average; the shortest that of { $shortest }, { $short }. A lane has room for five.
report-congestion-queues-key = cars in { $lane }, the longest queue
report-congestion-queues-lane = { $lane }: { $cars } cars
report-congestion-deadlock-title = Does it get stuck?
report-congestion-deadlock-method = Stuck are games that end by passes, by the stall limit or by the turn limit.
report-congestion-deadlock-table = Standstill
report-congestion-deadlock-stuck = games that reach no target
report-congestion-deadlock-stall = turns in a row without a car in or out
report-congestion-deadlock-finding = { $stuck } of games end without anybody reaching the target; the longest time in a game in which no car comes or leaves is { $stall } turns.

# Traffic Tango. Signs are sorted by key.
report-tango-sign-one-way = one way
report-tango-sign-roundabout = roundabout
report-tango-sign-speed-limit = speed limit
report-tango-sign-stop = stop
report-tango-sign-toll = toll
report-tango-sign-yield = yield
report-tango-crashes-title = Where do cars crash?
report-tango-crashes-method = A car counts once a delivery, however many it meets; the map counts every pair of cars.
report-tango-crashes-any = cars that crash, all deliveries
report-tango-crashes-nowhere = nowhere
report-tango-crashes-chart = Collisions of two cars in a game, tile by tile
report-tango-crashes-bars = Cars that crash
report-tango-crashes-delivery = cars that crash, delivery { $delivery }
report-tango-crashes-finding = { $any } of all deliveries end in a crash, most often on { $place }.
report-tango-crashes-tile = { $tile }: { $times } collisions a game
report-tango-mixture-title = Can routes be guessed?
report-tango-mixture-method = Shannon's entropy of the routes that were driven, turned so that all start in one corner, with Miller's and Madow's correction for routes not seen.
report-tango-mixture-chart-bits = Surprise of a route, in bits
report-tango-mixture-chart-commonest = How often the commonest route is taken
report-tango-mixture-bits = bits, delivery { $delivery }
report-tango-mixture-commonest = the commonest route, delivery { $delivery }
report-tango-mixture-finding = The route of the first delivery holds { $first } bits of surprise, as much as one of { $routes } equally likely routes; that of the last { $last }.
report-tango-signs-title = What is a sign worth?
report-tango-signs-method = The gas of a seat that planted at least one such sign, less the mean of its table. It goes with the result, which does not say that it causes it.
report-tango-signs-gas = Gas compared with the table, by sign planted
report-tango-signs-table = the table
report-tango-signs-failed = Signs that fail
report-tango-signs-finding = Who plants { $best } burns { $less } gas compared with their table, who plants { $worst } { $more }: less is better.

# RIGHT_OF_WAY
report-rightofway-economy-title = What do hands live on?
report-rightofway-economy-method = Cost and profit of every placement as the rules count them; the mean of the games. A hand counts what is still to be drawn or paid.
report-rightofway-economy-cost = tiles a highway costs
report-rightofway-economy-earned = tiles a highway earns
report-rightofway-economy-result = profit less cost
report-rightofway-economy-scrapped = tiles scrapped from the city, a game
report-rightofway-economy-bars = A placement, in tiles
report-rightofway-economy-chart = Tiles in hand, over the course of a game
report-rightofway-economy-winner = winner
report-rightofway-economy-loser = loser
report-rightofway-economy-finding = A highway costs { $cost } tiles and earns { $earned }: the result is { $result } tiles, and { $scrapped } are scrapped from the city in a game.
report-rightofway-junctions-title = Which junctions close?
report-rightofway-junctions-method = A highway is closed when all its connections are met; only then it counts.
report-rightofway-junctions-all = highways closed at the end
report-rightofway-junctions-bars = Closed when the game ends, by connections
report-rightofway-junctions-table = All
report-rightofway-junctions-chart = Highways closed when the game ends, tile by tile
report-rightofway-junctions-none = No highway was ever built.
report-rightofway-junctions-with = closed, of those with { $connections }
report-rightofway-junctions-finding = { $all } of the highways are closed when the game ends: { $few } of those with the fewest connections, { $many } of those with the most.
report-rightofway-junctions-place = { $place }: { $closed } of { $all } highways closed
report-rightofway-rights-title = What are rights-of-way for?
report-rightofway-rights-method = Out of all that were bought; the rest was scrapped to pay, or raised by who had it.
report-rightofway-rights-bought = rights-of-way bought, a game
report-rightofway-rights-height = tiles in a right-of-way when bought
report-rightofway-rights-built = built on by the owner
report-rightofway-rights-over = bought over by the other
report-rightofway-rights-standing = standing at the end
report-rightofway-rights-table = Rights-of-way
report-rightofway-rights-bars = What becomes of them
report-rightofway-rights-finding = { $bought } rights-of-way are bought in a game; { $built } of them are built on by their owner, { $over } bought over, and { $standing } stand there at the end.
