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
settings-notices-about = Lass dich benachrichtigen, wenn du am Zug und gerade nicht hier bist.
settings-push = Auf diesem Gerät benachrichtigen
settings-push-refused = Dieser Browser lässt hier keine Benachrichtigungen zu.
settings-this-push = eines meiner Geräte
settings-mail = Per Mail an
settings-mail-confirm = Eine Mail ist unterwegs: Bestätige die Adresse mit dem Link darin.
settings-unconfirmed = noch nicht bestätigt
settings-try = Ausprobieren
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
settings-link-code = Gib dort diesen Code ein:
settings-code = Code von einem anderen Gerät
settings-use-code = Dieses Gerät verbinden
settings-token = Programme
settings-token-about = Mit einem Token kann ein Programm für dich spielen. Ein neues ersetzt das alte; es wird nur einmal angezeigt.
settings-token-make = Token erzeugen
settings-data = Meine Daten
settings-export = Meine Daten herunterladen
settings-sign-out = Auf allen Geräten abmelden
settings-forget-about = Ein Bot übernimmt deine laufenden Partien, aus allen anderen verschwindet dein Name. Das lässt sich nicht rückgängig machen.
settings-forget-name = Schreib zur Sicherheit deinen Namen: { $name }
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
settings-passkeys-about = Mit einem Passkey kommst du ohne Passwort als derselbe Spieler wieder, auf diesem Gerät oder einem anderen.
settings-passkey-name = Name für den neuen Passkey
settings-passkey-add = Passkey hinzufügen
settings-passkey-sign-in = Mit Passkey anmelden
settings-passkey-new = seit { $day }
settings-passkey-used = zuletzt benutzt: { $day }
settings-passkey-browser = Dieser Browser bietet hier keine Passkeys an. Nötig sind ein aktueller Browser und eine Seite mit https.
settings-passkey-refused = Das Gerät hat nicht geantwortet. Nichts hat sich geändert.
settings-passkey-known = Dieses Gerät hat schon einen Passkey für dich.
settings-passkey-away = Die Passkeys gehören zu einer anderen Adresse dieses Servers. Öffne die Seite dort.

## Weitere Wege
settings-webhook = Ein eigenes Programm unter
settings-webhook-about = Der Server schickt deine Benachrichtigungen dorthin, als signiertes JSON über https.
settings-webhook-secret = Geheimnis zum Prüfen der Signatur. Es wird nur jetzt gezeigt:
settings-way-webhook = Programm
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
settings-hear = Wieder anzeigen
settings-unblock = Blockierung aufheben
settings-token-drop = Token widerrufen
settings-token-dropped = Kein Programm kann mehr für dich spielen.
settings-host = Für den Betreiber dieses Servers
settings-host-secret = Das Admin-Token des Servers
settings-host-show = Meldungen zeigen
settings-host-about = Es steht in den Einstellungen des Servers (LONGSHORE_ADMIN_TOKEN) und wird hier nicht gespeichert.
settings-host-reports = Gemeldete Nachrichten
settings-host-said = Geschrieben von { $name }, gemeldet von { $by } am { $day }.
settings-host-table = Zum Tisch
settings-host-close = Alles in Ordnung
settings-host-remove = Text entfernen
settings-host-none = Es liegt nichts vor.

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
settings-sound-roll = Trommelwirbel
settings-remarks = Tipps in der ersten Partie
settings-remarks-about = Höchstens fünf, jeder nur einmal.
settings-remarks-again = Nochmals zeigen
settings-remarks-reset = Die Tipps werden wieder gezeigt.
settings-banter = Bots sagen ab und zu etwas
settings-banter-about = Ein paar Worte in einer Sprechblase, nur zum Spaß.
