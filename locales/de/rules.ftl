# Die Regeln
rules = Regeln
rules-of = Regeln von { $game }
rules-pages = Regelseiten
rules-common = Für alle Spiele
rules-search = In den Regeln suchen
rules-found = { $count ->
    [one] 1 Stelle
   *[other] { $count } Stellen
}
rules-contents = Inhalt
rules-print = Drucken
rules-close = Regeln schließen
read-clause = Regel { $clause } lesen
refused = Das geht hier nicht.
learn = Spielen lernen
learn-game = { $game } lernen
