### Waarom iets niet mag. $need is de grens, $have wat er is.

refusal-allowed = Dit mag.
refusal-game-over = De partij is afgelopen.
refusal-no-such-seat = Deze speler doet niet mee.
refusal-no-such-step = Deze stap bestaat niet.
refusal-not-your-turn = Het is niet jouw beurt.
refusal-not-asked = Je hebt op dit moment niets te beslissen.
refusal-wrong-step = Dit is geen antwoord op de huidige beslissing.
refusal-no-actions-left = Je hebt beide acties gebruikt. Je kunt alleen nog een lening terugbetalen of je beurt beëindigen.
refusal-loan-limit = { $need ->
    [one] Je mag hoogstens { $need } lening hebben. Je hebt er { $have }.
   *[other] Je mag hoogstens { $need } leningen hebben. Je hebt er { $have }.
}
refusal-loan-after-bid = Je bod is binnen. Je kunt pas weer een lening aangaan als de biedingen onthuld zijn.
refusal-no-loan = Je hebt geen lening om terug te betalen.
refusal-repay-cash = Een lening terugbetalen kost ${ $need }. Je hebt ${ $have }.
refusal-no-warehouse-space = { $need ->
    [one] Je mag hoogstens { $need } warenhuis hebben. Je hebt er { $have }.
   *[other] Je mag hoogstens { $need } warenhuizen hebben. Je hebt er { $have }.
}
refusal-no-warehouse-left = Er is geen warenhuis meer in de Warenhuisvoorraad.
refusal-warehouse-cash = Een warenhuis kost ${ $need }. Je hebt ${ $have }.
refusal-no-machine-space = { $need ->
    [one] Je mag hoogstens { $need } machine hebben. Je hebt er { $have }.
   *[other] Je mag hoogstens { $need } machines hebben. Je hebt er { $have }.
}
refusal-machine-owned = Je hebt al een machine van deze kleur.
refusal-no-machine-left = Er is geen machine van deze kleur meer in de Machinevoorraad.
refusal-machine-cash = Een machine kost ${ $need }. Je hebt ${ $have }.
refusal-produced-already = Je hebt deze beurt al geproduceerd.
refusal-produce-cash = Produceren kost ${ $need }. Je hebt ${ $have }.
refusal-ends-after-call = Dit zou de partij beëindigen, en dat mag niet in een beurt waarin je de broker hebt ingeschakeld.
refusal-no-such-machine = Je hebt geen machine van deze kleur.
refusal-made-already = Deze machine heeft al een container gemaakt.
refusal-colour-gone = Er is geen container van deze kleur meer in de Containervoorraad.
refusal-own-factory = Je kunt niet in je eigen Fabriekswinkel kopen.
refusal-same-seller = Je hebt deze beurt al bij deze speler gekocht.
refusal-not-in-store = Deze container ligt niet in die winkel.
refusal-restock-room = Je Havenwinkel is vol. Elk warenhuis biedt plaats aan één container.
refusal-restock-cash = Deze container kost ${ $need }. Je hebt ${ $have }.
refusal-not-liftable = Je kunt deze container niet uit je winkel oppakken.
refusal-not-in-hand = Je hebt geen container van deze kleur in je hand.
refusal-factory-price = De hoogste prijs in een Fabriekswinkel is ${ $need }. Je koos ${ $have }.
refusal-harbour-price = De laagste prijs in een Havenwinkel is ${ $need }. Je koos ${ $have }.
refusal-hand-not-empty = { $have ->
    [one] Geef eerst de container in je hand een prijs.
   *[other] Geef eerst de { $have } containers in je hand een prijs.
}
refusal-sail-nowhere = Je schip is daar al.
refusal-sail-via-sea = Uit een haven moet je schip eerst naar de Open Zee varen.
refusal-own-harbour = Je schip kan je eigen haven niet binnenvaren.
refusal-no-bank = In deze partij is er geen Investeringsbank.
refusal-empty-ship = In deze partij mag een leeg schip niet naar het Buitenlandse Eiland varen.
refusal-no-docked-purchase = In deze partij kan een schip alleen bij aankomst kopen.
refusal-not-docked = Je schip ligt niet in de haven van een andere speler.
refusal-ship-full = { $need ->
    [one] Je schip is vol. Er past { $need } container op.
   *[other] Je schip is vol. Er passen { $need } containers op.
}
refusal-load-cash = Deze container kost ${ $need }. Je hebt ${ $have }.
refusal-not-at-bank = Deze container ligt niet in je bankhaven.
refusal-bid-committed = Je bod is binnen en kan niet meer worden gewijzigd.
refusal-bid-cash = Je kunt geen ${ $need } bieden. Je kunt hoogstens ${ $have } bieden.
refusal-bid-too-large = Het hoogst mogelijke bod is ${ $need }.
refusal-no-zero-cards = { $need ->
    [one] Je wilt { $need } bluffkaart gebruiken, maar je hebt er { $have }.
   *[other] Je wilt { $need } bluffkaarten gebruiken, maar je hebt er { $have }.
}
refusal-tie-break-minimum = Bij een gelijk bod moet je er minstens ${ $need } bij doen. Je hebt er ${ $have } bij gedaan.
refusal-not-highest = Je kunt alleen het hoogste bod van ${ $need } accepteren. Deze speler bood ${ $have }.
refusal-decline-cash = Om alle biedingen af te slaan moet je het hoogste bod van ${ $need } betalen. Je hebt ${ $have }.
refusal-called-already = Je hebt de broker deze beurt al ingeschakeld.
refusal-won-this-turn = Je hebt deze beurt een brokerveiling gewonnen, dus je kunt de broker niet inschakelen.
refusal-call-after-end = Je hebt het einde van de partij ingeluid, dus je kunt de broker niet inschakelen.
refusal-card-in-use = Er loopt al een brokerveiling. Je kunt alleen overbieden.
refusal-card-unused = Op de Betaalkaart ligt geen bod om te overbieden.
refusal-empty-broker-space = Dit brokervak is leeg.
refusal-broker-bid-low = Het bod moet minstens ${ $need } zijn. Je bood ${ $have }.
refusal-broker-bid-cash = Voor dit bod heb je ${ $need } nodig. Je hebt ${ $have }.
refusal-broker-containers = { $need ->
    [one] Voor dit bod heb je minstens { $need } container in je winkels nodig. Je hebt er { $have }.
   *[other] Voor dit bod heb je minstens { $need } containers in je winkels nodig. Je hebt er { $have }.
}
refusal-offer-low = { $need ->
    [one] Je moet minstens { $need } container bieden. Je hebt er { $have } geboden.
   *[other] Je moet minstens { $need } containers bieden. Je hebt er { $have } geboden.
}
refusal-not-sellable = Je kunt deze container niet verkopen. Verkoop eerst uit de Fabriekswinkel, en pas als die leeg is uit de Havenwinkel.
refusal-not-seizable = Dit kan nu niet in beslag genomen worden.
refusal-not-left-to-pay = Je hebt geen container van deze kleur meer om mee te betalen.
refusal-players = Het spel is voor drie, vier of vijf spelers, niet voor { $value }.
refusal-edition = Er is geen editie ‘{ $value }’. Kies 2007 of 2018.
refusal-unknown-option = Onbekende optie ‘{ $option }’.
refusal-option-value = De optie ‘{ $option }’ kan niet ‘{ $value }’ zijn. Mogelijk zijn: { $values }.
refusal-option-fixed = In de editie van { $edition } kan de optie ‘{ $option }’ niet ‘{ $value }’ zijn.
refusal-option-edition = De editie van { $edition } heeft de optie ‘{ $option }’ niet.
refusal-option-bank = De optie ‘{ $option }’ werkt alleen met de Investeringsbank.
refusal-unknown-rules = Deze partij volgt regelversie { $value }. Dit programma kent { $known }.
refusal-option-cancel-bid = De optie ‘{ $option }’ werkt alleen met de optie ‘{ option-cancel-bid }’.
refusal-bad-deal = { $part ->
    [first] De spelopzet noemt een startspeler die niet meedoet.
    [machines] De spelopzet moet elke speler een machine van een andere kleur geven.
    [cards] De spelopzet moet elke speler een andere Containerwaardekaart geven.
   *[brokers] De brokers van de spelopzet kunnen zo niet getrokken zijn.
}

## Niet uit de regels
refusal-bad-step = ‘{ $text }’ is geen stap.
refusal-bad-seat = ‘{ $text }’ is geen speler.
refusal-stale = Te laat: de tafel is veranderd en deze beslissing is voorbij.
