### Het besloten logboek van vaste opdrachten

order-bid = { dollars } geboden, zoals opgedragen.
order-bid-borrowed = Lening aangegaan en { dollars } geboden, zoals opgedragen.
order-tie = Bij gelijk bod { dollars } toegevoegd, zoals opgedragen.
order-tie-borrowed = Lening aangegaan en bij gelijk bod { dollars } toegevoegd, zoals opgedragen.
order-other-zero = $0 geboden, want je hebt geen prijs voor deze lading.
order-accept = Bod { seat-of } ({ dollars }) geaccepteerd. Je grens is ${ $least }.
order-decline = Bod { seat-of } ({ dollars }) afgeslagen. Je grens is ${ $least }.
order-pass = Resterende acties overgeslagen.
order-stopped-other-lot = Jij beslist: je hebt geen prijs voor deze lading.
order-stopped-below-least = Jij beslist: het laagste toegestane bod is ${ $least }, maar je opdracht gaat tot { dollars }.
order-stopped-bid-too-low = Jij beslist: { seat } biedt { dollars }, en je grens is ${ $least }.
order-stopped-cannot-decline = Jij beslist: { dollars } ligt onder je grens, maar je hebt niet genoeg geld om het bod af te slaan.
order-stopped-nobody-bid = Jij beslist: niemand heeft geboden.
order-stopped-refused = Jij beslist: de regels staan je opdracht niet toe.
order-stopped-draft = Jij beslist: je bent al met een concept begonnen.
