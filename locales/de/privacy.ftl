# Was ein Server von Leuten speichert, wozu und wie lange. Die Liste der Spalten ist web/src/privacy/stored.json.
privacy-intro = Partien gegen Bots und an einem Bildschirm bleiben in deinem Browser. Wenn du online spielst, speichert der Server, auf dem du spielst, was auf dieser Seite steht, und sonst nichts. Du brauchst weder eine E-Mail-Adresse noch deinen echten Namen.
privacy-what = Was
privacy-why = Wozu
privacy-long = Wie lange
privacy-columns = Felder in der Datenbank

privacy-person = Dein Name
privacy-person-what = Der Name, den du wählst, eine zufällige Kennung, unter der dich der Server kennt, ob du Gast bist, ein Konto hast oder ein Programm bist, und seit wann; wessen Programm jemand ist und welche Partien eines Gasts du mitgenommen hast.
privacy-person-why = Die anderen am Tisch sehen deinen Namen, und deine Partien werden wiedergefunden.
privacy-person-long = Bis du deine Daten löschst, auf der Seite deines Kontos. Gäste und Programme werden nach einem Jahr ohne Besuch vergessen, falls die Leute, die den Server betreiben, keine andere Zeit gewählt haben.

privacy-browser = Deine Browser und Programme
privacy-browser-what = Für jeden Browser, jeden persönlichen Link und jedes Programm, das für dich handelt: ein Hash des geheimen Schlüssels, seine Bezeichnung, was er darf, wann er angelegt wurde, wann er abläuft und wann er zuletzt benutzt wurde, auf die Stunde genau.
privacy-browser-why = Damit dich der Server ohne Passwort erkennt und du jeden Schlüssel zurückziehen kannst.
privacy-browser-long = Browser: 400 Tage, nachdem sie zuletzt einen Schlüssel bekamen, oder bis du dich abmeldest. Links: sieben Tage oder bis sie benutzt werden. Schlüssel von Programmen: bis du sie zurückziehst.

privacy-login = Dein Konto, falls du eines anlegst
privacy-login-what = Der Anmeldename und Hashes des Passworts und deiner Wiederherstellungscodes, aus denen sie sich nicht ablesen lassen. Für jeden Passkey: seine Bezeichnung, sein öffentlicher Schlüssel, wann er hinzugefügt und zuletzt benutzt wurde und wie oft. Das Geheimnis und dein Fingerabdruck oder Gesicht bleiben auf deinem Gerät. Während du dich anmeldest oder einen Passkey hinzufügst: was dein Gerät unterschreiben soll.
privacy-login-why = Damit du deine Partien auf jedem Gerät findest.
privacy-login-long = Bis du deine Daten löschst; Passkeys, bis du sie entfernst. Was dein Gerät unterschreiben soll: wenige Minuten.

privacy-games = Deine Partien
privacy-games-what = Jeder Tisch: das Spiel und seine Einstellungen, wer unter welchem Namen wo saß, jeder Zug und jede Chatnachricht mit ihrer Zeit und das Ergebnis; außerdem, an welchen Tischen du im Chat geschrieben hast, auch beim Zuschauen. Öffentliche Tische und den Chat der Zuschauenden dort können alle lesen, andere Tische alle, die den Link haben.
privacy-games-why = Damit eine Partie nach einer Pause und auf jedem Gerät weitergeht und nachgespielt und geprüft werden kann; und damit die Datei mit deinen Daten alles enthält, was du geschrieben hast.
privacy-games-long = Auf Dauer: Eine Partie gehört allen, die sie gespielt haben. Wenn deine Daten gelöscht sind, zeigt sie weder deinen Namen noch deine Nachrichten, und an welchen Tischen du geschrieben hast, ist vergessen.

privacy-results = Ergebnisse und Wertungen
privacy-results-what = Zu jeder zu Ende gespielten Partie: dein Rang, ob ein Bot für dich eingesprungen ist und ob sie gewertet wurde. Zu gewerteten Partien: deine Wertung je Spiel und Zahl der Plätze, wie sicher sie ist und aus wie vielen Partien sie stammt. Deine Ergebnisse, Wertungen und letzten öffentlichen Partien stehen in deinem Profil, deine Wertungen in der Rangliste; beides können alle sehen. Partien an privaten Tischen werden nur dir angezeigt und zählen in den Summen mit.
privacy-results-why = Damit du passende Gegner findest und siehst, wie du spielst.
privacy-results-long = Bis du deine Daten löschst.

