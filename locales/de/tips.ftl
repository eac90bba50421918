# Was über Dinge am Tisch gesagt wird, wenn man auf sie zeigt: was sie sind und was sie jetzt tun.
tip-turn = Dein Zug
tip-car = { $who_is ->
    [you] Dein Auto
   *[other] Auto von { $who }
} auf { $at }

## Gridlock
tip-gb-drives = Fährt über verbundene Straßen, bis zu zwei Halte pro Zug.
tip-gb-special = { $colour ->
    [blue] Amphibienauto: Es fährt auch auf dem Fluss.
    [green] Parkwächter: Er fährt auch durch Boston Common und Public Garden.
    [red] Einsatzfahrzeug: Es muss unterwegs nie halten.
   *[yellow] Baufahrzeug: Für alle anderen ist sein Feld wie das eines Kegels.
}
tip-gb-cone = Hier müssen Autos halten. Straßen hier und daneben kann niemand drehen oder entfernen.
tip-gb-cube = { $who_is ->
    [you] Du warst
   *[other] { $who } war
} schon hier: { $at }.
tip-gb-tile = { tile-shape.label } auf { $at }
tip-gb-roads = Straßen nach { $sides }.
tip-gb-zone = In einer Baustelle: Hier kann nichts gedreht oder entfernt werden.
tip-gb-change = Alle dürfen sie drehen oder entfernen.
tip-gb-card = { $card }
tip-gb-card-open = Eins deiner Ziele: Halte hier, um es zu werten.
tip-gb-card-reached = Du hast es erreicht.
tip-gb-card-none = Ein Ziel, auf allen Seiten offen für Straßen.
tip-gb-tool-tile = Lege es auf ein leeres Feld, gedreht wie du willst.
tip-gb-tool-stop = Dein Auto fährt zu einem Feld und hält dort.
tip-gb-tool-rotate = Drehe eine Straße auf dem Plan, egal wer sie gelegt hat.
tip-gb-tool-remove = Entferne eine Straße vom Plan, nur nicht unter einem Auto.
tip-gb-tool-cone = Stelle einen Kegel auf ein Feld: Dort müssen Autos halten, und die Straßen ringsum bleiben, wie sie sind.
tip-gb-tool-clear = Nimm einen Kegel vom Plan.
tip-gb-progress = Wer zuerst alle Ziele erreicht, gewinnt.
tip-gb-steps = Du baust, mit bis zu vier Aktionen, oder du fährst, mit bis zu zwei Halten.

## Traffic Congestion
tip-tc-home = Weg nach Hause: { $turns }, hinaus nach { tc-the-side }.
tip-tc-ahead = { $count ->
    [one] 1 Auto fährt vor ihm.
   *[other] { $count } Autos fahren vor ihm.
}
tip-tc-no-signal = Blockiert: kein Signal auf der Spur { $at }.
tip-tc-other-signal = Blockiert: Das Signal auf der Spur { $at } zeigt { tc-direction }.
tip-tc-full = Blockiert: Die Spur { $at } ist voll.
tip-tc-clear = Nichts blockiert es.
tip-tc-unset = Kein Auto verlässt diese Spur, bevor hier ein Signal steht.
tip-tc-set = Wer losfährt, fährt { tc-direction }, { $into }.
tip-tc-scores = Nur { tc-cars-colour } Autos zählen hier.
tip-tc-scores-none = Hier zählt kein Auto.
tip-tc-entrance = Hier kommen Autos in die Stadt.
tip-tc-between = Hier warten Autos auf das Signal an ihrem Ende.
tip-tc-side = { tc-colour } zählt im { tc-the-side }
tip-tc-home-now = { $done } von { $of } Autos sind zu Hause.
tip-tc-tool-car = Stelle es ans Ende einer Spur, die von außen kommt.
tip-tc-tool-signal = Setze ein Signal, wo eine Spur keins hat. Gesetzte Wege kreuzen sich nie.
tip-tc-tool-move = Lass die Autos einer Spur fahren, wohin ihr Signal zeigt.
tip-tc-progress = Wer zuerst { $target } Autos zu Hause hat, gewinnt.

## Traffic Tango
tip-tt-planted = Aufgestellt an Tag { $day }.
tip-tt-ordered = Von dir beauftragt: Es steht ab morgen, sofern es niemanden aussperrt.
tip-tt-tile = Feld { $at }
tip-tt-corner = Eine Ecke: Hier darf kein Schild stehen.
tip-tt-empty = Hier steht kein Schild.
tip-tt-line = { $line ->
    [row] Zeile { $name }
   *[col] Spalte { $name }
}
tip-tt-line-free = Hier kann ein Tempo-Schild stehen.
tip-tt-goal = { $who_is ->
    [you] Du lieferst
   *[other] { $who } liefert
} nach { $at }.
tip-tt-car = Liefert Schritt für Schritt aus seiner Ecke in die gegenüber.
tip-tt-tool-go = Plane den nächsten Schritt deiner Route.
tip-tt-tool-rush = Zwei Schritte in einem, einmal pro Lieferung, für { $price } Granatsteine.
tip-tt-oneway = Autos verlassen dieses Feld nur in der gezeigten Richtung.
tip-tt-progress = Wer nach vier Lieferungen am wenigsten Benzin braucht, gewinnt.
tip-tt-steps = Erst deine Route, dann ein Schild, dann versiegelst du den Tagesplan.

## RIGHT_OF_WAY
tip-rw-open = { $points } Punkte wert, sobald jede ihrer Straßen auf eine andere trifft.
tip-rw-right = Wegerecht von { $seat }: { $at }
tip-rw-right-own = Nur du darfst hier bauen.
tip-rw-right-theirs = Sonst darf hier niemand bauen. Es zu übernehmen kostet { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, und eins kommt verdeckt darauf.
tip-rw-place = Stadtfeld: { $at }
tip-rw-dollar = Reiches Viertel: Hier zu bauen kostet ein Plättchen je Straße, und jede Straße, die hierher führt, bringt eins.
tip-rw-unmarked = Hier zu bauen kostet nichts.
tip-rw-outside = Außerhalb der Stadt.
tip-rw-tool-tile = Baue sie auf ein Stadtfeld. Geschlossen bringt sie { $points } Punkte.
tip-rw-tool-buy = Lege ein Plättchen verdeckt hin, dann darfst nur du dort bauen.
tip-rw-tool-scrap = Nimm ein eigenes Plättchen aus der Stadt, um einen Verlust zu zahlen.
tip-rw-tool-lay = Lege den Stadtteil an die Stadt.
tip-rw-progress = Nur Autobahnen zählen, bei denen jede Straße auf eine andere trifft.
tip-rw-steps = Du baust eine Autobahn und darfst davor oder danach ein Wegerecht kaufen.
