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
