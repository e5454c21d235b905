### Plaatsen waar bots voor anderen spelen

lending-question = Hoe lang?
lending-turn-own = Alleen deze beurt
lending-turn-own-about = Daarna speel je zelf verder.
lending-turn-next = Alleen mijn volgende beurt
lending-turn-next-about = Tot dan biedt de bot ook voor jou.
lending-turn-asked = Alleen deze beslissing
lending-turn-asked-about = Na de lopende beurt speel je zelf verder.
lending-back = Tot ik terug ben
lending-back-about = Het spel gaat verder in een tempo dat je kunt volgen.
lending-end = Tot het einde van het spel
lending-end-about = De bots pauzeren niet meer: het spel kan binnen enkele seconden voorbij zijn.
lending-draft = Wat je deze beurt al hebt gedaan, blijft staan. De bot speelt van daar verder.
lending-now-turn = Eén beurt lang. Dan ben jij weer.
lending-now-back = Tot je je plaats terugneemt.
lending-now-end = Tot het einde van het spel, zonder pauzes.
