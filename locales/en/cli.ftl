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
open-play = Play at { $address }    (Ctrl-C closes the table)
open-already = The table is open already: { $address }
open-port = Port { $taken } is in use, so the table opens on port { $port }.
open-kept = Your games are kept in { $file }.
open-no-browser = No browser could be opened; type the address into yours.
open-no-home = there is no home folder to keep games in; name a folder with `cloverleaf open --data FOLDER`
open-folder = cannot use the folder { $folder } ({ $why }); name another with `cloverleaf open --data FOLDER`
open-no-port = port { $port } and the { $more } after it are in use; choose another with `cloverleaf open --port PORT`
serving-ready = { $address } is ready
serving-not-ready = { $address } is not ready; its log says why
serve-listens = Cloverleaf listens on { $address }
serve-friends = Friends in the same network open { $address } or scan this:
serve-firewall = If it does not open there, allow incoming connections to port { $port } in this computer’s firewall.
serve-https = To be reached from elsewhere, or to install the page on a phone, the server needs https: see docs/serving.md.
serve-no-network = This computer is in no network, so nobody else can come. Connect it to one and start again.
backup-done = backed up { $rows }
backup-done-to = backed up { $rows } to { $file }
restore-added = added
restore-there = were there
restore-kept = kept otherwise

## The table in the terminal
menu-title = Cloverleaf: road games on one table
menu-game = Which game, 1 to { $most }? [1]{ " " }
menu-seats = How many seats, { $least } to { $most }? [{ $most }]{ " " }
menu-people = How many people play, 0 to { $most }? [1]{ " " }
menu-bots = The others are bots: { $levels }.
menu-level = How strong should they be, 1 to 4? [2]{ " " }
menu-number = Please type a number from { $least } to { $most }.
menu-ended = the input ended before a game was chosen; try `cloverleaf play --help`
called-seat = { $seat }
called-name = { $seat }, { $name }
prompt = { $who } (help)>{ " " }
play-help =
    Type an action in notation, or the number it had in the last list, or one of these:
    { "  " }legal [START]     what the rules allow now, all of it or what starts so: legal sign B3
    { "  " }explain ACTION    what an action would do
    { "  " }hint              what the cabbie would do, and why
    { "  " }undo              take back, as long as nothing was revealed
    { "  " }wait              in a race, let the others go first
    { "  " }board             the board again
    { "  " }log               what has happened, as far as you may know
    { "  " }save [FILE]       keep the game; go on with it by `cloverleaf play --resume FILE`
    { "  " }resign            resign the game
    { "  " }draw              end the game as a draw that all have agreed on
    { "  " }quit              leave
play-only-bots = Only bots play; `cloverleaf replay` shows such games better. Here is how it goes:
play-refused = No: { $why }.
play-bot-refused = a bot's '{ $action }': { $why }
play-no-save = { $file }: the draws to come belong to a dealer whose seed is not in this record; only a save made by `cloverleaf play` can be continued
play-no-random = the operating system gives no random numbers: { $why }
play-goes-on = The game goes on.
play-record = The record is in { $file }; `cloverleaf verify { $file }` proves it.
curtain = It is the turn of { $who }. Press Enter when nobody else is looking.
curtain-change = (Players who have finished can still change their orders: type { $line }.)
curtain-done = Done, and kept. Press Enter to hand over, or type undo.
news-more = … { $count } more events; `log` shows them all.
legal-nothing = Nothing is legal now.
legal-no-start = Nothing legal starts with '{ $start }'. `legal` alone lists what does.
legal-kind = { $count } ways to { $kind }, such as { $one }
legal-count = { $count } actions are legal:
legal-narrow = Narrow it down: `legal { $kind }`.
no-such-number = There is no such number; `legal` lists them.
advice-none = There is nothing to advise on now.
advice-head = The cabbie would play:
advice-worth = { $text }; worth { $value } of 100, chosen { $share } times in 100
undo-nothing = There is nothing to take back that has not revealed something.
undo-done = { $count ->
    [one] Took back one action.
   *[other] Took back { $count } actions.
}
save-where = Save where? Type `save FILE`.
save-done = Saved to { $file }; go on with `cloverleaf play --resume { $file }`.
really-resign = Really resign? Type yes.
really-draw = Really end the game as a draw? Type yes.
yes = yes
leave-saved = Saved; go on with `cloverleaf play --resume { $file }`.
leave-unsaved = Left without saving; `--save FILE` or `save FILE` keeps a game.

