# Was eine Nachricht sagt, die jemanden erreicht, der keine Seite offen hat.
notice-title = Du bist dran: { $game }
notice-text = { $count ->
    [0] Das Spiel wartet auf deinen Zug.
    [one] { $names } wartet auf deinen Zug.
   *[other] { $names } warten auf deinen Zug.
}
notice-trial = Benachrichtigungen funktionieren
notice-trial-text = Ab jetzt erfährst du, wenn du dran bist.
notice-question = Benachrichtigungen von Cloverleaf?
notice-question-text =
    Jemand möchte, dass { $site } an diese Adresse schreibt, wenn er oder sie in einem Spiel dran ist. Wenn du das bist, öffne diesen Link. Wenn nicht, tu nichts: Dann kommen keine Benachrichtigungen.
notice-off = Diese Benachrichtigungen ausschalten

# Was der Server dazu sagt.
server-notice-address = An diese Adresse kann keine Benachrichtigung gehen. Prüfe sie auf Tippfehler.
server-notice-https = Die Adresse muss mit https:// beginnen.
server-notice-private = Diese Adresse liegt in einem privaten Netz. Benachrichtigungen gehen nur an öffentliche Adressen, außer wenn der Betreiber des Servers es erlaubt.
server-bad-push = Dieser Browser hat keinen Schlüssel für Benachrichtigungen geliefert. Lade die Seite neu und versuche es noch einmal.
server-no-mail = Dieser Server verschickt keine E-Mails. Wähle einen anderen Weg.
server-bad-mail = Das ist keine E-Mail-Adresse. Prüfe sie auf Tippfehler.
server-no-language = In dieser Sprache gibt es keine Benachrichtigungen. Wähle eine andere.
server-too-many-channels = Du hast schon { $most } Wege, auf denen du benachrichtigt wirst. Entferne zuerst einen.
server-no-channel = Diesen Weg gibt es nicht mehr. Lade die Seite neu.
server-channel-gone = Dort ist niemand mehr, deshalb wurde dieser Weg entfernt. Füge ihn neu hinzu.
server-channel-failed = Die Probe ist nicht angekommen. Prüfe die Adresse und versuche es noch einmal.
server-bad-hours = Ruhezeiten sind Uhrzeiten. Gib sie noch einmal ein.
server-off-done = Diese Benachrichtigungen sind schon ausgeschaltet, oder der Link ist unvollständig.

# Die Seite dazu.
notices-heading = Sag mir, wenn ich dran bin
notices-more = Auch wenn diese Seite geschlossen ist. Solange du auf den Tisch schaust, kommt nichts, sonst einmal je Entscheidung.
notices-list = Wo du benachrichtigt wirst
notices-push = Browser
notices-webhook = Webhook
notices-mail = E-Mail
notices-failing = Die letzte Benachrichtigung ist nicht angekommen.
notices-test = Probe senden
notices-test-of = Probe an { $label } senden
notices-tested = Gesendet. Sie müsste gleich da sein.
notices-remove = Entfernen
notices-remove-of = { $label } entfernen
notices-add-push = In diesem Browser benachrichtigen
notices-push-here = Dieser Browser benachrichtigt dich.
notices-push-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie in den Einstellungen des Browsers und lade die Seite neu. Oder nimm einen Webhook.
notices-push-insecure = Browser zeigen nur Benachrichtigungen von Seiten mit https. Öffne diese Seite über https oder nimm einen Webhook.
notices-push-install = Lege die Seite auf dem iPhone oder iPad zuerst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“). Oder nimm einen Webhook.
notices-push-unable = Dieser Browser kann bei geschlossener Seite nichts anzeigen. Nimm einen anderen Browser oder einen Webhook.
notices-push-failed = Der Browser hat die Benachrichtigungen nicht eingerichtet. Prüfe, ob du online bist, und versuche es noch einmal.
notices-add-webhook = Webhook hinzufügen
notices-webhook-more = Die Adresse eines Discord-Webhooks (Kanaleinstellungen, Integrationen, Webhooks) oder eines eigenen Programms, das JSON annimmt.
notices-add-mail = E-Mail-Adresse hinzufügen
notices-mail-asked = Eine E-Mail ist unterwegs. Öffne den Link darin, dann kommen Benachrichtigungen.
notices-waiting = Noch nicht bestätigt: Öffne den Link in der E-Mail.
notices-add = Hinzufügen
notices-quiet = Ruhezeiten
notices-quiet-more = Was in diese Zeit fällt, kommt an ihrem Ende, wenn du dann noch dran bist.
notices-quiet-on = Nicht stören
notices-quiet-from = Von
notices-quiet-to = Bis
notices-save = Speichern
notices-saved = Gespeichert.
notices-device-name = { $browser } auf { $system }
notices-table-on = Benachrichtigungen zu diesem Tisch: an
notices-table-off = Benachrichtigungen zu diesem Tisch: aus
notices-set-up = Sag mir, wenn ich dran bin

# Die Seite, zu der eine Nachricht führt, um sie auszuschalten.
off-heading = Benachrichtigungen ausschalten
off-channel = Du wirst hier benachrichtigt: { $label }
off-table = Nichts mehr zu diesem Tisch
off-all = Hier gar keine Benachrichtigungen mehr
off-done-table = Erledigt. Zu diesem Tisch hörst du nichts mehr.
off-done-all = Erledigt. Hier kommen keine Benachrichtigungen mehr.
off-again = Unter „{ my-devices }“ kannst du sie wieder einschalten.

# Die Seite, zu der die Frage führt, ob eine Adresse Benachrichtigungen will.
on-heading = Benachrichtigungen per E-Mail
on-more = Soll diese Adresse eine E-Mail bekommen, wenn du dran bist?
on-yes = Ja, benachrichtige mich
on-done = Erledigt. Du bekommst eine E-Mail, wenn du dran bist.
