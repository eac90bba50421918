# Was Berichte über ein Spiel sagen. Wörter der Notation und Namen von Stärken und Optionen bleiben, wie sie sind.

# Zahlen
report-decimal-mark = ,
report-group-mark = .
report-share = { $number } %
report-minutes = { $number } Min.

# Die Seite
report-over = So spielt es sich wirklich
report-contents = Inhalt
report-numbers = Die Zahlen
report-what = was
report-value = Wert
report-interval = 95-%-Intervall
report-out-of = von
report-seconds = Sekunden je Entscheidung:
report-made-by = Erzeugt mit { $command }.
report-data = Neben dieser Seite liegen figures.csv, games.csv und decisions.csv, jeweils auch als .parquet; in records/ liegen Partien, die `cloverleaf replay` zeigt und `cloverleaf verify` prüft.
report-intervals = Die Intervalle enthalten den wahren Wert mit 95 % Sicherheit: nach Wilson für Anteile, nach Student für Mittelwerte. Von zwanzig liegt im Schnitt eines daneben. Bots spielen anders als Menschen.
report-page-title = { $game }: wie es sich spielt
report-setup = { $games } Partien, { $seats } Plätze, { $bots }, Startwert { $seed }
report-everybody = { $bot } auf allen Plätzen
report-nobody = niemand auf allen Plätzen
report-options = Optionen: { $options }.
report-option-usual = wie üblich
report-found = { $game }, { $games } Partien:
report-written = Der Bericht ist { $page }.

# Die Seite über mehreren Berichten
report-summary-title = Wie sich die Spiele spielen
report-summary-intro = Was das Labor über die vier Spiele in ihrer Grundform herausgefunden hat. [So liest du einen Bericht](../lab.md) erklärt, was jede Zahl bedeutet. Hinter jeder Zahl steht ihr 95-%-Intervall; Bots spielen anders als Menschen.
report-summary-command = All das erzeugt ein einziger Befehl:
report-summary-report = [Der ganze Bericht]({ $game }.html): { $games } Partien mit { $bots }.
report-summary-question = Frage
report-summary-number = Zahl

# Während gespielt wird
report-stage-games = Partien der Studie
report-stage-played-on = Partien, mit anderem Los zu Ende gespielt
report-stage-step = Partien { $upper } gegen { $lower }

# Diagramme
report-heat = blass: wenig, kräftig: am meisten
report-bar = { $from } bis { $to }: { $count }
report-fair-share = fairer Anteil
report-course = der Partie gespielt

# Wie Partien enden
report-reason-destinations = alle Ziele erreicht
report-reason-turn-limit = Zuggrenze
report-reason-target = Ziel erreicht
report-reason-all-passed = alle haben gepasst
report-reason-stalled = Stillstand
report-reason-token = Lebensmarke
report-reason-tie = Gleichstand
report-reason-used-up = Plättchen aufgebraucht
report-reason-built-up = Stadt zugebaut
report-reason-resignation = Aufgabe
report-reason-draw-agreed = Unentschieden vereinbart

# Ist ein Platz im Vorteil?
report-seats-title = Ist ein Platz im Vorteil?
report-seats-method = Ein geteilter Sieg zählt anteilig. Die Plätze gelten nur dann als ungleich, wenn sie zusammen stärker voneinander abweichen als in einer von zwanzig Studien eines fairen Spiels (Pearsons Test).
report-seats-by-seat = Gewonnene Partien nach Platz
report-seats-by-order = Gewonnene Partien nach Zugreihenfolge
report-seats-none = Platz
report-seats-seat = Platz { $number }
report-seats-order = { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
   *[other] vierter
} am Zug
report-seats-finding = { $who } gewinnt { $wins } von { $games } Partien: Fair wären { $share }; { $judged ->
    [ahead] das ist ein Vorteil
    [behind] das ist ein Nachteil
   *[even] nichts spricht gegen gleiche Chancen
}.

