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
tango-sign =
    Plant { $b ->
        [stop] a stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] a yield sign
        [roundabout] a roundabout
        [toll] a toll
       *[speed] a speed limit
    } on { $line ->
        [row] row { $at }
        [col] column { $at }
       *[tile] { $at }
    }
tango-extra =
    Also plant { $b ->
        [stop] a stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] a yield sign
        [roundabout] a roundabout
        [toll] a toll
       *[speed] a speed limit
    } on { $line ->
        [row] row { $at }
        [col] column { $at }
       *[tile] { $at }
    }
tango-seal = Seal the orders
tango-reopen = Reopen the orders
tango-eliminate = Name seat { $a }
tango-sum = { $pace ->
    [1] { $steps } steps, { $tolls } toll, { $gas } gas
   *[other] { $steps } steps, { $tolls } toll, { $gas } gas, speed ×{ $pace }
}
fact-sealed = sealed
fact-writing = still writing

## Refusals, explanations, labels of the picture
tt-exp-tile = a tile from A1 to E5
tt-exp-place = a tile from A1 to E5, a row such as row2 or a column such as colC
tt-exp-direction = a direction: N, E, S or W
tt-exp-sign = oneway-N, oneway-E, oneway-S, oneway-W, yield, roundabout, toll, stop or speed
tt-exp-verb = corner, go, rush, sign, extra, seal, reopen or eliminate
tt-exp-tile-sign = a sign for a tile; a speed limit stands on a row or a column
tt-exp-line-sign = speed, the one sign for a row or a column
tt-lot = the lot cannot give '{ $at }' to that seat now
tt-lot-only = chance does nothing but draw corners, seat 1 first
tt-one-way = the one way on '{ $at }' does not point there
tt-stop = nobody enters '{ $at }': a stop sign stands there
tt-second-stop = no stop sign for '{ $at }': each player plants one a game, and yours stands
tt-corner = no sign stands on the corner '{ $at }'
tt-taken = '{ $at }' carries a sign from an earlier day
tt-extra = no extra sign for '{ $at }': { $why }
tt-price = it costs { $price } garnets and there are { $purse }
tt-same-kind = it must be of another kind than the first sign
tt-same-place = it must stand on another place than the first sign
tt-blocks = '{ $post }' would leave the car from { $corner } without a route
tt-edge = a step from '{ $at }' would leave the board
tt-too-far = from '{ $at }' the goal cannot be reached within 25 steps
tt-rush = no rush from '{ $at }': { $why }
tt-rush-twice = a route has one rush at most
tt-rush-last = the last step of a route has none after it to merge with
tt-choice = seat { $seat } is not among those tied for the most gas
tt-choose = the winner is to choose: eliminate one of those tied
tt-not-due = that is not due now; { $due }
tt-due-step = first comes the route, step by step to the goal
tt-due-sign = next comes the day's sign
tt-due-extra = next comes an extra sign, or the seal
tt-due-seal = next comes the seal
tt-due-nothing = the orders are sealed
tt-nothing = nothing has been ordered today that could be taken back
tt-sealed = the day's orders are sealed; reopen them to change something
tt-told-sign = plants '{ $post }' when the day resolves, if it does not fail
tt-told-extra = plants '{ $post }' as well, for { $price } garnets
tt-told-left = { $left } are left
tt-told-seal = submits the day's orders
tt-told-seal-more = they can be reopened until the day resolves
tt-told-reopen = takes back everything ordered today
tt-told-eliminate = makes seat { $seat } the elimination candidate
tt-told-corner = seat { $seat } starts from { $at }
tt-told-crash = leaves the board at { $at }: a crash, { $gas } gas
tt-told-rush = speeds to { $at } and merges the next step, for { $price } garnets
tt-told-gas = { $gas } gas so far if nobody is met
tt-told-step = drives to { $at } in step { $step }
tt-seen-one-way = one way { $ways } on { $at }
tt-seen-yield = yield on { $at }
tt-seen-roundabout = roundabout on { $at }
tt-seen-toll = toll of { $gas } gas on { $at }
tt-seen-stop = stop on { $at }
tt-seen-speed = speed limit { $limit } on { $line }
tt-seen-row = row { $row }
tt-seen-column = column { $column }
tt-seen-goal = goal of seat { $seat }
tt-seen-ordered = ordered: { $post }
tt-seen-plan = planned route of seat { $seat }
tt-seen-route = route of seat { $seat }
tt-seen-crash = collision on { $at }
tt-seen-delivery = Routes of delivery { $delivery }
tt-seen-goal-sign = GOAL
tt-seen-toll-sign = TOLL
