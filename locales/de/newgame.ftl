# Ein Spiel nach Wunsch: nur auf der Seite zum Einrichten
setup-of = { $game } einrichten
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
setup-lot-means = Das Los bestimmt, wer wo sitzt.
who-person = Hier dabei
step-more = { $name }: mehr
step-less = { $name }: weniger
pass-secret = Der Bildschirm wird herumgereicht; ein Vorhang hält die Hände geheim.
pass-open = Der Bildschirm wird herumgereicht. In diesem Spiel ist nichts geheim.
setup-sum = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] { $count }
}, { $from }–{ $to } Minuten
setup-friends = Lieber mit Freunden
setup-bots = Lieber hier spielen
setup-people-needed = Mindestens eine Person muss hier mitspielen.

# Fertige Spielweisen
preset-first = Für die erste Partie
preset-first-gridlock = Nur die Grundregeln. Das rät der Autor.
preset-first-congestion = Alles wie vom Autor geschrieben: Wer zuerst 20 Autos hinausbringt, gewinnt.
preset-first-tango = Zu viert, fünf Tage, wie vom Autor geschrieben.
preset-first-rightofway = Eine sechseckige Stadt, für den Autor die ideale Form, gleich ausgelegt.
preset-two = Zu zweit
preset-two-gridlock = Kurzausflug: bauen und fahren im selben Zug. Ideal zu zweit und mit jungen Kindern.
preset-two-congestion = Rot gegen Gelb, auf gegenüberliegenden Seiten der Stadt.
preset-quick = Kurz
preset-quick-gridlock = Vier Ziele in einer kleinen Stadt.
preset-quick-congestion = Wer zuerst zehn Autos hinausbringt, gewinnt.
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
