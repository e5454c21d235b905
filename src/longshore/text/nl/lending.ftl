### Plaatsen waar bots voor anderen spelen

lending-question = Voor hoelang?
lending-turn-own = Alleen deze beurt
lending-turn-own-about = Na deze beurt speel je zelf weer.
lending-turn-next = Alleen mijn volgende beurt
lending-turn-next-about = Tot die tijd biedt de bot ook voor jou.
lending-turn-asked = Alleen deze beslissing
lending-turn-asked-about = Na de lopende beurt speel je zelf weer.
lending-back = Tot ik terug ben
lending-back-about = De partij gaat verder in een tempo dat je kunt volgen.
lending-end = Tot het einde van de partij
lending-end-about = De bots pauzeren niet meer, dus de partij kan binnen enkele seconden voorbij zijn.
lending-draft = Wat je deze beurt al hebt gedaan, blijft staan. De bot speelt van daaruit verder.
lending-now-turn = Voor één beurt. Daarna speel je zelf weer.
lending-now-back = Tot je je plaats terugneemt.
lending-now-end = Tot het einde van de partij, zonder pauzes.
