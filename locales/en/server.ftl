# What a server cannot do, and why.
server-closing = the server is closing
server-bot-failed = a bot broke down
server-no-such-table = there is no such table; check the link
server-table-failed = something went wrong at the table; nothing is lost, try again
server-table-busy = the table is too busy; try again in a moment
server-one-seat-each = you can have one seat; the others are open, invited or bots
server-no-login = you have no login, and so no password
server-body-too-large = the body is longer than this address takes
server-body-broken = the body did not arrive whole
server-no-such-address = there is nothing at this address; GET /api tells what there is
server-no-such-method = this cannot be done at this address; GET /api tells what can
server-too-slow = that took too long; try again
server-no-such-key = there is no such browser, link or token of yours any more
server-token-gone = the token was taken back at once
server-login-there = you have a login already, or are a program
server-wrong-login = the login or the password is wrong
server-bad-password = a password has from 8 to 256 characters; three or four words are good
server-no-passwords = passwords cannot be checked now; try again
server-rematch-alone = a rematch is asked for by itself
server-meanwhile = something else happened meanwhile
server-time-left = there is time left
server-only-watching = you have no seat at this table; you are watching
server-you-resigned = you have resigned; you may go on watching
server-waiting-for-seats = the game starts when every seat is taken
server-game-over = the game is over
server-table-closed = the table was closed
server-game-started = the game has started; every seat is taken
server-no-free-seat = no seat is free for you; you may watch, or ask for an invitation
server-not-the-host = only whoever opened the table may close it
server-not-your-turn = it is not your turn
server-draw-bots = a bot plays here, and bots do not agree to draws
server-time-is-up = your time has run out
server-draw-offered = you have offered a draw already
server-no-draw-offer = nobody has offered a draw
server-no-stand-in = you play this seat yourself
server-plan-size = a plan has at most { $lines } lines of { $steps } moves each; keep the ones that matter most
server-plan-seat = you have no seat at this table, so there is nothing to plan
server-plan-empty = there is no move of yours in this plan; play on until it is your turn
server-plan-two-answers = this plan has two answers to the same position; keep one of them
server-not-a-player = only those who have a seat speak to the players
server-talk-apart = players and watchers talk apart until the game is over
server-rematch-early = a rematch is possible when the game is over
server-record-early = the record is there when the game is over
server-record-none = the game has not started, so there is no record
server-no-randomness = there is no randomness to be had
server-store-silent = the database does not answer; nothing is lost, try again
server-seat-occupied = somebody sits there already
server-send-json = send JSON, and say so: Content-Type: application/json
server-failed = something went wrong in the server; nothing is lost, try again
server-key-unknown = your key is not known here any more; log in, or come as a guest by POST /api/me
server-nobody-yet = nobody knows you yet; log in, or come as a guest by POST /api/me
server-link-unknown = the link has been used, taken back, or is older than seven days; make another on the first device
server-guest-here = you are playing as the guest { $name } here, with { $games ->
    [one] 1 game
   *[other] { $games } games
}; switch, or bring these games along
server-account-here = you are { $name } in this browser; say whether to switch
server-bring-guests = only a guest’s games can be brought along; switch instead
server-bring-same-table = both of you have a seat at the same table; finish that game first, or switch
server-brought-already = these games belong to somebody already; log in there
server-undo-late = this cannot be undone any more
server-nobody-before = nobody else was in this browser before
server-key-ended = you have been signed out here; log in again, or go on as a guest
server-not-for-tokens = a token cannot do this; use a browser that is signed in
server-out-of-scope = this token may not do that; make one with the scope it needs
server-wrong-code = the login or the recovery code is wrong, or the code has been used
server-bad-login = a login has from 3 to 32 letters a to z, digits, points, dashes and underscores
server-table-moved-on = the table has moved on since you decided; look again and decide anew
server-bad-id = an id has up to 64 letters, digits, points, dashes and underscores
server-stopping = the server is stopping
server-bus-down = the other processes cannot be reached
server-entry-expected = expected entry { $entry }
server-unexpected = this is not what is expected here: { $why }
server-query = this address does not understand the question: { $why }
server-too-fast = too many requests; wait { $seconds } s
server-too-many-tables = you are at { $most } tables, the most there may be; finish or close one first
server-too-many-keys = you have { $most } of these, the most there may be
server-websocket = this address speaks WebSocket: { $why }
server-login-taken = the login '{ $login }' is taken; choose another
server-bad-name = a name has from 1 to { $most } letters
server-name-hidden = the name has characters that nobody can see, or too many marks on one letter; type it again with plain letters
server-name-blank = a name has at least one letter or digit
server-name-mixed = the name mixes letters of different alphabets that look alike; use one alphabet for each word
server-name-imitates = that name could be mistaken for a bot or for the server; choose another
server-other-seat = seat { $named } is not yours; you have seat { $seat }
server-seated = you have seat { $seat } already
server-seat-kept = the seat is kept for { $name }
server-action-count = a request plays from 1 to { $most } actions
server-not-awaited = nobody is waiting for { $seat }
server-still-here = whoever has { $seat } is here, or has time left
server-claim-later = { $seat } is gone; you may claim in { $seconds } seconds
server-vote-clock = a clock runs at this table, and it decides
server-vote-bot = a bot plays for you; take your seat back to vote
server-voted = you have voted already
server-vote-later = { $seat } has not been awaited long enough; you can vote in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
server-removed = whoever opened this table has removed you; you may watch
server-remove-host = only whoever opened the table may remove somebody
server-remove-self = to leave your own seat, use rise
server-remove-nobody = nobody sits there
server-host-only = only whoever opened the table may do that
server-plan-drops = { $name } has sat down meanwhile; look again, or remove them first
server-plan-twice = name each seat at most once, by its number, or as open, invited or a bot
server-too-few = this game needs at least { $least } players; wait for more, or fill the free seats with bots
server-ready-already = you have said so already
server-same-name = that is what you are called here already
server-say = say from 1 to { $most } characters
server-talk-fast = you are writing too fast; you can go on in { $seconds } s
server-talk-full = { $most } messages is the most there can be here; nothing more can be said at this table
server-option-object = option '{ $name }' cannot be an object
server-message-too-large = a message has at most { $most } bytes
server-clock-live = a live clock has from 1 to 600 minutes, and up to 600 seconds more a turn
server-clock-days = a turn may take from 1 to 60 days
server-seat-invited = the seat is for whoever has its link
server-other-site = the request comes from a page of another site
server-no-origin = with a cookie, say where the request comes from by an Origin header
server-too-many-connections = you have { $most } connections, the most there may be; close one first
server-bot-early = it is not yet the bot's turn
server-other-rules = this table plays by version { $played } of the rules of { $game }, and this server has version { $known }; its log can be read, and its record once it is finished, but it cannot be played on here
server-path = this address does not understand the name in it: { $why }
server-metrics-closed = the metrics are served to this machine, to whoever sends the key of --metrics-key-file, and at --metrics-listen
server-crowded-address = your address has { $most } connections open, the most there may be; close some, then try again
server-banned = { $hours ->
    [0] you are banned from this server: { $why }
   *[other] you are banned from this server for another { $hours } h: { $why }
}
server-address-banned = { $hours ->
    [0] this server does not take connections from your network: { $why }
   *[other] this server does not take connections from your network for another { $hours } h: { $why }
}
server-muted = { $hours ->
    [0] you cannot write in the chat: { $why }
   *[other] you cannot write in the chat for another { $hours } h: { $why }
}
server-blocked-by-host = whoever opened this table does not want to play with you; join another, or open your own
server-rated-clock = a rated game needs a clock; choose one, or open the table unrated
server-rated-late = in a rated game nobody plays for you: whoever runs out of time has resigned; leave out what becomes of their seat
server-rated-options = rated games are played with the usual options; set them back, or open the table unrated
server-rated-account = this game is rated, and rated games need an account; first create one or log in under “{ my-devices }”
server-rated-token = in rated games people play for themselves; use your browser, not a token
server-rated-stand-in = in a rated game no bot can play for somebody; play on, or resign
server-no-such-person = there is nobody to be shown here; check the link
server-no-such-ladder = there is no ladder for so many seats; choose another number
server-no-friend-link = this friend link does not work any more; ask for a new one
server-friend-self = this is your own friend link; send it to somebody else
server-friend-blocked = one of you has blocked the other; lift the block first
server-too-many-friends = one of you has { $most } friends, the most there may be; remove somebody first
server-invite-seat = only somebody who sits at this table can ask friends to it; take a seat first
server-no-such-friend = they are not your friend
server-many-reports = you have reported a lot lately; whoever runs the server will look at it, and you can report more in some minutes
server-whom = name a message or a seat, and only one of them
server-yourself = that is you
server-qr = name a path of this server, as /t/ID
server-nobody-there = nobody who can be meant sits there or said that
server-long-report = a report has up to { $most } characters
server-no-such-warning = there is no such warning, or you have read it
server-admin-key = the operators’ key is wrong or missing
admin-no-person = there is nobody with the id '{ $id }'; look it up in the list of people
admin-no-sanction = nothing with the id '{ $id }' is in force
admin-no-report = there is no open report '{ $id }'
admin-bad-range = '{ $range }' is not a range of addresses; write 203.0.113.0/24, 2001:db8::/32 or a single address
stored-setup = the set-up
stored-seed = the seed
stored-entry = entry { $entry } of the log
stored-plan = the plan
stored-no-json = it cannot be read: { $why }
stored-no-format = there is no format 0
stored-newer = { $what } of this table was written by a newer version of Cloverleaf, in format { $format }, and this program reads up to { $known }; use the newer program (other tables are not affected)
stored-damaged = { $what } of this table is damaged: { $why }; restore the table from a backup (other tables are not affected)
stored-log = the log
stored-unplayable = it cannot be played again

# Passkeys
server-wrong-passkey = the passkey could not be verified; try again, or log in another way
server-passkey-late = too much time has passed; try again
server-passkey-unknown = this server does not know the passkey; it may have been removed: use another, or your password
server-passkey-there = this passkey has been added already
server-no-such-passkey = you have no such passkey
server-other-passkey = this passkey belongs to another login; use one of yours
server-show-passkey = your login has no password; confirm with one of your passkeys
server-last-login = this passkey is the only way to log in; set a password or add another passkey first
server-no-passkeys-here = passkeys need the server’s name in the address; open it by https and its name
