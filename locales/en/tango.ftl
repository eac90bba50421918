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
        [toll] a toll road
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
        [toll] a toll road
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
tt-one-way = the one way on { $at } does not point there
tt-stop = no car may enter { $at }: a stop sign stands there
tt-second-stop = no stop sign on { tt-place }: each player has one a game, and yours already stands
tt-corner = signs may not be planted on a corner, so not on { $at }
tt-taken = a sign from an earlier day stands on { tt-place } already
tt-extra = no extra sign on { tt-place }: { $why }
tt-price = it costs { $price } garnets and { $purse ->
    [0] you have none
   *[other] you have { $purse }
 }
tt-same-kind = it must be of another kind than the first sign
tt-same-place = it must stand on another place than the first sign
tt-blocks = { tt-a-sign } on { tt-place } would leave the car from { $corner } without a route
tt-edge = a step from { $at } would leave the board
tt-too-far = from { $at } the goal cannot be reached within 25 steps
tt-rush = no rush from { $at }: { $why }
tt-rush-twice = a route has one rush at most
tt-rush-last = the last step of a route cannot be a rush, because no step follows it
tt-choice = { $seat } is not among those tied for the most gas
tt-choose = the winner is to choose: eliminate one of those tied
tt-not-due = not yet; { $due }
tt-due-step = first plan the route, step by step to your goal
tt-due-sign = the route is complete, so next plant the day's sign
tt-due-extra = the sign is chosen, so next plant an extra sign or seal
tt-due-seal = everything is chosen, so next seal the orders
tt-due-nothing = the orders are sealed
tt-nothing = you have ordered nothing today that could be taken back
tt-sealed = the day's orders are sealed; reopen them to change something
tt-told-sign = { tt-a-sign } will stand on { tt-place } from tomorrow, unless it fails
tt-told-extra =
    { tt-a-sign } will stand on { tt-place } as well, for { $price } garnets; { tt-left }
tt-left =
    { $left ->
        [0] none is left
        [one] { $left } is left
       *[other] { $left } are left
    }
tt-told-seal = your orders are final once everybody has sealed; until then you can reopen them
tt-told-reopen = takes back everything you ordered today
tt-told-eliminate = makes { $seat } the elimination candidate
tt-told-corner = { $seat } starts from { $at }
tt-told-crash = off the board at { $at }: that is a wreck, { $gas } gas
tt-told-rush = to { $at } and on with the next step at once, for { $price } garnets; { tt-left }; { $gas } gas so far, if you meet nobody
tt-told-step = to { $at } in step { $step }; { $gas } gas so far, if you meet nobody
tt-told-arrive = to your goal { $at } in step { $step }: { $gas } gas, if you meet nobody

## What a person asks at a table
tango-goal = The lowest gas bill after 4 deliveries wins. { $rank ->
    [1] You lead with { $gas } gas.
    [2] You are 2nd with { $gas } gas.
    [3] You are 3rd with { $gas } gas.
   *[other] You are last with { $gas } gas.
}
tango-gas = { $gas } gas
tango-clock = Day { $day } of 5