## The engine
engine-no-game = no game yet: send new or load first
engine-no-undo = nothing has been played that could be undone
engine-no-seat = there is no seat { $seat }: this game has seats 1 to { $seats }
engine-not-to-act = { $seat } is not to act
engine-too-deep = depth { $depth } takes a look at more than { $most } positions; ask for less
wait-nobody = There is nobody who could go first instead.
race-number = Please type the number of a seat that races.
race-question = Seats { $numbers } race. Whoever is first types the number of their seat; `wait` lets the bots go first.
input-output = cannot read the input or write the answer: { $why }

# The database of a server
store-address = '{ $address }' is not a database. Use sqlite:FILE or postgres://USER@HOST/NAME
store-no-database = there is no database '{ $name }'; check its name
store-unreachable = the database cannot be reached ({ $why }); make sure it is running, then try again
store-not-ours = this is not a Cloverleaf database ({ $why }); name an empty one, or one that does not exist yet
store-corrupt = the database is damaged ({ $why }); restore the latest backup into an empty database, and check the disk
store-newer = this database was written by a newer Cloverleaf: it has version { $found }, and this program knows { $known }; use the newer program
store-no-table = there is no table '{ $table }'
store-table-there = there is already a table '{ $table }'; choose another name
store-orphan = what this belongs to is missing
store-other-setup = the backup contradicts the database: table '{ $table }' has another set-up there; nothing was restored: use an empty database
store-diverges = the backup contradicts the database: table '{ $table }' differs from entry { $entry } on; nothing was restored: use an empty database
store-damaged = the backup is damaged in line { $line }: { $why }; nothing was restored
store-file = the backup cannot be written or read: { $why }
store-refused = the database refused: { $why }
store-closed = the server is stopping; try again soon
store-busy = no connection became free in time
store-thread-ended = its thread ended
store-has-table = it has a table '{ $table }'
store-other-migrations = its migrations are another program's
store-unknown-word = '{ $word }' in column { $column } is not known here

# What is wrong with a backup
backup-orphan = it belongs to something that is not in the backup
backup-not-text = it is not text
backup-cut-off = the backup is cut off here
backup-no-object = it is not a JSON object
backup-no-json = it is not JSON: { $why }
backup-not-ours = this is not a Cloverleaf backup
backup-newer = it was written by a newer version of Cloverleaf, in format { $form }; use that version
backup-no-kind = it is not a row of any known kind
backup-not-one-row = it is not a single row
backup-count = there are { $rows } rows of '{ $name }' before it, but it says otherwise
backup-changed = what comes before it is not what was written
backup-lacks = a row of '{ $name }' lacks '{ $column }'
backup-wrong-kind = '{ $column }' of '{ $name }' is of the wrong kind
backup-strange = a row of '{ $name }' has no '{ $column }'

# Why a server does not start
start-listen = cannot listen on { $address }: { $why }; choose another address with --listen
start-where = cannot tell where the server listens: { $why }
start-short-key = the key in '{ $file }' is too short; use { $least } characters or more
start-secret = the secret in '{ $file }' cannot be read: { $why }
start-page = cannot read the page in '{ $folder }': { $why }
start-threads = the server cannot start its threads: { $why }
start-signals = cannot listen for signals: { $why }
start-mail = the mail server or the sender of notices is not named as it should be, see --smtp-file and --mail-from: { $why }
start-mail-from = a mail server is named, but not who notices are from: add --mail-from
start-bus = no NATS server answers at the address given by --bus: { $why }

# What `cloverleaf admin` says.
admin-done = Done. Servers on this database notice within two seconds.
admin-nothing = Nothing to show.
admin-person = { $id }  { $name }  ({ $kind }, since { $since }, last seen { $seen }, tables: { $tables }, reports: { $reports })
admin-reporter = Reported by { $id }
admin-for-good = for good
admin-until = until { $when }
admin-act-warn = warned
admin-act-mute = muted
admin-act-ban = banned
admin-act-lift = lifted
admin-act-close-report = closed report
admin-act-close-table = closed table
