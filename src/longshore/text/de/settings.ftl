### Einstellungen.

settings-title = Einstellungen
settings-here = Auf diesem Gerät
settings-theme = Design
settings-theme-light = hell
settings-theme-dark = dunkel
settings-pace = Animationen
settings-pace-normal = normal
settings-pace-fast = schnell
settings-pace-still = aus
settings-patterns = Kräftigere Muster auf den Containern
settings-sound = Ton
settings-notices = Benachrichtigungen
settings-notices-about = Lass dich benachrichtigen, wenn du gebraucht wirst und die Seite gerade nicht offen ist.
settings-push = Auf diesem Gerät benachrichtigen
settings-push-refused = Dieser Browser blockiert Benachrichtigungen von dieser Seite. Erlaube sie in den Einstellungen des Browsers.
settings-this-push = eines meiner Geräte
settings-mail = Mailadresse
settings-mail-confirm = Eine Mail ist unterwegs. Öffne den Link darin, um deine Adresse zu bestätigen.
settings-unconfirmed = noch nicht bestätigt
settings-try = Test senden
settings-tried = Gesendet.
settings-remove = Entfernen
settings-way-push = Gerät
settings-way-mail = Mail
settings-kind-turn = Ich bin am Zug
settings-kind-bid = Ich muss bieten
settings-kind-start = Eine Partie beginnt
settings-kind-end = Eine Partie ist zu Ende
settings-devices = Andere Geräte
settings-devices-about = Mit einem Einmalcode spielst du auf einem anderen Gerät als derselbe Spieler weiter.
settings-link = Code erzeugen
settings-link-code = Gib diesen Code auf dem anderen Gerät ein:
settings-code = Code von einem anderen Gerät
settings-use-code = Dieses Gerät verbinden
settings-token = Programme
settings-token-about = Mit einem Zugangstoken kann ein Programm für dich spielen. Ein neues Token macht das alte ungültig und wird nur einmal angezeigt.
settings-token-make = Token erzeugen
settings-data = Meine Daten
settings-export = Meine Daten herunterladen
settings-sign-out = Auf allen Geräten abmelden
settings-forget-about = Ein Bot übernimmt deine laufenden Partien, aus allen anderen verschwindet dein Name. Das lässt sich nicht rückgängig machen.
settings-forget-name = Gib zur Bestätigung deinen Namen ein: { $name }
settings-forget = Meine Daten löschen

## Bevor etwas gesendet wird
settings-confirm = Bestätigungen
settings-confirm-always = Vor einer Versteigerung, vor einem zweiten Kredit und vor allem, was sich nicht rückgängig machen lässt, wirst du immer gefragt. Frag mich außerdem vor:
settings-confirm-turn = dem Ende meines Zuges
settings-confirm-buy = jedem Kauf
settings-confirm-loan = jedem Kredit
settings-confirm-bid = jedem Angebot
settings-confirm-accept = dem Akzeptieren oder Ablehnen der Angebote

## Passkeys
settings-passkeys = Passkeys
settings-passkeys-about = Mit einem Passkey meldest du dich ohne Passwort als derselbe Spieler an, auf diesem Gerät oder einem anderen.
settings-passkey-name = Name des neuen Passkeys
settings-passkey-add = Passkey hinzufügen
settings-passkey-sign-in = Mit Passkey anmelden
settings-passkey-new = hinzugefügt: { $day }
settings-passkey-used = zuletzt benutzt: { $day }
settings-passkey-browser = Dieser Browser kann hier keine Passkeys verwenden. Du brauchst einen aktuellen Browser und eine https-Verbindung.
settings-passkey-refused = Dein Gerät hat nicht geantwortet. Es hat sich nichts geändert.
settings-passkey-known = Dieses Gerät hat schon einen Passkey für dich.
settings-passkey-away = Unter dieser Adresse funktionieren Passkeys nicht. Öffne die Seite unter der Hauptadresse des Servers.

## Weitere Wege
settings-webhook = Webhook-URL
settings-webhook-about = Deine Benachrichtigungen werden als signiertes JSON über https dorthin gesendet.
settings-webhook-secret = Geheimer Schlüssel zum Prüfen der Signatur. Er wird nur einmal angezeigt:
settings-way-webhook = Webhook
settings-failing = nicht erreichbar

## Wann mich niemand drängen darf
settings-schedule = Ruhezeiten und Urlaub
settings-schedule-about = An Tischen mit Tagen je Entscheidung steht deine Uhr in diesen Zeiten still.
settings-quiet = Jeden Tag Ruhezeit
settings-from = von
settings-until = bis
settings-zone = Zeitzone
settings-holiday = Urlaub { $number }
settings-holiday-add = Urlaub hinzufügen

## Wen ich nicht höre
settings-silenced = Stummgeschaltet und blockiert
settings-silenced-none = Niemand. Im Chat eines Tisches kannst du jemanden stummschalten oder blockieren.
settings-silenced-mute = stummgeschaltet
settings-silenced-block = blockiert
settings-hear = Stummschaltung aufheben
settings-unblock = Blockierung aufheben
settings-token-drop = Token widerrufen
settings-token-dropped = Kein Programm kann mehr für dich spielen.
settings-host = Für den Betreiber dieses Servers
settings-host-secret = Admin-Token
settings-host-show = Meldungen zeigen
settings-host-about = Es steht in den Einstellungen des Servers (LONGSHORE_ADMIN_TOKEN) und wird hier nicht gespeichert.
settings-host-reports = Gemeldete Nachrichten
settings-host-said = Geschrieben von { $name }, gemeldet von { $by } am { $day }.
settings-host-table = Zum Tisch
settings-host-close = Meldung verwerfen
settings-host-remove = Nachricht entfernen
settings-host-none = Keine offenen Meldungen.

## Gruppen, und was jede Zeile bewirkt
settings-group-look = Darstellung
settings-group-move = Animationen und Ton
settings-group-help = Hilfe
settings-group-account = Konto
settings-language-about = Auch für Mails und Benachrichtigungen.
settings-theme-about = Wie dein Gerät, bis du selbst wählst.
settings-patterns-about = Hilft, die Farben zu unterscheiden.
settings-pace-about = Wie schnell die Züge der anderen gezeigt werden.
settings-sound-about = Züge, und eine Glocke, wenn du dran bist.
settings-volume = Lautstärke
settings-volume-about = Hier kannst du jeden Ton anhören.
settings-sound-container = Container
settings-sound-crane = Kran
settings-sound-coin = Münzen
settings-sound-paper = Papier
settings-sound-horn = Schiffshorn
settings-sound-gavel = Hammer
settings-sound-bell = Glocke
settings-sound-roll = Trommel
settings-remarks = Tipps in der ersten Partie
settings-remarks-about = Höchstens fünf, jeder nur einmal.
settings-remarks-again = Noch einmal zeigen
settings-remarks-reset = Die Tipps werden wieder gezeigt.
settings-banter = Bots sagen ab und zu etwas
settings-banter-about = Ein paar Worte in einer Sprechblase, nur zum Spaß.
