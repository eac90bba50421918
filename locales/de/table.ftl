# Der Tisch
board = Spielplan
players-heading = Am Tisch
to-act = am Zug
resigned = aufgegeben
your-turn = Du bist am Zug
game-over = Das Spiel ist zu Ende
thinking = { $name } denkt nach…
waiting-for = Warten auf { $name }
race = Wettrennen
race-first = { $name } ist schneller
race-bots = Bots vorlassen
undo = Zurück
restart-turn = Zug neu beginnen
hint = Tipp
asking = Der Taxifahrer überlegt…
no-hint = Der Taxifahrer weiß keinen Rat.
your-places = Deine Ziele
deliveries = Gefahrene Routen
actions-heading = { $count ->
    [one] 1 Aktion ist möglich
   *[other] { $count } Aktionen sind möglich
}
type-action = Aktion eintippen
do-it = Ausführen
all-actions = Liste der Aktionen
and-more = und { $count } weitere: zum Eingrenzen tippen
log = Was geschah
board-in-words = Der Plan in Buchstaben
choices = Was hier möglich ist
confirm = Ja, so
cancel = Nein
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Den ganzen Plan zeigen
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
hand-gridlock = Deine Plättchen und Aktionen
hand-congestion = Autos und Signale
hand-tango = Route und Schilder
hand-rightofway = Deine Plättchen

# Herumreichen
pass-to = Gib den Bildschirm an { $name }
pass-why = Was auf dem Tisch liegt, ist nur für { $name } bestimmt.
i-am = Ich bin { $name }

# Noch einmal gesehen
film = Film
film-step = Lieferung D{ $delivery }: Schritt { $step } von { $steps }
film-watch = Lieferung D{ $delivery } ansehen
film-play = Abspielen
film-pause = Anhalten
film-on = Nächstes Bild
film-back = Voriges Bild
film-skip = Überspringen
film-done = Fertig
recall = Zeigen, was geschah
show-points = Punkte jedes Plättchens

# Anders überlegt
more = Mehr
candidate-refused = abgelehnt
handed-in = Dein Tagesplan ist abgegeben.
resign = Aufgeben…
resign-sure = Dieses Spiel aufgeben? Das lässt sich nicht rückgängig machen.
resign-yes = Ja, aufgeben
resign-no = Nein, weiterspielen

# Was man am Tisch wissen will
done-of = { $done } von { $of }
prompt-place = Tippe auf ein leuchtendes Feld.
prompt-choose = Wähle, was du tun willst.
confirm-bar = Bestätigen oder abbrechen
turn-foot = Rückgängig, Tipp, Zugende
not-yet = Noch nicht
take-back-move = Zurücknehmen
hint-another = Anderer Tipp
step-done = erledigt
since = Seit deinem letzten Zug
menu = Menü
close = Schließen
settings = Einstellungen
keys = Tasten
key-arrows = ← ↑ ↓ →
key-arrows-does = Über das Brett gehen; oder den Namen eines Feldes tippen
key-enter = Enter
key-enter-does = Feld wählen, noch einmal: bestätigen
key-turn = R
key-turn-does = Plättchen drehen (Umschalt+R: andersherum)
key-tools = 1 … 9
key-tools-does = Plättchen oder Werkzeug nehmen
key-undo = Rücktaste
key-undo-does = Rückgängig
key-escape = Esc
key-escape-does = Abbrechen
key-help = ?
key-help-does = Diese Liste
board-by-keys = Brett. Mit den Pfeiltasten darüber gehen, mit Enter wählen.
turn-left = Nach links drehen
turn-right = Nach rechts drehen
sheet-higher = Mehr zeigen
sheet-lower = Weniger zeigen
your-side = Dein Zug und was geschah
set-up-lines = { $count ->
    [one] Aufbau: 1 Ziehung
   *[other] Aufbau: { $count } Ziehungen
}
gave-up = Du hast dieses Spiel aufgegeben.
gave-up-finish = Die Bots zu Ende spielen lassen
help-none = Keine Tipps, nichts zurückgenommen
help-some = Tipps: { $hints } · zurückgenommen: { $taken }
nothing-here = Hier geht mit dem, was du gewählt hast, nichts.
show-me = Zeigen
key-end = Ende
key-end-does = Zug beenden
key-rule = F1
key-rule-does = Die Regel zu dem lesen, worauf du zeigst
show-place = { $name } zeigen
minimap = Kleine Karte: Tippe, um dorthin zu sehen
try-moves = Züge ausprobieren
