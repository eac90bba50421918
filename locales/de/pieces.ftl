# Angaben neben dem Namen
fact-places = Ziele
fact-tiles = Plättchen
fact-cars = Autos
fact-gas = Benzin
fact-garnets = Granatsteine
fact-orders = Aufträge
fact-points = Punkte
fact-hand = Hand
fact-stack = Stapel

# Werkzeuge
tool-tile = Plättchen { $tile }
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
tool-buy = Recht kaufen
tool-scrap = Abreißen
tool-lay = Stadt legen
sign-stop = Stoppschild
sign-oneway = Einbahnstraße
sign-yield = Vorfahrt gewähren
sign-roundabout = Kreisverkehr
sign-toll = Mautstraße
sign-speed = Tempo-Schild
