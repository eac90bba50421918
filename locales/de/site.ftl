# Die Seite auf einem Webspace ohne Server
site-welcome = Kostenlos im Browser: sofort gegen Bots oder reihum mit Freunden an einem Bildschirm.
site-online = Zum Online-Spielen brauchst du einen Server
site-online-more = Diese Seite kann niemanden über das Netz verbinden. Einen Cloverleaf-Server kannst du mit einem einzigen Befehl selbst starten.
site-server = So geht’s
site-book = Dokumentation (englisch)
site-lab = Was das Labor herausfand (englisch)
site-no-table = Dieses Spiel liegt auf einem Cloverleaf-Server. Öffne den Link dort.
site-privacy = Nichts, was du hier tust, wird irgendwohin gesendet. Wie bei jeder Website sieht nur, wer diese Dateien bereitstellt, welche davon dein Browser abruft.
