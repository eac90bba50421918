# Tische finden
online-title = Mit anderen spielen
your-turns = { $count ->
    [one] An 1 Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
new-table = Neuer Tisch
new-table-more = Spiel wählen, Link verschicken, spielen: Ein Konto braucht niemand.
my-games = Meine Spiele
my-games-none = Noch keine Spiele. Eröffne einen Tisch oder setz dich unten dazu.
open-tables = Tische mit freien Plätzen
open-tables-none = Gerade wartet kein öffentlicher Tisch auf Mitspielende.
running-tables = Spiele zum Zuschauen
running-tables-none = Gerade läuft kein öffentliches Spiel.
seats-free = { $count ->
    [0] alle Plätze besetzt
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
no-server = Der Server antwortet nicht. Auf dieser Seite kann trotzdem gespielt werden: gegen Bots oder gemeinsam an einem Bildschirm.
play-here = Auf dieser Seite spielen
try-again = Noch einmal versuchen
no-table = Diesen Tisch gibt es nicht
guest = Gast
guest-name = Gast { $number }
my-name = Dein Name
save = Sichern

# Ein neuer Tisch
who-sits = Wer sitzt wo
seat-number = Platz { $seat }
seat-me = Ich
seat-open = Offen
seat-invited = Auf Einladung
seat-bot = { $level }-Bot
seat-open-more = wer zuerst kommt.
seat-invited-more = wer den eigenen Link dieses Platzes hat; er steht dann am Tisch.
time-to-think = Bedenkzeit
clock = Uhr
clock-none = Keine
clock-live = Minuten für das Spiel
clock-days = Tage für jeden Zug
clock-none-more = Alle nehmen sich so viel Zeit, wie sie mögen.
clock-live-more = Für einen gemeinsamen Abend: so viele Minuten für das ganze Spiel, und für jeden Zug einige Sekunden dazu.
clock-days-more = Zum Spielen nebenher: Für jeden Zug haben alle so viele Tage.
clock-minutes = Minuten für das Spiel
clock-increment = Sekunden mehr für jeden Zug
clock-days-each = Tage für jeden Zug
clock-is-none = ohne Uhr
clock-is-live = { $minutes } Min. + { $increment } s je Zug
clock-is-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
late = Wenn die Zeit abläuft
late-bot = { $level }-Bot spielt weiter
late-resign = Der Platz gibt auf
late-bot-more = Wer zurückkommt, übernimmt den Platz wieder.
late-resign-more = Das Spiel geht ohne den Platz weiter.
public = In der Liste der Tische zeigen
public-more = Alle können den Tisch finden, mitspielen und zuschauen.
private-more = Nur wer den Link hat, findet den Tisch.
is-public = öffentlich
is-private = nur per Link
open-table = Tisch eröffnen

# Vor dem Spiel
starts-when = { $count ->
    [0] Das Spiel beginnt.
    [one] Das Spiel beginnt, sobald der letzte Platz besetzt ist.
   *[other] Das Spiel beginnt, sobald alle Plätze besetzt sind; { $count } sind frei.
}
take-seat = Platz nehmen
sit-here = Hier sitzen
rise = Platz verlassen
nobody-open = Freier Platz
nobody-invited = Platz auf Einladung
share-heading = Andere einladen
share-more = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zuschauen.
share-watch = Wer diesen Link öffnet, kann zuschauen.
table-link = Link zu diesem Tisch
invite-link = Einladung auf Platz { $seat }
copy = Kopieren
copied = Kopiert
share-link = Teilen…
close-table = Tisch schließen
close-table-sure = Der Tisch wird für alle geschlossen.
table-closed = Dieser Tisch wurde vor dem Spiel geschlossen.
away = nicht da

# Am Tisch
reconnecting = Verbindung wird wiederhergestellt…
span-clock = { $time }
span-hours = { $hours } Std. { $minutes } Min.
span-days = { $days } T { $hours } Std.
bot-plays = { $level }-Bot spielt
program = Programm
offers-draw = bietet Unentschieden
bot-for-you = Ein Bot spielt für dich ({ $level }).
take-back = Selbst weiterspielen
you-offer-draw = Du bietest ein Unentschieden an.
withdraw = Zurücknehmen
draw-offered = { $name } bietet ein Unentschieden an.
agree = Einverstanden
decline = Ablehnen
gone-wait = { $name } ist fort. In { $time } kann über den Platz entschieden werden.
gone-now = { $name } ist fort. Wie soll es weitergehen?
claim-bot = Ein Bot spielt weiter
claim-resign = Der Platz gibt auf
claim-resign-sure = Für { $name } ist das Spiel dann vorbei. Das lässt sich nicht zurücknehmen.
table-menu = Tisch
watchers = { $count ->
    [0] niemand schaut zu
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
offer-draw = Unentschieden anbieten
draw-sure = Sind alle einverstanden, endet das Spiel unentschieden.
stand-in = Einen Bot spielen lassen
stand-in-sure = Ein Bot spielt auf deinem Platz, bis du ihn wieder übernimmst.
no = Nein
sound-on = Ton: an
sound-off = Ton: aus
allow-notices = Benachrichtigen, wenn ich am Zug bin
rematch = Revanche
next-turn = An einem anderen Tisch am Zug: { $game }
to-rematch = Zum nächsten Spiel

# Gespräch
chat = Gespräch
chat-players = Gespräch am Tisch
chat-watchers = Gespräch der Zuschauenden
chat-to = An wen
chat-say = Etwas sagen
send = Senden
told-sat = { $name } nimmt Platz
told-rose = { $name } verlässt den Platz
told-resigned = { $name } gibt auf
told-resigned-late = Die Zeit von { $name } ist um; der Platz gibt auf
told-resigned-claim = { $name } ist fort; der Platz gibt auf
told-draw-offered = { $name } bietet ein Unentschieden an
told-draw-declined = { $name } möchte kein Unentschieden
told-stood-in = Für { $name } spielt ein Bot
told-stood-in-late = Die Zeit von { $name } ist um; ein Bot spielt weiter
told-stood-in-claim = { $name } ist fort; ein Bot spielt weiter
told-took-back = { $name } ist wieder da
told-rematch = Das nächste Spiel ist eröffnet

# Ich selbst
my-devices = Ich und meine Geräte
second-device = Ein zweites Gerät
second-device-more = Wird dieser Link innerhalb von sieben Tagen auf einem anderen Gerät geöffnet, bist du auch dort du. Behalte ihn für dich.
make-link = Link erstellen
login-heading = Anmeldung
login-more = Eine Anmeldung bewahrt deine Spiele, auf welchem Gerät auch immer. Zum Spielen braucht sie niemand.
login = Anmeldename
password = Passwort (mindestens 8 Zeichen)
keep-games = Meine Spiele unter neuer Anmeldung behalten
log-in = Anmelden
log-out = Abmelden
logged-in = Angemeldet als { $login }.
entering = Einen Moment…
