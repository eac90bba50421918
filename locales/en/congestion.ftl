# Congestion
congestion-status = Your turn ({ $turns } played)
congestion-enter = { $b ->
    [blue] Blue car into { $a }
    [green] Green car into { $a }
    [red] Red car into { $a }
   *[yellow] Yellow car into { $a }
}
congestion-signal = { $b ->
    [left] Signal { $a } left ↰
    [right] Signal { $a } right ↱
   *[straight] Signal { $a } straight ↑
}
congestion-move = { $b ->
    [left] Send { $a }, then left ↰
    [right] Send { $a }, then right ↱
   *[straight] Send { $a }, then straight ↑
}
congestion-move-keep = Send { $a }
congestion-move-remove = Send { $a }, remove signal
congestion-pass = Pass

## Refusals, explanations, labels of the picture
tc-exp-action = 'enter', 'signal', 'move' or 'pass'
tc-exp-lane = a lane such as 'NW:E', 'r1c3:E' or 'out:NW:N'
tc-exp-colour = a colour: blue, red, green or yellow
tc-exp-direction = a direction: straight, left or right
tc-exp-then = 'keep', 'remove', or a direction: straight, left or right
tc-exp-grid = rows x columns, each from 1 to 4, such as 2x2
tc-no-lane = there is no lane '{ $at }'; lanes here are such as 'NW:E', exits such as 'out:NW:N'
tc-not-on-grid = this grid has no lane '{ $at }'; lanes here are such as 'r1c1:E', exits such as 'out:r1c1:N'
tc-no-entrance = '{ $at }' is no entrance; cars enter lanes that come from outside the board
tc-full = '{ $at }' is full; a lane holds five cars
tc-not-your-car = this seat may not enter a '{ $colour }' car at this table
tc-direct = a '{ $colour }' car may not enter '{ $at }': { $direction } from there is an exit of its colour
tc-signal-exit = '{ $at }' is an exit; signals stand where cars wait
tc-signal-there = '{ $at }' has a signal; it changes only when cars move through it
tc-crosses = { $direction } from '{ $at }' would cross the path { $shown } from '{ $other }'
tc-move-exit = '{ $at }' is an exit; cars there have left the board
tc-no-signal = '{ $at }' has no signal to move through; place one first
tc-no-car = '{ $at }' has no car to move
tc-no-room = '{ $at }', where the signal points, is full
tc-no-change = the signal at '{ $at }' points { $direction } already; write 'keep' to leave it so
tc-told-enter = a { $colour } car enters { $at } as number { $place } of its queue
tc-told-signal-into = a signal sends { $at } { $direction } into { $into }
tc-told-signal = a signal sends { $at } { $direction }
tc-told-none = nothing moves: { $at } has no signal
tc-told-pass = nothing moves
tc-told-one-into = 1 car moves from { $at } { $direction } into { $into }
tc-told-many-into = { $count } cars move from { $at } { $direction } into { $into }
tc-told-one = 1 car moves from { $at } { $direction }
tc-told-many = { $count } cars move from { $at } { $direction }
tc-told-counts-none = none counts for { $colour }
tc-told-counts-one = 1 counts for { $colour }
tc-told-counts = { $count } count for { $colour }
tc-told-stays = the signal stays
tc-told-removed = the signal is removed
tc-told-then = then the signal points { $direction }
tc-seen-lane = { $at }, { $count } of { $most } cars
tc-seen-bay = { $at }, bay { $bay }
tc-seen-car = { $colour } car { $number } in { $at }
tc-seen-exit = exit { $at }
tc-seen-no-signal = no signal at { $at }
tc-seen-signal = signal at { $at }: { $direction }
tc-seen-path = { $direction } from { $at }
tc-seen-seat = seat { $seat }, { $colour }: { $count } of { $most } cars
