# Die Seite
page-title = Cloverleaf: vier Straßenspiele
welcome = Vier Straßenspiele, ein Tisch
welcome-more = Autobahnen bauen, Kreuzungen verstopfen, heimlich Routen planen, quer durch Boston fahren. Gleich gegen Bots, mit Freunden über einen Link oder reihum an einem Bildschirm.
continue = { $game } fortsetzen
notice = Eine unabhängige Umsetzung der veröffentlichten Regeln; Grafiken der Verlage werden nicht verwendet.
players = { $players } Personen
minutes = { $from }–{ $to } Min.
by = von { $designer }
play-now = Sofort spielen
set-up = Einrichten…
language-name = Deutsch
by-day = Helle Farben
by-night = Dunkle Farben
no-game = An diesem Tisch läuft kein Spiel
to-the-games = Alle Spiele
