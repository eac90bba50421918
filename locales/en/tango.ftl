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
    [0] Nobody has driven yet.
    [1] { $tied ->
        [yes] You share the lead with { $gas } gas.
       *[no] You lead with { $gas } gas.
    }
    [2] You are 2nd with { $gas } gas.
    [3] You are 3rd with { $gas } gas.
   *[other] You are last with { $gas } gas.
}
tango-gas = { $gas } gas
tango-clock = Day { $day } of 5
tango-step-route = Route
tango-step-sign = Sign
tango-step-seal = Seal
tango-heading-route = Day { $day } of 5: plan your route
tango-heading-sign = Day { $day } of 5: choose a sign
tango-heading-seal = Day { $day } of 5: seal your orders
tango-heading-sealed = Day { $day } of 5: your orders are sealed
tango-prompt-go = Tap the tile of your next step, or drag along the streets to your goal.
tango-prompt-rush = Tap a tile: this step and the next become one, for { $price } garnets.
tango-prompt-sign = Tap a tile for { tango-the-sign }.{ $extra ->
    [0] {""}
   *[other] {" "}As an extra sign it costs { $extra } garnets.
}
tango-prompt-speed = Tap the number of a row or the letter of a column.{ $extra ->
    [0] {""}
   *[other] {" "}As an extra sign it costs { $extra } garnets.
}
tango-the-sign =
    { $sign ->
        [stop] the stop sign
        [oneway] the one way
        [yield] the yield sign
        [roundabout] the roundabout
        [toll] the toll road
       *[speed] the speed limit
    }
tango-prompt-seal = Seal your orders. You can reopen them until everybody has sealed.
tango-prompt-sealed = Waiting for the others. Players who have finished can still change their orders.
tango-prompt-choice = Tap the player who is to be the elimination candidate.
tango-undone-off = Your route leaves the board, which is a wreck. Seal it anyway?
tango-undone-route = Your route does not reach your goal yet. Seal anyway?
tango-undone-sign = No sign is planted today. Seal without one?
tango-danger-off = Off the board: that is a wreck, { $gas } gas
tango-danger-purse = This costs all your garnets: { $cost }, none left
tango-answer-route = Your goal is { $at }. Tap your way there tile by tile, from where your route ends now.
tango-answer-sign = Your route is complete. Now choose a sign.
tango-answer-seal = Your route is complete. You can seal your orders.
tango-answer-sealed = Your orders are sealed.

## The day's sheet
tango-yesterday = Yesterday
tango-delivery = Delivery { $delivery }
tango-deliveries = Deliveries
tango-day-signs = New signs
tango-watch = Watch it
tango-day-arrived = You delivered in { $steps } steps{ $extra ->
    [0] {""}
   *[other] , plus { $extra } gas for tolls or waiting
}
tango-day-collided = You collided with { $with } on { $at }
tango-day-off = You left the board at { $at }: a wreck
tango-day-stuck = You never reached your goal
tango-day-cost = { $gas } gas, { $garnets ->
    [0] no garnets
    [one] { $garnets } garnet gained
   *[other] { $garnets } garnets gained
}
tango-own-steps = Your delivery step by step
tango-wrecked = wrecked here
tango-everybody = Everybody
tango-gas-then = Gas
tango-gas-so-far = So far
tango-hit-you = collided with you
tango-day-new = New on the map
tango-day-failed = { $count ->
    [one] Your sign failed
   *[other] Your signs failed
}
tango-sign-on = { tt-sign-name } on { tt-place }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
tt-sign-name =
    { $sign ->
        [stop] stop sign
        [oneway-N] one way north
        [oneway-E] one way east
        [oneway-S] one way south
        [oneway-W] one way west
        [yield] yield sign
        [roundabout] roundabout
        [toll] toll road
       *[speed] speed limit
    }
tango-sign-means =
    { $sign ->
        [stop] No car may enter it.
        [oneway-N] Cars leave it to the north only.
        [oneway-E] Cars leave it to the east only.
        [oneway-S] Cars leave it to the south only.
        [oneway-W] Cars leave it to the west only.
        [yield] Cars wait here before they meet another.
        [roundabout] Nobody collides here.
        [toll] { $count ->
            [one] 2 gas each time you enter.
           *[other] 2 gas for each of them, each time you enter.
        }
       *[speed] { $count ->
            [1] Every step along it goes two tiles.
            [2] Every step along it goes three tiles.
            [3] Every step along it goes four tiles.
           *[other] Every step along it goes five tiles.
        }
    }
tango-sign-failed = Together with other new signs it would have left a car without a route.{ $extra ->
    [yes] {" "}You got your garnets back.
   *[no] {""}
}{ $sign ->
    [stop] {" "}You may still plant your stop sign.
   *[other] {""}
}
tango-purse = Your purse
tango-garnets = { $garnets ->
    [one] { $garnets } garnet
   *[other] { $garnets } garnets
}
tango-buy-rush = A rush
tango-buy-extra = An extra sign
tango-would-cost = would cost { $price }
tango-left = Left after this plan
tango-counts-signs = Signs planted today count from delivery { $next }.
tango-counts-drive = Delivery { $delivery } drives on the signs you see now.
tango-counts-both = Delivery { $delivery } drives on the signs you see now. Today's new signs count from delivery { $next }.
tango-bonus = Garnets for the two lowest bills
tango-purses = Garnets in the end
