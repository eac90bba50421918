# What `cloverleaf doctor` says: what a check found, and what to do.
doctor-ok = ok
doctor-warning = warning
doctor-fault = fault
doctor-faults = { $count ->
    [one] 1 fault; see the checklist in docs/serving.md
   *[other] { $count } faults; see the checklist in docs/serving.md
}
doctor-bad-url = '{ $url }' is not the address of a server; write it like https://table.example or http://127.0.0.1:8080
doctor-ready = The server answers, and its database can be written.
doctor-not-ready = /ready answers { $status }: look at the server’s log; the disk may be full, or the database or the bus may be down.
doctor-silent = The server does not answer ({ $why }): check that it is running and that the address is right.
doctor-https = People reach it by https.
doctor-https-broken = https does not work: check the proxy and its certificate.
doctor-https-local = This checks plain http on this machine; run it again with --server and the address people use.
doctor-http = People reach it by http: put a proxy with a certificate before it, and start the server with --secure --trust-proxy.
doctor-no-mirror = Not known, because the server did not answer; put that right first.
doctor-proxied = A proxy passes requests on, and the server counts yours by { $address }.
doctor-direct = No proxy stands before it; the server counts you by { $address }.
doctor-proxy-not-trusted = A proxy passes requests on, but the server does not read for whom, so everyone counts as one address: start it with --trust-proxy.
doctor-proxy-silent = The server trusts a proxy, but requests come without X-Forwarded-For: let the proxy send it, or anyone can pretend to be any address.
doctor-proxy-missing-here = The server trusts a proxy, and this request came without one: make sure that nobody else can reach this port.
doctor-cookies = Cookies are sent by https alone.
doctor-cookies-open = Cookies can be sent by http and read on the way: start the server with --secure.
doctor-passkeys = Passkeys work, and belong to the name { $host }: if it changes, people need new ones.
doctor-passkeys-local = Passkeys were not checked; run it again with --server and the address people use.
doctor-passkeys-nameless = Passkeys do not work at this address: browsers want https and a name that stays.
doctor-clock = The server’s clock agrees with this machine’s.
doctor-clock-off = The server’s clock and this machine’s are { $seconds } s apart: set both by NTP, or players’ clocks jump.
doctor-metrics = The metrics are not public.
doctor-metrics-here = The metrics are served to this machine; check again with --server and the address people use.
doctor-metrics-open = Anyone can read /metrics: let the proxy not pass it on, or use --metrics-listen with an address inside your network.
doctor-no-database = Not checked: name the database with --database or --database-file.
doctor-database = The database can be opened and is of this version.
doctor-database-broken = The database cannot be used: { $why }
doctor-encryption = The connection to the database is encrypted and verified.
doctor-encryption-file = The database is a file.
doctor-encryption-here = The database is on this machine.
doctor-encryption-missing = The connection to the database is not verified: add ?sslmode=verify-full&sslrootcert=FILE to its address.
doctor-disk = { $free } MiB are free where the database is.
doctor-disk-full = Only { $free } MiB are free where the database is: make room before it is full, because then nothing can be stored.
doctor-disk-elsewhere = The database is a server of its own: watch its disk there.
doctor-disk-unknown = How much room is left could not be found out: look yourself.
doctor-backup = The latest backup is { $hours } h old.
doctor-backup-old = The latest backup is { $hours } h old: run cloverleaf backup every day, and see why it stopped.
doctor-backup-missing = There is no backup in '{ $path }': make one with cloverleaf backup.
doctor-no-backups = Not checked: name the folder of your backups with --backups.
doctor-secrets = Only its owner and their group can read the files with secrets.
doctor-secrets-open = Everybody on this machine can read '{ $file }': run chmod 600 on it.
doctor-secrets-shown = The address of the database was given openly: keep it in a file that only the server can read, and use --database-file.
