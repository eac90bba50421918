# Lernen
learn-lesson = Lektion beginnen
learn-lesson-on = Lektion fortsetzen
learn-first-game = Erste Partie spielen
learn-full-rules = Alle Regeln
learn-step = { $game }, Schritt { $step } von { $steps }
learn-back = Schritt zurück
learn-next = Weiter
learn-skip = Überspringen
learn-well-done = Gut gemacht!
learn-refused = Genau: nicht erlaubt. Tippe auf die Regel, um zu sehen, warum.
learn-astray = „{ $action }“ ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Es ist zurückgenommen: noch ein Versuch.

## Eine erste Partie, die erklärt wird
coach = Deine erste Partie, erklärt
coach-off = Nicht mehr erklären
coach-yours = Worauf es jetzt ankommt
coach-over = Das war deine erste Partie. Sieh sie dir noch einmal an, oder fang eine neue an.
coach-gridlock-opening = lege dein erstes Plättchen so, dass es von deinem Auto zu einem deiner Ziele führt.
coach-gridlock-undeclared = deine Straßen erreichen noch keines deiner Ziele. Baue zum nächsten.
coach-gridlock-building = lege Plättchen zum nächsten Ziel, drehe, was im Weg liegt, stelle einen Kegel dorthin, wo jemand hinwill.
coach-gridlock-reach = deine Straßen führen zu einem deiner Ziele: { $at }. Fahre hin, und nutze den zweiten Halt für ein anderes.
coach-congestion-empty = beginne mit einem Auto deiner Farbe auf einer Spur, die ohne Umwege zu deiner Seite führt.
coach-congestion-waiting = deine Autos brauchen Signale bis zu deiner Seite. Stelle das nächste, oder lass eine Schlange ziehen, die bereit ist.
coach-congestion-home = { $cars ->
    [one] eines deiner Autos kann jetzt auf deiner Seite hinaus. Lass es ziehen.
   *[other] { $cars } deiner Autos können jetzt auf deiner Seite hinaus. Lass sie ziehen.
}
coach-tango-signs = heute gibt es nur ein Schild. Stelle es dorthin, wo es andere mehr stört als dich: sie starten in den anderen Ecken.
coach-tango-route = plane die kürzeste Route, die alle Schilder beachtet. Wo sich Routen kreuzen, überlege, in welchem Schritt die anderen dort sind.
coach-tango-last = die letzte Lieferung: keine Schilder mehr. Am wenigsten Benzin gewinnt, also bau keinen Unfall.
coach-rightofway-poor = deine Hand ist klein. Baue, wo es etwas bringt: neben den Dollars, mit Anschlüssen an Dollarfelder oder andere Straßen.
coach-rightofway-rich = deine Hand reicht zum Zahlen. Baue, wo eine Autobahn ganz angeschlossen sein wird, auch wenn es jetzt Plättchen kostet.
coach-rightofway-late = das Ende ist nah: schließe die offenen Enden deiner Autobahnen. Nur ganz angeschlossene zählen.

