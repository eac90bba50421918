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
lab-progress = { $elapsed } vergangen, noch { $eta }
lab-seconds-range = erwartet werden Sekunden von 0,1 bis 3600
lab-board-option = eine Regelvariante nennt ihren Plan als Option: board=NAME

# Aufbau und Ordner
lab-setup = { $game }, { $seats } Plätze, { $who }, Startwert { $seed }
lab-rules-as-they-are = die Regeln, wie sie sind
lab-seconds = { $seconds } Sekunden
lab-differs-game = das Spiel ist hier { $own } und dort { $kept }
lab-differs-rules = die Version der Regeln ist hier { $own } und dort { $kept }
lab-differs-seats = die Zahl der Plätze ist hier { $own } und dort { $kept }
lab-differs-bots = die Bots sind hier { $own } und dort { $kept }
lab-differs-ladder = die Stärken im Vergleich sind hier { $own } und dort { $kept }
lab-differs-seed = der Startwert ist hier { $own } und dort { $kept }
lab-differs-option = die Option { $name } ist hier { $own } und dort { $kept }
lab-differs-base = die Grundregeln sind hier { $own } und dort { $kept }
lab-differs-seconds = die Zeit je Entscheidung ist hier { $own } und dort { $kept }
lab-another-study = in { $folder } liegt eine andere Studie: { $differences }; nimm einen anderen Ordner oder lösche diesen
lab-cannot-use = { $path } lässt sich nicht verwenden: { $why }
lab-damaged = { $path }: Zeile { $line } ist beschädigt: { $why }

# Kennzahlen am Kopf einer Tabelle
lab-heading-length = Züge je Partie
lab-heading-minutes = Minuten je Partie
lab-heading-seat = % Siege für den ersten am Zug
lab-heading-decisive = % Partien mit einem Sieger
lab-heading-drama = Führungswechsel je Partie
lab-heading-spread = Punkte vom Besten zum Letzten
lab-heading-width = Aktionen zur Auswahl
lab-heading-limit = % Partien an der Zuggrenze

# Kennzahlen zur Auswahl
lab-explained-length = Wie viele Züge eine Partie dauert
lab-explained-minutes = Wie viele Minuten, nach den Sekunden, die Menschen für eine Entscheidung brauchen
lab-explained-seat = Wie oft der Platz gewinnt, der zuerst am Zug ist
lab-explained-decisive = Wie oft es einen einzigen Sieger gibt
lab-explained-drama = Wie oft die Führung wechselt
lab-explained-spread = Wie weit die beste Wertung am Ende von der schlechtesten entfernt ist
lab-explained-width = Wie viele Aktionen zur Auswahl stehen
lab-explained-limit = Wie oft die Zuggrenze die Partie beendet

# Kennzahlen im Satz
lab-noun-length = die Dauer in Zügen
lab-noun-minutes = die Dauer in Minuten
lab-noun-seat = der Sieganteil des ersten am Zug
lab-noun-decisive = der Anteil der Partien mit einem einzigen Sieger
lab-noun-drama = die Zahl der Führungswechsel
lab-noun-spread = der Abstand der Wertungen
lab-noun-width = die Zahl der Aktionen zur Auswahl
lab-noun-limit = der Anteil der Partien an der Zuggrenze

