### Asientos en los que un bot juega por alguien

lending-question = ¿Por cuánto tiempo?
lending-turn-own = Solo este turno
lending-turn-own-about = Vuelves a jugar tú cuando acabe este turno.
lending-turn-next = Solo mi próximo turno
lending-turn-next-about = Hasta entonces, el bot también puja por ti.
lending-turn-asked = Solo esta decisión
lending-turn-asked-about = Vuelves a jugar tú cuando acabe el turno en curso.
lending-back = Hasta que vuelva
lending-back-about = La partida continúa a un ritmo que puedes seguir.
lending-end = Hasta el final de la partida
lending-end-about = Los bots ya no hacen pausas, así que la partida puede acabar en unos segundos.
lending-draft = Lo que ya has hecho en este turno se mantiene. El bot sigue desde ahí.
lending-now-turn = Por un turno. Después vuelves a jugar tú.
lending-now-back = Hasta que recuperes tu asiento.
lending-now-end = Hasta el final de la partida, sin pausas.
