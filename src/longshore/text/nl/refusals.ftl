### Waarom iets niet mag. $need is de grens, $have wat er is.

refusal-allowed = Dit mag.
refusal-game-over = De partij is afgelopen.
refusal-no-such-seat = Deze speler doet niet mee.
refusal-no-such-step = Deze stap bestaat niet.
refusal-not-your-turn = Het is niet jouw beurt.
refusal-not-asked = Je hebt op dit moment niets te beslissen.
refusal-wrong-step = Dit is geen antwoord op wat je nu gevraagd wordt.
refusal-no-actions-left = Je hebt beide acties gebruikt; je kunt alleen een lening terugbetalen of de beurt beëindigen.
refusal-loan-limit = { $need ->
    [one] Niemand mag meer dan { $need } lening hebben, en jij hebt er { $have }.
   *[other] Niemand mag meer dan { $need } leningen hebben, en jij hebt er { $have }.
}
refusal-loan-after-bid = Je bod staat vast: geen lening totdat de biedingen getoond zijn.
refusal-no-loan = Je hebt geen lening om terug te betalen.
refusal-repay-cash = Een lening terugbetalen kost ${ $need }, en je hebt ${ $have }.
refusal-no-warehouse-space = { $need ->
    [one] Er is plaats voor { $need } warenhuis, en je hebt er { $have }.
   *[other] Er is plaats voor { $need } warenhuizen, en je hebt er { $have }.
}
refusal-no-warehouse-left = Er is geen warenhuis meer in de Warenhuisvoorraad.
refusal-warehouse-cash = Een warenhuis kost hier ${ $need }, en je hebt ${ $have }.
refusal-no-machine-space = { $need ->
    [one] Er is plaats voor { $need } machine, en je hebt er { $have }.
   *[other] Er is plaats voor { $need } machines, en je hebt er { $have }.
}
refusal-machine-owned = Je hebt al een machine van deze kleur.
refusal-no-machine-left = Er is geen machine van deze kleur meer in de Machinevoorraad.
refusal-machine-cash = Een machine kost hier ${ $need }, en je hebt ${ $have }.
refusal-produced-already = Je hebt deze beurt al geproduceerd.
refusal-produce-cash = Produceren kost ${ $need }, en je hebt ${ $have }.
refusal-ends-after-call = Dit zou de partij beëindigen; dat mag niet in een beurt waarin je de broker hebt geroepen.
refusal-no-such-machine = Je hebt geen machine van deze kleur.
refusal-made-already = Deze machine heeft haar container al gemaakt.
refusal-colour-gone = Er is geen container van deze kleur meer in de Containervoorraad.
refusal-own-factory = Je kunt niet in je eigen Fabriekswinkel kopen.
refusal-same-seller = Je hebt deze beurt al bij deze speler gekocht.
refusal-not-in-store = Zo’n container ligt niet in die winkel.
refusal-restock-room = Je Havenwinkel heeft geen plaats meer: er past één container per warenhuis in.
refusal-restock-cash = Deze container kost ${ $need }, en je hebt ${ $have }.
refusal-not-liftable = Er ligt in je winkel geen container zoals deze die je nog kunt oppakken.
refusal-not-in-hand = Je hebt geen container van deze kleur in de hand.
refusal-factory-price = De hoogste prijs in een Fabriekswinkel is ${ $need }, niet ${ $have }.
refusal-harbour-price = De laagste prijs in een Havenwinkel is ${ $need }, niet ${ $have }.
refusal-hand-not-empty = { $have ->
    [one] Je hebt nog { $have } container in de hand: geef hem eerst een prijs.
   *[other] Je hebt nog { $have } containers in de hand: geef ze eerst een prijs.
}
refusal-sail-nowhere = Je schip is daar al.
refusal-sail-via-sea = Uit een haven moet een schip eerst naar de Open Zee varen.
refusal-own-harbour = Een schip vaart nooit de eigen haven binnen.
refusal-no-bank = In deze partij is er geen Investeringsbank.
refusal-empty-ship = In deze partij mag een schip zonder lading niet naar het Buitenlandse Eiland varen.
refusal-no-docked-purchase = In deze partij koopt een schip alleen bij aankomst.
refusal-not-docked = Je schip ligt niet in de haven van een andere speler.
refusal-ship-full = { $need ->
    [one] Op een schip past { $need } container, en het jouwe is vol.
   *[other] Op een schip passen { $need } containers, en het jouwe is vol.
}
refusal-load-cash = Deze container kost ${ $need }, en je hebt ${ $have }.
refusal-not-at-bank = Zo’n container ligt niet in je bankhaven.
refusal-bid-committed = Je bod staat vast en kan niet meer veranderen.
refusal-bid-cash = Je biedt ${ $need }, maar kunt maar ${ $have } bieden.
refusal-bid-too-large = Het hoogst mogelijke bod is ${ $need }.
refusal-no-zero-cards = { $need ->
    [one] Je wilt { $need } $0-bluffkaart gebruiken, maar hebt er { $have }.
   *[other] Je wilt { $need } $0-bluffkaarten gebruiken, maar hebt er { $have }.
}
refusal-tie-break-minimum = Bij het extra bod moet je minstens ${ $need } toevoegen, niet ${ $have }.
refusal-not-highest = Alleen het hoogste bod van ${ $need } kan geaccepteerd worden; deze speler bood ${ $have }.
refusal-decline-cash = Afslaan kost het hoogste bod van ${ $need }, en je hebt ${ $have }.
refusal-called-already = Je hebt deze beurt de broker al geroepen.
refusal-won-this-turn = Je hebt deze beurt een brokerveiling gewonnen en kunt de broker niet roepen.
refusal-call-after-end = Je hebt het einde van de partij veroorzaakt en kunt de broker niet meer roepen.
refusal-card-in-use = De Betaalkaart is in gebruik: er loopt al een brokerveiling.
refusal-card-unused = De Betaalkaart is niet in gebruik: er is geen bod om te overbieden.
refusal-empty-broker-space = Dit brokervak is leeg.
refusal-broker-bid-low = Het bod moet minstens ${ $need } zijn, niet ${ $have }.
refusal-broker-bid-cash = Het bod kost ${ $need }, en je hebt ${ $have }.
refusal-broker-containers = { $need ->
    [one] Voor het bod is minstens { $need } container uit je winkels nodig, en je hebt er { $have }.
   *[other] Voor het bod zijn minstens { $need } containers uit je winkels nodig, en je hebt er { $have }.
}
refusal-offer-low = { $need ->
    [one] Je moet minstens { $need } container bieden, en hebt er { $have } geboden.
   *[other] Je moet minstens { $need } containers bieden, en hebt er { $have } geboden.
}
refusal-not-sellable = Deze container kan niet verkocht worden: eerst de Fabriekswinkel, dan de Havenwinkel.
refusal-not-seizable = Dit kan nu niet in beslag genomen worden.
refusal-not-left-to-pay = Er is geen container van deze kleur meer te betalen.
refusal-players = Het spel is voor drie, vier of vijf spelers, niet voor { $value }.
refusal-edition = Er is geen editie ‘{ $value }’; er zijn 2007 en 2018.
refusal-unknown-option = Er is geen optie ‘{ $option }’.
refusal-option-value = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn. Mogelijk zijn: { $values }.
refusal-option-fixed = In de editie van { $edition } kan de optie ‘{ $option }’ niet in ‘{ $value }’ veranderen.
refusal-option-edition = De editie van { $edition } heeft de optie ‘{ $option }’ niet.
refusal-option-bank = De optie ‘{ $option }’ vraagt om de Investeringsbank.
refusal-unknown-rules = Dit zijn regels nummer { $value }; dit programma kent { $known }.
refusal-option-cancel-bid = De optie ‘{ $option }’ vraagt om de optie ‘Bluffkaart maakt bod ongeldig’.
refusal-bad-deal = { $part ->
    [first] De spelopzet noemt een startspeler die niet meedoet.
    [machines] De spelopzet moet elke speler een machine van een andere kleur geven.
    [cards] De spelopzet moet elke speler een andere Containerwaardekaart geven.
   *[brokers] De brokers van de spelopzet kunnen zo niet getrokken zijn.
}

## Niet uit de regels
refusal-bad-step = ‘{ $text }’ is geen stap.
refusal-bad-seat = ‘{ $text }’ is geen speler.
refusal-stale = Deze beslissing is voorbij; de tafel is veranderd.