# Wie lange dauert es?
report-length-title = Wie lange dauert es?
report-length-method = Ein Zug ist, was ein Platz tut, bis ein anderer handelt; wo alle gleichzeitig wählen, ist das ein Zug. Minuten sind die Entscheidungen, die nacheinander fallen, mal die Sekunden je Entscheidung.
report-length-chart = Wie viele Partien wie viele Züge gedauert haben
report-length-chart-label = Partien nach Zügen
report-length-chart-below = Züge
report-length-table = Dauer
report-length-turns = Züge je Partie, im Schnitt
report-length-half = Züge, die Hälfte aller Partien
report-length-most = Züge, neun von zehn Partien
report-length-decisions = Entscheidungen aller Plätze
report-length-in-a-row = Entscheidungen nacheinander
report-length-minutes = Minuten, im Schnitt
report-length-most-minutes = Minuten, neun von zehn Partien
report-length-finding = Eine Partie dauert im Schnitt { $turns } Züge, die Hälfte aller Partien zwischen { $from } und { $to }; bei { $seconds } Sekunden je Entscheidung sind das { $minutes }. Unser Titelblatt nennt { $least } bis { $most } Minuten.

# Wie geht es aus?
report-endings-title = Wie geht es aus?
report-endings-method = Die Gründe sind die der Regeln. Der Abstand liegt zwischen der Wertung des Siegers und der nächstbesten.
report-endings-chart = Partien nach Spielende
report-endings-table = Knapp oder deutlich
report-endings-shared = geteilter Sieg
report-endings-margin = Punkte zwischen Erstem und Nächstem
report-endings-finding = { $most } von { $games } Partien enden mit „{ $reason }“; geteilt wird der Sieg in { $shared }, und zwischen dem Ersten und dem Nächsten liegen { $margin } Punkte.

# Bleibt es offen?
report-drama-title = Bleibt es offen?
report-drama-method = Wer führt, ergibt sich aus der Wertung nach jedem Zug; die Führung wechselt, wenn ein anderer Platz allein führt.
report-drama-table = Führung
report-drama-changes = Führungswechsel
report-drama-decided = der Partie, bis der Sieger endgültig führt
report-drama-late = Partien bis ins letzte Zehntel offen
report-drama-line = Führender siegt
report-drama-finding = Die Führung wechselt { $changes } Mal je Partie, der Sieger führt endgültig nach { $decided } davon, und { $late } der Partien sind bis ins letzte Zehntel offen.
report-drama-chart = Wie oft am Ende gewann, wer allein führte ({ $fair } wären Zufall)

# Wie viel Auswahl gibt es?
report-width-title = Wie viel Auswahl gibt es?
report-width-method = Gezählt wird bei jeder Entscheidung, was die Regeln erlauben, ohne reines Zurücknehmen.
report-width-table = Auswahl
report-width-chart = Aktionen zur Auswahl im Verlauf einer Partie
report-width-line = Aktionen
report-width-mean = Aktionen zur Auswahl, im Schnitt
report-width-forced = Entscheidungen ohne Auswahl
report-width-finding = Bei einer Entscheidung stehen im Schnitt { $mean } Aktionen zur Auswahl: bei der Hälfte { $half } oder weniger, bei einer von zehn { $tenth } oder weniger und bei einer von zehn { $most } oder mehr. { $forced } lassen keine Wahl.

# Welche Aktionen und welche Teile zählen?
report-uses-actions = Welche Aktionen zählen?
report-uses-pieces = Welche Teile zählen?
report-uses-method = Der Sieganteil ist der jener Plätze, die es in der Partie öfter nutzten als ihr Tisch im Schnitt. Es geht mit Siegen einher; dass es sie bewirkt, ist damit nicht gesagt.
report-uses-frequencies = Wie oft je Partie
report-uses-values = Was gewinnt, wer es öfter nutzt als sein Tisch
report-uses-most = Am häufigsten ist „{ $name }“, { $times } Mal je Partie.
report-uses-finding = Wer es öfter nutzt als sein Tisch, gewinnt mehr als den fairen Anteil ({ $fair }) mit: { $good }; weniger mit: { $bad }.
report-uses-none = nichts
report-uses-key = Siege mit mehr „{ $name }“ als die anderen

