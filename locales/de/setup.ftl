# Wer spielt, und die Spiele
start = Los geht’s
you = Du
player-name = Person { $number }
bot-name = { $level }-Bot { $number }

# Gegner
opponents = Gegner
level-random = Zufall
level-learner = Fahrschüler
level-commuter = Pendler
level-cabbie = Taxifahrer
level-random-more = Fährt irgendwohin. Zum Ausprobieren.
level-learner-more = Sucht noch den Weg. Gut für den Anfang.
level-commuter-more = Kennt die Straßen. Gut für einen Abend.
level-cabbie-more = Kennt jede Gasse. Von dem kannst du lernen.
level-random-strength = ohne Stärke
level-learner-strength = leicht
level-commuter-strength = mittel
level-cabbie-strength = stark
bot-random-1 = Zig
bot-random-2 = Zag
bot-random-3 = Dot
bot-learner-1 = Pip
bot-learner-2 = Lou
bot-learner-3 = Ida
bot-commuter-1 = Milan
bot-commuter-2 = Ben
bot-commuter-3 = Yuki
bot-cabbie-1 = Otto
bot-cabbie-2 = Rosa
bot-cabbie-3 = Musa
against = Gegen { $name } ({ $level })
offer-won = Zweimal in Folge gewonnen: Diesmal geht es gegen { $name } ({ $level }).
offer-lost = Zwei schwere Partien: Diesmal geht es gegen { $name } ({ $level }).
offer-keep = Bei { $name } bleiben

# Die Spiele
title-gridlock = Gridlock: Boston
title-congestion = Traffic Congestion
title-tango = Traffic Tango
title-rightofway = RIGHT_OF_WAY
about-gridlock = Alle bauen an einem gemeinsamen Straßennetz und fahren um die Wette zu ihren geheimen Zielen.
about-congestion = Rivalen teilen sich die Ampeln eines Straßenrasters. Wer bringt zuerst zwanzig Autos der eigenen Farbe auf der eigenen Seite hinaus?
about-tango = Schilder aufstellen und vier Lieferungen durch die Stadt fahren, alles geheim und gleichzeitig. Die kleinste Benzinrechnung gewinnt.
about-rightofway = Autobahnen durch reiche und arme Viertel bauen. Wer gut baut, bekommt Plättchen, wer schlecht baut, gibt welche ab. Die meisten verbundenen Autobahnen gewinnen.
short-gridlock = Baut gemeinsam Straßen und fahrt um die Wette zu geheimen Zielen.
short-congestion = Teilt euch die Ampeln und bringt 20 Autos nach Hause.
short-tango = Plane heimlich deine Lieferungen. Sei nicht dort, wo die anderen sind.
short-rightofway = Legt Autobahnen durch eine Stadt und schließt eure Knoten.
