### Das private Protokoll der Daueraufträge

order-bid = { dollars } geboten, wie beauftragt.
order-bid-borrowed = Kredit aufgenommen und { dollars } geboten, wie beauftragt.
order-tie = Beim Gleichstand { dollars } draufgelegt, wie beauftragt.
order-tie-borrowed = Kredit aufgenommen und beim Gleichstand { dollars } draufgelegt, wie beauftragt.
order-other-zero = 0 $ geboten: Für diese Ladung hast du keinen Preis festgelegt.
order-accept = { dollars } von { seat } akzeptiert. Deine Grenze ist { $least } $.
order-decline = { dollars } von { seat } abgelehnt. Deine Grenze ist { $least } $.
order-pass = Deine übrigen Aktionen sind verfallen.
order-stopped-other-lot = Du entscheidest: Für diese Ladung hast du keinen Preis festgelegt.
order-stopped-below-least = Du entscheidest: Das Mindestangebot ist { $least } $, dein Auftrag erlaubt aber nur { dollars }.
order-stopped-bid-too-low = Du entscheidest: { seat } bietet { dollars }, deine Grenze ist { $least } $.
order-stopped-cannot-decline = Du entscheidest: Das Angebot von { dollars } liegt unter deiner Grenze, aber zum Ablehnen reicht dein Geld nicht.
order-stopped-nobody-bid = Du entscheidest: Niemand hat geboten.
order-stopped-refused = Du entscheidest: Die Regeln lassen deinen Auftrag nicht zu.
order-stopped-draft = Du entscheidest: Du hast schon einen Entwurf begonnen.
