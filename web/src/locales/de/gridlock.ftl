# Gridlock
gridlock-build = Bauen
gridlock-drive = Fahren
gridlock-place = { $b } auf { $a } legen
gridlock-rotate = { $a } zu { $b } drehen
gridlock-remove = Plättchen auf { $a } entfernen
gridlock-cone = Kegel auf { $a }
gridlock-clear = Kegel auf { $a } entfernen
gridlock-stop = Nach { $a } fahren
gridlock-end = Zug beenden
gridlock-card = Platz { $a } zieht ein Ziel
gridlock-tile = Platz { $a } zieht ein Plättchen
gridlock-first = Platz { $a } beginnt
gridlock-phase-opening = Lege das erste Plättchen
gridlock-phase-undeclared = Bauen oder fahren?
gridlock-phase-building = { $left ->
    [one] Bauen: noch 1 Aktion
   *[other] Bauen: noch { $left } Aktionen
}
gridlock-phase-driving = { $left ->
    [one] Fahren: noch 1 Halt
   *[other] Fahren: noch { $left } Halte
}
gridlock-phase-tripping = { $left ->
    [one] Fahren: noch 1 Halt
   *[other] Fahren: noch { $left } Halte
}
gridlock-phase-racing = Wer ist zuerst?
gridlock-phase-refilling = Plättchen werden gezogen
gridlock-phase-showing = Karten werden gezogen
gridlock-phase-redrawing = Karten werden gezogen
gridlock-phase-dealing = Karten werden ausgeteilt
gridlock-phase-handing = Plättchen werden ausgeteilt
gridlock-phase-choosing = Das Los bestimmt, wer beginnt
gridlock-phase-over = Das Spiel ist zu Ende
