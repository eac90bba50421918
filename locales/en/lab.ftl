# What the lab says.
lab-rule = '{ $text }' is no name and value joined by '='
lab-count = '{ $name }' cannot be '{ $text }': a number from 0 to 255
lab-range = '{ $text }' is no range such as 10..30 or 10..30:5
lab-values = '{ $name }' has no list of values; say which, such as { $name }=1..5 or { $name }=1|3|5; there are { $known }
lab-too-many = more than { $most } candidates; take larger steps
lab-only-one = there is only one candidate
lab-goals = goals are length=40, minutes=45..60, seat=fair, decisive=100, drama=max, spread=min, width=30, limit=0 or ends≠limit: each figure at a number, between two, min or max, shares in per cent; ±5 behind one says what is near enough
lab-no-goal = nothing is wished for; { $goals }
lab-goal = '{ $text }' is no goal; { $goals }
lab-goal-twice = '{ $word }' is wished for twice
lab-record = a record of the study fails verification: { $why }
lab-fault = game { $game }: the player '{ $player }' { $did }
lab-chose-nothing = chose nothing although it was to act
lab-chose = chose '{ $action }' on { $seat }: { $why } ({ $clause })
lab-progress = { $elapsed } gone, { $eta } to go
lab-seconds-range = expected seconds from 0.1 to 3600
lab-board-option = a rule set has its board as an option: board=NAME

# Set-ups and folders
lab-setup = { $game }, { $seats } seats, { $who }, seed { $seed }
lab-rules-as-they-are = the rules as they are
lab-seconds = { $seconds } seconds
lab-differs-game = the game is { $own } here and { $kept } there
lab-differs-rules = the version of the rules is { $own } here and { $kept } there
lab-differs-seats = the number of seats is { $own } here and { $kept } there
lab-differs-bots = the bots are { $own } here and { $kept } there
lab-differs-ladder = the ladder is { $own } here and { $kept } there
lab-differs-seed = the seed is { $own } here and { $kept } there
lab-differs-option = the option { $name } is { $own } here and { $kept } there
lab-differs-base = the base is { $own } here and { $kept } there
lab-differs-seconds = the time for a decision is { $own } here and { $kept } there
lab-another-study = { $folder } has another study: { $differences }; name another folder, or delete this one
lab-cannot-use = cannot use { $path }: { $why }
lab-damaged = { $path }: line { $line } is damaged: { $why }

# Measures at the head of a table
lab-heading-length = turns a game takes
lab-heading-minutes = minutes a game takes
lab-heading-seat = % of wins for the first to act
lab-heading-decisive = % of games with a single winner
lab-heading-drama = changes of the lead a game
lab-heading-spread = points from best to worst
lab-heading-width = actions to choose from
lab-heading-limit = % of games at the turn limit

# Measures for whoever may choose one
lab-explained-length = How many turns a game takes
lab-explained-minutes = How many minutes, by the seconds that people take for a decision
lab-explained-seat = How often the seat wins that is first to act
lab-explained-decisive = How often there is a single winner
lab-explained-drama = How often the lead changes hands
lab-explained-spread = How far the best score is from the worst in the end
lab-explained-width = How many actions there are to choose from
lab-explained-limit = How often the turn limit ends the game

# Measures within a sentence
lab-noun-length = the length in turns
lab-noun-minutes = the length in minutes
lab-noun-seat = the share of whoever acts first
lab-noun-decisive = the share of games with a single winner
lab-noun-drama = the number of changes of the lead
lab-noun-spread = the spread of the scores
lab-noun-width = the number of actions to choose from
lab-noun-limit = the share of games at the turn limit

# What changed, as a part of the sentence `lab-compare-sentence`
lab-changed-length = { $change ->
    [more] a game takes { $by } turns more
   *[less] a game takes { $by } turns less
}
lab-changed-minutes = { $change ->
    [more] a game takes { $by } minutes more
   *[less] a game takes { $by } minutes less
}
lab-changed-seat = { $change ->
    [more] whoever acts first wins { $by } points more often
   *[less] whoever acts first wins { $by } points less often
}
lab-changed-decisive = { $change ->
    [more] { $by } points more of the games have a single winner
   *[less] { $by } points fewer of the games have a single winner
}
lab-changed-drama = { $change ->
    [more] the lead changes { $by } times more
   *[less] the lead changes { $by } times less
}
lab-changed-spread = { $change ->
    [more] the scores end { $by } points further apart
   *[less] the scores end { $by } points closer
}
lab-changed-width = { $change ->
    [more] there are { $by } actions more to choose from
   *[less] there are { $by } actions fewer to choose from
}
lab-changed-limit = { $change ->
    [more] { $by } points more of the games run into the turn limit
   *[less] { $by } points fewer of the games run into the turn limit
}
lab-too-few-games = too few games

# Comparisons
lab-compare-same = Both rule sets are the same; there is nothing to compare.
lab-compare-stage = deals at the most
lab-compare-head = { $title }, { $pairs } pairs of games
lab-compare-interval = 95 % interval
lab-compare-more = more
lab-compare-less = less
lab-compare-none = the same
lab-compare-decides = (decides)
lab-compare-ended = { $name } ended by: { $ways }
lab-compare-with = With { $b } { $changes }.
lab-compare-with-instead = With { $b } instead of { $a } { $changes }.
lab-compare-as-it-was = { $what } is as it was ({ $within })
lab-compare-unsure = { $what } did not change measurably ({ $within })
lab-compare-unchanged = Not measurably changed: { $all }.
lab-compare-points = { $within } points

# Searches
lab-tune-candidate = candidate
lab-tune-games = games
lab-tune-tolerances = tolerances
lab-tune-chart = Candidates by goal, with intervals
lab-tune-table = All candidates
lab-tune-legend = A square is chosen, filled dots are on the front of trade-offs, small ones dropped out. The dashed line is the aim. All intervals together hold with 95 % certainty, however often one looked.
lab-tune-chosen = chosen
lab-tune-front = front
lab-tune-out = out
lab-tune-as-it-is = { $rules } (as it is)
lab-tune-stage = deals at the most, { $candidates } candidates
lab-tune-title = Tuning { $game }
lab-tune-setup = { $title }, { $base }, { $seconds } seconds a decision.
lab-tune-wanted = Wanted: { $goals }.
lab-tune-impossible = { $combinations } combinations are not possible.
lab-tune-choice = It would choose { $choice }, with { $stands }: { $far } tolerances from the goals in all.
lab-tune-choice-better = It would choose { $choice }, with { $stands }: { $far } tolerances from the goals in all; the rules as they are, { $as_it_is }, are surely worse.
lab-tune-choice-perhaps = It would choose { $choice }, with { $stands }: { $far } tolerances from the goals in all; the rules as they are, { $as_it_is }, may be as good.
lab-tune-none-worse = None of the others is surely worse.
lab-tune-all-worse = All the others are surely worse.
lab-tune-some-worse = { $worse } of { $others } others are surely worse.
lab-tune-no-rival = No other is as good.
lab-tune-rivals = Perhaps as good: { $names }.
lab-tune-many-rivals = Perhaps as good are { $all } others, first of them { $names }.
