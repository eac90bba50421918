# Was ein Server nicht tun kann, und warum.
server-closing = der Server wird beendet
server-bot-failed = ein Bot ist ausgefallen
server-no-such-table = diesen Tisch gibt es nicht; prüfe den Link
server-table-failed = am Tisch ist etwas schiefgegangen; nichts ist verloren, versuche es noch einmal
server-table-busy = am Tisch ist zu viel los; versuche es gleich noch einmal
server-one-seat-each = du kannst einen Platz haben; die anderen sind offen, für Eingeladene oder für Bots
server-no-login = du hast kein Konto und damit kein Passwort
server-body-too-large = die Anfrage ist länger, als diese Adresse erlaubt
server-body-broken = die Anfrage kam nicht vollständig an
server-no-such-address = unter dieser Adresse gibt es nichts; GET /api zeigt, was es gibt
server-no-such-method = das geht unter dieser Adresse nicht; GET /api zeigt, was geht
server-too-slow = das hat zu lange gedauert; versuche es noch einmal
server-no-such-key = diesen Browser, diesen Link oder dieses Token gibt es bei dir nicht mehr
server-token-gone = das Token wurde gleich wieder zurückgenommen
server-login-there = du hast schon ein Konto, oder du bist ein Programm
server-wrong-login = Name oder Passwort ist falsch
server-bad-password = ein Passwort hat 8 bis 256 Zeichen; drei oder vier Wörter sind gut
server-no-passwords = Passwörter lassen sich gerade nicht prüfen; versuche es noch einmal
server-rematch-alone = eine Revanche wird für sich allein angefragt
server-meanwhile = inzwischen ist etwas anderes geschehen
server-time-left = es ist noch Zeit
server-only-watching = du hast keinen Platz an diesem Tisch; du siehst zu
server-you-resigned = du hast aufgegeben; zusehen kannst du weiter
server-waiting-for-seats = das Spiel beginnt, wenn alle Plätze besetzt sind
server-game-over = das Spiel ist zu Ende
server-table-closed = der Tisch wurde geschlossen
server-game-started = das Spiel hat begonnen; alle Plätze sind besetzt
server-no-free-seat = für dich ist kein Platz frei; sieh zu oder bitte um eine Einladung
server-not-the-host = nur wer den Tisch eröffnet hat, kann ihn schließen
server-not-your-turn = du bist nicht am Zug
server-draw-bots = hier spielt ein Bot, und Bots einigen sich nicht auf Unentschieden
server-time-is-up = deine Zeit ist abgelaufen
server-draw-offered = du hast schon Unentschieden angeboten
server-no-draw-offer = niemand hat Unentschieden angeboten
server-no-stand-in = du spielst diesen Platz selbst
server-plan-size = ein Plan hat höchstens { $lines } Varianten mit je { $steps } Zügen; behalte die wichtigsten
server-plan-seat = du hast keinen Platz an diesem Tisch und kannst hier nichts planen
server-plan-empty = in diesem Plan kommt kein Zug von dir vor; spiel weiter, bis du dran bist
server-plan-two-answers = dieser Plan hat zwei Antworten auf dieselbe Stellung; behalte eine davon
server-not-a-player = mit den Spielenden spricht nur, wer einen Platz hat
server-talk-apart = bis das Spiel zu Ende ist, sprechen Spielende und Zuschauende getrennt
server-rematch-early = eine Revanche gibt es, wenn das Spiel zu Ende ist
server-record-early = die Aufzeichnung gibt es, wenn das Spiel zu Ende ist
server-record-none = das Spiel hat nicht begonnen, also gibt es keine Aufzeichnung
server-no-randomness = das System liefert keine Zufallszahlen
server-store-silent = die Datenbank antwortet nicht; nichts ist verloren, versuche es noch einmal
server-seat-occupied = dort sitzt schon jemand
server-send-json = sende JSON und sag es dazu: Content-Type: application/json
server-failed = im Server ist etwas schiefgegangen; nichts ist verloren, versuche es noch einmal
server-key-unknown = dein Schlüssel ist hier nicht mehr bekannt; melde dich an oder komm als Gast (POST /api/me)
server-nobody-yet = dich kennt hier noch niemand; melde dich an oder komm als Gast (POST /api/me)
server-link-unknown = der Link ist schon benutzt, zurückgenommen oder älter als sieben Tage; erzeuge auf dem ersten Gerät einen neuen
server-guest-here = du spielst hier als Gast { $name } und hast { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}; wechsle, oder nimm diese Spiele mit
server-account-here = in diesem Browser bist du { $name }; sag, ob du wechseln willst
server-bring-guests = nur die Spiele eines Gasts lassen sich mitnehmen; wechsle stattdessen
server-bring-same-table = ihr sitzt beide am selben Tisch; spiel dort erst zu Ende, oder wechsle
server-brought-already = diese Spiele gehören schon zu jemandem; melde dich dort an
server-undo-late = das lässt sich nicht mehr rückgängig machen
server-nobody-before = vorher war niemand anderes in diesem Browser
server-key-ended = du bist hier abgemeldet worden; melde dich wieder an, oder spiel als Gast weiter
server-not-for-tokens = mit einem Token geht das nicht; nimm einen Browser, in dem du angemeldet bist
server-out-of-scope = dieses Token darf das nicht; erzeuge eines mit dem passenden Recht
server-wrong-code = Name oder Wiederherstellungscode ist falsch, oder der Code ist schon benutzt
server-bad-login = ein Name zum Anmelden hat 3 bis 32 Zeichen: Buchstaben a bis z, Ziffern, Punkte, Binde- und Unterstriche
server-table-moved-on = am Tisch ging es weiter, seit du dich entschieden hast; sieh nach und entscheide neu
server-bad-id = eine Kennung hat bis zu 64 Buchstaben, Ziffern, Punkte, Binde- und Unterstriche
server-stopping = der Server wird angehalten
server-bus-down = die anderen Prozesse sind nicht erreichbar
server-entry-expected = erwartet war Eintrag { $entry }
server-unexpected = das wird hier nicht erwartet: { $why }
server-query = diese Adresse versteht die Frage nicht: { $why }
server-too-fast = zu viele Anfragen; warte { $seconds } s
server-too-many-tables = du bist an { $most } Tischen, mehr geht nicht; beende oder schließe zuerst einen
server-too-many-keys = du hast { $most } davon, mehr geht nicht
server-websocket = diese Adresse spricht WebSocket: { $why }
server-login-taken = der Name „{ $login }“ ist vergeben; wähle einen anderen
server-bad-name = ein Name hat 1 bis { $most } Zeichen
server-name-hidden = der Name enthält unsichtbare Zeichen oder zu viele Zeichen auf einem Buchstaben; gib ihn noch einmal mit einfachen Buchstaben ein
server-name-blank = ein Name braucht mindestens einen Buchstaben oder eine Ziffer
server-name-mixed = der Name mischt gleich aussehende Buchstaben verschiedener Alphabete; nimm für jedes Wort ein Alphabet
server-name-imitates = diesen Namen könnte man mit einem Bot oder dem Server verwechseln; wähle einen anderen
server-other-seat = Platz { $named } gehört dir nicht; du hast Platz { $seat }
server-seated = du hast schon Platz { $seat }
server-seat-kept = der Platz ist für { $name } reserviert
server-action-count = eine Anfrage spielt 1 bis { $most } Aktionen
server-not-awaited = auf { $seat } wartet niemand
server-still-here = { $seat } ist da oder hat noch Zeit
server-claim-later = { $seat } ist weg; in { $seconds } Sekunden kannst du den Platz beanspruchen
server-vote-clock = an diesem Tisch läuft eine Uhr, und die entscheidet
server-vote-bot = für dich spielt ein Bot; übernimm deinen Platz wieder, um abzustimmen
server-voted = du hast schon abgestimmt
server-vote-later = auf { $seat } wird noch nicht lange genug gewartet; abstimmen kannst du in { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
server-removed = wer den Tisch eröffnet hat, hat dich vom Platz entfernt; zuschauen kannst du weiterhin
server-remove-host = nur wer den Tisch eröffnet hat, kann jemanden entfernen
server-remove-self = um den eigenen Platz zu verlassen, gibt es rise
server-host-only = das kann nur, wer den Tisch eröffnet hat
server-plan-drops = { $name } hat sich inzwischen gesetzt; schau noch einmal hin oder entferne die Person zuerst
server-plan-twice = nenne jeden Platz höchstens einmal, mit seiner Nummer oder als open, invited oder Bot
server-too-few = dieses Spiel braucht mindestens { $least } Spieler; warte auf weitere oder besetze die freien Plätze mit Bots
server-ready-already = das hast du schon gesagt
server-same-name = so heißt du hier schon
server-remove-nobody = dort sitzt niemand
server-say = schreibe 1 bis { $most } Zeichen
server-talk-fast = du schreibst zu schnell; in { $seconds } s kannst du weiterschreiben
server-talk-full = mehr als { $most } Nachrichten haben hier nicht Platz; an diesem Tisch lässt sich nichts mehr schreiben
server-option-object = die Option „{ $name }“ kann kein Objekt sein
server-message-too-large = eine Nachricht hat höchstens { $most } Bytes
server-clock-live = eine laufende Uhr hat 1 bis 600 Minuten und bis zu 600 Sekunden mehr je Zug
server-clock-days = ein Zug darf 1 bis 60 Tage dauern
server-seat-invited = der Platz ist für die Person, die den Link dazu hat
server-other-site = die Anfrage kommt von der Seite eines anderen Servers
server-no-origin = mit einem Cookie muss die Anfrage sagen, woher sie kommt (Origin)
server-too-many-connections = du hast { $most } Verbindungen, mehr geht nicht; schließe zuerst eine
server-bot-early = der Bot ist noch nicht am Zug
server-other-rules = dieser Tisch wird nach Version { $played } der Regeln von { $game } gespielt, dieser Server hat Version { $known }; das Protokoll lässt sich lesen, nach dem Ende auch die Aufzeichnung, aber weiterspielen geht hier nicht
server-path = diese Adresse versteht den Namen darin nicht: { $why }
server-metrics-closed = die Messwerte gibt es für diesen Rechner, mit dem Schlüssel aus --metrics-key-file und unter --metrics-listen
server-crowded-address = deine Adresse hat { $most } offene Verbindungen, mehr sind nicht erlaubt; schließe welche und versuche es noch einmal
server-banned = { $hours ->
    [0] du bist von diesem Server gesperrt: { $why }
   *[other] du bist noch { $hours } h von diesem Server gesperrt: { $why }
}
server-address-banned = { $hours ->
    [0] dieser Server nimmt keine Verbindungen aus deinem Netz an: { $why }
   *[other] dieser Server nimmt noch { $hours } h lang keine Verbindungen aus deinem Netz an: { $why }
}
server-muted = { $hours ->
    [0] du kannst nicht im Chat schreiben: { $why }
   *[other] du kannst noch { $hours } h lang nicht im Chat schreiben: { $why }
}
server-blocked-by-host = wer diesen Tisch eröffnet hat, möchte nicht mit dir spielen; nimm einen anderen oder eröffne selbst einen
server-rated-clock = für eine gewertete Partie braucht es eine Uhr; wähle eine oder eröffne den Tisch ohne Wertung
server-rated-late = in einer gewerteten Partie spielt niemand für dich: Wessen Zeit abläuft, der hat aufgegeben; lass weg, was aus dem Platz wird
server-rated-options = gewertete Partien werden mit den üblichen Einstellungen gespielt; setze sie zurück oder eröffne den Tisch ohne Wertung
server-rated-account = diese Partie wird gewertet, und dafür brauchst du ein Konto; lege zuerst unter „{ my-devices }“ eines an oder melde dich an
server-rated-token = in gewerteten Partien spielt jeder selbst; nimm deinen Browser statt eines Tokens
server-rated-stand-in = in einer gewerteten Partie kann kein Bot für jemanden spielen; spiel weiter oder gib auf
server-no-such-person = hier ist niemand zu zeigen; prüfe den Link
server-no-such-ladder = für so viele Plätze gibt es keine Rangliste; wähle eine andere Zahl
server-no-friend-link = dieser Freundschaftslink gilt nicht mehr; bitte um einen neuen
server-friend-self = das ist dein eigener Freundschaftslink; schicke ihn jemand anderem
server-friend-blocked = eine Seite hat die andere blockiert; hebt das zuerst auf
server-too-many-friends = eine Seite hat { $most } Freunde, mehr geht nicht; entferne zuerst jemanden
server-invite-seat = nur wer an diesem Tisch sitzt, kann Freunde dazu einladen; nimm zuerst Platz
server-no-such-friend = ihr seid nicht befreundet
server-many-reports = du hast in letzter Zeit viel gemeldet; wer den Server betreibt, sieht es sich an, und in einigen Minuten kannst du wieder etwas melden
server-whom = nenne eine Nachricht oder einen Platz, und nur eines davon
server-yourself = das bist du selbst
server-qr = nenne einen Pfad dieses Servers, wie /t/ID
server-nobody-there = niemand, der gemeint sein kann, sitzt dort oder hat das gesagt
server-long-report = eine Meldung hat bis zu { $most } Zeichen
server-no-such-warning = diese Verwarnung gibt es nicht, oder du hast sie gelesen
server-admin-key = der Schlüssel für den Betrieb ist falsch oder fehlt
admin-no-person = niemand hat die Kennung „{ $id }“; sieh in der Liste der Leute nach
admin-no-sanction = nichts mit der Kennung „{ $id }“ ist in Kraft
admin-no-report = es gibt keine offene Meldung „{ $id }“
admin-bad-range = „{ $range }“ ist kein Adressbereich; schreibe 203.0.113.0/24, 2001:db8::/32 oder eine einzelne Adresse
stored-setup = die Einstellung
stored-seed = die Zufallszahl
stored-entry = Eintrag { $entry } des Protokolls
stored-plan = der Plan
stored-no-json = nicht lesbar: { $why }
stored-no-format = ein Format 0 gibt es nicht
stored-newer = { $what } dieses Tisches wurde von einer neueren Version von Cloverleaf im Format { $format } geschrieben, dieses Programm liest bis Format { $known }; nimm das neuere Programm (andere Tische sind nicht betroffen)
stored-damaged = { $what } dieses Tisches ist beschädigt: { $why }; stelle den Tisch aus einer Sicherung wieder her (andere Tische sind nicht betroffen)
stored-log = das Protokoll
stored-unplayable = es lässt sich nicht noch einmal abspielen

# Passkeys
server-wrong-passkey = der Passkey ließ sich nicht prüfen; versuche es noch einmal oder melde dich anders an
server-passkey-late = es ist zu viel Zeit vergangen; versuche es noch einmal
server-passkey-unknown = dieser Server kennt den Passkey nicht, vielleicht wurde er entfernt; nimm einen anderen oder dein Passwort
server-passkey-there = dieser Passkey ist schon hinzugefügt
server-no-such-passkey = diesen Passkey hast du nicht
server-other-passkey = dieser Passkey gehört zu einer anderen Anmeldung; nimm einen deiner eigenen
server-show-passkey = deine Anmeldung hat kein Passwort; bestätige mit einem deiner Passkeys
server-last-login = ohne diesen Passkey kannst du dich nicht mehr anmelden; lege erst ein Passwort fest oder füge einen weiteren Passkey hinzu
server-no-passkeys-here = Passkeys brauchen den Namen des Servers in der Adresse; öffne ihn mit https und seinem Namen
