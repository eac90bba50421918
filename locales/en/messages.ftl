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
exp-actor = a seat from 1 to 4, chance or table
exp-table-event = resign or draw
exp-a-seat = a seat number

## Records
record-line = line { $line }: { $why }
record-empty = not a record: the text is empty
record-no-record = not a record: its first line must be 'cloverleaf record { $known }'
record-format = this record is of format { $format }, and this program reads format { $known }
record-no-game = the game's id is missing
record-rules = expected the version of the rules, a number, after 'rules'
record-rules-version = played by version { $version } of the rules of { $game }; this program plays version { $known } and would misread it
record-seats = expected a number of seats from 1 to 4 after 'seats'
record-option = expected an option's name and value after 'option'
record-name = expected a seat's number and a name after 'name'
record-name-no-seat = there is no seat { $seat }; the line 'seats …' comes first
record-no-seat = there is no seat { $seat } at this table
record-ranks = expected { $count } ranks joined by commas after 'result'
record-after = { $expected } after '{ $key }'
expected-hex = expected 64 hexadecimal digits in lower case
record-line-first = the line '{ $key } …' must come before this
record-line-twice = there is a line '{ $key } …' already
record-line-late = a line '{ $key } …' must come before the first action
record-after-result = nothing can happen after the result
record-no-action = '{ $action }' is no action of { $game }: { $why }
event-refused-at = '{ $event }' is refused by { $clause } at { $at }: { $why }
event-refused = '{ $event }' is refused by { $clause }: { $why }
record-not-over = there is a result, but the game is not over
record-other-result = the game ended otherwise: result { $ranks } { $reason }
record-other-draw = draw { $number } is '{ $drawn }', but the committed seed draws '{ $due }'
record-other-seed = this seed's hash is { $hash }, not the commitment of this record
record-no-commitment = there is a seed, but nothing was committed to before the game
record-no-seed = the game is over here, but the seed that was committed to is not published
record-no-result = the game is over here, but the record has no result
record-seat-order = a secret choice is written in seat order, without what was taken back
record-no-option = the record has no option '{ $option }' to which the file belongs
record-other-file = the record was played with { $option } '{ $kept }', and the file is '{ $given }'
draft-no-seat = there is no seat { $seat }; the seats are 1 to { $seats }
no-view = this is no view of the game: { $why }
unknown-level = there is no bot '{ $name }'; the levels are { $names }
record-unfinished = the game is not over
unknown-game = there is no game '{ $name }'; the games are { $names }

## What a table tells
event-resigned = { $who_is ->
    [you] You resign
   *[other] { $who } resigns
}
event-draw = everybody agrees to a draw

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
document-line = line { $line } of the file: { $why }
document-no-reader = this program reads no files; name one that is built in
document-too-large = a file has at most { $most } bytes, this one { $bytes }; make it shorter
document-no-toml = this is not TOML: { $why }

## What the engine of the page cannot do
engine-input = this is not what the engine understands: { $why }
page-no-seat = there is no seat { $number }
option-object = option { $name } is an object
no-such-decision = there is no such decision to be judged
not-over-yet = the game is not over, so nobody may see everything yet

# Environments for learning
unknown-action-id = no action has the id { $id }
action-never-here = '{ $action }' can never be played with this set-up
batch-length = the array '{ $array }' has length { $given }; it must have length { $expected }
batch-over = game { $game } is over; reset it before its next step
batch-not-begun = the games have not started; reset the whole batch first
batch-opponents = leave at least one seat without an opponent, and name no more opponents than there are seats
batch-empty = a batch needs at least one game and one thread
batch-never-acts = the games end before the learner's seat can act; raise the turn limit or choose another seat
batch-threads = the threads could not be started: { $why }
