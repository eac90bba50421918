# The package for Python.

python-option = the option '{ $name }' takes None, True or False, a whole number, a text or a list of texts
python-viewer = '{ $name }' is nobody who looks; give the number of a seat, 'spectator' or 'referee'
python-nobody-to-act = no seat is to act; say which seat is meant
python-name-a-seat = several seats are to act ({ $seats }); say which one is meant
python-nothing-to-draw = nothing is to be drawn now
python-no-dealer = this game was started without a seed; give one to draw by
python-seat-idle = seat { $seat } has nothing to do now
python-past-end = the record has only { $events } events, not { $at }
python-match-counts = a match has at least one player, one thread and one game, and at most { $most } games
python-same-name = two different players are called '{ $name }'; give one of them another name, as in ('name', player)
python-question = a question is True, False or two shares from 0 to 1, the smaller first
python-player = a player is the name of a level, a bot, something that can be called, or a name and something that can be called
python-no-game = there is no game { $game }: the batch has { $games } games, counted from 0
python-autoreset = '{ $word }' is no way to go on; take 'next_step', 'same_step' or 'disabled'
python-marks = which games begin anew is said by an array of True and False
python-whole-numbers = '{ $name }' must be whole numbers
python-contiguous = an array to write to must lie in memory row by row, without gaps
python-other-game = record { $game }, counted from 0, is not the game that these players play there
