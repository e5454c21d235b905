### Het besloten logboek van doorlopende opdrachten

order-bid = { dollars } geboden, zoals opgedragen.
order-bid-borrowed = Lening genomen en { dollars } geboden, zoals opgedragen.
order-tie = Bij het gelijkspel { dollars } toegevoegd, zoals opgedragen.
order-tie-borrowed = Lening genomen en bij het gelijkspel { dollars } toegevoegd, zoals opgedragen.
order-other-zero = Niets geboden: je hebt geen prijs voor deze lading.
order-accept = { dollars } { seat-of } geaccepteerd: je wilt minstens ${ $least }.
order-decline = { dollars } { seat-of } afgeslagen: je wilt minstens ${ $least }.
order-pass = Resterende acties overgeslagen.
order-stopped-other-lot = Niets gedaan: je hebt geen prijs voor deze lading, dus jij beslist.
order-stopped-below-least = Niets gedaan: er moet minstens ${ $least } geboden worden en je opdracht staat { dollars } toe.
order-stopped-bid-too-low = Niets gedaan: { seat } biedt { dollars }, je wilt minstens ${ $least }, dus jij beslist.
order-stopped-cannot-decline = Niets gedaan: { dollars } is minder dan je wilt, maar je hebt niet genoeg geld om af te slaan.
order-stopped-nobody-bid = Niets gedaan: niemand heeft geboden.
order-stopped-refused = Niets gedaan: de regels staan het niet toe.
order-stopped-draft = Niets gedaan: je bent met een concept begonnen.
