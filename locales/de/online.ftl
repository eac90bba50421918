# Tische finden
online-title = Mit anderen spielen
your-turns = { $count ->
    [one] An 1 Tisch bist du am Zug
   *[other] An { $count } Tischen bist du am Zug
}
new-table = Neuer Tisch
new-table-more = Spiel wählen, Link verschicken, spielen: Ein Konto braucht niemand.
open-tables = Tische mit freien Plätzen
running-tables = Spiele zum Zuschauen
tables-none = Gerade wartet kein öffentlicher Tisch auf Mitspieler, und keinem kann man zusehen.
more-tables = Weitere Tische
more-of-host = { $count ->
    [one] und 1 weiterer von derselben Person
   *[other] und { $count } weitere von derselben Person
}
card-damaged = Die Daten dieses Tischs sind beschädigt, deshalb lässt er sich nicht öffnen. Wer den Server betreibt, kann ihn wiederherstellen: { $table }
seats-free = { $count ->
    [0] alle Plätze besetzt
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
no-server = Der Server antwortet nicht. Hier kannst du trotzdem spielen: gegen Bots oder gemeinsam an einem Bildschirm.
play-here = Hier spielen
no-table = Tisch nicht gefunden
guest = Gast
guest-name = Gast { $number }
my-name = Dein Name
save = Speichern

# Ein neuer Tisch
who-sits = Wer sitzt wo
seat-number = Platz { $seat }
seat-me = Ich
seat-open = Offen
seat-invited = Auf Einladung
seat-bot = { $level }-Bot
seat-open-more = für alle, wer zuerst kommt.
seat-invited-more = nur für den, der den eigenen Link dieses Platzes hat; er steht dann am Tisch.
who-joins = Wer mitspielen und zuschauen kann
how-you-play = So spielt ihr
clock-by-itself = An solchen Tischen läuft eine Uhr: { $clock }. Du kannst sie weiter unten ändern.
start-by-itself = Das Spiel beginnt jetzt, sobald alle Plätze besetzt sind.
time-to-think = Bedenkzeit
clock = Uhr
clock-none = Keine
clock-live = Minuten für das Spiel
clock-days = Tage für jeden Zug
clock-none-more = Alle nehmen sich so viel Zeit, wie sie mögen.
clock-live-more = Für einen gemeinsamen Abend: Minuten für das ganze Spiel, dazu einige Sekunden für jeden Zug.
clock-days-more = Zum Spielen nebenher: Für jeden Zug haben alle so viele Tage.
clock-minutes = Minuten für das Spiel
clock-increment = Zusätzliche Sekunden je Zug
clock-days-each = Tage für jeden Zug
clock-is-none = ohne Uhr
clock-is-live = { $minutes } Min. + { $increment } s je Zug
clock-is-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}
late = Wenn die Zeit abläuft
late-bot = { $level }-Bot spielt weiter
late-resign = Der Platz gilt als aufgegeben
late-bot-more = Wer zurückkommt, kann wieder übernehmen.
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
sit-here = Hier Platz nehmen
rise = Platz verlassen
remove = Entfernen
remove-sure = { $name } verliert den Platz und kann bei diesem Spiel nur noch zuschauen.
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
table-closed = Dieser Tisch wurde geschlossen.
away = nicht da

# Am Tisch
reconnecting = Verbindung wird wiederhergestellt…
span-clock = { $time }
span-hours = { $hours } Std. { $minutes } Min.
span-days = { $days } T { $hours } Std.
bot-plays = { $level }-Bot spielt
program = Programm
offers-draw = bietet Unentschieden an
bot-for-you = Ein Bot spielt für dich ({ $level }).
take-back = Selbst weiterspielen
you-offer-draw = Du bietest ein Unentschieden an.
withdraw = Zurücknehmen
draw-offered = { $name } bietet ein Unentschieden an.
agree = Einverstanden
decline = Ablehnen
gone-wait = { $name } ist nicht mehr da. In { $time } könnt ihr entscheiden, wie es weitergeht.
gone-now = { $name } ist nicht mehr da. Wie soll es weitergehen?
claim-bot = Ein Bot übernimmt
claim-resign = Als aufgegeben werten
claim-resign-sure = Für { $name } ist das Spiel dann vorbei. Das lässt sich nicht zurücknehmen.
vote-slow = { $name } hat schon lange nicht gezogen.
vote-more = { $count ->
    [one] Wenn du willst, spielt ein Bot für { $name }, bis { $name } wieder übernimmt. { $name } wird vorher gewarnt.
   *[other] Sind alle anderen einverstanden, spielt ein Bot für { $name }, bis { $name } wieder übernimmt. { $name } wird vorher gewarnt.
}
vote-bot = Für einen Bot stimmen
vote-cast = { $count ->
    [0] Alle haben für einen Bot gestimmt.
    [one] Du hast für einen Bot gestimmt; 1 Stimme fehlt noch.
   *[other] Du hast für einen Bot gestimmt; { $count } Stimmen fehlen noch.
}
vote-time = { $name } kann noch { $time } lang ziehen.
vote-you = { $count ->
    [one] { $name } hat dafür gestimmt, dass ein Bot für dich spielt. Zieh innerhalb von { $time }.
   *[other] { $name } haben dafür gestimmt, dass ein Bot für dich spielt. Zieh innerhalb von { $time }.
}
table-menu = Tisch
watchers = { $count ->
    [0] niemand schaut zu
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
offer-draw = Unentschieden anbieten
draw-sure = Sind alle einverstanden, endet das Spiel unentschieden.
stand-in = Einen Bot für mich spielen lassen
stand-in-sure = Ein Bot spielt auf deinem Platz, bis du ihn wieder übernimmst.
no = Nein
sound-on = Ton: an
sound-off = Ton: aus
allow-notices = Benachrichtigen, wenn ich am Zug bin
rematch = Revanche
next-turn = An einem anderen Tisch am Zug: { $game }
to-rematch = Zum nächsten Spiel

# Chat
chat = Chat
chat-players = Chat am Tisch
chat-watchers = Chat der Zuschauer
chat-to = An
chat-say = Nachricht schreiben
chat-earlier = Frühere Nachrichten
send = Senden
deleted-player = Gelöschtes Konto
said-deleted = (gelöscht)
told-sat = { $name } nimmt Platz
told-rose = { $name } verlässt den Platz
told-removed = { $name } wurde vom Platz entfernt
told-voted = { $name } stimmt dafür, dass ein Bot für { $other } spielt
told-resigned = { $name } gibt auf
told-resigned-late = Die Zeit von { $name } ist abgelaufen; der Platz gilt als aufgegeben
told-resigned-claim = { $name } ist nicht mehr da; der Platz gilt als aufgegeben
told-draw-offered = { $name } bietet ein Unentschieden an
told-draw-declined = { $name } lehnt das Unentschieden ab
told-stood-in = Für { $name } spielt ein Bot
told-stood-in-late = Die Zeit von { $name } ist abgelaufen; ein Bot spielt weiter
told-stood-in-claim = { $name } ist nicht mehr da; ein Bot spielt weiter
told-stood-in-vote = { $name } hat nicht gezogen, und die anderen haben abgestimmt; ein Bot spielt weiter
told-took-back = { $name } ist wieder da
told-rematch = Das nächste Spiel ist eröffnet
