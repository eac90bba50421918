# Setting up
seats = Seats
people-here = People at this screen
bots-level = Bots
pass-secret = You pass the screen around; a curtain keeps hands secret.
pass-open = You pass the screen around. Nothing is secret in this game.
options = Options
start = Start
level-random = Random
level-learner = Learner
level-commuter = Commuter
level-cabbie = Cabbie
you = You
player-name = Player { $number }
bot-name = { $level } bot { $number }

# The games
title-gridlock = Gridlock: Boston
title-congestion = Traffic Congestion
title-tango = Traffic Tango
title-rightofway = RIGHT_OF_WAY
about-gridlock = Everyone builds and rebuilds one shared road network and races to stop at their own secret destinations.
about-congestion = Rival operators share the traffic lights of a street grid. Be the first to bring twenty cars of your colour out on your side.
about-tango = Plant traffic signs and drive four deliveries across the city, all in secret and all at once. The lowest gas bill wins.
about-rightofway = Build highways through rich and poor quarters. Building well brings tiles, building badly costs some. The most connected highways win.
