# What the terminal says.
unknown-language = there is no language '{ $name }'; the languages are { $names }
with-clause = { $why } ({ $clause })
cannot-read = cannot read { $file }: { $why }
cannot-write = cannot write { $file }: { $why }
file-too-large = { $file } is larger than any record: over { $most } MiB
file-not-text = { $file } is not text: a stray byte stands at { $at }
no-such-seat = there is no seat { $seat }: this game has { $seats } seats
unknown-player = there is no player '{ $name }'; the players are { $names }

## Lists of games
games-more = `cloverleaf games GAME` shows a game's options, `cloverleaf play GAME` starts it.
games-facts = by { $designer } · { $seats } players · { $minutes } minutes
games-options = Options, each given as --option NAME=VALUE:
games-by-seats = by the number of seats
games-default = { $clause }; by default { $value }
games-endings = Possible endings: { $reasons }, resignation, draw agreed.

## Records
record-past-end = --at { $at } is past the end: the record has { $events } events
verify-valid = { $file } is valid: all { $events } events are legal; { $draws }; { $result }.
verify-fails = { $file } fails verification: { $why }
verify-no-draws = there were no draws
verify-draws-proven = { $draws ->
    [one] its one draw is the committed seed's
   *[other] all { $draws } draws are the committed seed's
}
verify-draws-sealed = { $draws } draws are sealed until the seed is published at the end
verify-draws-unproven = nobody committed to its { $draws } draws, so they may have been chosen
verify-result = the result, { $reason }, is as played
verify-not-over = the game is not over yet
standing-scores = Scores by seat: { $scores }
standing-over = The game is over: { $reason }.
standing-place = { $rank }. { $seat }{ $named ->
    [yes] { " " }({ $name })
   *[no] { "" }
}, score { $score }

## Pictures
draw-ending = the picture's name must end in .svg or .png
draw-done = drew { $file }
draw-too-large = a picture of this width would be too large
draw-no-png = cannot make the PNG: { $why }

## Counting
perft-depth = depth
perft-total = in all
perft-after = --after '{ $line }': { $why }
perft-only-actions = only actions can be played here

## Contests
contest-player = player
contest-wins = wins (95 % interval)
contest-fair = fair
contest-rating = rating
contest-median = median decision
contest-longest = longest decision
contest-ranks = ranks
match-one-player = nobody is better than themselves: name another player
match-too-many = { $players } players do not fit on { $seats } seats
match-games = { $games } games, ended by: { $reasons }.
match-sure = Sure: { $player } wins more than { $share } % (wrong once in twenty times).
match-sure-less = sure: { $player } wins less than { $share } %
match-not-sure = not sure yet whether { $player } wins { $low } % or { $high } %; play more games
ladder-wins = wins against the next (95 % interval)
ladder-share = { $share } ({ $from }–{ $to }) of { $games }
ladder-twice = '{ $name }' is on the ladder twice

## Progress: what is in double braces is filled in by the bar
progress-games = { "{pos}/{len}" } games, { "{elapsed}" } elapsed, { "{eta}" } to go
progress-rows = { "{human_pos}" } rows, { "{elapsed}" } elapsed
progress-bytes = { "{bytes}/{total_bytes}" }, { "{elapsed}" } elapsed, { "{eta}" } to go

## The online table
serve-listens = Cloverleaf listens on { $address }
backup-done = backed up { $rows }
backup-done-to = backed up { $rows } to { $file }
restore-added = added
restore-there = were there
restore-kept = kept otherwise
