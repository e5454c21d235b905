"""Run a scenario (docs/scenarios.md): its game, its steps, and what must hold at the end."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import Any, Final

from longshore.check.compare import difference
from longshore.check.scenario_files import Scenario
from longshore.game import RULES_NUMBER, Game, Refused, rules_for
from longshore.record import (
    OutsideError,
    StepError,
    parse_line,
    parse_step,
    position_of,
    read_position,
)
from longshore.record.forms import Position
from longshore.record.read_json import Json
from longshore.record.steps import shown
from longshore.record.words import SEAT_NUMBERS, SPECTATOR
from longshore.text import refusal_sentence
from longshore.view import view_of, view_of_all
from longshore.view.forms import GameView

_SPECIAL: Final = frozenset(("can", "cannot", "hidden", "shown"))
_POSITION: Final = frozenset({*Position.__annotations__, "asked"})
_LARGEST_NUMBER: Final = 2**31  # larger ones never reach the core (docs/interfaces.md)
_MANY_BIDS: Final = 1000  # more are not listed one by one


class Failed(Exception):
    """A scenario's expectation does not hold. The message is the first difference."""


def run_scenario(scenario: Scenario) -> str | None:
    """None if everything holds, else the first difference on one line."""
    try:
        _run(scenario)
    except Failed as failed:
        return one_line(str(failed))
    except RecursionError:
        return "it is nested too deeply"
    return None


def game_after(scenario: Scenario) -> Game | None:
    """The game after the steps up to the first refused one, to see what went wrong."""
    try:
        game = _game_of(scenario)
    except (Refused, OutsideError):
        return None
    with contextlib.suppress(Failed):
        for line in scenario.when:
            _play(game, line, "")
    return game


def one_line(text: str) -> str:
    """Text without anything that could garble a terminal or start a new line."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _run(scenario: Scenario) -> None:
    try:
        game = _game_of(scenario)
    except Refused as refusal:
        problem: str | None = refusal_sentence(refusal)
    except OutsideError as error:
        problem = str(error)
    else:
        problem = None
    if scenario.create_refused:
        if problem is None:
            raise Failed("such a game was created, and should have been refused")
        return
    if problem is not None:
        raise Failed(f"the game was not created: {problem}")
    for number, line in enumerate(scenario.when, 1):
        _play(game, line, f"step {number} ({shown(line)[1:-1]})")
    _compare(game, scenario.then)


def _game_of(scenario: Scenario) -> Game:
    for option, value in scenario.options.items():
        if not isinstance(value, str | int):
            raise OutsideError(f"{shown(value)} is no value of the option {shown(option)}")
    if abs(scenario.players) > _LARGEST_NUMBER:
        raise OutsideError(f"{shown(scenario.players)} is far too many players")
    edition = int(scenario.edition) if scenario.edition in ("2007", "2018") else 0
    rules = rules_for(edition, scenario.players, scenario.options, _number_of(scenario))
    return read_position(rules, scenario.given)


def _number_of(scenario: Scenario) -> int:
    """The number of the rules, as the scenario or its position says. Without it, the newest."""
    if scenario.rules_number is not None:
        return scenario.rules_number
    number = scenario.given.get("rules_number")
    return number if isinstance(number, int) else RULES_NUMBER


def _play(game: Game, line: str, where: str) -> None:
    """Play one line of `when`. After a `!`, it must be refused and change nothing."""
    try:
        if not line.startswith("!"):
            seat, step = parse_line(line)
            game.apply(seat, step)
            return
    except StepError as error:
        raise Failed(f"{where}: {error}") from None
    except Refused as refusal:
        raise Failed(f"{where}: refused, {refusal_sentence(refusal)}") from None
    before = _everything(game)
    step_or_none = _step_of(line[1:], where)
    try:
        if step_or_none is not None:
            game.apply(*step_or_none)
            raise Failed(f"{where}: accepted, and should have been refused")
    except Refused:
        pass
    if _everything(game) != before:
        raise Failed(f"{where}: refused, but something has changed")


def _step_of(line: str, where: str) -> tuple[int, int] | None:
    """A step with its seat, or None for words that are not a step."""
    seat, colon, words = line.partition(":")
    if not colon or seat.strip() not in SEAT_NUMBERS:
        raise Failed(f'{where}: {shown(line)} is not a step with its seat, as in "blue: produce"')
    try:
        return SEAT_NUMBERS[seat.strip()], parse_step(words.strip())
    except StepError:
        return None


def _everything(game: Game) -> tuple[object, ...]:
    """The whole position and all legal steps."""
    seats = range(game.rules.players)
    bids = [game.bids(seat) for seat in seats]
    few = all(range_ is None or range_.highest < _MANY_BIDS for range_ in bids)
    steps = [game.legal(seat) for seat in seats] if few else []
    return game.snapshot(), position_of(game), game.asked(), bids, steps


def _compare(game: Game, then: Json) -> None:
    for key in then:
        if key not in _SPECIAL and key not in _POSITION:
            raise Failed(f"then: unknown key {shown(key)}")
    named = {key: value for key, value in then.items() if key not in _SPECIAL}
    found = difference(named, final_position(game))
    if found is not None:
        raise Failed(found)
    for legal, key in ((True, "can"), (False, "cannot")):
        for line in _texts(then.get(key, []), key):
            if _is_legal(game, line, key) != legal:
                raise Failed(f"{key}: {shown(line)} is {'not legal' if legal else 'legal'}")
    for present, key in ((False, "hidden"), (True, "shown")):
        viewers = then.get(key, {})
        if not isinstance(viewers, dict):
            raise Failed(f"{key}: {shown(viewers)} is not an object")
        for viewer, paths in viewers.items():
            view = _view(game, viewer, key)
            for path in _texts(paths, f"{key}.{viewer}"):
                if _has(view, path) != present:
                    raise Failed(
                        f"{key}.{viewer}: {shown(path)} is {'hidden' if present else 'shown'}"
                    )


def final_position(game: Game) -> dict[str, object]:
    """The position, with what appears only in `then` and in views."""
    return {key: value for key, value in view_of_all(game).items() if key in _POSITION}


def _texts(value: Any, path: str) -> Iterable[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise Failed(f"{path}: {shown(value)} is not a list of texts")
    return value


def _is_legal(game: Game, line: str, path: str) -> bool:
    found = _step_of(line, path)
    if found is None or found[0] >= game.rules.players:
        return False
    seat, step = found
    legal = step in game.legal(seat)
    if legal != (game.why_not(seat, step) is None):
        raise Failed(
            f"{path}: {line} is {'' if legal else 'not '}listed as legal, but the guards differ"
        )
    return legal


def _view(game: Game, viewer: str, path: str) -> GameView:
    if viewer == SPECTATOR:
        return view_of(game, None)
    seat = SEAT_NUMBERS.get(viewer, game.rules.players)
    if seat >= game.rules.players:
        raise Failed(f"{path}: {shown(viewer)} is not a seat of this game")
    return view_of(game, seat)


def _has(view: Any, path: str) -> bool:
    """Whether a view has a key, as in `seats.blue.cash` or `brokers.0.money`."""
    for part in path.split("."):
        if isinstance(view, dict) and part in view:
            view = view[part]
        elif isinstance(view, list) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            return False
    return True
