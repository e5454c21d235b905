### Hulp aan tafel: begrippen in één zin, en de tips van een eerste spel.

help-about = De hulp staat aan. Tik op een vraagteken om de regel te lezen.
help-tip-domestic-sale = Vóór je acties mag je één container uit je Fabriekswinkel voor ${ $sale_income } aan de bank verkopen. Is die winkel leeg, dan mag je er een uit je Havenwinkel verkopen.
help-tip-union-boss = Produceren kost ${ $produce_cost }. Dat bedrag gaat naar de speler rechts van je, jouw vakbondsleider.
help-tip-five-ten = Elke container van deze kleur telt { $card_high } als je aan het eind alle vijf de kleuren op het eiland hebt, anders { $card_low }.
help-tip-payment-card = De pijl wijst aan wat de brokers veilen. Op de Betaalkaart ligt het hoogste bod. Wie dat bod deed, wint zodra die weer aan de beurt is. Wie overboden wordt, krijgt het bod meteen terug.

## Tips van een eerste spel
help-remark-turn = Wie aan het eind het rijkst is, wint. Je geld telt, en ook je containers op het eiland, volgens de waarden op je kaart. Begin met produceren: de anderen kunnen alleen kopen wat jij hebt gemaakt en geprijsd.
help-remark-price = Een lage prijs alleen verkoopt niets. Kijk wie er plaats en geld heeft, en vraag wat die koper kan betalen.
help-remark-ship = Je schip koopt in de Havenwinkels van anderen en brengt de lading naar het eiland. Daar kan de hoogstbiedende speler de hele lading winnen.
help-remark-auction = Iedereen biedt één keer, in het geheim. Accepteert de verkoper, dan legt de bank hetzelfde bedrag erbij. Wat elke kleur jou waard is, staat op je waardekaart.
help-remark-end = Eén kleur is op. Is er een tweede op, dan eindigt de partij. Dan verwijder je, net als iedereen, de kleur waarvan je het meest op het eiland hebt.
help-remark-bank = Als actie kun je een broker inschakelen: bied geld voor containers, of containers voor geld. Overbiedt niemand je vóór je volgende beurt, dan win je. Anders krijg je je bod terug.
help-remark-close = Begrepen
help-remark-off = Geen tips meer
help-remark-name = Tip
