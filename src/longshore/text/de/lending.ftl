### Plätze, auf denen Bots für andere spielen

lending-question = Wie lange?
lending-turn-own = Nur diesen Zug
lending-turn-own-about = Danach spielst du selbst weiter.
lending-turn-next = Nur meinen nächsten Zug
lending-turn-next-about = Bis dahin bietet der Bot auch für dich.
lending-turn-asked = Nur diese Entscheidung
lending-turn-asked-about = Nach dem laufenden Zug spielst du selbst weiter.
lending-back = Bis ich wiederkomme
lending-back-about = Die Partie geht in einem Tempo weiter, bei dem du zusehen kannst.
lending-end = Bis zum Ende der Partie
lending-end-about = Die Bots machen keine Pausen mehr, die Partie kann also in Sekunden vorbei sein.
lending-draft = Was du in diesem Zug schon getan hast, bleibt. Der Bot spielt von da an weiter.
lending-now-turn = Einen Zug lang. Dann bist du wieder dran.
lending-now-back = Bis du deinen Platz zurücknimmst.
lending-now-end = Bis zum Ende der Partie, ohne Pausen.
