# Finding tables
online-title = Play with friends
your-turns = { $count ->
    [one] It is your turn at 1 table
   *[other] It is your turn at { $count } tables
}
new-table = New table
new-table-more = Choose a game, send the link, and play: nobody needs an account.
open-tables = Tables with a free seat
running-tables = Games to watch
tables-none = No public table is waiting for players right now, and none can be watched.
more-tables = More tables
more-of-host = { $count ->
    [one] and 1 more by the same person
   *[other] and { $count } more by the same person
}
card-damaged = This table’s data is damaged, so it cannot be opened. Whoever runs the server can restore it: { $table }
seats-free = { $count ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $count } seats free
}
no-server = The server is not answering. You can still play here, against bots or with friends at one screen.
play-here = Play here
no-table = Table not found
guest = Guest
guest-name = Guest { $number }
my-name = Your name
save = Save

# A new table
who-sits = Who sits where
seat-number = Seat { $seat }
seat-me = Me
seat-open = Open
seat-invited = By invitation
seat-bot = { $level } bot
seat-open-more = anyone can take it.
seat-invited-more = only for whoever has the seat’s own link; you will find it at the table.
who-joins = Who can join and watch
how-you-play = How you play
clock-by-itself = Tables like this have a clock: { $clock }. You can change it below.
start-by-itself = The game now starts as soon as all seats are taken.
time-to-think = Time to think
clock = Clock
clock-none = None
clock-live = Minutes for the game
clock-days = Days for each turn
clock-none-more = Everyone takes as long as they like.
clock-live-more = For an evening together: minutes for the whole game, plus a few seconds for each turn.
clock-days-more = For playing by correspondence: everyone has this many days for each turn.
clock-minutes = Minutes for the game
clock-increment = Extra seconds for each turn
clock-days-each = Days for each turn
clock-is-none = no clock
clock-is-live = { $minutes } min + { $increment } s a turn
clock-is-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
late = When time runs out
late-bot = { $level } bot plays on
late-resign = The player resigns
late-bot-more = Players who come back can take over again.
late-resign-more = The game goes on without them.
public = Show in the list of tables
public-more = Anyone can find the table, join and watch.
private-more = Only people with the link can find the table.
is-public = public
is-private = by link only
open-table = Open the table

# Before the game
starts-when = { $count ->
    [0] The game starts.
    [one] The game starts when the last seat is taken.
   *[other] The game starts when all seats are taken; { $count } are free.
}
take-seat = Take a seat
sit-here = Sit here
rise = Leave seat
remove = Remove
remove-sure = { $name } loses the seat and can only watch this game.
nobody-open = Free seat
nobody-invited = Seat by invitation
share-heading = Invite others
share-more = Anyone with this link can take a free seat or watch.
share-watch = Anyone with this link can watch.
table-link = Link to this table
invite-link = Invitation to seat { $seat }
copy = Copy
copied = Copied
share-link = Share…
close-table = Close table
close-table-sure = The table is closed for everyone.
table-closed = This table was closed.
away = away

# At the table
reconnecting = Reconnecting…
span-clock = { $time }
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h
bot-plays = { $level } bot plays
program = program
offers-draw = offers a draw
bot-for-you = A bot is playing for you ({ $level }).
take-back = Play myself again
you-offer-draw = You offer a draw.
withdraw = Withdraw
draw-offered = { $name } offers a draw.
agree = Agree
decline = Decline
gone-wait = { $name } has left. You can decide how the game goes on in { $time }.
gone-now = { $name } has left. How should the game go on?
claim-bot = A bot takes over
claim-resign = Count as resigned
claim-resign-sure = { $name } is then out of the game. This cannot be undone.
vote-slow = { $name } has not moved for a long time.
vote-more = { $count ->
    [one] If you want, a bot plays for { $name } until they take over again. { $name } is told first.
   *[other] If all the others agree, a bot plays for { $name } until they take over again. { $name } is told first.
}
vote-bot = Vote for a bot
vote-cast = { $count ->
    [0] Everyone has voted for a bot.
    [one] You voted for a bot; 1 more vote is needed.
   *[other] You voted for a bot; { $count } more votes are needed.
}
vote-time = { $name } can still move for { $time }.
vote-you = { $count ->
    [one] { $name } has voted for a bot to play for you. Make your move within { $time }.
   *[other] { $name } have voted for a bot to play for you. Make your move within { $time }.
}
table-menu = Table
watchers = { $count ->
    [0] nobody watching
    [one] 1 watching
   *[other] { $count } watching
}
offer-draw = Offer a draw
draw-sure = The game ends in a draw if everyone agrees.
stand-in = Let a bot play for me
stand-in-sure = A bot will play for you until you take your seat back.
no = No
sound-on = Sound: on
sound-off = Sound: off
allow-notices = Notify me when it is my turn
rematch = Rematch
next-turn = Your turn at another table: { $game }
to-rematch = To the next game

# Chat
chat = Chat
chat-players = Players’ chat
chat-watchers = Spectators’ chat
chat-to = To
chat-say = Write a message
chat-earlier = Earlier messages
send = Send
deleted-player = Deleted player
said-deleted = (deleted)
told-sat = { $name } takes a seat
told-rose = { $name } leaves the seat
told-removed = { $name } was removed from the seat
told-voted = { $name } votes for a bot to play for { $other }
told-resigned = { $name } resigns
told-resigned-late = { $name } ran out of time and resigns
told-resigned-claim = { $name } left the game and counts as resigned
told-draw-offered = { $name } offers a draw
told-draw-declined = { $name } declines the draw
told-stood-in = A bot plays for { $name }
told-stood-in-late = { $name } ran out of time; a bot plays on
told-stood-in-claim = { $name } left the game; a bot plays on
told-stood-in-vote = { $name } did not move, so the others voted; a bot plays on
told-took-back = { $name } is back
told-rematch = The next game is open
