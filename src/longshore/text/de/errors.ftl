### Was ein Server ablehnt, und was an einer Datei nicht stimmt. $most ist eine Grenze.

error-bad-json = Das ist kein gültiges JSON.
error-bad-value = Der Wert von „{ $where }“ ist ungültig.
error-bad-record = Das ist keine gültige Partiedatei.
error-decision-needed = Gib an, welche Entscheidung das beantwortet.
error-which-seat = Du hast an diesem Tisch mehrere Plätze. Gib an, welchen du meinst.
error-which-table = Du verfolgst mehrere Tische oder keinen. Gib an, welchen du meinst.
error-known-already = Du bist schon angemeldet.
error-not-admin = Das kann nur der Admin dieses Servers.
error-no-talker = Nur wer am Tisch sitzt, kann den Chat benutzen.
error-blocked = An diesen Tisch kannst du dich nicht setzen.
error-banned = Du bist auf diesem Server gesperrt.
error-banned-until = Du bist bis { $date } auf diesem Server gesperrt.
error-which-ban = Gib entweder einen Spieler oder eine IP-Adresse an.
error-no-such-player = Kein Spieler hat diese ID oder diesen Namen.
error-several-players = Mehrere Spieler heißen „{ $name }“. Gib die ID an.
error-no-such-ban = Diese Sperre gibt es nicht.
error-no-such-client = Dieser Client kommt im Protokoll der letzten Tage nicht vor.
error-not-hidden = Dieser Tisch ist nicht ausgeblendet.
error-not-listed = Dieser Tisch ist privat. Ausblenden lassen sich nur öffentliche Tische.
error-bad-network = Das ist weder eine IP-Adresse noch ein Netz, das sich sperren lässt.
error-no-such-message = Diese Nachricht gibt es nicht.
error-no-such-report = Diese Meldung gibt es nicht.
error-not-silenced = Diesen Spieler hast du weder stummgeschaltet noch blockiert.
error-bad-text = { $most ->
    [one] Gib einen Text ein, höchstens { $most } druckbares Zeichen.
   *[other] Gib einen Text ein, höchstens { $most } druckbare Zeichen.
}
error-your-own = Das geht nur bei anderen Spielern.
error-too-many-sockets = Du hast zu viele Verbindungen offen. Schließe zuerst eine.
error-too-many-watches = { $most ->
    [one] Über eine Verbindung kannst du höchstens { $most } Tisch verfolgen.
   *[other] Über eine Verbindung kannst du höchstens { $most } Tische verfolgen.
}
error-too-many-notes = { $most ->
    [one] Du kannst zu höchstens { $most } Tisch Notizen führen.
   *[other] Du kannst zu höchstens { $most } Tischen Notizen führen.
}
error-too-many-silenced = Du kannst höchstens { $most } Spieler stummschalten oder blockieren.
error-too-much-chat = Du schreibst zu schnell. Bitte warte einen Augenblick.
error-no-credential = Bitte melde dich zuerst an.
error-wrong-credential = Deine Anmeldung ist ungültig oder abgelaufen. Bitte melde dich neu an.
error-wrong-origin = Diese Anfrage kam von einer anderen Website und wurde ignoriert.
error-wrong-host = Dieser Server kennt den Hostnamen in dieser Adresse nicht. Wenn er stimmt, kann der Admin ihn mit --public-url festlegen.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-needs-invitation = Dieser Tisch ist privat. Du brauchst einen Einladungslink.
error-still-hidden = Das kannst du nicht sehen, jedenfalls noch nicht.
error-tracker-off = Der Gastgeber hat den Geldzähler ausgeschaltet.
error-no-programs = Der Gastgeber lässt an diesem Tisch nur Menschen mitspielen.
error-not-found = Unter dieser Adresse gibt es nichts.
error-no-such-table = Diesen Tisch gibt es nicht. Bitte prüfe den Link.
error-wrong-method = Diese Adresse unterstützt diese Methode nicht.
error-not-started = Die Partie hat noch nicht begonnen.
error-started-already = Die Partie hat schon begonnen.
error-not-running = Die Partie ist zu Ende.
error-not-finished = Die Partie läuft noch.
error-table-full = Alle Plätze sind besetzt.
error-seat-taken = Dieser Platz ist besetzt.
error-not-at-table = Das geht nur bei Spielern, die an diesem Tisch sitzen.
error-seated-already = Du hast schon einen Platz an diesem Tisch.
error-nobody-plays = Mindestens ein Mensch muss mitspielen.
error-reused-id = Diese ID gehört schon zu einem anderen Befehl. Es wurde nichts geändert. Nimm für jeden Befehl eine neue ID.
error-commit-needed = „{ $step }“ verlangt eine Antwort von einem anderen Spieler und beendet deshalb deinen Entwurf. Sende den Schritt mit „commit“.
error-turn-complete = Dein Zug ist fertig. Bestätige ihn oder mache einen Schritt rückgängig.
error-turn-too-long = { $most ->
    [one] Ein Zug hat höchstens { $most } Schritt. In diesem Zug kannst du keinen Kredit mehr aufnehmen.
   *[other] Ein Zug hat höchstens { $most } Schritte. In diesem Zug kannst du keinen Kredit mehr aufnehmen.
}
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-nothing-to-commit = Es gibt nichts zu bestätigen.
error-no-draft = Deinen Zug kannst du gerade nicht ändern.
error-no-end-offered = Niemand hat vorgeschlagen, die Partie zu beenden.
error-too-late-to-cancel = Eine Partie kann nur in ihrer ersten Runde abgebrochen werden.
error-rules-unknown = Diese Partie nutzt die Regelversion { $rules }, die dieser Server nicht kennt.
error-link-expired = Dieser Code wurde schon benutzt oder ist abgelaufen. Erzeuge einen neuen.
error-body-too-large = { $most ->
    [one] Das ist zu groß. Die Grenze liegt bei { $most } Byte.
   *[other] Das ist zu groß. Die Grenze liegt bei { $most } Bytes.
}
error-not-json = Sende JSON mit dem Inhaltstyp „application/json“.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es auf diesem Server nicht.
error-first-is-drawn = In dieser Partie wird der Startspieler ausgelost.
error-bad-name = Ein Name braucht 1 bis { $most } druckbare Zeichen, ohne „#“.
error-rated-seating = In einer gewerteten Partie werden die Plätze ausgelost.
error-rated-people = In einer gewerteten Partie kann niemand zwei Plätze haben.
error-rated-program = Programme können keine gewertete Partie spielen.
error-too-many-requests = Zu viele Anfragen. Bitte warte einen Augenblick.
error-too-many-studies = Mehr importierte Partien kannst du nicht behalten. Lösche eine, bevor du eine weitere öffnest.
error-not-a-study = Nur importierte Partien können gelöscht werden.
error-too-many-tables = { $most ->
    [one] Du kannst höchstens { $most } eigenen Tisch gleichzeitig haben.
   *[other] Du kannst höchstens { $most } eigene Tische gleichzeitig haben.
}
error-too-many-listed = { $most ->
    [one] Du kannst höchstens { $most } Tisch gleichzeitig öffentlich anbieten. Mache diesen Tisch privat.
   *[other] Du kannst höchstens { $most } Tische gleichzeitig öffentlich anbieten. Mache diesen Tisch privat.
}
error-too-many-players = Aus deinem Netz sind zu viele neue Spieler gekommen. Versuche es später noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.
error-storage = Der Server kann gerade nichts speichern. Es wurde nichts geändert. Versuche es in Kürze noch einmal.
error-too-busy = Der Server hat gerade zu viel zu tun. Es wurde nichts geändert. Versuche es gleich noch einmal.
error-closing = Der Server wird heruntergefahren. Versuche es gleich noch einmal.
error-rated-hint = In einer gewerteten Partie gibt es keine Tipps.
error-no-clock = Dieser Tisch hat keine Uhr.
error-paused-already = Die Uhren stehen schon.
error-not-paused = Die Uhren laufen.
error-no-pause-offered = Niemand hat vorgeschlagen, die Uhren anzuhalten oder weiterlaufen zu lassen.
error-rated-gift = In einer gewerteten Partie lassen sich Plätze nicht abgeben.
error-rated-bot = In einer gewerteten Partie darf nur „{ $bot }“ für dich spielen.
error-no-hint = Der Bot hat nicht rechtzeitig geantwortet. Versuche es noch einmal.
error-too-quiet = { $most ->
    [one] Ruhezeiten dürfen höchstens { $most } Stunde am Tag dauern.
   *[other] Ruhezeiten dürfen höchstens { $most } Stunden am Tag dauern.
}
error-too-many-holidays = { $most ->
    [one] Du kannst höchstens { $most } Urlaubstag im Jahr eintragen.
   *[other] Du kannst höchstens { $most } Urlaubstage im Jahr eintragen.
}
error-not-confirmed = Um deine Daten zu löschen, gib deinen Namen genau so ein, wie er angezeigt wird.
error-bad-address = Das ist keine gültige Mailadresse.
error-bad-subscription = An diesen Browser lassen sich keine Benachrichtigungen senden.
error-bad-webhook = An diese URL lässt sich nichts senden: { $why ->
    [https] Sie muss mit https:// und einem Servernamen beginnen
    [private] Sie liegt nicht im öffentlichen Internet
    [missing] Ihr Server wurde nicht gefunden
   *[form] Sie ist ungültig
}.
error-no-such-contact = Diesen Kontakt gibt es nicht.
error-needs-https = Dafür ist eine https-Verbindung nötig, die dieser Server nicht bietet.
error-needs-name = Dafür braucht der Server einen Domainnamen. Eine IP-Adresse genügt nicht.
error-no-mail-server = Dieser Server verschickt keine Mails.
error-no-public-url = Dieser Server kennt seine eigene Adresse nicht und kann deshalb keine Mails verschicken.
error-not-confirmed-yet = Diese Adresse ist noch nicht bestätigt.
error-mail-refused = Wer diese Adresse nutzt, möchte keine Mails von diesem Server.
error-mail-asked = An diese Adresse ging gerade erst eine Bestätigungsmail. Sieh im Postfach nach, oder versuche es morgen wieder.
error-mail-busy = In der letzten Stunde wurden schon viele Bestätigungsmails verschickt. Versuche es später noch einmal.
error-too-many-contacts = { $most ->
    [one] Du kannst höchstens { $most } Kontakt haben.
   *[other] Du kannst höchstens { $most } Kontakte haben.
}
error-no-such-passkey = Diesen Passkey kennt der Server nicht.
error-bad-passkey = Dieser Passkey wurde nicht akzeptiert. Versuche es noch einmal, oder nimm einen anderen.
error-too-many-passkeys = { $most ->
    [one] Du kannst höchstens { $most } Passkey haben.
   *[other] Du kannst höchstens { $most } Passkeys haben.
}
error-bad-holidays = Ein Urlaub endet, bevor er beginnt. Bitte korrigiere den Zeitraum.
error-bad-timezone = Unbekannte Zeitzone.

## Saved games and files
error-record-line = Zeile { $line } ist nicht lesbar.
# $why is a sentence: a refusal
error-record-step = Schritt { $step } ist nicht erlaubt: { $why }
error-record-why = Zeile { $line }: { $why }
# $name says whose view it is: a terminal-seen
error-record-partial = Diese Partiedatei ist unvollständig ({ $name }), deshalb gibt es keine Endwertung
error-standard-input = Standardeingabe
# The end of a sentence
error-file = { $why ->
    [exists] Die Datei gibt es schon
    [missing] Die Datei oder der Ordner fehlt
    [forbidden] Der Zugriff ist nicht erlaubt
    [full] Der Datenträger ist voll
    [special] Das ist keine gewöhnliche Datei
    [name] Das ist kein gültiger Dateiname
   *[other] Das Betriebssystem lehnt ab
}
