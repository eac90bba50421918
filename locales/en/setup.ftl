# Who plays, and the games
start = Start
you = You
player-name = Player { $number }
bot-name = { $level } bot { $number }

# Opponents
opponents = Opponents
level-random = Random
level-learner = Learner
level-commuter = Commuter
level-cabbie = Cabbie
level-random-more = Drives anywhere, at random. For trying things out.
level-learner-more = Still finding the way. A good first opponent.
level-commuter-more = Knows the roads. Good for an evening.
level-cabbie-more = Knows every street. You can learn from this one.
level-random-strength = No strength at all
level-learner-strength = Easy
level-commuter-strength = Medium
level-cabbie-strength = Strong
bot-random-1 = Zig
bot-random-2 = Zag
bot-random-3 = Dot
bot-learner-1 = Pip
bot-learner-2 = Lou
bot-learner-3 = Ida
bot-commuter-1 = Mara
bot-commuter-2 = Ben
bot-commuter-3 = Yuki
bot-cabbie-1 = Otto
bot-cabbie-2 = Rosa
bot-cabbie-3 = Musa
against = Against { $name } ({ $level })
offer-won = You won twice in a row: this time against { $name } ({ $level }).
offer-lost = Two tough games: this time against { $name } ({ $level }).
offer-keep = Stay with { $name }

# The games
title-gridlock = Gridlock: Boston
title-congestion = Traffic Congestion
title-tango = Traffic Tango
title-rightofway = RIGHT_OF_WAY
about-gridlock = Everyone builds and rebuilds one shared road network and races to stop at their own secret destinations.
about-congestion = Rival operators share the traffic lights of a street grid. Be the first to bring twenty cars of your colour out on your side.
about-tango = Plant traffic signs and drive four deliveries across the city, all in secret and all at once. The lowest gas bill wins.
about-rightofway = Build highways through rich and poor quarters. Building well brings tiles, building badly costs some. The most connected highways win.
short-gridlock = Build the roads you share, drive to your secret destinations first.
short-congestion = Share the traffic lights and bring 20 cars home.
short-tango = Plan secret deliveries. Don’t be where the others are.
short-rightofway = Lay highways through a city and close your junctions.
