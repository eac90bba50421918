# Tango
tango-day = Tag { $day } von 5: planen, dann versiegeln
tango-choice = Nenne, wer ausscheiden soll
tango-corner = Platz { $a } startet auf { $b }
tango-go = { $a ->
    [N] Nach Norden
    [E] Nach Osten
    [S] Nach Süden
   *[W] Nach Westen
}
tango-rush = { $a ->
    [N] Eilig nach Norden
    [E] Eilig nach Osten
    [S] Eilig nach Süden
   *[W] Eilig nach Westen
}
tango-sign =
    { $b ->
        [stop] Stoppschild
        [oneway-N] Einbahnstraße nach Norden
        [oneway-E] Einbahnstraße nach Osten
        [oneway-S] Einbahnstraße nach Süden
        [oneway-W] Einbahnstraße nach Westen
        [yield] Vorfahrt gewähren
        [roundabout] Kreisverkehr
        [toll] Maut
       *[speed] Tempolimit
    } auf { $line ->
        [row] Reihe { $at }
        [col] Spalte { $at }
       *[tile] { $at }
    } aufstellen
tango-extra =
    Auch { $b ->
        [stop] Stoppschild
        [oneway-N] Einbahnstraße nach Norden
        [oneway-E] Einbahnstraße nach Osten
        [oneway-S] Einbahnstraße nach Süden
        [oneway-W] Einbahnstraße nach Westen
        [yield] Vorfahrt gewähren
        [roundabout] Kreisverkehr
        [toll] Maut
       *[speed] Tempolimit
    } auf { $line ->
        [row] Reihe { $at }
        [col] Spalte { $at }
       *[tile] { $at }
    } aufstellen
tango-seal = Aufträge versiegeln
tango-reopen = Aufträge wieder öffnen
tango-eliminate = Platz { $a } nennen
tango-sum = { $pace ->
    [1] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin
   *[other] { $steps } Schritte, { $tolls } Maut, { $gas } Benzin, Tempo ×{ $pace }
}
fact-sealed = versiegelt
fact-writing = schreibt noch
