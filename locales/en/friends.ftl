# What a link to a table shows in a messenger
preview-title = { $game }: come and play
preview-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
preview-full = All seats are taken; you can watch.
preview-running = The game is on; you can watch.
preview-over = This game is over; see how it went.
preview-invitation = A table by invitation.

# Links that others can open
reach-here-only = This link works on this computer only. For friends in your network, stop the server and start it again with --friends.
reach-network = This link works for everyone in your network. From elsewhere the server needs an address of its own.
qr-show = Show QR code
qr-label = QR code of the link to this table
