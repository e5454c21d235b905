"""Everything a game sends has the documented form: no key more, none less."""

from collections import Counter
from typing import Any, get_args

import jsonschema
from tests.folders import RECORDS
from tests.server.tools.client import Person, closed

from longshore.game import Game
from longshore.record import parse_line, read_record, starting_game
from longshore.server.api.http.openapi import openapi_document
from longshore.server.app import OPERATIONS
from longshore.server.messages.forms import LoggedEvent
from longshore.view import Ledger, insight, opening, play, view_of

Json = dict[str, Any]
SCHEMAS = closed(openapi_document(OPERATIONS))
OFTEN = 3  # how often a view of the same kind is looked at: checking one takes milliseconds
OF_THE_GAME = (
    *("step", "turn", "pay", "move", "sail", "build", "loan", "repay", "committed", "bids"),
    *("settled", "default", "seized", "won", "ending", "scored"),
)


def checker(name: str) -> jsonschema.Draft202012Validator:
    reference = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}}
    return jsonschema.Draft202012Validator(reference)


EVENTS = {kind.__struct_config__.tag: checker(kind.__name__) for kind in get_args(LoggedEvent)}


def test_whole_games_of_both_editions_keep_to_the_forms() -> None:
    view_form, insight_form, ledger_form = (
        checker(name) for name in ("GameView", "Insight", "LedgerData")
    )
    seen: Counter[Any] = Counter()
    events_seen: Counter[str] = Counter()

    def look(game: Game) -> None:
        asked = game.asked()
        for viewer in (None, *range(game.rules.players)):
            is_asked = asked is not None and viewer in asked.seats
            rules = (game.rules.edition, game.rules.investment_bank, game.rules.show_cash)
            kind = (rules, asked and asked.decision, is_asked, viewer is None)
            seen[kind] += 1
            if seen[kind] <= OFTEN:
                view = view_of(game, viewer)
                view_form.validate(view)
                insight_form.validate(insight(view))

    for path in sorted(RECORDS.glob("*.txt")):
        record = read_record(path.read_bytes())
        game = starting_game(record)
        ledger = Ledger(view_of(game, None), dealt=record.deal is not None)
        told = [opening(game)]
        look(game)
        for line in record.steps:
            told.append(play(game, *parse_line(line)))
            look(game)
        for events in told:
            ledger.note(events)
            for event in events:
                kind = f"{event['event']} {sorted(event)}"
                events_seen[kind] += 1
                if events_seen[kind] <= OFTEN:
                    EVENTS[event["event"]].validate({**event, "seq": 1, "at": 1})
        ledger_form.validate(ledger.as_data())
    told_kinds = {kind.partition(" ")[0] for kind in events_seen}
    assert told_kinds == set(OF_THE_GAME)


def test_the_answer_to_steps_and_drafts_has_the_same_insight_as_the_view(ann: Person) -> None:
    table = ann.new_table("me", "me", "me")
    turn = ann.view(table["id"], seat="blue")["view"]["turn"]
    plain = ann.take(table["id"], turn, "produce", commit=False).json()["fresh"]
    assert "insight" not in plain
    undone = ann.draft(table["id"], turn, "undo", insight=True).json()["fresh"]
    assert undone == ann.view(table["id"], seat=turn, insight=True)
    done = ann.take(table["id"], turn, "produce", commit=False, insight=True).json()["fresh"]
    assert done == ann.view(table["id"], seat=turn, insight=True)
    late = ann.take(table["id"], turn, "produce", decision=1, insight=True).json()
    assert late["error"]["code"]
    assert late["fresh"] == ann.view(table["id"], seat=turn, insight=True)
