### Места, на которых за людей играют боты

lending-question = На какое время?
lending-turn-own = Только на этот ход
lending-turn-own-about = Потом продолжите вы.
lending-turn-next = Только на мой следующий ход
lending-turn-next-about = До тех пор бот делает за вас и ставки.
lending-turn-asked = Только на это решение
lending-turn-asked-about = Когда текущий ход закончится, продолжите вы.
lending-back = Пока я не вернусь
lending-back-about = Партия идёт в темпе, за которым можно уследить.
lending-end = До конца партии
lending-end-about = Боты больше не делают пауз: партия может закончиться за считаные секунды.
lending-draft = То, что вы уже сделали в этот ход, останется. Бот продолжит с этого места.
lending-now-turn = На один ход. Потом снова играете вы.
lending-now-back = Пока вы не вернёте себе место.
lending-now-end = До конца партии, без пауз.
