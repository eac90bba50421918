# Das Paket für Python.

python-option = die Option „{ $name }“ nimmt None, True oder False, eine ganze Zahl, einen Text oder eine Liste von Texten
python-viewer = „{ $name }“ ist niemand, der zuschaut; nimm die Nummer eines Platzes, 'spectator' oder 'referee'
python-nobody-to-act = kein Platz ist am Zug; sag, welcher Platz gemeint ist
python-name-a-seat = mehrere Plätze sind am Zug ({ $seats }); sag, welcher gemeint ist
python-nothing-to-draw = jetzt ist nichts zu ziehen
python-no-dealer = dieses Spiel begann ohne Startzahl; gib eine an, nach der gezogen wird
python-seat-idle = Platz { $seat } hat jetzt nichts zu tun
python-past-end = die Aufzeichnung hat nur { $events } Ereignisse, nicht { $at }
python-match-counts = ein Wettkampf hat mindestens einen Spieler, einen Thread und eine Partie und höchstens { $most } Partien
python-same-name = zwei verschiedene Spieler heißen „{ $name }“; gib einem einen anderen Namen, etwa ('name', player)
python-question = eine Frage ist True, False oder zwei Anteile von 0 bis 1, der kleinere zuerst
python-player = ein Spieler ist der Name einer Stufe, ein Bot, etwas Aufrufbares oder ein Name und etwas Aufrufbares
python-no-game = es gibt keine Partie { $game }: hier sind { $games } Partien, gezählt ab 0
python-autoreset = „{ $word }“ gibt es nicht; nimm 'next_step', 'same_step' oder 'disabled'
python-marks = welche Partien neu beginnen, sagt ein Feld aus True und False
python-whole-numbers = „{ $name }“ müssen ganze Zahlen sein
python-contiguous = ein Feld, in das geschrieben wird, muss zeilenweise und ohne Lücken im Speicher liegen
python-other-game = die Aufzeichnung { $game }, gezählt ab 0, ist nicht die Partie, die diese Spieler dort spielen
