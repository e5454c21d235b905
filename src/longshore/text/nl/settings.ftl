### Instellingen.

settings-title = Instellingen
settings-here = Op dit apparaat
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
settings-notices-about = Krijg een melding als jij iets moet beslissen en de pagina niet open hebt.
settings-push = Meldingen op dit apparaat
settings-push-refused = Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van de browser.
settings-this-push = een apparaat van mij
settings-mail = E-mailadres
settings-mail-confirm = Er is een e-mail onderweg. Open de link erin om je adres te bevestigen.
settings-unconfirmed = nog niet bevestigd
settings-try = Test versturen
settings-tried = Verstuurd.
settings-remove = Verwijderen
settings-way-push = apparaat
settings-way-mail = e-mail
settings-kind-turn = Ik ben aan de beurt
settings-kind-bid = Mijn bod is nodig
settings-kind-start = Een partij begint
settings-kind-end = Een partij eindigt
settings-devices = Andere apparaten
settings-devices-about = Met een eenmalige code speel je op een ander apparaat verder als dezelfde speler.
settings-link = Code maken
settings-link-code = Voer deze code in op het andere apparaat:
settings-code = Code van een ander apparaat
settings-use-code = Dit apparaat koppelen
settings-token = Programma’s
settings-token-about = Met een token kan een programma voor je spelen. Een nieuw token trekt het oude in en wordt maar één keer getoond.
settings-token-make = Token maken
settings-data = Mijn gegevens
settings-export = Mijn gegevens downloaden
settings-sign-out = Op alle apparaten afmelden
settings-forget-about = Een bot neemt je lopende partijen over, en uit alle andere verdwijnt je naam. Dit kun je niet ongedaan maken.
settings-forget-name = Typ je naam om te bevestigen: { $name }
settings-forget = Mijn gegevens verwijderen

## Voordat iets wordt verstuurd
settings-confirm = Bevestigingen
settings-confirm-always = Voor een veiling, een tweede lening en andere stappen die niet ongedaan te maken zijn, moet je altijd bevestigen. Vraag ook bij:
settings-confirm-turn = het einde van mijn beurt
settings-confirm-buy = elke aankoop
settings-confirm-loan = elke lening
settings-confirm-bid = elk bod
settings-confirm-accept = het accepteren of afslaan van biedingen

## Passkeys
settings-passkeys = Passkeys
settings-passkeys-about = Met een passkey meld je je zonder wachtwoord aan als dezelfde speler, op dit apparaat of een ander.
settings-passkey-name = Naam van de nieuwe passkey
settings-passkey-add = Passkey toevoegen
settings-passkey-sign-in = Aanmelden met een passkey
settings-passkey-new = toegevoegd op { $day }
settings-passkey-used = laatst gebruikt op { $day }
settings-passkey-browser = Deze browser kan hier geen passkeys gebruiken. Je hebt een bijgewerkte browser en een https-verbinding nodig.
settings-passkey-refused = Je apparaat reageerde niet. Er is niets veranderd.
settings-passkey-known = Dit apparaat heeft al een passkey voor jou.
settings-passkey-away = Passkeys werken niet op dit adres. Open de pagina op het hoofdadres van de server.

## Andere wegen
settings-webhook = Webhook-URL
settings-webhook-about = Je meldingen worden daarheen gestuurd als ondertekende JSON, via https.
settings-webhook-secret = Geheim om de handtekening te controleren. Het wordt maar één keer getoond:
settings-way-webhook = webhook
settings-failing = niet bereikbaar

## Wanneer niemand mij mag opjagen
settings-schedule = Stille uren en vakantie
settings-schedule-about = In die tijd staat je klok stil aan tafels met een of meer dagen per beslissing.
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
settings-token-dropped = Programma’s kunnen niet meer voor je spelen.
settings-host = Voor de beheerder van deze server
settings-host-secret = Beheertoken
settings-host-show = Klachten tonen
settings-host-about = Het staat in de configuratie van de server (LONGSHORE_ADMIN_TOKEN) en wordt hier niet opgeslagen.
settings-host-reports = Berichten met klachten
settings-host-said = Geschreven door { $name }. Klacht van { $by } op { $day }.
settings-host-table = Tafel openen
settings-host-close = Klacht afwijzen
settings-host-remove = Bericht verwijderen
settings-host-none = Geen open klachten.

## De groepen, en wat elke regel doet
settings-group-look = Weergave
settings-group-move = Animaties en geluid
settings-group-help = Hulp
settings-group-account = Account
settings-language-about = Ook voor e-mails en meldingen.
settings-theme-about = Volgt je apparaat tot je zelf kiest.
settings-patterns-about = Helpt de kleuren uit elkaar te houden.
settings-pace-about = Hoe snel je de beurten van anderen ziet.
settings-sound-about = De stappen, en een bel als jij aan de beurt bent.
settings-volume = Volume
settings-volume-about = Speel een geluid af om het te testen.
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
settings-banter = Bots kletsen af en toe
settings-banter-about = Een paar woorden in een tekstballon, gewoon voor de lol.
