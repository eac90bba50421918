# Einrichten
setup-of = { $game } einrichten
start = Los geht’s
you = Du
player-name = Person { $number }
bot-name = { $level }-Bot { $number }
setup-presets = Wie möchtest du spielen?
setup-city = Welche Stadt?
setup-players = Wer spielt mit?
setup-rules = Zusätzliche und geänderte Regeln
setup-details = Zahlen und Grenzen
setup-players-count = Personen
setup-name = Name von Person { $number }
setup-who = Wer ist Person { $number }?
setup-colour = Farbe von { $name }
setup-own-mix = Deine eigene Mischung
setup-lot = Plätze auslosen
setup-lot-means = Das Los entscheidet, wer wo sitzt und damit, wer beginnt.
who-person = An diesem Bildschirm
more = { $name }: mehr
less = { $name }: weniger
pass-secret = Der Bildschirm wird herumgereicht; ein Vorhang hält die Hände geheim.
pass-open = Der Bildschirm wird herumgereicht. In diesem Spiel ist nichts geheim.
setup-sum = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
}, { $from }–{ $to } Minuten
setup-friends = Lieber mit Freunden
setup-people-needed = Mindestens eine Person muss hier mitspielen.

# Fertige Spielweisen
preset-first = Für die erste Partie
preset-first-gridlock = Nur die Grundregeln. Das rät der Autor.
preset-first-congestion = Alles wie vom Autor geschrieben: 20 Autos gewinnen.
preset-first-tango = Zu viert, fünf Tage, wie vom Autor geschrieben.
preset-first-rightofway = Eine sechseckige Stadt, für den Autor die ideale Form, gleich ausgelegt.
preset-two = Zu zweit
preset-two-gridlock = Kurzausflug: bauen und fahren im selben Zug. Ideal zu zweit und mit jungen Kindern.
preset-two-congestion = Rot gegen Gelb, auf gegenüberliegenden Seiten der Stadt.
preset-quick = Kurz
preset-quick-gridlock = Vier Ziele in einer kleinen Stadt.
preset-quick-congestion = Die ersten zehn Autos gewinnen.
preset-cones = Kurz, mit Kegeln
preset-cones-gridlock = Kurzausflug mit Baustellen: für den Autor die besondere Herausforderung.
preset-long = Lang
preset-long-gridlock = Sechs Ziele, und keines zählt schon am Start.
preset-lean = Leere Beutel
preset-lean-tango = Anfangs hat niemand Granatsteine: Das zweite Schild musst du dir verdienen.
preset-laid = Die Stadt selbst legen
preset-laid-rightofway = Wie in der Anleitung: Zuerst legt ihr reihum die Stadtteile aus, in beliebiger Form.

# Städte
city-boston = Das Original
city-crossroads = Eine Kleinstadt für kurze Partien
city-hamburg = Breite Flüsse und vier Tunnel
city-hexagon = Gleich bebaubar, in jeder Partie neu ausgelegt
city-laid = Ihr legt sie gemeinsam, bevor gebaut wird
city-random = Eine neue Stadt
city-random-more = Vom Zufall gemacht. Gefällt sie dir nicht, würfle noch einmal.
city-roll = Neue Stadt
city-own = Dein eigener Plan
city-own-more = Aus einer Plandatei: hierher ziehen, einfügen oder auswählen.
board-text = Text der Plandatei
board-choose = Datei auswählen…
board-good = Dieser Plan ist spielbar.
board-line = Zeile { $line }: { $why }
board-too-long = Diese Datei ist zu lang für einen Plan.
grid-rows = Zeilen
grid-columns = Spalten

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
bot-commuter-1 = Mara
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
short-tango = Plant heimlich Lieferungen. Sei nicht dort, wo die anderen sind.
short-rightofway = Legt Autobahnen durch eine Stadt und schließt eure Knoten.

# Orte einer Stadt, die der Zufall macht
town-title = Stadt
town-river = Fluss
town-park = Stadtpark
town-mill = Mühle
town-bakery = Bäckerei
town-school = Schule
town-town-hall = Rathaus
town-library = Bücherei
town-station = Bahnhof
town-harbour = Hafen
town-lighthouse = Leuchtturm
town-market = Markt
town-museum = Museum
town-theatre = Theater
town-stadium = Stadion
town-hospital = Krankenhaus
town-castle = Schloss
