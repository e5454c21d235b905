### Was ein Server ablehnt, und was an einer Datei nicht stimmt. $most ist eine Grenze.

error-bad-json = Das ist kein JSON.
error-bad-value = „{ $where }“ ist nicht zu gebrauchen.
error-bad-record = Diese Partie lässt sich nicht öffnen.
error-decision-needed = Sag, welche Entscheidung das beantwortet.
error-which-seat = Du hast hier mehrere Plätze: Sag, welchen du meinst.
error-which-table = Du verfolgst mehrere Tische oder keinen: Sag, welchen du meinst.
error-known-already = Du bist schon angemeldet.
error-not-admin = Das kann nur, wer den Server betreibt.
error-no-talker = Nur wer am Tisch sitzt, liest und schreibt in seinem Chat.
error-blocked = An diesen Tisch kannst du dich nicht setzen.
error-no-such-message = Diese Nachricht gibt es nicht.
error-no-such-report = Diese Meldung gibt es nicht.
error-not-silenced = Diesen Spieler hast du weder stummgeschaltet noch blockiert.
error-bad-text = Ein Text hat hier höchstens { $most } druckbare Zeichen und ist nicht leer.
error-your-own = Das geht nicht mit dir selbst.
error-too-many-sockets = Zu viele Verbindungen sind offen: Schließ zuerst eine.
error-too-many-watches = { $most ->
    [one] Über eine Verbindung kannst du höchstens { $most } Tisch verfolgen.
   *[other] Über eine Verbindung kannst du höchstens { $most } Tische verfolgen.
}
error-too-many-notes = { $most ->
    [one] Du kannst zu höchstens { $most } Tisch Notizen führen.
   *[other] Du kannst zu höchstens { $most } Tischen Notizen führen.
}
error-too-many-silenced = Du kannst höchstens { $most } Spieler stummschalten oder blockieren.
error-too-much-chat = Du schreibst zu schnell: Warte einen Augenblick.
error-no-credential = Bitte melde dich zuerst an.
error-wrong-credential = Deine Anmeldung gilt nicht mehr. Bitte melde dich neu an.
error-wrong-origin = Das kommt von der Seite eines anderen Servers und wird deshalb nicht getan.
error-not-your-seat = Das ist nicht dein Platz.
error-not-host = Das kann nur der Gastgeber des Tisches.
error-needs-invitation = Dieser Tisch ist privat: Du brauchst seine Einladung.
error-still-hidden = Das kannst du nicht sehen, jedenfalls noch nicht.
error-tracker-off = Der Gastgeber hat den Geldzähler ausgeschaltet.
error-not-found = Hier ist nichts.
error-no-such-table = Diesen Tisch gibt es nicht.
error-wrong-method = Das geht mit dieser Adresse nicht.
error-not-started = Die Partie hat noch nicht begonnen.
error-started-already = Die Partie hat schon begonnen.
error-not-running = Die Partie ist zu Ende.
error-not-finished = Die Partie läuft noch.
error-table-full = Alle Plätze sind besetzt.
error-seat-taken = Dieser Platz ist besetzt.
error-not-at-table = Dort sitzt niemand.
error-seated-already = Du hast schon einen Platz an diesem Tisch.
error-nobody-plays = Wenigstens ein Mensch muss mitspielen.
error-commit-needed = „{ $step }“ fragt einen anderen Spieler und beendet deshalb deinen Entwurf: Schick es mit „commit“.
error-turn-complete = Dein Zug steht. Bestätige ihn oder mach etwas rückgängig.
error-turn-too-long = { $most ->
    [one] Ein Zug hat höchstens { $most } Schritt: jetzt keine Kredite mehr.
   *[other] Ein Zug hat höchstens { $most } Schritte: jetzt keine Kredite mehr.
}
error-nothing-to-undo = Es gibt nichts rückgängig zu machen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-nothing-to-commit = Es gibt nichts zu bestätigen.
error-no-draft = Du bist gerade nicht am Zug.
error-no-end-offered = Niemand hat vorgeschlagen, die Partie zu beenden.
error-too-late-to-cancel = Eine Partie kann nur in ihrer ersten Runde abgebrochen werden.
error-rules-unknown = Diese Partie folgt den Regeln Nummer { $rules }, die dieser Server nicht kennt.
error-link-expired = Dieser Code ist verbraucht oder zu alt.
error-body-too-large = { $most ->
    [one] Das ist zu groß: höchstens { $most } Byte.
   *[other] Das ist zu groß: höchstens { $most } Bytes.
}
error-not-json = Schick JSON, mit dem Inhaltstyp „application/json“.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es auf diesem Server nicht.
error-first-is-drawn = Wer beginnt, wird in dieser Partie ausgelost.
error-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen und kein „#“.
error-rated-seating = In einer gewerteten Partie werden die Plätze ausgelost.
error-rated-people = In einer gewerteten Partie hat niemand zwei Plätze.
error-too-many-requests = Zu viele Anfragen. Bitte warte einen Augenblick.
error-too-many-tables = { $most ->
    [one] Du kannst höchstens { $most } Tisch zugleich führen.
   *[other] Du kannst höchstens { $most } Tische zugleich führen.
}
error-too-many-players = Von deiner Adresse kommen zu viele neue Spieler: Versuch es später noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
error-storage = Der Server kann gerade nichts speichern; nichts wurde verändert. Versuch es bald noch einmal.
error-closing = Der Server wird beendet; versuch es gleich noch einmal.
error-rated-hint = In einer gewerteten Partie gibt es keine Tipps.
error-no-clock = Dieser Tisch hat keine Uhr.
error-paused-already = Die Uhren stehen schon.
error-not-paused = Die Uhren laufen.
error-no-pause-offered = Niemand hat vorgeschlagen, die Uhren anzuhalten oder weiterlaufen zu lassen.
error-rated-gift = In einer gewerteten Partie wird kein Platz abgegeben.
error-rated-bot = In einer gewerteten Partie darf dich nur „{ $bot }“ vertreten.
error-no-hint = Der Bot konnte nicht rechtzeitig antworten: Versuch es noch einmal.
error-too-quiet = { $most ->
    [one] Ruhezeiten dauern höchstens { $most } Stunde am Tag.
   *[other] Ruhezeiten dauern höchstens { $most } Stunden am Tag.
}
error-too-many-holidays = { $most ->
    [one] Ein Jahr hat höchstens { $most } Urlaubstag.
   *[other] Ein Jahr hat höchstens { $most } Urlaubstage.
}
error-not-confirmed = Um deine Daten zu löschen, schreib deinen Namen genau so, wie er dasteht.
error-bad-address = Das ist keine Mailadresse.
error-bad-subscription = An diesen Browser kann nichts gesendet werden.
error-bad-webhook = An diese URL wird nichts gesendet: { $why ->
    [https] Sie muss mit https:// und einem Servernamen beginnen
    [private] Diese Adresse ist nicht öffentlich
    [missing] Diesen Server gibt es nicht
   *[form] Das ist keine URL
}.
error-no-such-contact = Einen solchen Kontakt hast du nicht.
error-needs-https = Dafür ist eine Verbindung mit https nötig, und dieser Server hat keine.
error-needs-name = Dafür braucht der Server einen Namen, und dieser hat nur eine Nummer.
error-no-mail-server = Dieser Server verschickt keine Mails.
error-no-public-url = Dieser Server kennt seine eigene Adresse nicht und verschickt deshalb keine Mails.
error-not-confirmed-yet = Diese Adresse ist noch nicht bestätigt.
error-mail-refused = Wer diese Adresse besitzt, möchte keine Mails von hier.
error-mail-asked = Diese Adresse wurde gerade erst gefragt: Sieh in ihrem Postfach nach, oder versuch es morgen wieder.
error-too-many-contacts = { $most ->
    [one] Du kannst höchstens { $most } Kontakt haben.
   *[other] Du kannst höchstens { $most } Kontakte haben.
}
error-no-such-passkey = Einen solchen Passkey gibt es hier nicht.
error-bad-passkey = Dieser Passkey passt nicht.
error-too-many-passkeys = { $most ->
    [one] Du kannst höchstens { $most } Passkey haben.
   *[other] Du kannst höchstens { $most } Passkeys haben.
}
error-bad-holidays = Ein Urlaub endet, bevor er beginnt.
error-bad-timezone = Unbekannte Zeitzone.

## Saved games and files
error-record-line = Zeile { $line } ist nicht lesbar.
# $why is a sentence: a refusal
error-record-step = Schritt { $step } ist nicht erlaubt: { $why }
# $name is who may see it
error-record-partial = Das ist nur ein Teil einer Partie ({ $name }): Sie wird nicht gewertet
error-standard-input = Standardeingabe
# The end of a sentence
error-file = { $why ->
    [exists] Die Datei gibt es schon
    [missing] Die Datei oder der Ordner fehlt
    [forbidden] Der Zugriff ist nicht erlaubt
    [full] Der Datenträger ist voll
    [special] Das ist keine gewöhnliche Datei
    [name] Das ist kein Dateiname
   *[other] Das Betriebssystem lehnt ab
}
