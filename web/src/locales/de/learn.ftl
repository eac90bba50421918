# Lernen
learn = Spielen lernen
learn-game = { $game } lernen
