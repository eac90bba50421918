# What a notice says that reaches somebody who has no page open.
notice-title = Your turn: { $game }
notice-text = { $count ->
    [0] The game is waiting for your move.
    [one] { $names } is waiting for your move.
   *[other] { $names } are waiting for your move.
}
notice-trial = Notices work
notice-trial-text = From now on you will hear when it is your turn.
notice-question = Notices from Cloverleaf?
notice-question-text =
    Somebody wants notices from { $site } to be sent to this address, when it is their turn in a game. If that is you, open this link. If not, do nothing: there will be no notices.
notice-off = Turn these notices off

# What the server says about them.
server-notice-address = This is not an address a notice can be sent to. Check it for typing errors.
server-notice-https = The address has to begin with https://.
server-notice-private = This address is inside a private network. Notices can only go to public addresses, unless whoever runs this server allows it.
server-bad-push = This browser did not give a key for notices. Reload the page and try again.
server-no-mail = This server sends no e-mail. Choose another way.
server-bad-mail = This is not an e-mail address. Check it for typing errors.
server-no-language = There are no notices in this language. Choose another one.
server-too-many-channels = You have { $most } ways to be told already. Remove one first.
server-no-channel = This way to be told is no longer there. Reload the page.
server-channel-gone = Nobody is there any more, so this way was removed. Add it again.
server-channel-failed = The test notice did not arrive. Check the address and try again.
server-bad-hours = Quiet hours are times of day. Enter them again.
server-off-done = These notices are off already, or the link is not complete.

# The page about them.
notices-heading = Tell me when it is my turn
notices-more = Also when this page is closed: once for each decision, and never while you are looking at the table.
notices-list = Where you are told
notices-push = Browser
notices-webhook = Webhook
notices-mail = E-mail
notices-failing = The last notice did not arrive.
notices-test = Send a test notice
notices-test-of = Send a test notice to { $label }
notices-tested = Sent. It should be there in a moment.
notices-remove = Remove
notices-remove-of = Remove { $label }
notices-add-push = Tell me in this browser
notices-push-here = This browser tells you.
notices-push-denied = This browser does not allow notices from this site. Allow them in the settings of the browser, then reload the page. Or use a webhook.
notices-push-insecure = Browsers only show notices of sites with https. Open this site by https, or use a webhook.
notices-push-install = On an iPhone or iPad, add this page to the home screen first (Share, then Add to Home Screen). Or use a webhook.
notices-push-unable = This browser cannot show notices while the page is closed. Use another browser or a webhook.
notices-push-failed = The browser did not set up notices. Check whether you are online, and try again.
notices-add-webhook = Add a webhook
notices-webhook-more = The address of a Discord webhook (Channel settings, Integrations, Webhooks), or of a program of yours that takes JSON.
notices-add-mail = Add an e-mail address
notices-mail-asked = An e-mail is on its way there. Open the link in it, and notices will follow.
notices-waiting = Not confirmed yet: open the link in the e-mail.
notices-add = Add
notices-quiet = Quiet hours
notices-quiet-more = A notice that falls into them comes at their end, if it is still your turn.
notices-quiet-on = Do not disturb me
notices-quiet-from = From
notices-quiet-to = To
notices-save = Save
notices-saved = Saved.
notices-device-name = { $browser } on { $system }
notices-table-on = Notices for this table: on
notices-table-off = Notices for this table: off
notices-set-up = Tell me when it is my turn

# The page that a notice leads to, to turn it off.
off-heading = Turn notices off
off-channel = You are told here: { $label }
off-table = No more about this table
off-all = No more notices here at all
off-done-table = Done. You will hear nothing more about this table.
off-done-all = Done. You will get no more notices here.
off-again = You can turn them on again under “{ my-devices }”.

# The page that the question leads to, whether an address wants notices.
on-heading = Notices by e-mail
on-more = Shall this address get an e-mail whenever it is your turn?
on-yes = Yes, send me notices
on-done = Done. You will get an e-mail when it is your turn.
