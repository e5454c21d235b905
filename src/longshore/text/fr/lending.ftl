### Places que des bots jouent pour d’autres

lending-question = Pour combien de temps ?
lending-turn-own = Seulement ce tour
lending-turn-own-about = Vous reprenez la main à la fin de ce tour.
lending-turn-next = Seulement mon prochain tour
lending-turn-next-about = D’ici là, le bot enchérit aussi pour vous.
lending-turn-asked = Seulement cette décision
lending-turn-asked-about = Vous reprenez la main à la fin du tour en cours.
lending-back = Jusqu’à mon retour
lending-back-about = La partie continue à un rythme que vous pouvez suivre.
lending-end = Jusqu’à la fin de la partie
lending-end-about = Les bots ne font plus de pause : la partie peut finir en quelques secondes.
lending-draft = Ce que vous avez déjà fait ce tour-ci est conservé. Le bot continue à partir de là.
lending-now-turn = Pour un tour. Ensuite, c’est à vous.
lending-now-back = Jusqu’à ce que vous repreniez votre place.
lending-now-end = Jusqu’à la fin de la partie, sans pause.