# Zählt Können?
report-ladder-title = Zählt Können?
report-ladder-method = Ein Bot einer Stärke gegen die nächstschwächere auf allen anderen Plätzen; jede Ausgangslage wird von jedem Platz einmal gespielt. Die Wertungszahlen folgen Weng und Lin: 400 Punkte mehr sind zehn Siege auf eine Niederlage.
report-ladder-wins = Siege gegen die nächstschwächere Stärke
report-ladder-rating = Wertungszahl
report-ladder-step = { $upper } gegen { $lower }
report-ladder-won = { $step } gewinnt { $share }
report-ladder-finding = { $wins }. Zufall wären { $fair }; { $sure ->
    [all] Können zählt auf jeder Stufe
    [none] dass Können zählt, zeigen diese Partien nicht
   *[some] sicher zählt Können auf { $steps } von { $all } Stufen
}.

# Wie viel ist Glück?
report-luck-title = Wie viel ist Glück?
report-luck-nothing = In diesem Spiel entscheidet nirgends das Los: Alles hängt an den Spielenden.
report-luck-nothing-method = In keiner Partie wurde etwas ausgelost.
report-luck-method = Dieselben Bots spielen Partien von einer Stellung aus mehrmals mit demselben Los und mehrmals mit anderem zu Ende; die Varianz des Ergebnisses wird aufgeteilt in die zwischen Losen und die innerhalb eines Loses. Das Intervall stammt aus 400 Wiederholungen mit neu gezogenen Stellungen oder Ausgangslagen.
report-luck-draws = das Los entscheidet
report-luck-players = die Spielenden entscheiden
report-luck-half-decided = nach der Hälfte entschieden
report-luck-half-draws = künftiges Los entscheidet
report-luck-half-players = Spielende entscheiden noch
report-luck-from-start = Was eine Partie entscheidet, von Beginn an gesehen
report-luck-from-half = Was eine Partie entscheidet, von der Mitte aus gesehen
report-luck-finding = Das Los entscheidet zu { $draws }, wer gewinnt, den Rest die Spielenden; nach der Hälfte sind { $decided } entschieden, und das Los entscheidet noch { $coming }.

# Gridlock
report-gridlock-network-title = Wo fließt der Verkehr?
report-gridlock-network-method = Zu jedem Halt wird der kürzeste Weg gefahren, wie ihn das Spiel zeigt; die Farbe zählt die Autos, die auf ein Feld kommen, die Breite einer Straße die zwischen zwei Feldern.
report-gridlock-network-chart = Wie oft Felder und die Wege zwischen ihnen befahren werden
report-gridlock-network-nobody = Niemand ist irgendwohin gefahren.
report-gridlock-network-finding = Am meisten befahren ist { $space }, { $times } Mal je Partie; auf { $placed } von { $spaces } Feldern lag irgendwann ein Plättchen.
report-gridlock-network-space = { $name }: { $driven } Mal je Partie befahren, { $placed } Plättchen gelegt
report-gridlock-places-title = Welche Ziele sind schwer zu erreichen?
report-gridlock-places-method = Gezählt werden die Plätze, die die Karte hatten. Eine Partie endet, sobald jemand alle eigenen Ziele erreicht hat; ein Ziel, das spät erreicht wird, wird deshalb oft gar nicht erreicht. Die Runden sind die derer, die es erreicht haben.
report-gridlock-places-nobody = Niemand hatte eine Karte.
report-gridlock-places-reached = Vor dem Spielende erreicht
report-gridlock-places-rounds = In welcher Runde, bei denen, die es erreicht haben
report-gridlock-places-finding = Am schwersten ist { $hard }: Von denen, die dorthin wollen, waren bei Spielende { $few } dort; am leichtesten ist { $easy } mit { $many }.
report-gridlock-places-key = erreichen { $hardest }, das schwerste Ziel
report-gridlock-profit-title = Wem nützt ein Plättchen?
report-gridlock-profit-method = Ein Plättchen gehört dem, der es gelegt hat, bis es entfernt wird, auch wenn es gedreht wird. Gemittelt wird über die Partien.
report-gridlock-profit-own = Fahrten über eigene Plättchen
report-gridlock-profit-crossed = Fahrten über ein gelegtes Plättchen
report-gridlock-profit-bars = Fahrten über gelegte Plättchen
report-gridlock-profit-equal = gleicher Anteil
report-gridlock-profit-table = Nutzung
report-gridlock-profit-finding = Über ein Plättchen wird { $crossed } Mal gefahren, { $own } davon von dem, der es gelegt hat: Ein gleicher Anteil wären { $fair }, also nützt eine Straße { $judged ->
    [builder] ihrem Erbauer mehr als den anderen
    [others] den anderen mehr als ihrem Erbauer
   *[alike] allen gleich
}.