# Was dabei herauskam
coach-why-gridlock-scored = { $left ->
    [0] { $who } hat am letzten eigenen Ziel gehalten.
    [one] { $who } hat ein Ziel gewertet und braucht noch eines.
   *[other] { $who } hat ein Ziel gewertet und braucht noch { $left }.
}
coach-why-gridlock-stop = { $who } ist weitergefahren, ohne zu werten. Wo ein Auto wartet, verrät, wohin es will.
coach-why-gridlock-cone = { $who } hat einen Kegel gestellt: dort müssen Autos halten, und ringsum darf nichts gedreht oder entfernt werden, bis jemand ihn wegnimmt.
coach-why-gridlock-clear = { $who } hat einen Kegel weggenommen: ringsum darf wieder gebaut werden.
coach-why-gridlock-remove = { $who } hat eine Straße entfernt. Prüfe, ob dein Weg noch stimmt.
coach-why-gridlock-rotate = { $who } hat eine Straße gedreht, um einen Weg zu öffnen oder zu schließen. Prüfe deinen.
coach-why-gridlock-place = { $who } hat Straßen gebaut. Auch du darfst darauf fahren.
coach-why-congestion-enter = { $who } hat ein Auto der eigenen Farbe einfahren lassen: es braucht nun Signale zur eigenen Seite.
coach-why-congestion-block = { $who } hat ein Auto einer anderen Farbe einfahren lassen: es nimmt auf der Spur Platz weg und fährt vor allen, die hinter ihm stehen.
coach-why-congestion-signal = { $who } hat ein Signal gesetzt. Auch du darfst es nutzen; Wege, die es kreuzen, sind nun zu.
coach-why-congestion-move = { $who } hat eine Schlange ziehen lassen. Sieh nach, wem das nützt.
coach-why-congestion-home = { $who } hat Autos auf der eigenen Seite hinausgebracht: { $counted } zählen jetzt.
coach-why-congestion-pass = { $who } hat gepasst. Passen alle nacheinander, ist das Spiel aus.
coach-why-tango = { $crashed ->
    [0] Der Tag ist vorbei, und niemand ist verunglückt: jetzt zählt, wer die wenigsten Schritte brauchte.
    [one] Der Tag ist vorbei, und ein Auto ist verunglückt: 17 Benzin.
   *[other] Der Tag ist vorbei, und { $crashed } Autos sind verunglückt: je 17 Benzin.
}
coach-why-rightofway-earned = { $tiles ->
    [one] { $who } hat gebaut, wo es sich lohnt: ein Plättchen mehr zum Bauen und Zahlen.
   *[other] { $who } hat gebaut, wo es sich lohnt: { $tiles } Plättchen mehr zum Bauen und Zahlen.
}
coach-why-rightofway-paid = { $tiles ->
    [one] { $who } hat für diesen Platz ein Plättchen gezahlt. Vielleicht soll er später Punkte bringen.
   *[other] { $who } hat für diesen Platz { $tiles } Plättchen gezahlt. Vielleicht soll er später Punkte bringen.
}
coach-why-rightofway-even = { $who } hat gebaut, wo es so viel kostet, wie es bringt.
coach-why-rightofway-buy = { $who } hat ein Wegerecht gekauft: dort kannst du nicht mehr bauen, außer du kaufst es selbst.

## Die Lektionen
learn-gridlock-car = Das ist Boston. Du bist Blau, und dein Auto steht am Boston Garden. Ab jetzt zeigt Orange, wohin du schauen oder tippen sollst.
learn-gridlock-places = Diese fünf Ziele stehen auf deinen Karten, und nur du weißt, welche es sind. Wer zuerst an allen eigenen angehalten hat, gewinnt.
learn-gridlock-first = Noch gibt es keine Straßen. Zuerst legen alle ein Plättchen. Lege deine gerade Straße auf das markierte Feld gleich südlich von deinem Auto: antippen, dann unten bestätigen.
learn-gridlock-tunnel = Deine Straße führt zu einem der beiden Tunnel. Sie sind verbunden: in den einen hinein, aus dem anderen heraus, quer durch die Stadt.
learn-gridlock-build = In deinem Zug baust oder fährst du, nie beides. Am anderen Ende fehlt noch Straße: wähle „Bauen“.
learn-gridlock-lay = Beim Bauen hast du vier Aktionen. Lege die andere gerade Straße auf das markierte Feld und drehe sie (runde Pfeile oder R), bis sie den Tunnel mit der Symphony Hall verbindet. Dann bestätige.
learn-gridlock-turn = Straßen gehören niemandem. Bei Harvard hat jemand eine gebaut: wähle „Drehen“, tippe sie an und drehe sie von Harvard weg. „Entfernen“ nähme sie vom Plan.
learn-gridlock-cone = Wähle nun „Kegel“ und stelle einen dorthin. Autos müssen am Kegel halten, und auf der Baustelle ringsum darf niemand etwas drehen oder entfernen.
learn-gridlock-end = Eine Aktion ist übrig, aber das genügt. Beende den Zug: danach ziehst du auf zwei Plättchen nach.
learn-gridlock-blocked = Die Antwort: ein Kegel auf deiner Straße. Dort musst du halten.
learn-gridlock-drive = Jetzt wird gefahren: wähle „Fahren“. Eine Fahrt hat bis zu zwei Halte.
learn-gridlock-forced = Versuche, ohne Halt bis zur Symphony Hall hinter dem Tunnel zu fahren: tippe sie an.
learn-gridlock-stops = Also zuerst am Kegel halten, dann durch den Tunnel zur Symphony Hall. Das sind deine zwei Halte.
learn-gridlock-scored = Du hast an einem deiner Ziele gehalten: es ist gewertet, dort liegt dein Würfel, und die Karte ist offen. Nur durchzufahren hätte nicht gezählt.
learn-gridlock-win = Noch vier. Wer sein letztes Ziel wertet, gewinnt sofort. Ein Kegel im Weg? Ihn wegzunehmen kostet eine Aktion. Jetzt deine erste Partie!

