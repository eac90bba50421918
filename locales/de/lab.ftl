# Was das Labor sagt.
lab-rule = „{ $text }“ ist kein Name und Wert, durch „=“ verbunden
lab-count = „{ $name }“ kann nicht „{ $text }“ sein: eine Zahl von 0 bis 255
lab-range = „{ $text }“ ist kein Bereich wie 10..30 oder 10..30:5
lab-values = „{ $name }“ hat keine Liste von Werten; gib sie an, etwa { $name }=1..5 oder { $name }=1|3|5; es gibt { $known }
lab-too-many = mehr als { $most } Kandidaten; nimm größere Schritte
lab-only-one = es gibt nur einen Kandidaten
lab-goals = Ziele sind length=40, minutes=45..60, seat=fair, decisive=100, drama=max, spread=min, width=30, limit=0 oder ends≠limit: jede Kennzahl bei einer Zahl, zwischen zweien, min oder max, Anteile in Prozent; ±5 dahinter sagt, was nahe genug ist
lab-no-goal = es ist kein Ziel genannt; { $goals }
lab-goal = „{ $text }“ ist kein Ziel; { $goals }
lab-goal-twice = „{ $word }“ ist zweimal als Ziel genannt
lab-record = eine Aufzeichnung der Studie besteht die Prüfung nicht: { $why }
lab-fault = Spiel { $game }: „{ $player }“ { $did }
lab-chose-nothing = hat nichts gewählt, obwohl am Zug
lab-chose = hat auf { $seat } „{ $action }“ gewählt: { $why } ({ $clause })
