# Before the game: who is here, who is still to come, and who starts
waiting-host = opened the table
waiting-ready = ready
waiting-not-come = has not come yet
waiting-looking = is here, but not seated yet
waiting-here = here
waiting-watchers = { $count ->
    [one] 1 person is looking on
   *[other] { $count } people are looking on
}
starts-host = { $name } starts the game.
starts-someone = Whoever opened the table starts the game.
starts-waits-for = Waiting for { $names }.
starts-you = { $count ->
    [one] 1 player is here. Start when everyone you want is here.
   *[other] { $count } players are here. Start when everyone you want is here.
}
starts-too-few = { $count ->
    [one] One more player is needed, or a bot.
   *[other] { $count } more players are needed, or bots.
}
by-invitation = This table is by invitation only. Ask { $name } for a link.
by-invitation-someone = This table is by invitation only. Ask whoever invited you for a link.
invitation-spent = This invitation has been used. Ask { $name } for another one.
all-seats-taken = All seats are taken. You can watch as soon as the game starts.
ready-yes = I’m ready
ready-no = Not ready after all
take-your-seat = Take your seat

## Arranging the table
seat-kind = Who plays here? Seat { $seat }
seat-kept = Kept for { $name }
seat-close = Close this seat
seat-up = Move { $name } up
seat-add = Add a seat
free-seats = Free seats
free-close = stay out
free-bots = { $level } bots
preset-pick = Way to play
preset-own = Own mix
start-now = Start the game
invite-named = Invitation for { $name }
start-myself = I start the game
start-myself-more = You decide when it starts. Free seats can stay out, or bots play there.
start-full-more = The game starts as soon as all seats are taken.

## What happened
told-arranged = The seats were changed
told-arranged-options = The rules were changed
told-started = The game starts
told-renamed = { $before } is now called { $name }

## Playing again
rematch-open = The next game is open. Everyone has their seat.
rematch-join = Join the rematch
give-up = Resign
give-up-sure = You will be out of the game. This cannot be undone.
