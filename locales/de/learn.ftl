# Lernen
learn = Spielen lernen
learn-game = { $game } lernen
learn-step = { $game }, Schritt { $step } von { $steps }
learn-back = Schritt zurück
learn-next = Weiter
learn-skip = Überspringen
learn-play = Jetzt gegen Bots spielen
learn-well-done = Gut gemacht!
learn-refused = Genau: nicht erlaubt. Tippe auf die Regel, um zu sehen, warum.
learn-astray = „{ $action }“ ist erlaubt ({ $told }), aber darum geht es in diesem Schritt nicht. Es ist zurückgenommen: noch ein Versuch.

learn-gridlock-car = Das ist Boston. Dein blaues Auto steht am Copley Square, auf dem Feld D5 in der Mitte.
learn-gridlock-places = Fünf Orte sind deine Ziele; nur du weißt, welche. Wer zuerst an allen eigenen angehalten hat, gewinnt. Das MIT ganz oben ist eines von deinen.
learn-gridlock-first = Noch gibt es keine Straßen. Zuerst legen alle ein Plättchen. Lege die gerade Straße auf D4, nördlich von deinem Auto: D4 antippen, dann den Haken.
learn-gridlock-build = In deinem Zug baust oder fährst du. Du brauchst mehr Straße: wähle „Bauen“.
learn-gridlock-roads = Beim Bauen hast du vier Aktionen. Lege deine beiden geraden Straßen auf D3 und D2, nach Norden. Jedes Plättchen darf auf jedes leere Feld, auch ohne Anschluss.
learn-gridlock-end = Die Straße reicht bis zum MIT. Zwei Aktionen sind übrig, aber deine Hand ist leer. Beende den Zug: du ziehst auf zwei Plättchen nach.
learn-gridlock-cone = Jemand hat einen Kegel auf deine Straße gestellt. Autos müssen auf seinem Feld halten, und ringsum darf nichts gedreht oder entfernt werden.
learn-gridlock-drive = Jetzt wird gefahren: wähle „Fahren“. Eine Fahrt hat zwei Halte.
learn-gridlock-forced = Versuche, gleich bis zum MIT durchzufahren: tippe auf D1.
learn-gridlock-stops = Also zuerst am Kegel halten: fahre nach D3 und von dort zum MIT, D1.
learn-gridlock-scored = Das MIT ist gewertet: dort liegt dein Würfel, und die Karte ist offen. Vier Ziele fehlen noch. Wer Plättchen dreht oder selbst Kegel stellt, verdirbt anderen den Tag. Jetzt spielen!

learn-congestion-side = Vier Kreuzungen, und alle stellen dieselben Ampeln. Du bist Rot: jedes rote Auto, das im Osten hinausfährt, zählt für dich. Zwanzig gewinnen.
learn-congestion-enter = Ein Zug ist eine Aktion. Lass ein rotes Auto von Westen nach Nordwest einfahren, zur Kreuzung oben links: tippe auf die Spur, dann auf den Haken.
learn-congestion-short = Keine Abkürzungen: eine Spur, von der ein einziges Abbiegen zur eigenen Seite führt, ist für deine Autos zu. Probiere es: tippe auf die Spur von Norden nach Nordost, oben rechts.
learn-congestion-signal = Autos warten, bis ein Signal ihnen den Weg zeigt. Wähle „Signal“ und stelle das, vor dem dein Auto wartet, auf geradeaus.
learn-congestion-crossing = Signale gehören niemandem, aber Wege dürfen sich nicht kreuzen: solange Autos von Westen hier geradeaus fahren, können Autos von Norden nur rechts abbiegen.
learn-congestion-send = Jetzt darf das Auto los: wähle „Ziehen lassen“ und tippe auf sein Signal. Das Signal soll bleiben.
learn-congestion-next = Das Auto wartet jetzt vor Nordost, von Nordwest kommend. Auch dort braucht es ein Signal: geradeaus.
learn-congestion-out = Lass die Autos von dort geradeaus nach Osten hinausfahren. Das Signal soll bleiben.
learn-congestion-counted = Ein rotes Auto ist am Ziel, eines von zwanzig. Ganze Schlangen fahren auf einmal, in allen Farben: erst eine Spur füllen, dann ziehen lassen. Und Vorsicht: deine Signale nützen auch den anderen. Jetzt spielen!

