# Angaben neben dem Namen
fact-tiles = Plättchen
fact-gas = Benzin
fact-garnets = Granatsteine
fact-orders = Tagesplan
fact-hand = Hand
fact-stack = Stapel

# Werkzeuge
tool-tile = { tile-shape.label }
tool-stop = Fahren
tool-rotate = Drehen
tool-remove = Entfernen
tool-cone = Kegel
tool-clear = Kegel weg
tool-car = { $colour ->
    [blue] Blaues Auto
    [green] Grünes Auto
    [red] Rotes Auto
   *[yellow] Gelbes Auto
}
tool-signal = Signal
tool-move = Ziehen lassen
tool-go = Fahren
tool-rush = Rasen
tool-buy = Wegerecht kaufen
tool-scrap = Abreißen
tool-lay = Stadtteil anlegen
sign-stop = Stoppschild
sign-oneway = Einbahnstraße
sign-yield = Vorfahrt gewähren
sign-roundabout = Kreisverkehr
sign-toll = Mautstraße
sign-speed = Tempo-Schild

# Wie ein Straßenplättchen heißt, nach seinem Aussehen; .a und .the im vierten Fall
tile-shape = { $shape ->
    [dead-end] Sackgasse
    [straight] gerade Straße
    [curve] Kurve
    [sharp-curve] scharfe Kurve
    [junction] Abzweigung
    [crossroads] Kreuzung
    [five-way] fünfarmige Kreuzung
    [six-way] sechsarmige Kreuzung
    [rotary] Kreisverkehr
   *[none] Fläche ohne Straßen
}
    .a = { $shape ->
        [rotary] einen { tile-shape }
       *[other] eine { tile-shape }
    }
    .the = { $shape ->
        [rotary] den { tile-shape }
       *[other] die { tile-shape }
    }
    .label = { $shape ->
        [straight] Gerade Straße
        [sharp-curve] Scharfe Kurve
        [five-way] Fünfarmige Kreuzung
        [six-way] Sechsarmige Kreuzung
       *[other] { tile-shape }
    }

# Eine der sechs Seiten eines Sechsecks
edge = { $edge ->
    [N] Norden
    [NE] Nordosten
    [SE] Südosten
    [S] Süden
    [SW] Südwesten
   *[NW] Nordwesten
}
