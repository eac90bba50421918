# Spiele in diesem Browser, wo immer man ihnen begegnet
my-games = Meine Spiele
go-on = Weiter
continue-heading = Weiterspielen
continue-all = { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
continue-game = Weiterspielen: { $name }
named-against = { $game } gegen { $names }
named-with = { $game } mit { $names }
no-game-missing = Dieses Spiel gibt es hier nicht
no-game-missing-more = Vielleicht wurde es gelöscht oder in einem anderen Browser gespielt.
no-game-damaged = Dieses Spiel lässt sich nicht mehr lesen
no-game-damaged-more = Sein Eintrag ist beschädigt. Deinen anderen Spielen fehlt nichts. Unter „Meine Spiele“ kannst du sichern, was davon übrig ist, oder es löschen.
kept-elsewhere = Du spielst dieses Spiel in einem anderen Tab
kept-elsewhere-more = Hier kannst du zusehen oder in diesem Tab weiterspielen.
kept-take-over = Hier weiterspielen
kept-watching = Läuft in einem anderen Tab
kept-full = Der Speicher deines Browsers ist voll
kept-full-more = Du kannst weiterspielen, aber deine letzten Züge gehen verloren, wenn du diese Seite schließt. Lösche unter „Meine Spiele“, was du nicht mehr brauchst, oder sichere dieses Spiel als Datei.
kept-unavailable = Dein Browser speichert keine Spiele
kept-unavailable-more = In privaten Fenstern ist das üblich. Du kannst weiterspielen, aber das Spiel geht verloren, wenn du diese Seite schließt. Um es zu behalten, sichere es als Datei.
kept-export = Als Datei sichern
