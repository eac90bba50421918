# Learning
learn = Learn to play
learn-game = Learn { $game }
