# Was `cloverleaf doctor` sagt: was eine Prüfung ergab und was zu tun ist.
doctor-ok = gut
doctor-warning = Warnung
doctor-fault = Fehler
doctor-faults = { $count ->
    [one] 1 Fehler; siehe die Liste in docs/serving.md
   *[other] { $count } Fehler; siehe die Liste in docs/serving.md
}
doctor-bad-url = „{ $url }“ ist nicht die Adresse eines Servers; schreibe sie wie https://table.example oder http://127.0.0.1:8080
doctor-ready = Der Server antwortet, und in seine Datenbank lässt sich schreiben.
doctor-not-ready = /ready antwortet { $status }: Sieh ins Protokoll des Servers; vielleicht ist die Platte voll, oder die Datenbank oder der Bus läuft nicht.
doctor-silent = Der Server antwortet nicht ({ $why }): Prüfe, ob er läuft und ob die Adresse stimmt.
doctor-https = Er ist über https erreichbar.
doctor-https-broken = https funktioniert nicht: Prüfe den Proxy und sein Zertifikat.
doctor-https-local = Das prüft einfaches http auf diesem Rechner; prüfe noch einmal mit --server und der Adresse, die alle benutzen.
doctor-http = Er ist über http erreichbar: Stelle einen Proxy mit Zertifikat davor und starte den Server mit --secure --trust-proxy.
doctor-no-mirror = Nicht bekannt, weil der Server nicht geantwortet hat; bringe das zuerst in Ordnung.
doctor-proxied = Ein Proxy reicht Anfragen weiter, und der Server zählt deine unter { $address }.
doctor-direct = Davor steht kein Proxy; der Server zählt dich unter { $address }.
doctor-proxy-not-trusted = Ein Proxy reicht Anfragen weiter, aber der Server liest nicht, für wen; so zählen alle als eine Adresse: Starte ihn mit --trust-proxy.
doctor-proxy-silent = Der Server vertraut einem Proxy, aber Anfragen kommen ohne X-Forwarded-For an: Lass es den Proxy senden, sonst kann sich jeder als jede Adresse ausgeben.
doctor-proxy-missing-here = Der Server vertraut einem Proxy, und diese Anfrage kam ohne einen: Sorge dafür, dass sonst niemand diesen Port erreicht.
doctor-cookies = Cookies werden nur über https gesendet.
doctor-cookies-open = Cookies können über http gesendet und unterwegs gelesen werden: Starte den Server mit --secure.
doctor-passkeys = Passkeys gehen und gehören zum Namen { $host }: Ändert er sich, brauchen alle neue.
doctor-passkeys-local = Passkeys wurden nicht geprüft; rufe den Befehl noch einmal mit --server und der öffentlichen Adresse auf.
doctor-passkeys-nameless = Passkeys gehen unter dieser Adresse nicht: Browser verlangen https und einen Namen, der bleibt.
doctor-clock = Die Uhr des Servers stimmt mit der dieses Rechners überein.
doctor-clock-off = Die Uhren des Servers und dieses Rechners gehen { $seconds } s auseinander: Stelle beide mit NTP, sonst springen die Uhren am Tisch.
doctor-metrics = Die Messwerte sind nicht öffentlich.
doctor-metrics-here = Die Messwerte gibt es für diesen Rechner; prüfe noch einmal mit --server und der Adresse, die alle benutzen.
doctor-metrics-open = Alle können /metrics lesen: Lass den Proxy es nicht weiterreichen oder nimm --metrics-listen mit einer Adresse in deinem Netz.
doctor-no-database = Nicht geprüft: Nenne die Datenbank mit --database oder --database-file.
doctor-database = Die Datenbank lässt sich öffnen und hat diese Version.
doctor-database-broken = Die Datenbank ist nicht benutzbar: { $why }
doctor-encryption = Die Verbindung zur Datenbank ist verschlüsselt und geprüft.
doctor-encryption-file = Die Datenbank ist eine Datei.
doctor-encryption-here = Die Datenbank ist auf diesem Rechner.
doctor-encryption-missing = Die Verbindung zur Datenbank ist nicht geprüft: Hänge ?sslmode=verify-full&sslrootcert=DATEI an ihre Adresse.
doctor-disk = Wo die Datenbank liegt, sind { $free } MiB frei.
doctor-disk-full = Wo die Datenbank liegt, sind nur noch { $free } MiB frei: Schaffe Platz, bevor nichts mehr gespeichert werden kann.
doctor-disk-elsewhere = Die Datenbank ist ein eigener Server: Achte dort auf die Platte.
doctor-disk-unknown = Wie viel Platz noch ist, ließ sich nicht feststellen: Sieh selbst nach.
doctor-backup = Die letzte Sicherung ist { $hours } h alt.
doctor-backup-old = Die letzte Sicherung ist { $hours } h alt: Lass cloverleaf backup jeden Tag laufen und sieh nach, warum es aufgehört hat.
doctor-backup-missing = In „{ $path }“ ist keine Sicherung: Mache eine mit cloverleaf backup.
doctor-no-backups = Nicht geprüft: Nenne den Ordner deiner Sicherungen mit --backups.
doctor-secrets = Nur der Besitzer und seine Gruppe können die Dateien mit Geheimnissen lesen.
doctor-secrets-open = Alle auf diesem Rechner können „{ $file }“ lesen: Führe darauf chmod 600 aus.
doctor-secrets-shown = Die Adresse der Datenbank wurde offen angegeben: Hebe sie in einer Datei auf, die nur der Server lesen kann, und nimm --database-file.
