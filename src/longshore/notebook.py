"""Games, views and records as pictures in a notebook.

    %load_ext longshore.notebook

From then on they show themselves. `show(game, "red")` shows what one seat sees.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol, cast

from longshore.drawing.parts import ALL, Look
from longshore.drawing.picture import picture
from longshore.game import Game, Refused
from longshore.record import OutsideError, Record, replay_partial
from longshore.record.words import SEAT_NUMBERS, SPECTATOR
from longshore.text import translator
from longshore.view import view_of
from longshore.view.forms import GameView
from longshore.view.view import view_of_all

__all__ = ["Picture", "load_ipython_extension", "show"]

_VIEW_KEYS: Final = frozenset({"edition", "options", "players", "seat", "seats", "asked", "supply"})


class Picture:
    """Something that a notebook shows as it is."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


class Formatters(Protocol):
    """The part of IPython's shell that is used here."""

    display_formatter: Any


def show(
    what: Game | Record | Mapping[str, object], seat: str = ALL, language: str = "en"
) -> Picture:
    """A picture of a game, a record or a view. Of a view, only what its seat sees can be shown.

    `seat` is a seat, `spectator`, or `all` for everything. A partial record has its own.
    """
    names: Mapping[str, str] = {}
    game = what
    if isinstance(what, Record):
        names, game = what.names, replay_partial(what)
        seat = seat if what.partial is None else what.partial
    if isinstance(game, Game):
        view = seen_by(game, seat)
    elif is_view(game):
        view = cast("GameView", game)
    else:
        raise TypeError(f"there is no picture of {type(what).__name__}: a game, a record or a view")
    return Picture(picture(view, Look(translator(language), names)))


def seen_by(game: Game, seat: str) -> GameView:
    """The view of a seat, of a spectator, or of everything."""
    if seat == ALL:
        return view_of_all(game)
    if seat == SPECTATOR:
        return view_of(game, None)
    if SEAT_NUMBERS.get(seat, game.rules.players) >= game.rules.players:
        raise ValueError(f"there is no seat {seat}")
    return view_of(game, SEAT_NUMBERS[seat])


def is_view(what: object) -> bool:
    """Whether a dictionary is a view. Any other one is shown as usual."""
    return isinstance(what, dict) and what.keys() >= _VIEW_KEYS


def html_of(what: Any) -> str | None:
    """For IPython: None leaves it to the usual text."""
    if isinstance(what, dict) and not is_view(what):
        return None
    try:
        return show(what).html
    except (Refused, OutsideError):  # a record that is wrong
        return None


def load_ipython_extension(ipython: Formatters) -> None:
    """Let games, records and views show themselves in this notebook."""
    html = ipython.display_formatter.formatters["text/html"]
    for kind in (Game, Record, dict):
        html.for_type(kind, html_of)


def unload_ipython_extension(ipython: Formatters) -> None:
    """Show them as text again."""
    html = ipython.display_formatter.formatters["text/html"]
    for kind in (Game, Record, dict):
        html.pop(kind, None)