# Traffic Congestion. Was gleich oft genutzt wird, ist nach dem Schlüssel geordnet.
report-congestion-enter-own = eigenes Auto einfahren lassen
report-congestion-enter-theirs = fremdes Auto einfahren lassen
report-congestion-move-change = ziehen lassen, Signal ändern
report-congestion-move-keep = ziehen lassen, Signal behalten
report-congestion-move-remove = ziehen lassen, Signal weg
report-congestion-signal = Signal { $direction ->
    [left] links
    [right] rechts
   *[straight] geradeaus
}
report-congestion-throughput-title = Wie gut fließt der Verkehr?
report-congestion-throughput-method = Ein Auto, das auf einer anderen Seite als der seiner Farbe hinausfährt, ist weg und zählt für niemanden.
report-congestion-throughput-entered = einfahrende Autos je Zug
report-congestion-throughput-left = ausfahrende Autos je Zug
report-congestion-throughput-counted = gewertete Autos je Zug
report-congestion-throughput-bars = Autos je Zug
report-congestion-throughput-chart = Autos auf dem Brett im Verlauf einer Partie
report-congestion-throughput-line = wartende Autos
report-congestion-throughput-finding = Je Zug verlassen { $left } Autos das Brett, und { $counted } werden gewertet: { $useful } der ausfahrenden Autos sind am Ziel.
report-congestion-queues-title = Wo warten Autos?
report-congestion-queues-method = Die Autos in jeder Spur nach jedem Zug, gemittelt über die Partien.
report-congestion-queues-chart = Wie lang die Schlangen sind, Spur für Spur
report-congestion-queues-bars = Autos in der Schlange
report-congestion-queues-street = eine Straße
report-congestion-queues-finding = Die längste Schlange steht in { $longest }, im Schnitt { $long } Autos; die kürzeste in { $shortest }, { $short }. Eine Spur fasst fünf.
report-congestion-queues-key = Autos in { $lane }, der längsten Schlange
report-congestion-queues-lane = { $lane }: { $cars } Autos
report-congestion-deadlock-title = Kommt es zum Stillstand?
report-congestion-deadlock-method = Als festgefahren gelten Partien, die durch Passen, Stillstand oder die Zuggrenze enden.
report-congestion-deadlock-table = Stillstand
report-congestion-deadlock-stuck = Partien, in denen niemand das Ziel erreicht
report-congestion-deadlock-stall = Züge in Folge ohne Ein- oder Ausfahrt
report-congestion-deadlock-finding = { $stuck } der Partien enden, ohne dass jemand das Ziel erreicht; die längste Zeit einer Partie, in der kein Auto ein- oder ausfährt, sind { $stall } Züge.

# Traffic Tango. Schilder sind nach dem Schlüssel geordnet.
report-tango-sign-one-way = Einbahnstraße
report-tango-sign-roundabout = Kreisverkehr
report-tango-sign-speed-limit = Tempo 70
report-tango-sign-stop = Stoppschild
report-tango-sign-toll = Mautstraße
report-tango-sign-yield = Vorfahrt gewähren
report-tango-crashes-title = Wo stoßen Autos zusammen?
report-tango-crashes-method = Ein Auto zählt je Lieferung einmal, egal mit wie vielen es zusammenstößt; die Karte zählt jedes Paar von Autos.
report-tango-crashes-any = Autos mit Unfall, insgesamt
report-tango-crashes-nowhere = nirgends
report-tango-crashes-chart = Zusammenstöße zweier Autos je Partie, Feld für Feld
report-tango-crashes-bars = Autos mit Unfall
report-tango-crashes-delivery = Autos mit Unfall, Lieferung { $delivery }
report-tango-crashes-finding = { $any } aller Lieferungen enden mit einem Unfall, der häufigste Ort: { $place }.
report-tango-crashes-tile = { $tile }: { $times } Zusammenstöße je Partie
report-tango-mixture-title = Lassen sich Routen erraten?
report-tango-mixture-method = Shannons Entropie der gefahrenen Routen, gedreht, sodass alle in einer Ecke beginnen, mit der Korrektur von Miller und Madow für nicht gesehene Routen.
report-tango-mixture-chart-bits = Überraschung einer Route in Bit
report-tango-mixture-chart-commonest = Wie oft die häufigste Route gefahren wird
report-tango-mixture-bits = Bit, Lieferung { $delivery }
report-tango-mixture-commonest = häufigste Route, Lieferung { $delivery }
report-tango-mixture-finding = Die Route der ersten Lieferung enthält { $first } Bit Überraschung, so viel wie eine von { $routes } gleich wahrscheinlichen Routen; die der letzten { $last }.
report-tango-signs-title = Was ist ein Schild wert?
report-tango-signs-method = Das Benzin eines Platzes, der mindestens ein solches Schild aufgestellt hat, abzüglich des Mittels seines Tisches. Es geht mit dem Ergebnis einher; dass es das Ergebnis bewirkt, ist damit nicht gesagt.
report-tango-signs-gas = Benzin im Vergleich zum Tisch, nach aufgestelltem Schild
report-tango-signs-table = der Tisch
report-tango-signs-failed = Ausgefallene Schilder
report-tango-signs-finding = Benzin im Vergleich zum Tisch: Wer „{ $best }“ aufstellt, verbraucht { $less }, wer „{ $worst }“ aufstellt, { $more }. Weniger ist besser.

