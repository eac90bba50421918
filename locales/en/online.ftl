# Finding tables
online-title = Play with friends
your-turns = { $count ->
    [one] It is your turn at 1 table
   *[other] It is your turn at { $count } tables
}
new-table = New table
new-table-more = Choose a game, send the link, and play: nobody needs an account.
my-games = My games
my-games-none = No games yet. Open a table, or join one below.
open-tables = Tables with a free seat
open-tables-none = No public table waits for players right now.
running-tables = Games to watch
running-tables-none = No public game is being played right now.
seats-free = { $count ->
    [0] all seats taken
    [one] 1 seat free
   *[other] { $count } seats free
}
no-server = The server does not answer. You can play in this page, against bots or with friends around the screen.
play-here = Play in this page
try-again = Try again
no-table = There is no such table
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
seat-open-more = whoever comes first.
seat-invited-more = whoever has the seat’s own link, which you will find at the table.
time-to-think = Time to think
clock = Clock
clock-none = None
clock-live = Minutes for the game
clock-days = Days for each turn
clock-none-more = Everybody takes as long as they like.
clock-live-more = For an evening together: so many minutes for the whole game, and some seconds more for each turn.
clock-days-more = For playing now and then: everybody has so many days for each turn.
clock-minutes = Minutes for the game
clock-increment = Seconds more for each turn
clock-days-each = Days for each turn
clock-is-none = no clock
clock-is-live = { $minutes } min + { $increment } s a turn
clock-is-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
late = When time runs out
late-bot = { $level } bot plays on
late-resign = The seat resigns
late-bot-more = Whoever comes back takes the seat back.
late-resign-more = The game goes on without the seat.
public = Show in the list of tables
public-more = Everybody can find the table, join and watch.
private-more = Only those who have the link find the table.
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
nobody-open = Free seat
nobody-invited = Seat by invitation
share-heading = Invite others
share-more = Whoever opens this link can take a free seat or watch.
share-watch = Whoever opens this link can watch.
table-link = Link to this table
invite-link = Invitation to seat { $seat }
copy = Copy
copied = Copied
share-link = Share…
close-table = Close table
close-table-sure = The table is closed for everybody.
table-closed = This table was closed before the game started.
away = away

# At the table
reconnecting = Reconnecting…
span-clock = { $time }
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h
bot-plays = { $level } bot plays
program = program
offers-draw = offers a draw
bot-for-you = A bot plays for you ({ $level }).
take-back = Play on myself
you-offer-draw = You offer a draw.
withdraw = Withdraw
draw-offered = { $name } offers a draw.
agree = Agree
decline = Decline
gone-wait = { $name } is gone. You may claim the seat in { $time }.
gone-now = { $name } is gone. How shall the game go on?
claim-bot = A bot plays on
claim-resign = The seat resigns
claim-resign-sure = { $name } is out of the game then. This cannot be taken back.
table-menu = Table
watchers = { $count ->
    [0] nobody watches
    [one] 1 watches
   *[other] { $count } watch
}
offer-draw = Offer a draw
draw-sure = The game ends in a draw if everybody agrees.
stand-in = Let a bot play
stand-in-sure = A bot plays your seat until you take it back.
no = No
sound-on = Sound: on
sound-off = Sound: off
allow-notices = Notify me when it is my turn
rematch = Rematch
next-turn = Your turn at another table: { $game }
to-rematch = To the next game

# Talk
chat = Talk
chat-players = Players’ talk
chat-watchers = Watchers’ talk
chat-to = To whom
chat-say = Say something
send = Send
told-sat = { $name } takes a seat
told-rose = { $name } leaves the seat
told-resigned = { $name } resigns
told-resigned-late = { $name } has run out of time and resigns
told-resigned-claim = { $name } is gone; the seat resigns
told-draw-offered = { $name } offers a draw
told-draw-declined = { $name } wants no draw
told-stood-in = A bot plays for { $name }
told-stood-in-late = { $name } has run out of time; a bot plays on
told-stood-in-claim = { $name } is gone; a bot plays on
told-took-back = { $name } is back
told-rematch = The next game is open

# Myself
my-devices = Me and my devices
second-device = A second device
second-device-more = Open this link on another device within seven days, and that device is you as well. Keep it to yourself.
make-link = Make a link
login-heading = Login
login-more = A login keeps your games, whichever device you use. Nobody needs one to play.
login = Name for logging in
password = Password (8 characters or more)
keep-games = Keep my games under a new login
log-in = Log in
log-out = Log out
logged-in = Logged in as { $login }.
entering = One moment…
