# Die Wörter unter einem Plan in Buchstaben.
sketch-seat = Platz { $seat }
sketch-seat-colour =
    Platz { $seat } { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    }
sketch-over = Das Spiel ist zu Ende
sketch-who =
    Platz { $seat }, { $colour ->
        [blue] Blau
        [green] Grün
        [red] Rot
       *[yellow] Gelb
    },
sketch-gb-builds-or = baut oder fährt
sketch-gb-builds-one = baut: noch { $left } Aktion
sketch-gb-builds = baut: noch { $left } Aktionen
sketch-gb-moves-one = zieht: noch { $left } Aktion
sketch-gb-moves = zieht: noch { $left } Aktionen
sketch-gb-drives-one = fährt: noch { $left } Halt
sketch-gb-drives = fährt: noch { $left } Halte
sketch-gb-places-tile = legt ein Plättchen
sketch-gb-start-card = zieht eine Startkarte
sketch-gb-secret-card = zieht eine geheime Karte
sketch-gb-draws-tile = zieht ein Plättchen
sketch-gb-first = Das Los bestimmt, wer beginnt
sketch-gb-race = Wer zuerst legt, beginnt
sketch-won = hat gewonnen
sketch-gb-tally = (Zug { $turn }, { $pile } Plättchen zu ziehen, { $gone } abgelegt)
sketch-gb-places = { $done } von { $all } Zielen, { $tiles } Plättchen
sketch-gb-places-one = { $done } von { $all } Zielen, { $tiles } Plättchen
sketch-gb-hand = { "      " }Plättchen
sketch-gb-to-go = noch zu
sketch-gb-legend = { "[" }] Ziel  () Tunnel  ~~ Wasser  %% Park  oo Kreisel  ·· leer
sketch-gb-legend-more = Großbuchstaben sind Autos, kleine Würfel, ^ ein Kegel, : : eine Baustelle
sketch-gb-legend-roads = | / \ Straßen
sketch-tc-moves = ist am Zug
sketch-tc-turns = ({ $turns } Züge, wer zuerst { $target } hat)
sketch-tc-turn = ({ $turns } Zug, wer zuerst { $target } hat)
sketch-tc-out =
    { $count } von { $all } hinaus nach { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
sketch-tc-legend = leerer Stellplatz   ○ kein Signal   ↑→↓← Signal: wohin seine Autos fahren
sketch-tc-legend-more = Großbuchstaben sind Autos, kleine Ausfahrten, wo die Farbe zählt
sketch-tt-depot = Start { $who }
sketch-tt-goal = Ziel { $who }
sketch-tt-day = Tag { $day } von 5:{ " " }
sketch-tt-corners = Die Ecken werden gelost
sketch-tt-names = Wer gewonnen hat, nennt einen Platz
sketch-tt-delivery = Lieferung { $delivery }
sketch-tt-traffic = Schilder { $traffic }
sketch-tt-waiting = warten auf{ " " }
sketch-tt-open = alle Routen und Schilder sind offen
sketch-tt-gas = { " " }Benzin{ " " }
sketch-tt-writing = plant
sketch-tt-sealed = versiegelt
sketch-tt-named = kann genannt werden
sketch-tt-garnets = { $garnets } Granate
sketch-tt-planned = geplant, { $steps } Schritte und { $tolls } Maut:{ " " }
sketch-tt-ordered = Schild beauftragt:{ " " }
sketch-tt-extra = weiteres Schild beauftragt:{ " " }
sketch-tt-you-planted = Tag { $day }: du hast aufgestellt:{ " " }
sketch-tt-planted = Tag { $day }: Platz { $seat } { $who } hat aufgestellt:{ " " }
sketch-tt-failed = , gescheitert
sketch-tt-you-hit = Zusammenstoß mit Platz { $seat } { $who } auf { $at }
sketch-tt-hit = Platz { $seat } { $who } stieß mit Platz { $other } { $whom } auf { $at } zusammen
sketch-tt-off = { " " }hinaus
sketch-tt-token = Lebenszeichen
sketch-tt-candidate = scheidet aus
sketch-rw-columns = Spalten { $first } bis { $last }
sketch-rw-points = { $points } Punkte, Stapel { $stack }, abgelegt { $gone }
sketch-rw-hand = Hand:
sketch-rw-discarded = abgelegt:
sketch-rw-who = Platz { $seat } { $who }{ " " }
sketch-rw-may-buy = kann kaufen oder ist fertig
sketch-rw-places-or = baut oder kauft
sketch-rw-places = baut eine Autobahn
sketch-rw-must-buy = muss ein Wegerecht kaufen
sketch-rw-turn = Zug { $turn }: { $one } zu { $two } Punkte
sketch-rw-last-turn = Zug { $turn }, der letzte: { $one } zu { $two } Punkte
sketch-rw-after = { $one } zu { $two } Punkte nach Zug { $turn }
sketch-rw-discards = legt { $count } Plättchen ab
sketch-rw-discards-one = legt { $count } Plättchen ab
sketch-rw-scraps = reißt { $count } Plättchen der Stadt ab
sketch-rw-scraps-one = reißt { $count } Plättchen der Stadt ab
sketch-rw-pays = zahlt { $count } Plättchen für das Wegerecht
sketch-rw-pays-one = zahlt { $count } Plättchen für das Wegerecht
sketch-rw-this-turn = In diesem Zug:
sketch-rw-a-highway = eine Autobahn auf { $at }
sketch-rw-a-right = ein Wegerecht auf { $at }
sketch-rw-over-used = Zu Ende: alles verbraucht
sketch-rw-over-built = Zu Ende: alles zugebaut
sketch-rw-over-limit = Zu Ende: Zuggrenze
