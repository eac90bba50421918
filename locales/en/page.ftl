# The page
page-title = Cloverleaf: four road games
welcome = Four road games, one table
welcome-more = Build highways, jam intersections, plan secret routes, race across Boston. Against bots at once, with friends by a link, or around one screen.
continue = Continue { $game }
notice = An independent implementation of the published rules; no artwork is taken from the publishers.
players = { $players } players
minutes = { $from }–{ $to } min
by = by { $designer }
play-now = Play now
set-up = Set up…
language-name = English
by-day = Light colours
by-night = Dark colours
no-game = There is no game on this table
to-the-games = All games
