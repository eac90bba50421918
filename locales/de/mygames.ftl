# Die Liste der Spiele
mygames-list = Spiele
mygames-statistics = Statistik
mygames-online = Online-Spiele
mygames-import = Importieren …
mygames-imported = Importiert: { $name }
mygames-not-imported = { $file } lässt sich nicht importieren. Das ist keine Aufzeichnung, oder sie ist beschädigt. Deine Spiele sind unverändert.
mygames-empty = Noch keine Spiele
mygames-empty-more = Hier findest du jedes Spiel, das du auf diesem Gerät spielst: zum Weiterspielen, zum Ansehen oder als Datei zum Weitergeben.
mygames-start = Spiel auswählen
mygames-search = Suche
mygames-game = Spiel
mygames-any = Alle Spiele
mygames-state = Stand
mygames-state-all = Alle
mygames-state-running = Nicht beendet
mygames-state-finished = Beendet
mygames-none-found = Kein Spiel passt dazu.
mygames-more = { $count ->
    [one] 1 weiteres zeigen
   *[other] { $count } weitere zeigen
}
mygames-running = Nicht beendet
mygames-over = Beendet
mygames-won = Gewonnen
mygames-drawn = Unentschieden
mygames-lost = Verloren
mygames-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
mygames-open = Ergebnis
mygames-open-game = Ergebnis: { $name }
mygames-replay = Ansehen
mygames-replay-game = Ansehen: { $name }
mygames-rename = Umbenennen
mygames-rename-game = Umbenennen: { $name }
mygames-name = Name des Spiels
mygames-save = Speichern
mygames-cancel = Abbrechen
mygames-export = Exportieren
mygames-export-game = Exportieren: { $name }
mygames-delete = Löschen
mygames-delete-game = Löschen: { $name }
mygames-deleted = Gelöscht: { $name }
mygames-undo = Rückgängig
mygames-broken = Dieses Spiel lässt sich nicht fortsetzen: Seine Aufzeichnung ist beschädigt. Du kannst exportieren, was davon übrig ist, oder es löschen.
mygames-no-seed = Diese Aufzeichnung ist nur zum Ansehen: Weiterspielen lässt sie sich nicht.
mygames-damaged = Ein Eintrag lässt sich nicht lesen
mygames-damaged-more = Er ist beschädigt, vielleicht weil der Browser abgestürzt ist. Deinen anderen Spielen fehlt nichts. Du kannst exportieren, was davon übrig ist, oder ihn löschen.
mygames-damaged-name = der beschädigte Eintrag
mygames-no-statistics = Spiel eine Partie gegen Bots zu Ende, dann zählen deine Ergebnisse hier.
mygames-statistics-why = Gezählt werden beendete Spiele einer Person gegen Bots. Aufgeben zählt als Niederlage.
mygames-column-game = Spiel
mygames-column-played = Gespielt
mygames-column-won = Siege
mygames-column-drawn = Unentschieden
mygames-column-lost = Niederlagen
mygames-column-run = Längste Siegesserie
against-random = gegen Zufall
against-learner = gegen Fahrschüler
against-commuter = gegen Pendler
against-cabbie = gegen Taxifahrer
against-mixed = gegen gemischte Bots