privacy-friends = Freunde, wenn du welche hast
privacy-friends-what = Mit wem du befreundet bist und seit wann, Hashes deiner Freundschaftslinks mit ihren Zeiten und wen du an welchen Tisch eingeladen hast. Deine Freunde sehen, ob du gerade da bist (das wird nicht gespeichert) und an welchem öffentlichen Tisch.
privacy-friends-why = Damit ihr euch wiederfindet.
privacy-friends-long = Bis eine Seite die andere entfernt oder blockiert oder ihre Daten löscht. Freundschaftslinks und Einladungen: sieben Tage.

privacy-quiet = Wen du stummschaltest oder blockierst
privacy-quiet-what = Wen du stummgeschaltet oder blockiert hast und seit wann. Die Betroffenen erfahren es nicht.
privacy-quiet-why = Damit du sie an keinem Tisch und auf keinem Gerät hörst und sich Blockierte nicht an Tische setzen können, die du eröffnest.
privacy-quiet-long = Bis du sie wieder hören willst.

privacy-notices = Benachrichtigungen, wenn du sie einrichtest
privacy-notices-what = Wo du erfahren willst, dass du dran bist (worüber der Push-Dienst deines Browsers oder dein Webhook zu erreichen ist, oder deine E-Mail-Adresse), deine Ruhezeiten und wie weit deine Uhr von UTC abweicht, Tische, von denen du nichts hören willst, und zu welchen Entscheidungen du benachrichtigt wurdest.
privacy-notices-why = Damit du einmal erfährst, dass du dran bist, und nicht, während du schläfst. Eine Benachrichtigung geht an den Push-Dienst des Herstellers deines Browsers, der sie nicht lesen kann, an den Webhook, den du angegeben hast, oder an deine E-Mail-Adresse, wenn der Server E-Mails verschickt. Darin stehen das Spiel und die Namen am Tisch, aber keine Züge.
privacy-notices-long = Bis du sie entfernst, aus einer Benachrichtigung heraus ausschaltest oder deine Daten löschst. Zu welchen Entscheidungen du benachrichtigt wurdest: sieben Tage.

privacy-plans = Pläne
privacy-plans-what = Was du an einem Tisch planst: Züge, die du erwartest, und deine Antworten darauf. Niemand sonst am Tisch sieht einen Plan oder dass es einen gibt.
privacy-plans-why = Damit der Server deine Antworten spielen kann, während du weg bist.
privacy-plans-long = Bis du den Plan löschst oder die Partie vorbei ist.

privacy-reports = Meldungen
privacy-reports-what = Was du meldest: wen, warum, deine Worte und den Chat drumherum, so wie du ihn lesen konntest. Wer den Server betreibt, sieht, wer gemeldet hat; wer gemeldet wurde, sieht es nicht.
privacy-reports-why = Damit die Leute, die den Server betreiben, etwas tun können.
privacy-reports-long = Auf Dauer, damit wiederholter Ärger auffällt.

privacy-order = Verwarnungen und Sperren
privacy-order-what = Verwarnungen, Stummschaltungen und Sperren von Leuten und von Bereichen von Netzadressen, mit Grund und Dauer, und ein Protokoll dessen, was die Leute getan haben, die den Server betreiben.
privacy-order-why = Damit es an den Tischen freundlich bleibt und sich Entscheidungen prüfen lassen.
privacy-order-long = Auf Dauer; eine Sperre endet zur festgelegten Zeit oder wenn sie aufgehoben wird.

privacy-server = Der Server selbst
privacy-server-what = Wann Prozesse des Servers anfingen, liefen und aufhörten, die Version der Datenbank und die eigenen Schlüssel des Servers für Benachrichtigungen. Nichts über Leute.
privacy-server-why = Damit keine Uhr läuft, während der Server steht, und Push-Dienste wissen, wer sendet.
privacy-server-long = Auf Dauer.

privacy-besides = Außerdem
privacy-cookie = Cookies enthalten den Schlüssel deines Browsers („cloverleaf“), den Schlüssel dessen, als der du vor einem Wechsel hier warst („cloverleaf-before“), und dass dieser Browser sich hier schon angemeldet hat („cloverleaf-device“). Andere gibt es nicht, auch keine Tracker.
privacy-addresses = Deine Netzadresse wird im Arbeitsspeicher benutzt, um Anfragen und Verbindungen zu begrenzen. Bald nach deiner letzten Anfrage ist sie vergessen.
privacy-log = Das Protokoll des Servers enthält Pfade, Zeiten und Ergebnisse von Anfragen: keine Namen, Schlüssel oder Nachrichten.
privacy-here = Einstellungen, Partien gegen Bots und Lektionen liegen im Speicher dieses Browsers. Wenn du ihn leerst, sind sie gelöscht.
privacy-nobody = Die Seite lädt nichts von anderen Servern, und außer den Benachrichtigungen, die du einrichtest, wird nichts weitergegeben. Wer den Server betreibt, kann seine Datenbank lesen und Sicherungen davon aufheben.
