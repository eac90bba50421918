# What a server stores of people, why, and for how long. The list of columns is web/src/privacy/stored.json.
privacy-intro = Games against bots and at one screen stay in your browser. When you play online, the server you play on stores what this page lists, and nothing else. You need no e-mail address and no real name.
privacy-what = What
privacy-why = Why
privacy-long = How long
privacy-columns = Fields in the database

privacy-person = Your name
privacy-person-what = The name you choose, a random number the server knows you by, whether you are a guest, have a login or are a program, and since when; whose program somebody is, and which guest’s games you brought along.
privacy-person-why = The others at the table see your name, and your games are found again.
privacy-person-long = Until you delete your data, on the page of your account. Guests and programs are forgotten after a year without a visit, unless those who run the server chose another time.

privacy-browser = Your browsers and programs
privacy-browser-what = For every browser, personal link and program that acts for you: a hash of its secret key, its label, what it may do, when it was made, when it expires and when it was last used, to the hour.
privacy-browser-why = So that the server recognises you without a password, and you can take each key back.
privacy-browser-long = Browsers: 400 days after they were last given a key, or until you log out. Links: seven days, or until they are used. Programs’ tokens: until you take them back.

privacy-login = Your login, if you make one
privacy-login-what = The login name, and hashes of the password and of your recovery codes, from which they cannot be read. For every passkey: its label, its public key, when it was added and last used, and how often. The secret and your fingerprint or face stay on your device. While you log in or add a passkey: what your device is asked to sign.
privacy-login-why = So that you find your games on every device.
privacy-login-long = Until you delete your data; passkeys until you remove them. What your device is asked to sign: a few minutes.

privacy-games = Your games
privacy-games-what = Every table: the game and its options, who sat where under which name, every move and every chat message with its time, and the result; and at which tables you wrote in the chat, also as a spectator. Public tables and their spectators’ chat can be read by anyone; at other tables, by anyone with the link.
privacy-games-why = So that a game goes on after a break, on any device, and can be replayed and proven fair; and so that the file with your data has everything you wrote.
privacy-games-long = For good: a game belongs to everyone who played it. Once your data are deleted, it shows neither your name nor your messages, and at which tables you wrote is forgotten.

privacy-results = Results and ratings
privacy-results-what = For every game that was played to an end: which place you came in, whether a bot stood in for you, and whether the game was rated. For rated games: your rating by game and number of seats, how certain it is, and by how many games. Your results, ratings and latest public games are on your profile, and your ratings on the ladder, where everyone can see them. Games at private tables are listed to you alone, and count in the totals.
privacy-results-why = So that you find opponents who suit you, and see how you are doing.
privacy-results-long = Until you delete your data.

privacy-friends = Friends, if you have some
privacy-friends-what = Who your friends are and since when, hashes of the friend links you made, with their times, and which friend you asked to which table. Your friends see whether you are here now, which is not stored, and at which public table.
privacy-friends-why = So that you find each other again.
privacy-friends-long = Until one of you removes or blocks the other, or deletes their data. Friend links and invitations: seven days.

privacy-quiet = People you mute or block
privacy-quiet-what = Whom you muted or blocked, and since when. They are not told.
privacy-quiet-why = So that you do not hear them at any table, on any device, and people you block cannot join tables you open.
privacy-quiet-long = Until you hear them again.

privacy-notices = Notices, if you set them up
privacy-notices-what = Where you want to be told that it is your turn (what your browser’s push service or webhook is reached by, or your e-mail address), your quiet hours with how far your clock is from UTC, tables you do not want to hear of, and for which decisions you were told.
privacy-notices-why = So that you are told once when it is your turn, and not while you sleep. A notice goes to the push service of your browser’s maker, which cannot read it, to the webhook you named, or to your e-mail address if the server sends e-mail. It has the game and the names at the table, and no moves.
privacy-notices-long = Until you remove them, turn them off from a notice, or delete your data. For which decisions you were told: seven days.

privacy-plans = Plans
privacy-plans-what = What you plan at a table: moves you expect and your answers to them. Nobody else at the table can see a plan, or that there is one.
privacy-plans-why = So that the server can play your answers while you are away.
privacy-plans-long = Until you delete the plan or the game is over.

privacy-reports = Reports
privacy-reports-what = What you report: whom, why, your words, and the chat around it as you could read it. Those who run the server see who reported; the person reported does not.
privacy-reports-why = So that those who run the server can act on it.
privacy-reports-long = For good, so that repeated trouble is recognised.

privacy-order = Warnings and bans
privacy-order-what = Warnings, mutes and bans of people and of ranges of network addresses, with the reason and how long they last, and a log of what those who run the server did.
privacy-order-why = So that tables stay friendly, and decisions can be checked.
privacy-order-long = For good; a ban ends at the time that was set, or when it is lifted.

privacy-server = The server itself
privacy-server-what = When server processes started, ran and stopped, the version of the database, and the server’s own keys for notices. Nothing about people.
privacy-server-why = So that nobody’s clock runs while the server is down, and push services know who sends.
privacy-server-long = For good.

privacy-besides = Besides
privacy-cookie = Cookies hold your browser’s key (“cloverleaf”), the key of whoever this browser was before you switched (“cloverleaf-before”), and that this browser has logged in here before (“cloverleaf-device”). There are no others, and no trackers.
privacy-addresses = Your network address is used in memory to limit requests and connections. It is forgotten soon after your last request.
privacy-log = The server’s log has paths, times and results of requests: no names, keys or messages.
privacy-here = Settings, games against bots and lessons are in this browser’s own storage. Clearing it deletes them.
privacy-nobody = The page loads nothing from other servers, and nothing is passed on to anyone but the notices you set up. Whoever runs the server can read its database, and may keep backups of it.