# RIGHT_OF_WAY
report-rightofway-economy-title = Wovon lebt die Hand?
report-rightofway-economy-method = Kosten und Gewinn jedes Baus, wie die Regeln sie zählen, gemittelt über die Partien. Zur Hand zählt, was noch zu ziehen oder zu zahlen ist.
report-rightofway-economy-cost = Kosten einer Autobahn
report-rightofway-economy-earned = Gewinn einer Autobahn
report-rightofway-economy-result = Gewinn minus Kosten
report-rightofway-economy-scrapped = aus der Stadt abgelegt
report-rightofway-economy-bars = Ein Bau, in Plättchen
report-rightofway-economy-chart = Plättchen auf der Hand im Verlauf einer Partie
report-rightofway-economy-winner = Sieger
report-rightofway-economy-loser = Verlierer
report-rightofway-economy-finding = Eine Autobahn kostet { $cost } Plättchen und bringt { $earned }: Das Ergebnis sind { $result } Plättchen, und { $scrapped } werden je Partie aus der Stadt abgelegt.
report-rightofway-junctions-title = Welche Autobahnen werden ganz angeschlossen?
report-rightofway-junctions-method = Eine Autobahn ist ganz angeschlossen, wenn jeder ihrer Anschlüsse einen anderen trifft; nur dann zählt sie.
report-rightofway-junctions-all = am Ende ganz angeschlossen
report-rightofway-junctions-bars = Am Ende ganz angeschlossen, nach Zahl der Anschlüsse
report-rightofway-junctions-table = Alle
report-rightofway-junctions-chart = Am Ende ganz angeschlossene Autobahnen, Feld für Feld
report-rightofway-junctions-none = Es wurde nie eine Autobahn gebaut.
report-rightofway-junctions-with = ganz angeschlossen, mit { $connections }
report-rightofway-junctions-finding = { $all } der Autobahnen sind am Ende ganz angeschlossen: { $few } derer mit den wenigsten Anschlüssen, { $many } derer mit den meisten.
report-rightofway-junctions-place = { $place }: { $closed } von { $all } Autobahnen ganz angeschlossen
report-rightofway-rights-title = Wozu dienen Wegerechte?
report-rightofway-rights-method = Von allen gekauften; der Rest wurde zum Zahlen abgelegt oder vom Besitzer aufgestockt.
report-rightofway-rights-bought = gekaufte Wegerechte je Partie
report-rightofway-rights-height = Plättchen im Wegerecht beim Kauf
report-rightofway-rights-built = vom Besitzer bebaut
report-rightofway-rights-over = von der Gegenseite überboten
report-rightofway-rights-standing = am Ende noch da
report-rightofway-rights-table = Wegerechte
report-rightofway-rights-bars = Was aus ihnen wird
report-rightofway-rights-finding = Je Partie werden { $bought } Wegerechte gekauft; { $built } davon bebaut ihr Besitzer, { $over } werden überboten, und { $standing } sind am Ende noch da.
