### Instellingen.

settings-title = Instellingen
settings-here = In deze browser
settings-theme = Thema
settings-theme-light = licht
settings-theme-dark = donker
settings-pace = Animaties
settings-pace-normal = normaal
settings-pace-fast = snel
settings-pace-still = uit
settings-patterns = Sterkere patronen op containers
settings-sound = Geluiden
settings-notices = Meldingen
settings-notices-about = Krijg een melding als je aan de beurt bent en niet kijkt.
settings-push = Meldingen op dit apparaat
settings-push-refused = Deze browser staat hier geen meldingen toe.
settings-this-push = een apparaat van mij
settings-mail = Per e-mail naar
settings-mail-confirm = Er is een e-mail onderweg: open de link erin om het adres te bevestigen.
settings-unconfirmed = nog niet bevestigd
settings-try = Proberen
settings-tried = Verstuurd.
settings-remove = Verwijderen
settings-way-push = apparaat
settings-way-mail = e-mail
settings-kind-turn = Ik ben aan de beurt
settings-kind-bid = Ik moet bieden
settings-kind-start = Een partij begint
settings-kind-end = Een partij is afgelopen
settings-devices = Andere apparaten
settings-devices-about = Met een eenmalige code speel je op een ander apparaat verder als dezelfde speler.
settings-link = Code maken
settings-link-code = Voer daar deze code in:
settings-code = Code van een ander apparaat
settings-use-code = Dit apparaat koppelen
settings-token = Programma’s
settings-token-about = Met een token kan een programma voor je spelen. Een nieuw token vervangt het oude; het wordt één keer getoond.
settings-token-make = Token maken
settings-data = Mijn gegevens
settings-export = Alles over mij downloaden
settings-sign-out = Op alle apparaten afmelden
settings-forget-about = Je kunt je gegevens verwijderen: een bot neemt je lopende partijen over en uit alle andere verdwijnt je naam.
settings-forget-name = Typ voor de zekerheid je naam: { $name }
settings-forget = Mijn gegevens verwijderen

## Voordat iets wordt verstuurd
settings-confirm = Bevestigingen
settings-confirm-always = Voor een veiling, een tweede lening en alles wat niet ongedaan kan worden gemaakt, vragen we altijd om bevestiging. Vraag ook voor:
settings-confirm-turn = het einde van mijn beurt
settings-confirm-buy = elke aankoop
settings-confirm-loan = elke lening
settings-confirm-bid = elk bod
settings-confirm-accept = het accepteren of afslaan van biedingen

## Passkeys
settings-passkeys = Passkeys
settings-passkeys-about = Met een passkey kom je zonder wachtwoord terug als dezelfde speler, op dit apparaat of een ander.
settings-passkey-name = Naam van de nieuwe passkey
settings-passkey-add = Passkey toevoegen
settings-passkey-sign-in = Aanmelden met een passkey
settings-passkey-new = sinds { $day }
settings-passkey-used = laatst gebruikt op { $day }
settings-passkey-browser = Deze browser biedt hier geen passkeys: daarvoor is een bijgewerkte browser nodig en een pagina die via https kwam.
settings-passkey-refused = Het apparaat gaf geen antwoord. Er is niets veranderd.
settings-passkey-known = Dit apparaat heeft al een passkey voor jou.
settings-passkey-away = De passkeys horen bij een ander adres van deze server. Open de pagina daar.

## Andere wegen
settings-webhook = Een eigen programma, op
settings-webhook-about = De server stuurt je meldingen daarheen als ondertekende JSON, via https.
settings-webhook-secret = Geheim om de handtekening te controleren. Het wordt alleen nu getoond:
settings-way-webhook = programma
settings-failing = niet bereikbaar

## Wanneer niemand mij mag opjagen
settings-schedule = Stille uren en vakantie
settings-schedule-about = Aan tafels met dagen per beslissing staat je klok dan stil.
settings-quiet = Elke dag stille uren
settings-from = van
settings-until = tot
settings-zone = Tijdzone
settings-holiday = Vakantie { $number }
settings-holiday-add = Vakantie toevoegen

## Wie ik niet hoor
settings-silenced = Gedempte en geblokkeerde spelers
settings-silenced-none = Niemand. In de chat van een tafel kun je iemand dempen of blokkeren.
settings-silenced-mute = gedempt
settings-silenced-block = geblokkeerd
settings-hear = Niet meer dempen
settings-unblock = Deblokkeren
settings-token-drop = Token intrekken
settings-token-dropped = Geen enkel programma kan nog voor je spelen.
settings-host = Voor de beheerder van deze server
settings-host-secret = Het beheertoken van de server
settings-host-show = Klachten tonen
settings-host-about = Het staat in de instellingen van de server (LONGSHORE_ADMIN_TOKEN) en wordt hier niet bewaard.
settings-host-reports = Berichten met klachten
settings-host-said = Geschreven door { $name }; { $by } klaagde erover op { $day }.
settings-host-table = Naar de tafel
settings-host-close = Klacht afwijzen
settings-host-remove = Tekst verwijderen
settings-host-none = Er wacht niets.

## De groepen, en wat elke regel doet
settings-group-look = Weergave
settings-group-move = Animaties en geluid
settings-group-help = Hulp
settings-group-account = Account
settings-language-about = Ook voor berichten van deze server.
settings-theme-about = Zoals je apparaat, tot je zelf kiest.
settings-patterns-about = Kleuren ook aan het patroon herkennen.
settings-pace-about = Hoe je de beurten van anderen ziet.
settings-sound-about = Wat er gebeurt, en een bel als jij aan de beurt bent.
settings-volume = Volume
settings-volume-about = Hier kun je elk geluid beluisteren.
settings-sound-container = Container
settings-sound-crane = Kraan
settings-sound-coin = Munten
settings-sound-paper = Papier
settings-sound-horn = Scheepshoorn
settings-sound-gavel = Hamer
settings-sound-bell = Bel
settings-sound-roll = Tromgeroffel
settings-remarks = Tips in je eerste partij
settings-remarks-about = Hoogstens vijf, elk maar één keer.
settings-remarks-again = Opnieuw tonen
settings-remarks-reset = De tips worden opnieuw getoond.
settings-banter = Bots zeggen af en toe iets
settings-banter-about = Een paar woorden in een tekstballon, gewoon voor de lol.
