# Before the game: who is here, who is still to come, and who starts
waiting-host = hat den Tisch eröffnet
waiting-ready = bereit
waiting-not-come = ist noch nicht da
waiting-looking = ist da, sitzt aber noch nicht
waiting-here = da
waiting-watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Leute schauen zu
}
starts-host = { $name } startet das Spiel.
starts-someone = Wer den Tisch eröffnet hat, startet das Spiel.
starts-waits-for = Es fehlt noch: { $names }.
starts-you = { $count ->
    [one] Bisher ist eine Person da. Starte, wenn alle da sind, die mitspielen sollen.
   *[other] { $count } sind da. Starte, wenn alle da sind, die mitspielen sollen.
}
starts-too-few = { $count ->
    [one] Es fehlt noch eine Person oder ein Bot.
   *[other] Es fehlen noch { $count } Leute oder Bots.
}
by-invitation = An diesem Tisch spielt man nur auf Einladung. Bitte { $name } um einen Link.
by-invitation-someone = An diesem Tisch spielt man nur auf Einladung. Bitte um einen Link.
invitation-spent = Diese Einladung ist schon verbraucht. Bitte { $name } um eine neue.
all-seats-taken = Alle Plätze sind besetzt. Sobald das Spiel beginnt, kannst du zuschauen.
ready-yes = Ich bin bereit
ready-no = Doch nicht bereit
take-your-seat = Platz nehmen

## Arranging the table
seat-kind = Wer spielt hier? Platz { $seat }
seat-kept = Reserviert für { $name }
seat-close = Platz schließen
seat-up = { $name } nach oben rücken
seat-add = Platz hinzufügen
free-seats = Freie Plätze
free-close = bleiben leer
free-bots = Bots: { $level }
preset-pick = Spielart
preset-own = Eigene Mischung
start-now = Spiel starten
invite-named = Einladung für { $name }
start-myself = Ich starte das Spiel
start-myself-more = Du bestimmst, wann es losgeht. Freie Plätze bleiben leer, oder Bots spielen dort.
start-full-more = Das Spiel beginnt, sobald alle Plätze besetzt sind.

## What happened
told-arranged = Die Plätze wurden geändert
told-arranged-options = Die Regeln wurden geändert
told-started = Das Spiel beginnt
told-renamed = { $before } heißt jetzt { $name }

## Playing again
rematch-open = Der Tisch für die nächste Partie steht. Alle haben ihren Platz.
rematch-join = Mitspielen
give-up = Aufgeben
give-up-sure = Du scheidest aus dem Spiel aus. Das lässt sich nicht rückgängig machen.
