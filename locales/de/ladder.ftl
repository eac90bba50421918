# Gewertete Partien, Profile, Rangliste und Freunde
rated = Gewertet
rated-more = Zählt für die Rangliste. Dafür braucht es eine Uhr, die üblichen Einstellungen und ein Konto. Niemand kann für dich spielen: Wer aufgibt oder wessen Zeit abläuft, hat verloren.
unrated-more = Zählt nicht für die Rangliste.
rated-needs-account = Für gewertete Partien brauchst du ein Konto.
rated-get-account = Konto anlegen oder anmelden
is-rated = gewertet

ladder = Rangliste
ladder-more = Nur gewertete Partien zählen, je Spiel und Personenzahl getrennt. Bots stehen auf derselben Skala. Sortiert wird nach der Wertung, die mindestens erreicht ist: Wertung minus Unsicherheit.
ladder-game = Spiel
ladder-players = Personen
ladder-place = Platz
ladder-name = Name
ladder-rating = Wertung
ladder-games = Partien
ladder-of = Rangliste: { $game } zu { $players }
ladder-empty = Noch ist keine gewertete Partie { $game } zu { $players } zu Ende gespielt.
ladder-open = Tisch eröffnen
ladder-you = du
ladder-mine = Du stehst auf Platz { $place } von { $total }.
ladder-pages = Seiten der Rangliste
ladder-before = Zurück
ladder-after = Weiter
ladder-bot = { $level } (Bot)
rating = { $points } ± { $within }
rating-after = Deine Wertung: { $rating }
rating-changed = Deine Wertung: { $rating } ({ $change })
rating-later = Diese Partie zählt für deine Wertung; die Änderung steht bald in deinem Profil.
provisional = vorläufig
provisional-more = Vorläufig: bisher wenige gewertete Partien.

profile-of = Profil von { $name }
profile-mine = Mein Profil
profile-since = Dabei seit { $date }
profile-guest = Gast
profile-program = Programm
profile-friend = Ihr seid befreundet
profile-none = Noch keine Partie zu Ende gespielt.
profile-results = Ergebnisse
profile-record = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
profile-players = zu { $count }
profile-beaten = Stärkster besiegter Bot
profile-recent = Letzte Partien
profile-recent-none = Noch keine beendeten öffentlichen Partien.
profile-rank = Rang { $rank } von { $seats }
profile-against = gegen { $names }
profile-private = siehst nur du

friends = Freunde
friends-none = Du hast hier noch keine Freunde. Schicke jemandem deinen Freundschaftslink.
friends-here = gerade da
friends-away = nicht da
friends-watch = Zuschauen
friends-join = Mitspielen
friends-playing = an einem Tisch: { $game }
friends-remove = Entfernen
friends-remove-sure = { $name } aus deinen Freunden entfernen? Auch du wirst dort entfernt.
friends-play = Zusammen spielen
friends-link-heading = Dein Freundschaftslink
friends-link-more = Schick ihn Freunden. Sobald sie zustimmen, seht ihr hier, wer gerade da ist und an welchem öffentlichen Tisch. Der Link gilt sieben Tage.
friends-link-make = Freundschaftslink erstellen
friends-qr = QR-Code deines Freundschaftslinks
friend-offer = { $name } möchte mit dir befreundet sein.
friend-offer-more = Freunde sehen, wann die anderen da sind und an welchem öffentlichen Tisch. Beide können die Freundschaft jederzeit beenden.
friend-agree = Freundschaft schließen
friend-no = Nein, danke
friend-self = Das ist dein eigener Freundschaftslink. Schicke ihn jemand anderem.
friend-already = Du und { $name } seid befreundet.

invitations = Einladungen
invitation-by = { $name } lädt dich zu { $game } ein.
invitation-go = Zum Tisch
invitation-no = Nein, danke
invite-friends = Freunde einladen
invite-friend = Einladen
invite-done = Eingeladen
