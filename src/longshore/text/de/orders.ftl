### Das private Protokoll der Daueraufträge

order-bid = { dollars } geboten, wie du es aufgetragen hast.
order-bid-borrowed = Kredit aufgenommen und { dollars } geboten, wie du es aufgetragen hast.
order-tie = Beim Gleichstand { dollars } draufgelegt, wie du es aufgetragen hast.
order-tie-borrowed = Kredit aufgenommen und beim Gleichstand { dollars } draufgelegt, wie du es aufgetragen hast.
order-other-zero = Nichts geboten: Du hast keinen Preis für diese Ladung.
order-accept = { dollars } von { seat } akzeptiert: Du willst mindestens { $least } $.
order-decline = { dollars } von { seat } abgelehnt: Du willst mindestens { $least } $.
order-pass = Die übrigen Aktionen verfallen lassen.
order-stopped-other-lot = Nichts getan: Du hast keinen Preis für diese Ladung und wirst gefragt.
order-stopped-below-least = Nichts getan: Man muss mindestens { $least } $ bieten, und dein Auftrag erlaubt { dollars }.
order-stopped-bid-too-low = Nichts getan: { seat } bietet { dollars }, du willst mindestens { $least } $ und wirst gefragt.
order-stopped-cannot-decline = Nichts getan: { dollars } sind weniger, als du willst, aber zum Ablehnen reicht dein Geld nicht.
order-stopped-nobody-bid = Nichts getan: Niemand hat geboten.
order-stopped-refused = Nichts getan: Die Regeln erlauben es nicht.
order-stopped-draft = Nichts getan: Du hast einen Entwurf begonnen.
