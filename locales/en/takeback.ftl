# Taking a move back, what a stand-in did, and watching with a delay
stands-drawn = something has been drawn by lot since then, and nobody can unlearn it; play on
stands-shown = something hidden has been shown since then, and nobody can unlearn it; play on
stands-together = everyone chooses at once here; change your own choice instead, as long as others are still choosing
stands-resigned = somebody has resigned since then; play on
stands-over = the game is over, and everything is known
server-undo-nothing = you have not made a move that could be taken back
server-undo-pending = { $seat } has already asked to take back a move; answer that first
server-undo-asked = you have already asked; wait for the others to answer
server-undo-declined = this was declined; play on
server-undo-none = nobody is asking to take back a move
server-undo-agreed = your agreement is not needed, or you have already given it
server-undo-public = at a public table moves are taken back by agreement only; make the table private, or let the others decide
server-delay = watchers can be up to { $most } moves behind
server-delay-talk = watchers see this game with a delay and can chat when it is over
stored-not-taken-back = it takes back a move that cannot be taken back

undo-move = Take back my last move

undo-asked = { $count ->
    [one] { $name } would like to take back their last move.
   *[other] { $name } would like to take back their last move, and with it everything since: { $count } moves.
}
undo-you-asked = You asked to take back your last move. Waiting for { $names }.
undo-agreed-wait = You agreed. Waiting for { $names }.
draw-was-declined = { $name } declined your draw offer. The game goes on.
undo-was-declined = { $name } didn’t agree to take back your move, so it stands.
told-undo-asked = { $name } asks to take back a move
told-undo-agreed = { $name } agrees
told-undo-declined = { $name } declines
told-undone = { $name } takes back a move

absent-bot = { $count ->
    [one] While you were away, a bot made a move for you:
   *[other] While you were away, a bot made { $count } moves for you:
}
absent-none = While you were away, a bot sat in for you. It did not have to move.
absent-close = Got it
absent-show = Show me

undo-who = Taking back moves
undo-who-agreed = If the others agree
undo-who-always = Without asking
undo-who-more = Only while nothing new has been drawn or revealed.
delay = Delay for watchers
delay-none = None
delay-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
delay-more = Watchers see the game this many moves late, so nobody can help whoever is to move.
delay-told = You are watching { $count ->
    [one] 1 move
   *[other] { $count } moves
} behind.
featured = Being played now
featured-watch = Watch
delay-talk = Watchers see this game with a delay and can chat when it is over.
featured-watch-game = Watch the game of { $names }
is-undo-always = moves can be taken back without asking
is-delayed = { $count ->
    [one] watchers are 1 move behind
   *[other] watchers are { $count } moves behind
}