learn-tango-goal = Vier Kuriere, fünf Tage. Du startest auf A1 und musst nach E5, in die Ecke gegenüber. Wer auf vier Lieferungen am wenigsten Benzin braucht, gewinnt.
learn-tango-corner = An jedem Tag außer dem letzten stellst du heimlich ein Schild auf. Aber nicht überall: tippe auf deine eigene Ecke A1.
learn-tango-sign = Stelle einen Kreisverkehr auf C3: wähle das blaue Schild mit den Pfeilen, tippe auf C3, dann auf den Haken. Im Kreisverkehr stoßen Autos nicht zusammen.
learn-tango-seal = Niemand sieht deinen Tagesplan. Versiegle ihn: sobald das alle getan haben, wird gefahren.
learn-tango-signs = Alle Schilder stehen: eine Mautstraße auf B1, eine Einbahnstraße auf D5, dein Kreisverkehr und ein Tempo-Schild an Zeile 3. Dort führt jeder Schritt zwei Felder weit.
learn-tango-south = Tag zwei: fahren. Du planst die ganze Route auf einmal. Zuerst zweimal nach Süden bis A3: die Felder antippen.
learn-tango-fast = Nun über die schnelle Zeile: tippe auf C3 und E3, dann auf E4 und dein Ziel E5. Jeder Schritt kostet 1 Benzin, auch das Stehen in der Ecke.
learn-tango-second = Dann das Schild des Tages: stelle „Vorfahrt gewähren“ auf D2. Ein Auto dort wartet auf andere.
learn-tango-sealed = Für Granatsteine gäbe es noch ein Zusatzschild, oder du könntest rasen. Spare sie und versiegle.
learn-tango-bill = Du und Gelb wart zugleich auf C3: ohne deinen Kreisverkehr wären beide Autos Schrott und zahlten 17 Benzin. So sind es 7. Offen ist nur das Benzin; Routen bleiben bis zum Ende geheim. Jetzt spielen!

learn-rightofway-hand = Deine Plättchen sind deine Macht: mit ihnen baust du, und mit ihnen zahlst du. Manche Viertel der Stadt sind reich, die mit einem Dollar.
learn-rightofway-rich = Auf einem Dollar zu bauen kostet so viele Plättchen, wie die Autobahn Anschlüsse hat. Jeder Anschluss, der auf einen freien Dollar zeigt, bringt eines.
learn-rightofway-place = Sieh selbst: lege das Plättchen mit drei Straßen auf das markierte Dollarfeld, so dass es nach Nordosten, Südosten und Süden führt. Nochmals antippen dreht es.
learn-rightofway-pay = Es kostet 3 und bringt 1: du zahlst zwei Plättchen. Lege zwei gerade Straßen ab.
learn-rightofway-done = Du könntest noch ein Wegerecht kaufen, das dir einen Bauplatz sichert. Behalte deine Plättchen und beende den Zug.
learn-rightofway-profit = Grün hat auf einem Feld ohne Dollar neben den Dollars gebaut: keine Kosten, zwei Dollars, und deine Straße ist getroffen. Das brachte drei Plättchen. Und die Fahne gleich südöstlich der Mitte ist Grüns Wegerecht.
learn-rightofway-theirs = Dort baut sonst niemand. Probiere es: tippe auf die Fahne.
learn-rightofway-join = Schließe an deine eigene Autobahn an: lege eine gerade Straße 2 südlich der Mitte, so dass sie nach Nordwesten führt. Jede Straße, die eine Straße trifft, bringt eines.
learn-rightofway-points = Am Ende zählen nur Autobahnen, bei denen jede Straße auf eine andere trifft, ein Punkt je Straße. Zwei von dreien sind hier verbunden. Jetzt spielen!
