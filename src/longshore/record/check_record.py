"""Check the parts of a record in either format, and normalise it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Final

from longshore.game import Deal, Refused, Rules, rules_for
from longshore.game.deal import check_deal
from longshore.game.editions import OPTIONS, Value
from longshore.record.errors import PartError, PositionError, RecordError, StepError
from longshore.record.position.read import DERIVED, read_position
from longshore.record.read_json import Json
from longshore.record.records import HIDDEN, Record, Result
from longshore.record.stand_ins import deal_with_stand_ins, start_with_stand_ins
from longshore.record.steps import line_text, parse_line, shown
from longshore.record.words import SEATS, SPECTATOR
from longshore.text import refusal_sentence

LONGEST_NAME: Final = 60
_PARTS: Final = {"unknown_rules": "rules", "edition": "edition", "players": "players"}
_WORD: Final = re.compile("[a-z0-9_]{1,40}")
_JOINERS: Final = "\u200c\u200d"  # invisible, but Persian words and many emoji need them


def new_record(
    rules: Rules,
    deal: Deal | None = None,
    *,
    start: Mapping[str, object] | None = None,
    names: Mapping[str, str] | None = None,
) -> Record:
    """The record of a game in which nothing has been played yet, from a deal or a position."""
    record = Record(
        edition=rules.edition,
        players=rules.players,
        options=rules.options,
        names=dict(names or {}),
        deal=deal,
        start=None if start is None else dict(start),
        rules=rules.number,
    )
    try:
        return checked(record)
    except PartError as error:
        raise RecordError(0, str(error)) from error


def checked(record: Record) -> Record:
    """The record with every part checked and in canonical form, or `PartError`."""
    rules = check_rules(record)
    check_viewer(record)
    deal, start = check_beginning(record, rules)
    return replace(
        record,
        options=differing(record.edition, record.options),
        names=check_names(record),
        deal=deal,
        start=start,
        steps=check_steps(record),
        result=check_said_result(record),
    )


def check_rules(record: Record) -> Rules:
    """Rules number, edition, players and options."""
    for name, value in record.options.items():
        if not _WORD.fullmatch(name):  # sentences of the rules repeat what they refuse
            raise PartError("options", f"{shown(name)} is not the name of an option")
        if isinstance(value, str) and not _WORD.fullmatch(value):
            raise PartError("options", f"{shown(value)} is not the value of an option")
    try:
        return rules_for(record.edition, record.players, record.options, record.rules)
    except Refused as refused:
        part = _PARTS.get(refused.code, "options")
        raise PartError(part, refusal_sentence(refused)) from refused


def differing(edition: int, options: Mapping[str, Value]) -> dict[str, Value]:
    """The options that differ from the edition's defaults, in the order of the table (R-OPT-1)."""
    return {
        option.name: options[option.name]
        for option in OPTIONS
        if option.name in options and options[option.name] != option.default(edition)
    }


def check_viewer(record: Record) -> None:
    """A partial record names a seat of the game or the spectator, and has no result."""
    if record.partial is None:
        return
    if record.partial not in (*SEATS[: record.players], SPECTATOR):
        raise PartError("partial", f"{shown(record.partial)} is no viewer of this game")
    if record.result is not None:
        raise PartError("result", "a partial record is of a game that still runs")


def check_names(record: Record) -> dict[str, str]:
    """The names of the players, in seat order."""
    for seat in record.names:
        check_seat(record, seat, f"name {seat}")
    names: dict[str, str] = {
        seat: record.names[seat].strip() for seat in SEATS if seat in record.names
    }
    for seat, name in names.items():
        problem = why_no_name(name)
        if problem:
            raise PartError(f"name {seat}", problem)
    return names


def why_no_name(name: str) -> str:
    """What is wrong with a player's name in a record. Empty if nothing is."""
    if not name:
        return "the name is empty"
    if len(name) > LONGEST_NAME:
        return f"the name has more than {LONGEST_NAME} characters"
    if "#" in name:  # it would start a comment
        return 'a name has no "#"'
    if not all(letter.isprintable() or letter in _JOINERS for letter in name):
        return "the name has characters that cannot be printed"
    return ""


def check_seat(record: Record, seat: str, part: str) -> None:
    """A seat that takes part in the game."""
    if seat not in SEATS[: record.players]:
        raise PartError(part, f"there is no seat {shown(seat)} in this game")


def check_beginning(record: Record, rules: Rules) -> tuple[Deal | None, Json | None]:
    """A deal or a start, not both. A partial record may lack what is hidden."""
    if record.start is None:
        if record.deal is None:
            raise PartError("first", "there is neither a deal nor a start")
        return check_drawn(record, rules, record.deal), None
    if record.deal is not None:
        raise PartError("start", "there is a deal and a start; one is enough")
    start = {key: value for key, value in record.start.items() if key not in DERIVED}
    hiding = record.partial is not None
    try:
        read_position(rules, start_with_stand_ins(rules, start) if hiding else start)
    except PositionError as error:
        raise PartError("start", str(error)) from error
    return None, deepcopy(start)


def check_drawn(record: Record, rules: Rules, deal: Deal) -> Deal:
    """A deal that could have been drawn."""
    for part, drawn in (("machines", deal.machines), ("cards", deal.cards)):
        if len(drawn) != rules.players:
            raise PartError(part, f"{len(drawn)} {part} for {rules.players} seats")
    if record.partial is None and HIDDEN in deal.cards:
        raise PartError("cards", "only a partial record hides cards")
    if rules.investment_bank and not deal.brokers:
        raise PartError("brokers", "with the Investment Bank the brokers' containers are missing")
    if not rules.investment_bank:
        if any(deal.brokers):
            raise PartError("brokers", "this game has no Investment Bank")
        deal = deal._replace(brokers=())
    try:
        check_deal(rules, deal_with_stand_ins(deal))
    except Refused as refused:
        raise PartError(str(refused.bounds["part"]), refusal_sentence(refused)) from refused
    return deal


def check_steps(record: Record) -> tuple[str, ...]:
    """Each line is a step of a seat in the game. Whether it is legal shows in a replay."""
    steps: list[str] = []
    for index, line in enumerate(record.steps):
        try:
            seat, step = parse_line(line)
        except StepError as error:
            raise PartError("steps", str(error), index) from error
        if seat >= record.players:
            raise PartError("steps", f"there is no seat {shown(SEATS[seat])} in this game", index)
        steps.append(line_text(seat, step))
    return tuple(steps)


def check_said_result(record: Record) -> Result | None:
    """A score for every seat. If there is a single best one, that seat won."""
    result = record.result
    if result is None:
        return None
    for seat in (*result.scores, *result.winners):
        check_seat(record, seat, "result")
    missing = [seat for seat in SEATS[: record.players] if seat not in result.scores]
    if missing:
        raise PartError("result", f"the score of {' and '.join(missing)} is missing")
    scores: dict[str, int] = {seat: result.scores[seat] for seat in SEATS[: record.players]}
    best = [seat for seat, score in scores.items() if score == max(scores.values())]
    if not set(result.winners) <= set(best):
        raise PartError("result", "only those with the highest score can have won")
    winners = result.winners or (tuple(best) if len(best) == 1 else ())
    return Result(scores, tuple(seat for seat in SEATS if seat in winners))
