"""Every container in a game, with what its owner has spent on it.

Containers of one colour in one place are indistinguishable, so the first one in is the first one
out.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator

from longshore.arena.economy.trades import BEFORE
from longshore.game import Game
from longshore.record import position_of
from longshore.record.words import colour_of, price_of


class Batch:
    """Containers made together, which share the cost of production."""

    def __init__(self, cost: int) -> None:
        self.cost = cost
        self.count = 0

    @property
    def each(self) -> float:
        """What one of them cost."""
        return self.cost / self.count if self.count else 0.0


class Crate:
    """A container. Its cost is None where the game does not reveal it."""

    def __init__(self, colour: str, cost: float | None, batch: Batch | None = None) -> None:
        self.colour = colour
        self.store = ""  # the kind of store it was last in
        self.collected = BEFORE  # when it reached an island
        self._cost = cost
        self._batch = batch

    @property
    def cost(self) -> float | None:
        """What the owner has spent on it."""
        return self._batch.each if self._batch is not None else self._cost

    def bought(self, price: float | None) -> None:
        """Change its owner."""
        self._cost, self._batch = price, None


class Crates:
    """Where every container outside the supply is."""

    def __init__(self, game: Game, *, dealt: bool) -> None:
        """Give each seat its first container in a dealt game. Other positions show no costs."""
        self._places: defaultdict[tuple[str, str], deque[Crate]] = defaultdict(deque)
        position = position_of(game)
        given = 0.0 if dealt else None
        for seat, board in position["seats"].items():
            for kind, store in (("factory", board["factory"]), ("harbour", board["harbour"])):
                for entry in store:
                    self.put(f"{seat}.{kind}@{price_of(entry)}", Crate(colour_of(entry), given))
            for kind, colours in (
                ("ship", board["ship"]["cargo"]),
                ("island", board["island"]),
                ("bank", board.get("bank_harbour", [])),
            ):
                for plain in colours:
                    self.put(f"{seat}.{kind}", Crate(plain, None))

    def put(self, place: str, crate: Crate) -> None:
        """Put a container in a place."""
        self._places[place, crate.colour].append(crate)

    def take(self, place: str, colour: str) -> Crate:
        """Take a container from a place. One never seen before has no known cost."""
        waiting = self._places[place, colour]
        return waiting.popleft() if waiting else Crate(colour, None)

    def count(self, place: str) -> int:
        """How many containers are in a place."""
        return sum(len(crates) for (where, _), crates in self._places.items() if where == place)

    def count_of(self, place: str, colour: str) -> int:
        """How many containers of a colour are in a place."""
        return len(self._places[place, colour])

    def everywhere(self) -> Iterator[tuple[str, Crate]]:
        """Yield each container with its place."""
        for (place, _), crates in self._places.items():
            for crate in crates:
                yield place, crate
