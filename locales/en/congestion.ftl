# Congestion
congestion-status = Your turn ({ $turns } played)

## What somebody does, and as something to do
congestion-enter =
    { $who_is ->
        [you] You let
       *[other] { $who } lets
    } a { tc-car-colour } car into { $at }
    .do =
        { $colour ->
            [blue] Blue car
            [green] Green car
            [red] Red car
           *[yellow] Yellow car
        } into { $at }
congestion-signal =
    { $who_is ->
        [you] You place
       *[other] { $who } places
    } a signal at { $at }: { tc-arrow }
    .do = Signal { $at } { tc-arrow }
congestion-move =
    { $who_is ->
        [you] You send the cars in { $at }, then point
       *[other] { $who } sends the cars in { $at }, then points
    } the signal { tc-turned }
    .do = Send { $at }, then { tc-turned }
congestion-move-keep =
    { $who_is ->
        [you] You send
       *[other] { $who } sends
    } the cars in { $at }
    .do = Send { $at }
congestion-move-remove =
    { $who_is ->
        [you] You send the cars in { $at } and remove
       *[other] { $who } sends the cars in { $at } and removes
    } the signal
    .do = Send { $at }, remove signal
congestion-pass =
    { $who_is ->
        [you] You pass
       *[other] { $who } passes
    }
    .do = Pass

## Parts of the sentences below and above
tc-car-colour =
    { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }
tc-colour =
    { $colour ->
        [blue] blue
        [green] green
        [red] red
       *[yellow] yellow
    }
tc-direction =
    { $direction ->
        [left] left
        [right] right
       *[straight] straight
    }
tc-shown =
    { $shown ->
        [left] left
        [right] right
       *[straight] straight
    }
tc-arrow =
    { $direction ->
        [left] left ↰
        [right] right ↱
       *[straight] straight ↑
    }
tc-turned =
    { $direction ->
        [left] left ↰
        [right] right ↱
       *[straight] straight ↑
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
tc-no-entrance = '{ $at }' is no entrance; cars enter lanes that come from outside the board
tc-full = '{ $at }' is full; a lane holds five cars
tc-not-your-car = this seat may not enter a '{ tc-car-colour }' car at this table
tc-direct = a '{ tc-car-colour }' car may not enter '{ $at }': { tc-direction } from there is an exit of its colour
tc-signal-exit = '{ $at }' is an exit; signals stand where cars wait
tc-signal-there = '{ $at }' has a signal; it changes only when cars move through it
tc-crosses = { tc-direction } from '{ $at }' would cross the path { tc-shown } from '{ $other }'
tc-move-exit = '{ $at }' is an exit; cars there have left the board
tc-no-signal = '{ $at }' has no signal to move through; place one first
tc-no-car = '{ $at }' has no car to move
tc-no-room = '{ $at }', where the signal points, is full
tc-no-change = the signal at '{ $at }' points { tc-direction } already; write 'keep' to leave it so
tc-told-enter = a { tc-car-colour } car enters { $at } as number { $place } of its queue
tc-told-signal = a signal sends { $at } { tc-direction } into { $into }
tc-told-none = nothing moves: { $at } has no signal
tc-told-pass = nothing moves
tc-told-cars =
    { $count ->
        [one] { $count } car moves
       *[other] { $count } cars move
    } from { $at } { tc-direction } into { $into }
tc-told-move = { tc-told-cars }; { $then }
tc-told-leave = { tc-told-cars }; { $counts }; { $then }
tc-told-counts =
    { $count ->
        [0] none counts
        [one] { $count } counts
       *[other] { $count } count
    } for { tc-colour }
tc-told-stays = the signal stays
tc-told-removed = the signal is removed
tc-told-then = then the signal points { tc-direction }

## What a person asks at a table
congestion-goal = { $left ->
    [0] You have { $target } cars home.
   *[other] First to { $target } cars home. { $left } to go.
}