learn-congestion-side = Vier Kreuzungen, und alle stellen dieselben Signale. Du bist Rot: jedes rote Auto, das auf den markierten Spuren nach Osten hinausfährt, zählt für dich. Zwanzig gewinnen. Ab jetzt zeigt Orange, wohin du schauen oder tippen sollst.
learn-congestion-enter = Ein Zug ist eine Aktion. Lass ein rotes Auto von Westen einfahren: tippe auf die markierte Spur, dann bestätige unten.
learn-congestion-short = Keine Abkürzungen: ein Auto darf nicht dort einfahren, wo ein einziges Abbiegen es auf der eigenen Seite hinausführt. Probiere es: tippe auf die markierte Spur.
learn-congestion-signal = Autos warten, bis ein Signal ihnen den Weg zeigt. Wähle „Signal“, tippe auf die markierte Ampel und stelle sie auf geradeaus.
learn-congestion-crossing = Signale gehören niemandem, aber an einer Kreuzung dürfen sich keine zwei Wege kreuzen. Versuche, auch Autos von Norden geradeaus zu schicken: tippe auf die markierte Ampel.
learn-congestion-send = (Links oder rechts wäre dort erlaubt: diese Wege kreuzen deinen nicht.) Wähle nun „Ziehen lassen“ und tippe auf die Ampel vor deinem Auto. Das Signal soll bleiben.
learn-congestion-next = Dein Auto wartet an der nächsten Kreuzung. Auch dort braucht es ein Signal: geradeaus.
learn-congestion-out = Lass es geradeaus nach Osten hinausfahren. Das Signal soll bleiben.
learn-congestion-counted = Ein rotes Auto ist auf deiner Seite hinaus: 1 von 20. Wer anderswo hinausfährt, zählt für niemanden.
learn-congestion-again = Beide Signale stehen noch, der Weg ist also frei. Lass noch ein rotes Auto auf dieselbe Spur einfahren.
learn-congestion-change = Hinter deinem Auto steht jetzt ein gelbes: alle dürfen Autos jeder Farbe einfahren lassen, und Spuren teilt man sich. Wähle „Ziehen lassen“, tippe auf die Ampel, und stelle das Signal diesmal danach auf rechts.
learn-congestion-queue = Die ganze Schlange ist auf einmal gefahren, der Reihe nach. Auf eine Spur passen fünf Autos; ist nicht für alle Platz, bleibt der Rest zurück.
learn-congestion-end = Wer zuerst zwanzig Autos auf der eigenen Seite hinausgebracht hat, gewinnt. Passen alle nacheinander, oder kommt und geht 60 Züge lang kein Auto, gewinnen die meisten. Jetzt deine erste Partie!

