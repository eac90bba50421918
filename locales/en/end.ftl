# The end
wins = { $who_is ->
    [you] You win!
   *[other] { $who } wins
}
shared = { $names } share the win
play-again = Play again
download = Save record
verify = Verify draws
draws-none = { $events } events replayed; nothing was drawn by lot.
draws-proven = { $events } events replayed; all { $drawn } draws are proven.
draws-sealed = { $events } events replayed; the { $drawn } draws are sealed until the seed is published.
draws-unproven = { $events } events replayed; the { $drawn } draws cannot be proven.
reason-destinations = All destinations were reached.
reason-turn-limit = The turn limit was reached.
reason-target = The target was reached.
reason-all-passed = Everybody passed.
reason-stalled = Traffic came to a standstill.
reason-token = The lowest gas bill wins the Token of Life.
reason-tie = A tie.
reason-used-up = A player has used up all tiles.
reason-built-up = The city is built up.
reason-resignation = All but one player resigned.
reason-draw-agreed = A draw was agreed.

## The story of a game
end = How it ended
end-board = Show the board
end-story = Show the result
end-again = Again
end-close = { $margin ->
    [0] As close as can be: the scores are level.
    [one] Decided by 1.
   *[other] Decided by { $margin }.
}
end-lead = { $changes ->
    [0] The lead never changed hands.
    [one] The lead changed once.
   *[other] The lead changed { $changes } times.
}
end-loss = Well played. Your best moment is below.
end-race = The race, move by move
end-move = move { $v }
end-standing = Final standing
end-breakdown = Where it came from
end-moments = Three moments
names-and = { $first } and { $last }
