# Tango
tango-day = Day { $day } of 5: plan, then seal
tango-choice = Name the elimination candidate
tango-sum = { $pace ->
    [1] { $steps } steps, { $tolls } toll, { $gas } gas
   *[other] { $steps } steps, { $tolls } toll, { $gas } gas, speed ×{ $pace }
}
fact-sealed = sealed
fact-writing = still writing

## What somebody does, and as something to do
tango-corner =
    { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } at { $at }
tango-go =
    { $who_is ->
        [you] You drive
       *[other] { $who } drives
    } { tt-to }
    .do =
        { $dir ->
            [N] Drive north
            [E] Drive east
            [S] Drive south
           *[W] Drive west
        }
tango-rush =
    { $who_is ->
        [you] You rush
       *[other] { $who } rushes
    } { tt-to }
    .do =
        { $dir ->
            [N] Rush north
            [E] Rush east
            [S] Rush south
           *[W] Rush west
        }
tango-sign =
    { $who_is ->
        [you] You plant
       *[other] { $who } plants
    } { tt-a-sign } on { tt-place }
    .do = Plant { tt-sign } on { tt-place }
tango-extra =
    { $who_is ->
        [you] You also plant
       *[other] { $who } also plants
    } { tt-a-sign } on { tt-place }
    .do = Also plant { tt-sign } on { tt-place }
tango-seal =
    { $who_is ->
        [you] You seal your orders
       *[other] { $who } seals the orders
    }
    .do = Seal the orders
tango-reopen =
    { $who_is ->
        [you] You reopen your orders
       *[other] { $who } reopens the orders
    }
    .do = Reopen the orders
tango-eliminate =
    { $who_is ->
        [you] You name { $seat } the elimination candidate
       *[other] { $seat_is ->
            [you] { $who } names you the elimination candidate
           *[other] { $who } names { $seat } the elimination candidate
        }
    }
    .do = Name { $seat }

## Parts of the sentences
tt-to =
    { $dir ->
        [N] north
        [E] east
        [S] south
       *[W] west
    }
tt-a-sign =
    { $sign ->
        [stop] a stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] a yield sign
        [roundabout] a roundabout
        [toll] a toll
       *[speed] a speed limit
    }
tt-sign =
    { $sign ->
        [stop] a stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] a yield sign
        [roundabout] a roundabout
        [toll] a toll
       *[speed] a speed limit
    }
tt-place =
    { $line ->
        [row] row { $name }
        [col] column { $name }
       *[tile] { $at }
    }

## Refusals, explanations, labels of the picture
tt-exp-tile = a tile from A1 to E5
tt-exp-place = a tile from A1 to E5, a row such as row2 or a column such as colC
tt-exp-direction = a direction: N, E, S or W
tt-exp-sign = oneway-N, oneway-E, oneway-S, oneway-W, yield, roundabout, toll, stop or speed
tt-exp-verb = corner, go, rush, sign, extra, seal, reopen or eliminate
tt-exp-tile-sign = a sign for a tile; a speed limit stands on a row or a column
tt-exp-line-sign = speed, the one sign for a row or a column
tt-seats = tango is for exactly { $most } seats, not '{ $seats }'
tt-lot = the lot cannot give '{ $at }' to that seat now
tt-lot-only = chance does nothing but draw corners, { $seat } first
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
tt-choice = { $seat } is not among those tied for the most gas
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
tt-told-extra =
    plants '{ $post }' as well, for { $price } garnets; { $left ->
        [one] { $left } is left
       *[other] { $left } are left
    }
tt-told-seal = submits the day's orders; they can be reopened until the day resolves
tt-told-reopen = takes back everything ordered today
tt-told-eliminate = makes { $seat } the elimination candidate
tt-told-corner = { $seat } starts from { $at }
tt-told-crash = leaves the board at { $at }: a crash, { $gas } gas
tt-told-rush = speeds to { $at } and merges the next step, for { $price } garnets; { $gas } gas so far if nobody is met
tt-told-step = drives to { $at } in step { $step }; { $gas } gas so far if nobody is met

## What a person asks at a table
tango-goal = The lowest gas bill after 4 deliveries wins. { $rank ->
    [1] You lead with { $gas } gas.
    [2] You are 2nd with { $gas } gas.
    [3] You are 3rd with { $gas } gas.
   *[other] You are last with { $gas } gas.
}
tango-gas = { $gas } gas
tango-clock = Day { $day } of 5
