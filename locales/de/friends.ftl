# What a link to a table shows in a messenger
preview-title = { $game }: Spiel mit!
preview-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
preview-full = Alle Plätze sind besetzt; zuschauen kannst du.
preview-running = Das Spiel läuft; zuschauen kannst du.
preview-over = Diese Partie ist vorbei; schau, wie sie lief.
preview-invitation = Ein Tisch auf Einladung.

# Links that others can open
reach-here-only = Dieser Link funktioniert nur auf diesem Rechner. Für Freunde in deinem Netz beende den Server und starte ihn mit --friends neu.
reach-network = Dieser Link funktioniert für alle in deinem Netz. Für Freunde anderswo braucht der Server eine eigene Adresse.
qr-show = QR-Code zeigen
qr-label = QR-Code des Links zu diesem Tisch
