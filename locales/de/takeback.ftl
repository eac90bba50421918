# Einen Zug zurücknehmen, was ein Ersatz getan hat, und mit Verzögerung zuschauen
stands-drawn = seitdem wurde etwas ausgelost oder gezogen, und das kann niemand mehr vergessen; spiel weiter
stands-shown = seitdem wurde etwas Verdecktes aufgedeckt, und das kann niemand mehr vergessen; spiel weiter
stands-together = hier wählen alle gleichzeitig; ändere stattdessen deine eigene Wahl, solange andere noch wählen
stands-resigned = seitdem hat jemand aufgegeben; spiel weiter
stands-over = das Spiel ist zu Ende, und alles ist bekannt
server-undo-nothing = du hast keinen Zug gemacht, der sich zurücknehmen ließe
server-undo-pending = { $seat } möchte schon einen Zug zurücknehmen; beantworte das zuerst
server-undo-asked = du hast schon gefragt; warte auf die Antwort der anderen
server-undo-declined = das wurde abgelehnt; spiel weiter
server-undo-none = niemand möchte einen Zug zurücknehmen
server-undo-agreed = deine Zustimmung ist nicht nötig, oder du hast schon zugestimmt
server-undo-public = an einem öffentlichen Tisch werden Züge nur mit Zustimmung zurückgenommen; öffne den Tisch privat, oder lass die anderen entscheiden
server-delay = wer zuschaut, kann höchstens { $most } Züge zurückliegen
server-delay-talk = wer zuschaut, sieht dieses Spiel verzögert und kann schreiben, wenn es zu Ende ist
stored-not-taken-back = er nimmt einen Zug zurück, der sich nicht zurücknehmen lässt

undo-move = Letzten Zug zurücknehmen

undo-asked = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte den eigenen letzten Zug zurücknehmen und damit alles seither: { $count } Züge.
}
undo-you-asked = Du möchtest deinen letzten Zug zurücknehmen. Es fehlt noch: { $names }.
undo-agreed-wait = Du hast zugestimmt. Es fehlt noch: { $names }.
draw-was-declined = { $name } hat dein Unentschieden abgelehnt. Das Spiel geht weiter.
undo-was-declined = { $name } hat nicht zugestimmt: Dein Zug bleibt stehen.
told-undo-asked = { $name } möchte einen Zug zurücknehmen
told-undo-agreed = { $name } stimmt zu
told-undo-declined = { $name } lehnt ab
told-undone = { $name } nimmt einen Zug zurück

absent-bot = { $count ->
    [one] Während du weg warst, hat ein Bot für dich einen Zug gemacht:
   *[other] Während du weg warst, hat ein Bot für dich { $count } Züge gemacht:
}
absent-none = Während du weg warst, hat dich ein Bot vertreten. Er war nicht am Zug.
absent-close = Alles klar
absent-show = Zeig es mir

undo-who = Züge zurücknehmen
undo-who-agreed = Wenn die anderen zustimmen
undo-who-always = Ohne zu fragen
undo-who-more = Nur solange nichts Neues gezogen oder aufgedeckt wurde.
delay = Verzögerung für Zuschauer
delay-none = Keine
delay-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
delay-more = Wer zuschaut, sieht das Spiel um so viele Züge später. So kann niemand dem helfen, der am Zug ist.
delay-told = Du siehst dieses Spiel { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} später.
featured = Läuft gerade
featured-watch = Zuschauen
delay-talk = Wer zuschaut, sieht dieses Spiel verzögert und kann schreiben, wenn es zu Ende ist.
featured-watch-game = Dem Spiel von { $names } zuschauen
is-undo-always = Züge zurücknehmen ohne zu fragen
is-delayed = { $count ->
    [one] Zuschauer sind 1 Zug zurück
   *[other] Zuschauer sind { $count } Züge zurück
}
