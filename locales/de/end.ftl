# Das Ende
wins = { $who_is ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt
}
shared = { $names } teilen sich den Sieg
play-again = Noch einmal
download = Aufzeichnung sichern
verify = Ziehungen prüfen
draws-none = { $events } Ereignisse nachgespielt; nichts wurde ausgelost.
draws-proven = { $events } Ereignisse nachgespielt; alle { $drawn } Ziehungen sind bewiesen.
draws-sealed = { $events } Ereignisse nachgespielt; die { $drawn } Ziehungen sind versiegelt, bis das Geheimnis offen ist.
draws-unproven = { $events } Ereignisse nachgespielt; die { $drawn } Ziehungen lassen sich nicht beweisen.
reason-destinations = Alle Ziele sind erreicht.
reason-turn-limit = Die Zuggrenze ist erreicht.
reason-target = Das Ziel ist erreicht.
reason-all-passed = Alle haben gepasst.
reason-stalled = Der Verkehr steht still.
reason-token = Wer am wenigsten Benzin verbraucht hat, gewinnt die Lebensmarke.
reason-tie = Gleichstand.
reason-used-up = Jemand hat alle Plättchen verbraucht.
reason-built-up = Die Stadt ist zugebaut.
reason-resignation = Alle bis auf eine Person haben aufgegeben.
reason-draw-agreed = Unentschieden vereinbart.

## Die Geschichte einer Partie
end = Wie es ausging
end-board = Brett zeigen
end-story = Ergebnis zeigen
end-again = Noch einmal
end-close = { $margin ->
    [0] Knapper geht es nicht: Gleichstand.
    [one] Entschieden mit 1 Unterschied.
   *[other] Entschieden mit { $margin } Unterschied.
}
end-lead = { $changes ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $changes }-mal gewechselt.
}
end-loss = Gut gespielt. Dein bester Moment steht unten.
end-race = Das Rennen, Zug um Zug
end-move = Zug { $v }
end-standing = Endstand
end-breakdown = Woher es kam
end-moments = Drei Momente
names-and = { $first } und { $last }
