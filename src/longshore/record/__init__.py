"""The outer forms of a game: step text, records, positions."""

from __future__ import annotations

from longshore.record.check_record import new_record, why_no_name
from longshore.record.deals import deal_from_seed, random_deal
from longshore.record.errors import OutsideError, PositionError, RecordError, StepError
from longshore.record.partial import partial_record, replay_partial
from longshore.record.position.read import read_position, read_whole_position
from longshore.record.position.standard import standard_deal, standard_position
from longshore.record.position.write import position_of
from longshore.record.read_record import read_record
from longshore.record.record_json import read_json, record_from_json, write_json
from longshore.record.record_text import read_text
from longshore.record.records import HIDDEN, Record, Result, rules_of, starting_game
from longshore.record.replay import extended, replay, result_of, steps_of
from longshore.record.steps import line_text, parse_line, parse_step, step_text
from longshore.record.write_text import write_text
from longshore.text import refusal_sentence as sentence

__all__ = [
    "HIDDEN",
    "OutsideError",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "StepError",
    "deal_from_seed",
    "extended",
    "line_text",
    "new_record",
    "parse_line",
    "parse_step",
    "partial_record",
    "position_of",
    "random_deal",
    "read_json",
    "read_position",
    "read_record",
    "read_text",
    "read_whole_position",
    "record_from_json",
    "replay",
    "replay_partial",
    "result_of",
    "rules_of",
    "sentence",
    "standard_deal",
    "standard_position",
    "starting_game",
    "step_text",
    "steps_of",
    "why_no_name",
    "write_json",
    "write_text",
]
