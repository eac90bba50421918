# What the engine says, word for word: its sentences are found by these, and said in other languages by theirs.
say-over = the game is over; nobody acts any more
say-draw-first = seat { $seat } is not to act: a draw comes first
say-not-to-act = seat { $seat } is not to act: it is the turn of { $seats }
say-chance-not-to-act = chance is not to act: it is the turn of { $seats }
say-seat = seat { $seat }
say-seats = seats { $seats }
say-not-seated = seat { $seat } is not in this match any more, or never was
say-resigned = seat { $seat } resigned, and chooses nothing any more
say-expected = expected { $expected } at column { $column }, found '{ $found }'
say-expected-more = expected { $expected } at column { $column }, but the text ends there
say-exp-end = the end of the line
say-exp-seat = a seat number from 1 to 4
say-exp-a-seat = a seat number
say-line = line { $line }: { $why }
say-refused-at = '{ $event }' is refused by { $clause } at { $at }: { $why }
say-refused = '{ $event }' is refused by { $clause }: { $why }
