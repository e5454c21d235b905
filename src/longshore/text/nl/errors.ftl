### Wat een server weigert, en wat er mis is met een bestand. $most is een grens.

error-bad-json = Dit is geen geldige JSON.
error-bad-value = De waarde van ‘{ $where }’ is niet geldig.
error-bad-record = Dit is geen geldig partijbestand.
error-decision-needed = Geef aan op welke beslissing dit een antwoord is.
error-which-seat = Je hebt meerdere plaatsen aan deze tafel. Geef aan welke je bedoelt.
error-which-table = Je volgt meerdere tafels, of geen. Geef aan welke je bedoelt.
error-known-already = Je bent al aangemeld.
error-not-admin = Alleen de beheerder van de server kan dit.
error-no-talker = Alleen spelers aan deze tafel kunnen de chat gebruiken.
error-blocked = Je kunt niet aan deze tafel meedoen.
error-banned = Je bent van deze server verbannen.
error-banned-until = Je bent tot { $date } van deze server verbannen.
error-which-ban = Noem een speler of een IP-adres.
error-no-such-player = Geen enkele speler heeft dit id of deze naam.
error-several-players = Meerdere spelers heten ‘{ $name }’. Gebruik een id.
error-no-such-ban = Deze verbanning bestaat niet.
error-no-such-client = Deze client komt niet voor in het logboek van de afgelopen dagen.
error-not-hidden = Deze tafel is niet verborgen.
error-not-listed = Deze tafel is privé. Alleen openbare tafels kun je verbergen.
error-bad-network = Dit is geen IP-adres of netwerk dat verbannen kan worden.
error-no-such-message = Dit bericht bestaat niet.
error-no-such-report = Deze klacht bestaat niet.
error-not-silenced = Je hebt deze speler niet gedempt of geblokkeerd.
error-bad-text = { $most ->
    [one] Vul een tekst in van hoogstens { $most } afdrukbaar teken.
   *[other] Vul een tekst in van hoogstens { $most } afdrukbare tekens.
}
error-your-own = Dit kan alleen bij andere spelers.
error-too-many-sockets = Je hebt te veel verbindingen open. Sluit er eerst een.
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
error-too-much-chat = Je schrijft te snel. Wacht even.
error-no-credential = Meld je eerst aan.
error-wrong-credential = Je aanmelding is ongeldig of verlopen. Meld je opnieuw aan.
error-wrong-origin = Dit verzoek kwam van een andere website en is daarom genegeerd.
error-wrong-host = Deze server herkent de hostnaam in dit adres niet. Klopt die wel, dan kan de beheerder hem opgeven met --public-url.
error-not-your-seat = Dit is niet jouw plaats.
error-not-host = Alleen de organisator van de tafel kan dit.
error-needs-invitation = Deze tafel is privé. Je hebt een uitnodigingslink nodig.
error-still-hidden = Dit kun je niet zien, in elk geval nog niet.
error-tracker-off = De organisator heeft de geldteller uitgezet.
error-no-programs = De organisator laat aan deze tafel alleen mensen toe.
error-not-found = Op dit adres is niets te vinden.
error-no-such-table = Deze tafel bestaat niet. Controleer de link.
error-wrong-method = Dit adres ondersteunt die methode niet.
error-not-started = De partij is nog niet begonnen.
error-started-already = De partij is al begonnen.
error-not-running = De partij is afgelopen.
error-not-finished = De partij is nog bezig.
error-table-full = Alle plaatsen zijn bezet.
error-seat-taken = Deze plaats is bezet.
error-not-at-table = Dit werkt alleen voor spelers met een plaats aan deze tafel.
error-seated-already = Je hebt al een plaats aan deze tafel.
error-nobody-plays = Er moet minstens één mens meespelen.
error-reused-id = Dit id is al voor een ander commando gebruikt. Er is niets veranderd. Kies voor elk commando een nieuw id.
error-commit-needed = Op ‘{ $step }’ moet een andere speler antwoorden, dus die stap sluit je concept af. Verstuur het met ‘commit’.
error-turn-complete = Je beurt is klaar. Bevestig hem of maak een stap ongedaan.
error-turn-too-long = { $most ->
    [one] Een beurt heeft hoogstens { $most } stap. Je kunt deze beurt geen leningen meer aangaan.
   *[other] Een beurt heeft hoogstens { $most } stappen. Je kunt deze beurt geen leningen meer aangaan.
}
error-nothing-to-undo = Er is niets om ongedaan te maken.
error-nothing-to-redo = Er is niets om opnieuw te doen.
error-nothing-to-commit = Er is niets te bevestigen.
error-no-draft = Je kunt je beurt nu niet wijzigen.
error-no-end-offered = Niemand heeft voorgesteld de partij te beëindigen.
error-too-late-to-cancel = Een partij kan alleen in de eerste ronde worden afgebroken.
error-rules-unknown = Deze partij volgt regelversie { $rules }, die deze server niet kent.
error-link-expired = Deze code is al gebruikt of verlopen. Maak een nieuwe.
error-body-too-large = { $most ->
    [one] Dit is te groot. De limiet is { $most } byte.
   *[other] Dit is te groot. De limiet is { $most } bytes.
}
error-not-json = Stuur JSON, met het inhoudstype ‘application/json’.
error-unknown-bot = Op deze server is geen bot ‘{ $bot }’.
error-first-is-drawn = De startspeler wordt in deze partij geloot.
error-bad-name = Een naam bestaat uit 1 tot { $most } afdrukbare tekens, zonder ‘#’.
error-rated-seating = In een partij voor de ranglijst worden de plaatsen geloot.
error-rated-people = In een partij voor de ranglijst mag niemand twee plaatsen hebben.
error-rated-program = Programma’s mogen niet meedoen aan een partij voor de ranglijst.
error-too-many-requests = Te veel verzoeken. Wacht even.
error-too-many-studies = Je hebt het maximale aantal geïmporteerde partijen bereikt. Verwijder er een voordat je een andere opent.
error-not-a-study = Alleen geïmporteerde partijen kunnen worden verwijderd.
error-too-many-tables = { $most ->
    [one] Je kunt hoogstens { $most } tafel tegelijk organiseren.
   *[other] Je kunt hoogstens { $most } tafels tegelijk organiseren.
}
error-too-many-listed = { $most ->
    [one] Je kunt hoogstens { $most } openbare tafel tegelijk hebben. Maak deze tafel privé.
   *[other] Je kunt hoogstens { $most } openbare tafels tegelijk hebben. Maak deze tafel privé.
}
error-too-many-players = Vanuit jouw netwerk zijn er te veel nieuwe spelers bijgekomen. Probeer het later nog eens.
error-internal = Er is iets misgegaan op de server. Er is niets veranderd.
error-storage = De server kan op dit moment niets opslaan. Er is niets veranderd. Probeer het straks nog eens.
error-too-busy = De server heeft het nu te druk. Er is niets veranderd. Probeer het zo nog eens.
error-closing = De server wordt afgesloten. Probeer het zo nog eens.
error-rated-hint = In een partij voor de ranglijst zijn er geen hints.
error-no-clock = Deze tafel heeft geen klok.
error-paused-already = De klokken staan al stil.
error-not-paused = De klokken lopen.
error-no-pause-offered = Niemand heeft voorgesteld de klokken stil te zetten of weer te laten lopen.
error-rated-gift = In een partij voor de ranglijst kun je geen plaats overdragen.
error-rated-bot = In een partij voor de ranglijst mag alleen ‘{ $bot }’ voor je spelen.
error-no-hint = De bot antwoordde niet op tijd. Probeer het opnieuw.
error-too-quiet = Stille uren duren hoogstens { $most } uur per dag.
error-too-many-holidays = { $most ->
    [one] Je kunt per jaar hoogstens { $most } vakantiedag hebben.
   *[other] Je kunt per jaar hoogstens { $most } vakantiedagen hebben.
}
error-not-confirmed = Om je gegevens te verwijderen, typ je je naam precies zoals hij er staat.
error-bad-address = Dit is geen geldig e-mailadres.
error-bad-subscription = Naar deze browser kunnen geen meldingen worden gestuurd.
error-bad-webhook = Naar deze URL kan niets worden gestuurd: { $why ->
    [https] hij moet beginnen met https:// en de naam van een server
    [private] hij is niet bereikbaar via het openbare internet
    [missing] de server is niet gevonden
   *[form] dit is geen geldige URL
}.
error-no-such-contact = Dit contact bestaat niet.
error-needs-https = Hiervoor is een https-verbinding nodig, en die biedt deze server niet.
error-needs-name = Hiervoor is een server met een domeinnaam nodig, niet alleen een IP-adres.
error-no-mail-server = Deze server verstuurt geen e-mail.
error-no-public-url = Deze server kent zijn eigen adres niet en kan daarom geen e-mail versturen.
error-not-confirmed-yet = Dit adres is nog niet bevestigd.
error-mail-refused = De eigenaar van dit adres wil geen e-mail van deze server.
error-mail-asked = Naar dit adres is net een e-mail ter bevestiging gestuurd. Kijk in de inbox of probeer het morgen opnieuw.
error-mail-busy = Er zijn het afgelopen uur veel bevestigingsmails verstuurd. Probeer het later opnieuw.
error-too-many-contacts = { $most ->
    [one] Je kunt hoogstens { $most } contact hebben.
   *[other] Je kunt hoogstens { $most } contacten hebben.
}
error-no-such-passkey = Deze server kent deze passkey niet.
error-bad-passkey = Deze passkey is niet geaccepteerd. Probeer het opnieuw of gebruik een andere.
error-too-many-passkeys = { $most ->
    [one] Je kunt hoogstens { $most } passkey hebben.
   *[other] Je kunt hoogstens { $most } passkeys hebben.
}
error-bad-holidays = Een van je vakanties eindigt voordat ze begint. Pas de data aan.
error-bad-timezone = Onbekende tijdzone.

## Saved games and files
error-record-line = Regel { $line } is niet te lezen.
# $why is a sentence: a refusal
error-record-step = Stap { $step } is niet toegestaan: { $why }
error-record-why = Regel { $line }: { $why }
# $name says whose view it is: a terminal-seen
error-record-partial = dit partijbestand is niet volledig ({ $name }), dus er is geen score
error-standard-input = standaardinvoer
# The end of a sentence
error-file = { $why ->
    [exists] dit bestand bestaat al
    [missing] dit bestand of deze map bestaat niet
    [forbidden] de toegang is geweigerd
    [full] de schijf is vol
    [special] dit is geen gewoon bestand
    [name] dit is geen geldige bestandsnaam
   *[other] het besturingssysteem weigert
}
