### Il registro privato degli ordini permanenti

order-bid = Offerti { dollars }, come da ordine.
order-bid-borrowed = Preso un prestito e offerti { dollars }, come da ordine.
order-tie = Aggiunti { dollars } nella parità, come da ordine.
order-tie-borrowed = Preso un prestito e aggiunti { dollars } nella parità, come da ordine.
order-other-zero = Nessuna offerta: non hai un prezzo per questo lotto.
order-accept = Accettati { dollars } { seat-of }: vuoi almeno { $least } $.
order-decline = Declinati { dollars } { seat-of }: vuoi almeno { $least } $.
order-pass = Saltate le azioni rimaste.
order-stopped-other-lot = Nulla di fatto: non hai un prezzo per questo lotto, tocca a te decidere.
order-stopped-below-least = Nulla di fatto: bisogna offrire almeno { $least } $ e il tuo ordine permette { dollars }.
order-stopped-bid-too-low = Nulla di fatto: { seat } offre { dollars }, vuoi almeno { $least } $, tocca a te decidere.
order-stopped-cannot-decline = Nulla di fatto: { dollars } sono meno di quanto vuoi, ma non hai denaro per declinare.
order-stopped-nobody-bid = Nulla di fatto: nessuno ha offerto.
order-stopped-refused = Nulla di fatto: le regole non lo permettono.
order-stopped-draft = Nulla di fatto: hai iniziato una bozza.
