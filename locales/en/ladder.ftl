# Rated games, profiles, the ladder and friends
rated = Rated
rated-more = Counts for the ladder. Needs a clock, the usual options and an account. Nobody can play for you: whoever resigns or runs out of time loses.
unrated-more = Does not count for the ladder.
rated-needs-account = Rated games need an account.
rated-get-account = Create an account or log in
is-rated = rated

ladder = Ladder
ladder-more = Only rated games count, for each game and number of players separately. Bots are on the same scale. Players are ranked by the rating they have at least: rating minus uncertainty.
ladder-game = Game
ladder-players = Players
ladder-place = Place
ladder-name = Player
ladder-rating = Rating
ladder-games = Games
ladder-of = Ladder: { $game }, { $players } players
ladder-empty = No rated game of { $game } with { $players } players has been finished yet.
ladder-open = Open a table
ladder-you = you
ladder-mine = You are in place { $place } of { $total }.
ladder-pages = Pages of the ladder
ladder-before = Previous
ladder-after = Next
ladder-bot = { $level } (bot)
rating = { $points } ± { $within }
rating-after = Your rating: { $rating }
rating-changed = Your rating: { $rating } ({ $change })
rating-later = This game counts for your rating; your profile will show the change.
provisional = provisional
provisional-more = Provisional: few rated games so far.

profile-of = Profile of { $name }
profile-mine = My profile
profile-since = Here since { $date }
profile-guest = Guest
profile-program = Program
profile-friend = Your friend
profile-none = No games finished yet.
profile-results = Results
profile-record = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
profile-players = { $count } players
profile-beaten = Strongest bot beaten
profile-recent = Latest games
profile-recent-none = No finished public games yet.
profile-rank = Place { $rank } of { $seats }
profile-against = against { $names }
profile-private = only you see this

friends = Friends
friends-none = You have no friends here yet. Send somebody your friend link.
friends-here = here now
friends-away = not here
friends-watch = Watch
friends-join = Join
friends-playing = at a table: { $game }
friends-remove = Remove
friends-remove-sure = Remove { $name } from your friends? You are removed from theirs, too.
friends-play = Play together
friends-link-heading = Your friend link
friends-link-more = Send it to a friend. When they accept, you will see each other here: who is online, and at which public table. The link works for seven days.
friends-link-make = Make a friend link
friends-qr = QR code of your friend link
friend-offer = { $name } would like to be your friend.
friend-offer-more = Friends see when the other is here and at which public table. Either of you can end it at any time.
friend-agree = Become friends
friend-no = No, thanks
friend-self = This is your own friend link. Send it to somebody else.
friend-already = You and { $name } are friends.

invitations = Invitations
invitation-by = { $name } invites you to { $game }.
invitation-go = Go to the table
invitation-no = No, thanks
invite-friends = Invite friends
invite-friend = Invite
invite-done = Invited
