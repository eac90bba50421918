# Congestion
congestion-status = Your turn ({ $turns } played)

## What somebody does, and as something to do
congestion-enter =
    { $who_is ->
        [you] You let
       *[other] { $who } lets
    } a { tc-car-colour } car into the lane { $at }
    .do =
        { $colour ->
            [blue] Blue car
            [green] Green car
            [red] Red car
           *[yellow] Yellow car
        } { $at }
congestion-signal =
    { $who_is ->
        [you] You set
       *[other] { $who } sets
    } a signal in the lane { $at }: { tc-arrow }
    .do = Signal { tc-arrow }: { $at }
congestion-move =
    { $who_is ->
        [you] You send the cars in the lane { $at }, then point
       *[other] { $who } sends the cars in the lane { $at }, then points
    } the signal { tc-turned }
    .do = Send the cars in the lane { $at }, then point the signal { tc-turned }
congestion-move-keep =
    { $who_is ->
        [you] You send
       *[other] { $who } sends
    } the cars in the lane { $at }
    .do = Send the cars in the lane { $at }
congestion-move-remove =
    { $who_is ->
        [you] You send the cars in the lane { $at } and remove
       *[other] { $who } sends the cars in the lane { $at } and removes
    } the signal
    .do = Send the cars in the lane { $at }, remove the signal
congestion-pass =
    { $who_is ->
        [you] You pass
       *[other] { $who } passes
    }
    .do = Pass

## Lanes: where their cars come from, and where they lead
tc-lane-in = from { tc-the-side } into { $at }
tc-lane-middle = from { $from } into { $at }
tc-lane-out = out of { $at } to { tc-the-side }
tc-onward = to { $at }
tc-onward-out = out to { tc-the-side }
tc-the-side =
    { $side ->
        [N] the north
        [E] the east
        [S] the south
       *[W] the west
    }
tc-nw = North-West
tc-ne = North-East
tc-sw = South-West
tc-se = South-East
tc-row-column = row { $row }, column { $column }

## Parts of the sentences below and above
tc-car-colour =
    { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }
tc-cars-colour = { tc-car-colour }
tc-colour =
    { $colour ->
        [blue] Blue
        [green] Green
        [red] Red
       *[yellow] Yellow
    }
tc-direction =
    { $direction ->
        [left] left
        [right] right
       *[straight] straight on
    }
tc-turning =
    { $direction ->
        [left] turning left
        [right] turning right
       *[straight] going straight on
    }
# The arrow points where the car drives on the board, whichever turn that is.
tc-arrow = { tc-direction } { tc-pointing }
tc-turned = { tc-direction } { tc-pointing }
tc-pointing =
    { $side ->
        [N] ↑
        [E] →
        [S] ↓
       *[W] ←
    }
tc-shown =
    { $shown ->
        [left] the left turn
        [right] the right turn
       *[straight] the way straight on
    }

## Refusals, explanations, labels of the picture
tc-exp-action = 'enter', 'signal', 'move' or 'pass'
tc-exp-lane = a lane such as 'NW:E', 'r1c3:E' or 'out:NW:N'
tc-exp-colour = a colour: blue, red, green or yellow
tc-exp-direction = a direction: straight, left or right
tc-exp-then = 'keep', 'remove', or a direction: straight, left or right
tc-exp-grid = rows x columns, each from 1 to 4, such as 2x2
tc-seats = congestion is for { $least } to { $most } seats, not '{ $seats }'
tc-colours-count = option colours (TC-2.1) has '{ $given }' colours for { $seats } seats
tc-colours-same = option colours (TC-2.1) gives two seats the same colour
tc-no-lane = there is no lane '{ $at }'; lanes here are such as 'NW:E', exits such as 'out:NW:N'
tc-not-on-grid = this grid has no lane '{ $at }'; lanes here are such as 'r1c1:E', exits such as 'out:r1c1:N'
tc-no-entrance = the lane { $at } is no entrance; cars enter lanes that come from outside the board
tc-full = the lane { $at } is full; it holds five cars
tc-not-your-car = at this table players only enter cars of their own colour, so no { tc-car-colour } one
tc-direct = no { tc-car-colour } car may enter the lane { $at }: { tc-direction } from there is an exit of its colour
tc-signal-exit = the lane { $at } is an exit; signals stand where cars wait
tc-signal-there = the lane { $at } has a signal; it only changes when cars are sent through it
tc-crosses = { tc-turning } here would cross { tc-shown } { $other }
tc-move-exit = the lane { $at } is an exit; cars there have left the board
tc-no-signal = the lane { $at } has no signal; set one first
tc-no-car = no car waits in the lane { $at }
tc-no-room = the lane { $at }, where the signal points, is full
tc-no-change = the signal in the lane { $at } points { tc-direction } already
tc-told-enter = a { tc-car-colour } car joins the queue { $at } as number { $place }
tc-told-signal = { tc-direction } { $into }: { $cars }
tc-told-signal-out = { tc-direction } { $into }: { $cars }; { $end }
tc-told-move = { tc-direction } { $into }: { $cars }; { $then }
tc-told-move-out = { tc-direction } { $into }: { $cars }; { $end }; { $then }
tc-told-none = no car goes: the lane { $at } has no signal
tc-told-pass = nothing moves
tc-told-can-go =
    { $count ->
        [one] { $count } car can go, { tc-is-it-yours }
       *[other] { $count } cars can go, { tc-how-many-yours }
    }
tc-told-go =
    { $count ->
        [one] { $count } car goes, { tc-is-it-yours }
       *[other] { $count } cars go, { tc-how-many-yours }
    }
tc-is-it-yours =
    { $own ->
        [0] not yours
       *[other] yours
    }
tc-how-many-yours =
    { $own ->
        [0] none of them yours
       *[other] { $own } of them yours
    }
tc-told-empty = no car waits here yet
tc-told-no-room = no car can go, the lane ahead is full
tc-told-only = only { tc-cars-colour } cars score there
tc-told-nobody = nobody scores there
tc-told-counts =
    { $count ->
        [0] none scores
        [one] { $count } scores
       *[other] { $count } score
    } for { tc-colour }
tc-told-stays = the signal stays
tc-told-removed = the signal is removed
tc-told-then = then the signal points { tc-arrow }

## What a person asks at a table
congestion-goal = { $left ->
    [0] You have { $target } cars home.
   *[other] First to { $target } cars home. { $left } to go.
}
congestion-heading = { $own ->
    [0] Your turn: one action
    [one] Your turn: { $own } of your cars is on the road
   *[other] Your turn: { $own } of your cars are on the road
}
congestion-choose = Let a car in, set a signal or send cars.
congestion-prompt-car = Tap a lane that comes from outside. { $own ->
    [yes] Your cars score in { tc-the-side }.
   *[no] { tc-colour } scores in { tc-the-side }.
}
congestion-prompt-signal = Tap the lamp at the end of a lane to set a signal there.
congestion-prompt-move = Tap a signal to send the cars that wait there.
congestion-clock = { $turns ->
    [one] { $turns } turn played
   *[other] { $turns } turns played
}
congestion-undone-pass = Pass without doing anything?
congestion-home = Cars home
congestion-short = Short of { $target }
congestion-queued = Still on the road
