# Einrichten
seats = Plätze
people-here = Personen an diesem Bildschirm
bots-level = Bots
pass-secret = Der Bildschirm wird herumgereicht; ein Vorhang hält die Hände geheim.
pass-open = Der Bildschirm wird herumgereicht. In diesem Spiel ist nichts geheim.
options = Optionen
start = Los geht’s
level-random = Zufall
level-learner = Fahrschüler
level-commuter = Pendler
level-cabbie = Taxifahrer
you = Du
player-name = Person { $number }
bot-name = { $level }-Bot { $number }

# Die Spiele
title-gridlock = Gridlock: Boston
title-congestion = Traffic Congestion
title-tango = Traffic Tango
title-rightofway = RIGHT_OF_WAY
about-gridlock = Alle bauen an einem gemeinsamen Straßennetz und fahren um die Wette zu ihren geheimen Zielen.
about-congestion = Rivalen teilen sich die Ampeln eines Straßenrasters. Wer bringt zuerst zwanzig Autos der eigenen Farbe auf der eigenen Seite hinaus?
about-tango = Schilder aufstellen und vier Lieferungen durch die Stadt fahren, alles geheim und gleichzeitig. Die kleinste Benzinrechnung gewinnt.
about-rightofway = Autobahnen durch reiche und arme Viertel bauen. Wer gut baut, bekommt Plättchen, wer schlecht baut, gibt welche ab. Die meisten verbundenen Autobahnen gewinnen.