learn-tango-goal = Vier Kuriere, fünf Tage. Du startest in der einen markierten Ecke und lieferst in die andere. Wer auf vier Lieferungen am wenigsten Benzin braucht, gewinnt. Ab jetzt zeigt Orange, wohin du schauen oder tippen sollst.
learn-tango-corner = An jedem Tag außer dem letzten stellst du heimlich ein Schild auf. Aber nicht überall: tippe auf deine eigene Ecke.
learn-tango-sign = Wähle den Kreisverkehr, das blaue Schild mit den Pfeilen, und stelle es auf das markierte Feld in der Mitte. Im Kreisverkehr stoßen Autos nicht zusammen.
learn-tango-seal = Niemand sieht deinen Tagesplan. Versiegle ihn: sobald das alle getan haben, beginnt der Tag.
learn-tango-signs = Alle Schilder stehen: eine Mautstraße (2 Benzin für jede Einfahrt), eine Einbahnstraße, dein Kreisverkehr und ein Tempo-Schild für die ganze mittlere Zeile.
learn-tango-over = Auf einer schnellen Zeile führt jeder Schritt zwei Felder weit, ob du willst oder nicht. Achte auf den Rand: vom markierten Feld ginge ein Schritt nach Osten aus der Stadt hinaus. Das ist ein Unfall und kostet 17 Benzin.
learn-tango-south = Tag zwei: plane die ganze Route auf einmal. Zuerst zweimal nach Süden: tippe auf die markierten Felder.
learn-tango-fast = Nun über die schnelle Zeile: zwei Schritte, und du bist drüben. Dann nach Süden zum Ziel. Jeder Schritt kostet 1 Benzin, und die eigene Ecke zählt als erster.
learn-tango-second = Dann das Schild des Tages: wähle „Vorfahrt gewähren“ und stelle es auf das markierte Feld. Ein Auto dort wartet, statt jemanden zu rammen.
learn-tango-sealed = Granatsteine könnten dir ein Zusatzschild kaufen, oder das Rasen: zwei Schritte in einem Takt. Spare sie und versiegle.
learn-tango-bill = Du und Gelb wart im selben Schritt im Kreisverkehr. Überall sonst wären beide Autos Wracks und zahlten 17 Benzin. So zahlst du 7. Das Benzin sehen alle; Routen bleiben bis zum Ende geheim.
learn-tango-garnets = Schnelle Lieferungen bringen Granatsteine: 4, 3, 2 und 1 für den ersten bis vierten Platz, keine für ein Wrack. Bei Gleichstand gilt der schlechtere Platz: du und Gelb wart zusammen am schnellsten, also seid ihr Zweite und bekommt 3.
learn-tango-end = Nach fünf Tagen gewinnt das wenigste Benzin die Lebensmarke; teilen es sich mehrere, gewinnt sie niemand. Jetzt deine erste Partie!

learn-rightofway-hand = Das ist die Stadt, und du bist Blau. Deine Plättchen sind deine Macht: mit ihnen baust du, und mit ihnen zahlst du. Ab jetzt zeigt Orange, wohin du schauen oder tippen sollst.
learn-rightofway-rich = Viertel mit einem Dollar sind reich. Dort zu bauen kostet ein Plättchen je Anschluss deiner Autobahn, also für jede Straße, die hinausführt. Jeder Anschluss, der auf ein unbebautes Dollarfeld zeigt, bringt eines zurück.
learn-rightofway-place = Lege das Plättchen mit drei Anschlüssen auf das markierte Dollarfeld. Drehe es mit den runden Pfeilen (oder R), bis Orange zum Knopf unten springt.
learn-rightofway-pay = Das kostet 3 und bringt 1: du zahlst zwei Plättchen. Lege zwei gerade Straßen ab.
learn-rightofway-done = Du könntest noch ein Wegerecht kaufen. Behalte diesmal deine Plättchen und beende den Zug.
learn-rightofway-profit = Grün hat neben den Dollars gebaut: keine Kosten, zwei Anschlüsse an Dollarfelder, und einer trifft deinen. Das brachte drei Plättchen.
learn-rightofway-theirs = Grün hat auch ein Wegerecht gekauft, die markierte Fahne: dort darf sonst niemand bauen. Probiere es: tippe auf die Fahne.
learn-rightofway-join = Schließe an deine eigene Autobahn an: lege eine gerade Straße auf das markierte Feld und drehe sie. Jeder Anschluss, der eine andere Straße trifft, bringt ein Plättchen.
learn-rightofway-buy = Deine erste Autobahn hat im Süden noch ein offenes Ende. Sichere dir den Platz: wähle „Wegerecht kaufen“, tippe auf das markierte Feld und lege die Kurve verdeckt dorthin.
learn-rightofway-close = Du bist wieder dran. Baue auf deinem Wegerecht: eine gerade Straße von Norden nach Süden schließt das offene Ende.
learn-rightofway-points = Alle Anschlüsse deiner ersten Autobahn treffen jetzt eine andere Straße, egal wessen. Sie ist ganz angeschlossen und bringt 3 Punkte, einen je Anschluss. Nur solche zählen.
learn-rightofway-end = Diese beiden haben noch offene Enden: noch keine Punkte. Das Spiel endet, wenn jemand Hand und Nachziehstapel aufgebraucht hat; die andere Seite hat noch einen Zug. Mehr Punkte gewinnen. Jetzt deine erste Partie!
