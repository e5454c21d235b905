### Posti in cui i bot giocano per altri

lending-question = Per quanto tempo?
lending-turn-own = Solo questo turno
lending-turn-own-about = Finito questo turno, giochi di nuovo tu.
lending-turn-next = Solo il mio prossimo turno
lending-turn-next-about = Fino ad allora il bot fa anche le offerte per te.
lending-turn-asked = Solo questa decisione
lending-turn-asked-about = Finito il turno in corso, giochi di nuovo tu.
lending-back = Finché non torno
lending-back-about = La partita va avanti a un ritmo che puoi seguire.
lending-end = Fino alla fine della partita
lending-end-about = I bot non fanno più pause, quindi la partita può finire in pochi secondi.
lending-draft = Quello che hai già fatto in questo turno resta. Il bot continua da lì.
lending-now-turn = Per un turno. Poi giochi di nuovo tu.
lending-now-back = Finché non riprendi il tuo posto.
lending-now-end = Fino alla fine della partita, senza pause.