# Was sich geändert hat, als Teil von `lab-compare-with`
lab-changed-length = { $change ->
    [more] eine Partie dauert { $by } Züge länger
   *[less] eine Partie dauert { $by } Züge kürzer
}
lab-changed-minutes = { $change ->
    [more] eine Partie dauert { $by } Minuten länger
   *[less] eine Partie dauert { $by } Minuten kürzer
}
lab-changed-seat = { $change ->
    [more] der erste am Zug gewinnt { $by } Prozentpunkte öfter
   *[less] der erste am Zug gewinnt { $by } Prozentpunkte seltener
}
lab-changed-decisive = { $change ->
    [more] { $by } Prozentpunkte mehr Partien haben einen einzigen Sieger
   *[less] { $by } Prozentpunkte weniger Partien haben einen einzigen Sieger
}
lab-changed-drama = { $change ->
    [more] die Führung wechselt { $by } Mal öfter
   *[less] die Führung wechselt { $by } Mal seltener
}
lab-changed-spread = { $change ->
    [more] die Wertungen liegen am Ende { $by } Punkte weiter auseinander
   *[less] die Wertungen liegen am Ende { $by } Punkte näher beieinander
}
lab-changed-width = { $change ->
    [more] es stehen { $by } Aktionen mehr zur Auswahl
   *[less] es stehen { $by } Aktionen weniger zur Auswahl
}
lab-changed-limit = { $change ->
    [more] { $by } Prozentpunkte mehr Partien erreichen die Zuggrenze
   *[less] { $by } Prozentpunkte weniger Partien erreichen die Zuggrenze
}
lab-too-few-games = zu wenige Partien

# Vergleiche
lab-compare-same = Beide Regelvarianten sind gleich; es gibt nichts zu vergleichen.
lab-compare-stage = Ausgangslagen höchstens
lab-compare-head = { $title }, { $pairs } Paare von Partien
lab-compare-interval = 95-%-Intervall
lab-compare-more = mehr
lab-compare-less = weniger
lab-compare-none = gleich
lab-compare-decides = (entscheidet)
lab-compare-ended = { $name } endete durch: { $ways }
lab-compare-with = Mit { $b } gilt: { $changes }.
lab-compare-with-instead = Mit { $b } statt { $a } gilt: { $changes }.
lab-compare-as-it-was = { $what } ist wie zuvor ({ $within })
lab-compare-unsure = { $what } hat sich nicht messbar geändert ({ $within })
lab-compare-unchanged = Nicht messbar geändert: { $all }.
lab-compare-points = { $within } Prozentpunkte

# Suchen
lab-tune-candidate = Kandidat
lab-tune-games = Partien
lab-tune-tolerances = Toleranzen
lab-tune-chart = Kandidaten nach Zielen, mit Intervallen
lab-tune-table = Alle Kandidaten
lab-tune-legend = Ein Quadrat ist gewählt, gefüllte Punkte sind mögliche Kompromisse (die Pareto-Front), kleine sind ausgeschieden. Die gestrichelte Linie ist das Ziel. Alle Intervalle zusammen gelten mit 95 % Sicherheit, egal wie oft zwischendurch nachgesehen wurde.
lab-tune-chosen = gewählt
lab-tune-front = Front
lab-tune-out = raus
lab-tune-as-it-is = { $rules } (wie es ist)
lab-tune-stage = Ausgangslagen höchstens, { $candidates } Kandidaten
lab-tune-title = { $game } abstimmen
lab-tune-setup = { $title }, { $base }, { $seconds } Sekunden je Entscheidung.
lab-tune-wanted = Gewünscht: { $goals }.
lab-tune-impossible = { $combinations } Kombinationen sind nicht möglich.
lab-tune-choice = Die Wahl fällt auf { $choice } mit { $stands }: insgesamt { $far } Toleranzen von den Zielen entfernt.
lab-tune-choice-better = Die Wahl fällt auf { $choice } mit { $stands }: insgesamt { $far } Toleranzen von den Zielen entfernt; die Regeln, wie sie sind, sind mit { $as_it_is } sicher schlechter.
lab-tune-choice-perhaps = Die Wahl fällt auf { $choice } mit { $stands }: insgesamt { $far } Toleranzen von den Zielen entfernt; die Regeln, wie sie sind, sind mit { $as_it_is } vielleicht ebenso gut.
lab-tune-none-worse = Von den anderen ist keiner sicher schlechter.
lab-tune-all-worse = Alle anderen sind sicher schlechter.
lab-tune-some-worse = { $worse } von { $others } anderen sind sicher schlechter.
lab-tune-no-rival = Kein anderer ist ebenso gut.
lab-tune-rivals = Vielleicht ebenso gut: { $names }.
lab-tune-many-rivals = Vielleicht ebenso gut sind { $all } andere, zuerst { $names }.
