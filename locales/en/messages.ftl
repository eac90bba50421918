# What rules, table and records say whatever the game. A seat is an argument of its own: it is shown as the name of who
# sits there, or as these two where no name is known.
seat-name = seat { $number }
seat-names = seats { $numbers }
chance = chance
game-notice = An independent implementation of the published rules; no artwork is taken from the publisher.

over = the game is over; nobody acts any more
draw-first = { $who } is not to act: a draw comes first
not-to-act = { $who } is not to act: it is the turn of { $seats }
not-seated = { $seat } is not in this match any more, or never was
seat-resigned = { $seat } resigned, and chooses nothing any more

## Notation that cannot be read
expected = expected { $expected } at column { $column }, found '{ $found }'
expected-more = expected { $expected } at column { $column }, but the text ends there
exp-end = the end of the line
exp-seat = a seat number from 1 to 4
exp-a-seat = a seat number

## Records
record-line = line { $line }: { $why }
event-refused-at = '{ $event }' is refused by { $clause } at { $at }: { $why }
event-refused = '{ $event }' is refused by { $clause }: { $why }

## Options
kind-switch = true or false
kind-number = a number from { $least } to { $most }
kind-limit = a number from { $least } to { $most }, or off
kind-choice = one of { $words }
kind-by-seat = a list by seat, no two alike, of { $words }
option-once = each option is given once
option-unknown = there is no option '{ $name }'
option-wrong = option { $name } ({ $clause }) cannot be '{ $value }': { $expected }
option-error = { $wrong }; the options are { $names }
