### Wat een server weigert, en wat er mis is met een bestand. $most is een grens.

error-bad-json = Dit is geen JSON.
error-bad-value = ‘{ $where }’ is niet te gebruiken.
error-bad-record = Deze partij kan niet worden geopend.
error-decision-needed = Zeg op welke beslissing dit een antwoord is.
error-which-seat = Je hebt hier meer plaatsen: zeg welke.
error-which-table = Je volgt meerdere tafels, of geen: zeg welke.
error-known-already = Je hebt al gezegd wie je bent.
error-not-admin = Alleen de beheerder van de server kan dit.
error-no-talker = Alleen wie aan de tafel zit, kan de chat lezen en erin schrijven.
error-blocked = Je kunt niet aan deze tafel gaan zitten.
error-no-such-message = Dit bericht bestaat niet.
error-no-such-report = Deze klacht bestaat niet.
error-not-silenced = Je hebt deze speler niet gedempt en niet geblokkeerd.
error-bad-text = { $most ->
    [one] Een tekst heeft hier hoogstens { $most } afdrukbaar teken en is niet leeg.
   *[other] Een tekst heeft hier hoogstens { $most } afdrukbare tekens en is niet leeg.
}
error-your-own = Dit kun je niet met jezelf doen.
error-too-many-sockets = Er zijn te veel verbindingen open: sluit er eerst een.
error-too-many-watches = { $most ->
    [one] Over één verbinding kun je hoogstens { $most } tafel volgen.
   *[other] Over één verbinding kun je hoogstens { $most } tafels volgen.
}
error-too-many-notes = { $most ->
    [one] Je kunt over hoogstens { $most } tafel notities bewaren.
   *[other] Je kunt over hoogstens { $most } tafels notities bewaren.
}
error-too-many-silenced = { $most ->
    [one] Je kunt hoogstens { $most } speler dempen of blokkeren.
   *[other] Je kunt hoogstens { $most } spelers dempen of blokkeren.
}
error-too-much-chat = Je schrijft te snel: wacht even.
error-no-credential = Meld je eerst aan.
error-wrong-credential = Je aanmelding is niet meer geldig. Meld je opnieuw aan.
error-wrong-origin = Dit komt van de pagina van een andere site en wordt daarom niet gedaan.
error-not-your-seat = Dit is niet jouw plaats.
error-not-host = Alleen de organisator van de tafel kan dit.
error-needs-invitation = Deze tafel is privé: je hebt de uitnodiging nodig.
error-still-hidden = Dit kun je niet zien, in elk geval nog niet.
error-tracker-off = De organisator heeft de geldteller uitgezet.
error-not-found = Hier is niets.
error-no-such-table = Deze tafel bestaat niet.
error-wrong-method = Dat kan niet met dit adres.
error-not-started = De partij is nog niet begonnen.
error-started-already = De partij is al begonnen.
error-not-running = De partij is afgelopen.
error-not-finished = De partij is nog bezig.
error-table-full = Alle plaatsen zijn bezet.
error-seat-taken = Deze plaats is bezet.
error-not-at-table = Daar zit niemand.
error-seated-already = Je hebt al een plaats aan deze tafel.
error-nobody-plays = Er moet minstens één mens meespelen.
error-commit-needed = ‘{ $step }’ vraagt iets aan een andere speler en sluit dus je concept: stuur het met ‘commit’.
error-turn-complete = Je beurt is klaar: bevestig hem of maak iets ongedaan.
error-turn-too-long = { $most ->
    [one] Een beurt heeft hoogstens { $most } stap: nu geen leningen meer.
   *[other] Een beurt heeft hoogstens { $most } stappen: nu geen leningen meer.
}
error-nothing-to-undo = Er is niets ongedaan te maken.
error-nothing-to-redo = Er is niets om opnieuw te doen.
error-nothing-to-commit = Er is niets te bevestigen.
error-no-draft = Je bent nu niet aan de beurt.
error-no-end-offered = Niemand heeft voorgesteld de partij te beëindigen.
error-too-late-to-cancel = Een partij kan alleen in de eerste ronde worden afgebroken.
error-rules-unknown = Deze partij volgt regels nummer { $rules }, die deze server niet kent.
error-link-expired = Deze code is gebruikt of te oud.
error-body-too-large = { $most ->
    [one] Dit is te groot: hoogstens { $most } byte.
   *[other] Dit is te groot: hoogstens { $most } bytes.
}
error-not-json = Stuur JSON, met het inhoudstype ‘application/json’.
error-unknown-bot = Op deze server is geen bot ‘{ $bot }’.
error-first-is-drawn = Wie begint, wordt in deze partij geloot.
error-bad-name = Een naam heeft 1 tot { $most } afdrukbare tekens en geen ‘#’.
error-rated-seating = In een partij voor de ranglijst worden de plaatsen geloot.
error-rated-people = In een partij voor de ranglijst heeft niemand twee plaatsen.
error-too-many-requests = Te veel tegelijk: wacht even.
error-too-many-tables = { $most ->
    [one] Je kunt hoogstens { $most } tafel tegelijk leiden.
   *[other] Je kunt hoogstens { $most } tafels tegelijk leiden.
}
error-too-many-players = Van jouw adres komen te veel nieuwe spelers: probeer het later nog eens.
error-internal = Hier is iets misgegaan; er is niets veranderd.
error-storage = De server kan op dit moment niets opslaan; er is niets veranderd. Probeer het straks nog eens.
error-closing = De server sluit af; probeer het zo nog eens.
error-rated-hint = In een partij voor de ranglijst zijn er geen hints.
error-no-clock = Deze tafel heeft geen klok.
error-paused-already = De klokken staan al stil.
error-not-paused = De klokken lopen.
error-no-pause-offered = Niemand heeft voorgesteld de klokken stil te zetten of te laten lopen.
error-rated-gift = In een partij voor de ranglijst geef je geen plaats weg.
error-rated-bot = In een partij voor de ranglijst mag alleen ‘{ $bot }’ je vervangen.
error-no-hint = De bot kon niet op tijd antwoorden: probeer het opnieuw.
error-too-quiet = Stille uren duren hoogstens { $most } uur per dag.
error-too-many-holidays = { $most ->
    [one] Een jaar heeft hoogstens { $most } vakantiedag.
   *[other] Een jaar heeft hoogstens { $most } vakantiedagen.
}
error-not-confirmed = Typ je naam precies zoals hij is om je gegevens te verwijderen.
error-bad-address = Dit is geen e-mailadres.
error-bad-subscription = Naar deze browser kan niets worden gestuurd.
error-bad-webhook = Naar deze URL wordt niets gestuurd: { $why ->
    [https] hij moet beginnen met https:// en de naam van een server
    [private] dit adres is niet openbaar
    [missing] deze server is niet gevonden
   *[form] dit is geen URL
}.
error-no-such-contact = Zo’n contact heb je niet.
error-needs-https = Hiervoor is een verbinding met https nodig, en die heeft deze server niet.
error-needs-name = Hiervoor is een server met een naam nodig, en deze heeft alleen een nummer.
error-no-mail-server = Deze server verstuurt geen e-mail.
error-no-public-url = Deze server kent zijn eigen adres niet en verstuurt daarom geen e-mail.
error-not-confirmed-yet = Dit adres is nog niet bevestigd.
error-mail-refused = De eigenaar van dit adres wil geen e-mail van hier.
error-mail-asked = Dit adres is net gevraagd: kijk in de mailbox, of probeer het morgen opnieuw.
error-too-many-contacts = { $most ->
    [one] Je kunt hoogstens { $most } contact hebben.
   *[other] Je kunt hoogstens { $most } contacten hebben.
}
error-no-such-passkey = Zo’n passkey is er hier niet.
error-bad-passkey = Deze passkey is niet geldig.
error-too-many-passkeys = { $most ->
    [one] Je kunt hoogstens { $most } passkey hebben.
   *[other] Je kunt hoogstens { $most } passkeys hebben.
}
error-bad-holidays = Een vakantie eindigt voordat hij begint.
error-bad-timezone = Deze tijdzone bestaat niet.

## Saved games and files
error-record-line = Regel { $line } is niet te lezen.
# $why is a sentence: a refusal
error-record-step = Stap { $step } mag niet: { $why }
# $name is who may see it
error-record-partial = dit is maar een deel van een partij ({ $name }): er is geen score
error-standard-input = standaardinvoer
# The end of a sentence
error-file = { $why ->
    [exists] dit bestand bestaat al
    [missing] dit bestand of deze map bestaat niet
    [forbidden] de toegang is geweigerd
    [full] de schijf is vol
    [special] dit is geen gewoon bestand
    [name] dit is geen bestandsnaam
   *[other] het besturingssysteem weigert
}
