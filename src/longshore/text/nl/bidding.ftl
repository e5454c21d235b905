### Bieden: het bedrag dat je intikt, en de veiling zoals je die ziet.

bidding-have = Je hebt ${ $amount }.
bidding-free = Je kunt er hoogstens ${ $amount } bij doen. Je bod van ${ $first } blijft staan.
bidding-least = Bied minstens ${ $least }.
bidding-too-much = Dat is ${ $over } meer dan je hebt.
bidding-above-worth = Meer dan de lading je nu waard is: { $worth }.
bidding-loan = + lening van ${ $loan_amount }
bidding-enter = Vul een bedrag in
bidding-bluff = Voegt niets toe, maar verbergt hoeveel van je kaarten geld zijn.
bidding-bluff-cancels = Met zo’n kaart telt je hele bod als $0.

## De veiling zoals je die ziet. $amount, $worth en $total zijn uitgeschreven: $12
bidding-your-cargo = Jouw lading wordt geveild
bidding-wait-seller = Je beslist zodra alle biedingen onthuld zijn.
bidding-opening = Alle biedingen zijn binnen. Ze worden van laag naar hoog onthuld.
bidding-highest = Hoogste bod: { $amount }
bidding-tie = Gelijk bod: { $amount }
bidding-skip = Overslaan
bidding-accept = { $amount } { seat-of } accepteren
bidding-keep = De lading houden voor { $amount }
bidding-won-you = Je hebt de lading gewonnen voor { $amount }.
bidding-won-you-worth = Gewonnen voor { $amount }. De lading is voor jou { $worth } waard.
bidding-won = { seat } wint de lading voor { $amount }.
bidding-worth-you = Voor jou { $worth } waard.
bidding-sold-you = Je krijgt { $total }: { $amount } { seat-of } en { $amount } van de bank.
bidding-kept-you = Je houdt de lading en betaalt { $amount }.
bidding-kept = { seat } houdt de lading en betaalt { $amount }.
bidding-look = Tafel bekijken
bidding-back = Terug naar de veiling

## Wat er gebeurt, boven de lading
bidding-title-opening = De biedingen worden onthuld
bidding-title-choice = { seat } beslist
bidding-title-sold-you = Verkocht { other-to }: { $total } voor jou
bidding-title-sold = Verkocht { other-to }
bidding-title-kept-you = Je houdt je lading
bidding-title-kept = { seat } houdt de lading
bidding-title-won-you = De lading is van jou

## De Investeringsbank aan tafel: wat er geveild wordt en wat een bod doet.
# $broker: I, II or III
bidding-broker-offers = Broker { $broker } biedt aan:
bidding-broker-for-goods = Geld voor containers
bidding-broker-for-money = Containers voor geld
bidding-broker-how = Overbiedt niemand je vóór je volgende beurt, dan win je en gaat je bod naar de brokers. Overbiedt iemand je wel, dan krijg je je bod meteen terug.
bidding-broker-outbid-money = Overbieden: minstens ${ $amount }
bidding-broker-outbid-goods = Overbieden: minstens { $count } { $count ->
    [one] container
   *[other] containers
}
bidding-broker-yours-next = van jou in je volgende beurt
bidding-broker-theirs-next = wordt beslist in diens volgende beurt
bidding-resting = Na de veiling kun je verder.
