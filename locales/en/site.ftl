# The page on a host of plain files, where there is no server
site-welcome = Free, in your browser: against bots at once, or with friends on one screen.
site-online = You need a server to play online
site-online-more = This site can’t connect players over the network. You can run a Cloverleaf server yourself with a single command.
site-server = How to run one
site-book = Documentation
site-lab = What the lab found
site-no-table = This game is kept on a Cloverleaf server. Open its link on that server.
site-privacy = Nothing you do here is sent anywhere. As with any website, whoever hosts these files can see which of them your browser fetches.
