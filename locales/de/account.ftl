# Ich und meine Geräte
my-devices = Ich und meine Geräte
entering = Einen Moment…
was-before = Vorher war dieser Browser { $name }.
switch-back = Zurückwechseln

# Hier ist schon jemand angemeldet
guest-here = Du spielst hier als Gast
guest-here-more = { $name } hat in diesem Browser { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}.
account-here = Hier ist schon jemand angemeldet
account-here-more = In diesem Browser ist { $name } angemeldet.
bring-along = Diese Spiele mitnehmen
bring-along-more = Sie gehören dann dir, auf jedem Gerät. 30 Tage lang lässt sich das rückgängig machen.
switch-over = Wechseln
switch-over-more = { $name } behält diese Spiele, und du kannst jederzeit zurückwechseln.
cancel-switch = Abbrechen

# Anmeldung
login-heading = Anmeldung
login-more = Mit einer Anmeldung hast du deine Spiele auf jedem Gerät. Zum Spielen brauchst du keine.
login = Anmeldename
password = Passwort (mindestens 8 Zeichen)
keep-games = Meine Spiele unter neuer Anmeldung behalten
login-known = Ich habe schon ein Konto
login-new = Ich bin neu hier
login-offer = Noch keine Anmeldung? Jetzt anlegen
log-in = Anmelden
log-out = Abmelden
logged-in = Angemeldet als { $login }.
forgot = Passwort vergessen?
forgot-more = Nimm einen deiner Wiederherstellungscodes. Dieser Server verschickt keine E-Mails. Alle Geräte werden abgemeldet und deine Passkeys entfernt.
recovery-code = Wiederherstellungscode
new-password = Neues Passwort (mindestens 8 Zeichen)
recover = Neues Passwort setzen
change-password = Passwort ändern
set-password = Passwort festlegen
change-password-more = Alle anderen Geräte, Links und Tokens werden abgemeldet. Deine Passkeys bleiben.
old-password = Bisheriges Passwort
password-changed = Passwort geändert. Alle anderen Geräte sind abgemeldet.
codes = Wiederherstellungscodes
codes-more = Mit einem Code setzt du ein neues Passwort, wenn du deines vergisst. Dieser Server verschickt keine E-Mails, also bewahre die Codes sicher auf.
codes-left = { $count ->
    [0] Du hast keine Wiederherstellungscodes.
    [one] Noch 1 Code.
   *[other] Noch { $count } Codes.
}
make-codes = Neue Codes erzeugen
make-codes-more = Frühere Codes gelten dann nicht mehr.
codes-shown = Schreib sie jetzt auf: Sie werden nicht noch einmal gezeigt. Jeder gilt einmal.

# Passkeys
passkeys = Passkeys
passkey = Passkey
passkey-more = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN an. Er liegt auf deinem Handy, deinem Computer oder in deinem Passwortmanager, und du brauchst kein Passwort.
passkey-new = Für eine neue Anmeldung gib oben einen Anmeldenamen ein.
log-in-passkey = Mit Passkey anmelden
keep-passkey = Meine Spiele mit einem Passkey behalten
passkey-add = Passkey hinzufügen
passkey-added = Passkey hinzugefügt.
passkey-made = hinzugefügt { $date }
passkey-remove = Entfernen
passkey-remove-named = { $name } entfernen
passkey-remove-sure = Mit diesem Passkey kannst du dich dann nicht mehr anmelden. Lösche ihn auch auf deinem Gerät.
passkey-removed = Passkey entfernt.
passkey-confirm = Zuerst wirst du nach einem deiner Passkeys gefragt.
passkey-none = Es wurde kein Passkey benutzt. Versuche es noch einmal oder nimm einen anderen Weg.
passkey-here = Dieses Gerät hat schon einen Passkey für deine Anmeldung.
passkey-unusable = Passkeys gehen hier nicht: Sie brauchen einen aktuellen Browser und https mit dem Namen des Servers in der Adresse.

# Geräte
second-device = Ein zweites Gerät
second-device-more = Öffne diesen Link innerhalb von sieben Tagen auf einem anderen Gerät, dann bist du auch dort angemeldet. Er gilt einmal. Gib ihn nicht weiter.
make-link = Link erstellen
signed-in = Wo du angemeldet bist
access-session = Browser
access-link = Link, den noch niemand geöffnet hat
access-token = Token eines Programms
access-this = dieser Browser
access-used = zuletzt benutzt { $date }
access-made = erstellt { $date }
access-until = bis { $date }
access-label = Name
access-rename = Umbenennen
access-end = Abmelden
access-end-named = { $name } abmelden
access-rename-named = { $name } umbenennen
access-end-others = Überall sonst abmelden
access-end-others-sure = Alle anderen Browser, Links und Tokens gelten dann nicht mehr.
brought-heading = Mitgenommene Spiele
brought = Von { $name }, am { $date }
brought-undo = Rückgängig machen
brought-undo-sure = { $name } bekommt diese Spiele zurück, und dieser Browser ist wieder { $name }. Du kannst jederzeit zurückwechseln.

# Programme
tokens = Tokens für Programme
tokens-more = Ein Programm mit einem Token handelt als du. Ein Token kann niemanden anmelden und dein Konto nicht ändern.
token-label = Wie das Programm heißt
token-play = Darf Tische eröffnen und spielen
token-talk = Darf Nachrichten schreiben
make-token = Token erzeugen
token-shown = Kopiere es jetzt: Es wird nicht noch einmal gezeigt.

# Meine Daten
my-data = Meine Daten
export-data = Meine Daten herunterladen
export-data-more = Eine Datei mit deinem Namen, deinen Geräten und dem, was du an allen Tischen getan und geschrieben hast, auch wo du nur zugesehen hast.
delete-me = Mich löschen
delete-me-more = Deine Anmeldung, dein Name, deine Geräte und Nachrichten werden gelöscht, laufende Spiele aufgegeben. Beendete Spiele bleiben, mit „Gelöschtes Konto“ an deiner Stelle.
delete-me-sure = Das lässt sich nicht rückgängig machen.
delete-confirm = Passwort zur Bestätigung
