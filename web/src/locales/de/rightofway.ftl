# RIGHT_OF_WAY
rightofway-dollar = { $a } ist ein reiches Viertel
rightofway-piece = Ein Stück mit { $a } Dollar
rightofway-lay = Auf { $a } legen, Drehung { $b }
rightofway-draw = Platz { $a } zieht { $b }
rightofway-first = Platz { $a } beginnt
rightofway-place = { $b } auf { $a } bauen
rightofway-buy = Recht auf { $a } mit { $b } kaufen
rightofway-discard = { $a } abwerfen
rightofway-scrap = { $a } abreißen
rightofway-done = Zug beenden
rightofway-phase-dollar = Die reichen Viertel werden gelost
rightofway-phase-piece = Ein Stück wird gezogen
rightofway-phase-lay = Lege das Stück
rightofway-phase-deal = Plättchen werden ausgeteilt
rightofway-phase-first = Das Los bestimmt, wer beginnt
rightofway-phase-act = { $last ->
    [yes] Letzter Zug: bauen oder kaufen
   *[no] Bauen oder kaufen
}
rightofway-phase-draw = Plättchen werden gezogen
rightofway-phase-discard = { $owed ->
    [one] 1 Plättchen abwerfen
   *[other] { $owed } Plättchen abwerfen
}
rightofway-phase-scrap = { $owed ->
    [one] 1 Plättchen der Stadt abreißen
   *[other] { $owed } Plättchen der Stadt abreißen
}
rightofway-phase-price = { $owed ->
    [one] 1 Plättchen für das Recht zahlen
   *[other] { $owed } Plättchen für das Recht zahlen
}
rightofway-phase-refill = Plättchen werden gezogen
rightofway-phase-over = Das Spiel ist zu Ende
note-cost = Kosten { $cost }, Gewinn { $profit }
note-result = Ergebnis { $result }
