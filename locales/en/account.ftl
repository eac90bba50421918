# Me and my devices
my-devices = Me and my devices
entering = One moment…
was-before = Before, this browser was { $name }.
switch-back = Switch back

# Somebody else is signed in
guest-here = You are playing as a guest here
guest-here-more = { $name } has { $games ->
    [one] 1 game
   *[other] { $games } games
} in this browser.
account-here = Somebody is signed in here
account-here-more = This browser is signed in as { $name }.
bring-along = Bring these games along
bring-along-more = They become yours on every device. You can undo this for 30 days.
switch-over = Switch
switch-over-more = { $name } keeps these games, and you can switch back any time.
cancel-switch = Cancel

# Login
login-heading = Login
login-more = With a login you keep your games on every device. You don’t need one to play.
login = Login name
password = Password (8 characters or more)
keep-games = Keep my games under a new login
login-known = I have an account
login-new = I’m new here
login-offer = No login yet? Make a new one
log-in = Log in
log-out = Log out
logged-in = Logged in as { $login }.
forgot = Forgot your password?
forgot-more = Use one of your recovery codes. This server sends no e-mail. Every device is signed out, and your passkeys are removed.
recovery-code = Recovery code
new-password = New password (8 characters or more)
recover = Set the new password
change-password = Change password
set-password = Set a password
change-password-more = Every other device, link and token is signed out. Your passkeys stay.
old-password = Current password
password-changed = Password changed. Every other device is signed out.
codes = Recovery codes
codes-more = A code lets you set a new password if you forget yours. This server sends no e-mail, so keep your codes somewhere safe.
codes-left = { $count ->
    [0] You have no recovery codes.
    [one] 1 code left.
   *[other] { $count } codes left.
}
make-codes = Make new codes
make-codes-more = Earlier codes stop working.
codes-shown = Write these down now: they are not shown again. Each works once.

# Passkeys
passkeys = Passkeys
passkey = Passkey
passkey-more = With a passkey you log in by fingerprint, face or PIN. Your phone, computer or password manager keeps it, and you need no password.
passkey-new = For a new login, enter a login name above.
log-in-passkey = Log in with a passkey
keep-passkey = Keep my games with a passkey
passkey-add = Add a passkey
passkey-added = Passkey added.
passkey-made = added { $date }
passkey-remove = Remove
passkey-remove-named = Remove { $name }
passkey-remove-sure = You can no longer log in with this passkey. Delete it on your device as well.
passkey-removed = Passkey removed.
passkey-confirm = You will be asked for one of your passkeys first.
passkey-none = No passkey was used. Try again, or use another way.
passkey-here = This device already has a passkey for your login.
passkey-unusable = Passkeys don’t work here: they need a current browser, and https with the server’s name in the address.

# Devices
second-device = A second device
second-device-more = Open this link on another device within seven days, and you are signed in there too. It works once. Keep it to yourself.
make-link = Make a link
signed-in = Where you are signed in
access-session = Browser
access-link = Link nobody has opened yet
access-token = Token of a program
access-this = this browser
access-used = last used { $date }
access-made = made { $date }
access-until = until { $date }
access-label = Name
access-rename = Rename
access-end = Sign out
access-end-named = Sign out { $name }
access-rename-named = Rename { $name }
access-end-others = Sign out everywhere else
access-end-others-sure = Every other browser, link and token stops working.
brought-heading = Games brought along
brought = From { $name }, on { $date }
brought-undo = Undo
brought-undo-sure = { $name } gets these games back, and this browser is { $name } again. You can switch back any time.

# Programs
tokens = Tokens for programs
tokens-more = A program with a token acts as you. A token can’t sign anyone in or change your account.
token-label = What the program is called
token-play = May open tables and play
token-talk = May write messages
make-token = Make a token
token-shown = Copy it now: it is not shown again.

# My data
my-data = My data
export-data = Download my data
export-data-more = A file with your name, your devices, and what you did and said at every table, also where you only watched.
delete-me = Delete me
delete-me-more = Your login, name, devices and messages are deleted and your current games resigned. Finished games stay, with “Deleted player” in your place.
delete-me-sure = This can’t be undone.
delete-confirm = Password, to confirm
