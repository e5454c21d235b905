### Il registro privato degli ordini permanenti

order-bid = Fatta un’offerta di { dollars }, come da ordine.
order-bid-borrowed = Richiesto un prestito e fatta un’offerta di { dollars }, come da ordine.
order-tie = Offerta aumentata di { dollars } nello spareggio, come da ordine.
order-tie-borrowed = Richiesto un prestito e offerta aumentata di { dollars } nello spareggio, come da ordine.
order-other-zero = Offerti 0 $, perché non hai fissato un prezzo per questo carico.
order-accept = Accettata l’offerta { seat-of }: { dollars }. Il tuo limite è { $least } $.
order-decline = Declinata l’offerta { seat-of }: { dollars }. Il tuo limite è { $least } $.
order-pass = Le azioni rimaste sono state saltate, come da ordine.
order-stopped-other-lot = Decidi tu: non hai fissato un prezzo per questo carico.
order-stopped-below-least = Decidi tu: l’offerta minima è di { $least } $, ma il tuo ordine si ferma a { dollars }.
order-stopped-bid-too-low = Decidi tu: { seat } offre { dollars }, e il tuo limite è { $least } $.
order-stopped-cannot-decline = Decidi tu: l’offerta di { dollars } è sotto il tuo limite, ma non hai denaro per declinare.
order-stopped-nobody-bid = Decidi tu: nessuno ha fatto offerte.
order-stopped-refused = Decidi tu: le regole non permettono il tuo ordine.
order-stopped-draft = Decidi tu: hai già iniziato una bozza.
