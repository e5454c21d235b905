"""Records as JSON, read and written."""

from __future__ import annotations

from typing import Any, Final

from longshore.game import Deal
from longshore.record.check_record import checked
from longshore.record.checks import a_key, a_list, a_mapping, a_number, a_word
from longshore.record.errors import PartError, PositionError, RecordError
from longshore.record.forms import DealtCards, GameRecord, GameResult
from longshore.record.read_json import LARGEST, Json, parse_json
from longshore.record.record_text import FORMAT, VERSION
from longshore.record.records import HIDDEN, Record, Result
from longshore.record.replay import replay, result_of
from longshore.record.steps import shown
from longshore.record.words import (
    COLOUR_NUMBERS,
    COLOURS,
    EDITIONS,
    SEAT_NUMBERS,
    SEATS,
    SPECTATOR,
)

_DEAL_KEYS: Final = frozenset(("first", "machines", "cards", "brokers"))
_EDITIONS: Final[dict[str, int]] = {word: number for number, word in EDITIONS.items()}


def read_json(text: str) -> Record:
    """A record from JSON text."""
    return record_from_json(parse_json(text))


def record_from_json(value: Any) -> Record:
    """A record from parsed JSON. Errors name the path of what is wrong."""
    try:
        return checked(record_of(value))
    except PositionError as error:
        raise RecordError(0, str(error)) from error
    except PartError as error:
        raise RecordError(0, f"{path_of(error)}: {error.problem}") from error


def path_of(error: PartError) -> str:
    """The path of a part in the JSON."""
    if error.part == "steps":
        return f"steps[{error.index}]"
    if error.part in _DEAL_KEYS:
        return f"deal.{error.part}"
    return error.part.replace("name ", "names.")


def record_of(value: Any) -> Record:
    """The record with its types checked, but not whether it makes sense."""
    top = an_object(value, "")
    if a_key(top, "", "format") != FORMAT:
        raise PositionError("format", f'{shown(top["format"])} is not "{FORMAT}"')
    version = a_key(top, "", "version")
    if type(version) is not int or version != VERSION:
        raise PositionError("version", f"{shown(version)}: this program reads version {VERSION}")
    return Record(
        rules=a_number(a_key(top, "", "rules"), "rules", 0, LARGEST),
        edition=a_word(a_key(top, "", "edition"), "edition", _EDITIONS),
        players=a_number(a_key(top, "", "players"), "players", 0, LARGEST),
        options=options_of(top.get("options")),
        names=texts_of(top.get("names"), "names"),
        deal=deal_of(top.get("deal")),
        start=None if top.get("start") is None else an_object(top["start"], "start"),
        steps=steps_of(a_key(top, "", "steps")),
        result=result_from(top.get("result")),
        partial=None if top.get("partial") is None else a_text(top["partial"], "partial"),
    )


def an_object(value: Any, path: str) -> Json:
    """An object with any keys. The format may grow, so unknown keys are ignored."""
    if not isinstance(value, dict):
        raise PositionError(path, f"{shown(value)} is not an object")
    return value


def a_text(value: Any, path: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise PositionError(path, f"{shown(value)} is not a text")
    return value


def texts_of(value: Any, path: str) -> dict[str, str]:
    """Strings by seat. A missing value is an empty object."""
    entries = a_mapping({} if value is None else value, path, frozenset(SEATS))
    return {key: a_text(entry, f"{path}.{key}") for key, entry in entries.items()}


def options_of(value: Any) -> dict[str, str | int]:
    """Words and whole numbers."""
    entries = {} if value is None else an_object(value, "options")
    for key, entry in entries.items():
        if type(entry) not in (str, int):
            problem = f"{shown(key)} is {shown(entry)}, neither a word nor a number"
            raise PositionError("options", problem)
    return entries


def deal_of(value: Any) -> Deal | None:
    """First seat, machines, cards and brokers, as numbers."""
    if value is None:
        return None
    part = an_object(value, "deal")
    machines = a_list(a_key(part, "deal", "machines"), "deal.machines")
    cards = a_list(a_key(part, "deal", "cards"), "deal.cards")
    rows = a_list(part.get("brokers") or [], "deal.brokers")
    return Deal(
        first=a_word(a_key(part, "deal", "first"), "deal.first", SEAT_NUMBERS),
        machines=colours_of(machines, "deal.machines"),
        cards=tuple(
            HIDDEN if card is None else a_word(card, f"deal.cards[{seat}]", COLOUR_NUMBERS)
            for seat, card in enumerate(cards)
        ),
        brokers=tuple(
            colours_of(a_list(row, f"deal.brokers[{broker}]"), f"deal.brokers[{broker}]")
            for broker, row in enumerate(rows)
        ),
    )


def colours_of(names: list[Any], path: str) -> tuple[int, ...]:
    """Colours as numbers."""
    return tuple(
        a_word(name, f"{path}[{index}]", COLOUR_NUMBERS) for index, name in enumerate(names)
    )


def steps_of(value: Any) -> tuple[str, ...]:
    """A list of strings, as long as the game was."""
    if not isinstance(value, list):
        raise PositionError("steps", f"{shown(value)} is not a list")
    return tuple(a_text(line, f"steps[{index}]") for index, line in enumerate(value))


def result_from(value: Any) -> Result | None:
    """Scores, and winners if given. A running game may have an empty result."""
    if value is None:
        return None
    part = an_object(value, "result")
    scores = a_mapping(a_key(part, "result", "scores"), "result.scores", frozenset(SEATS))
    winners = a_list(part.get("winners") or [], "result.winners")
    if not scores and not winners:
        return None
    return Result(
        {
            seat: a_number(score, f"result.scores.{seat}", -LARGEST, LARGEST)
            for seat, score in scores.items()
        },
        tuple(a_text(seat, "result.winners") for seat in winners),
    )


def write_json(record: Record) -> GameRecord:
    """The JSON of a record. Winners that a text left open are found by replaying it."""
    written: GameRecord = {
        "format": FORMAT,
        "version": VERSION,
        "rules": record.rules,
        "edition": EDITIONS[record.edition],
        "options": dict(record.options),
        "players": record.players,
        "names": {seat: record.names[seat] for seat in SEATS if seat in record.names},
        "deal": None if record.deal is None else written_deal(record.deal),
        "start": record.start,
        "steps": list(record.steps),
        "result": None if record.result is None else written_result(record, record.result),
    }
    if record.partial is not None:
        written["partial"] = SPECTATOR if record.viewer is None else SEATS[record.viewer]
    return written


def written_deal(deal: Deal) -> DealtCards:
    """A deal in words, with `null` for a hidden card."""
    return {
        "first": SEATS[deal.first],
        "machines": [COLOURS[colour] for colour in deal.machines],
        "cards": [None if card == HIDDEN else COLOURS[card] for card in deal.cards],
        "brokers": [[COLOURS[colour] for colour in row] for row in deal.brokers],
    }


def written_result(record: Record, result: Result) -> GameResult:
    """Scores and winners."""
    found = None if result.winners else result_of(replay(record))
    winners = result.winners if found is None else found.winners
    return {
        "scores": {seat: result.scores[seat] for seat in SEATS if seat in result.scores},
        "winners": [seat for seat in SEATS if seat in winners],
    }
