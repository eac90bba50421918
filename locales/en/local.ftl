# Games of this browser, wherever they are met
my-games = My games
go-on = Go on
continue-heading = Continue
continue-all = { $count ->
    [one] 1 game
   *[other] { $count } games
}
continue-game = Continue: { $name }
named-against = { $game } against { $names }
named-with = { $game } with { $names }
no-game-missing = This game isn’t here
no-game-missing-more = It may have been deleted, or it was played in another browser.
no-game-damaged = This game can’t be read any more
no-game-damaged-more = Its entry is damaged. Your other games are fine. Under My games you can save what is left of it, or delete it.
kept-elsewhere = You’re playing this game in another tab
kept-elsewhere-more = You can watch it here, or play on in this tab.
kept-take-over = Play here
kept-watching = Playing in another tab
kept-full = Your browser’s storage is full
kept-full-more = You can play on, but your last moves are lost when you close this page. Delete games you no longer need under My games, or save this one as a file.
kept-unavailable = Your browser isn’t saving games
kept-unavailable-more = That is usual in private windows. You can play on, but the game is lost when you close this page. To keep it, save it as a file.
kept-export = Save as a file
