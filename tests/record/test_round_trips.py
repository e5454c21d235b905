import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.record.random_games import Setting, play_on, settings_of_games

from longshore.game import Game
from longshore.record import (
    Record,
    extended,
    new_record,
    position_of,
    read_position,
    read_record,
    replay,
    result_of,
    rules_of,
    starting_game,
    steps_of,
    write_json,
    write_text,
)
from longshore.record.deals import deal_from_seed

NAMES = st.dictionaries(
    st.sampled_from(("blue", "red", "yellow")),
    st.text(st.characters(categories=("L", "N", "P", "S"), exclude_characters="#"), min_size=1)
    .map(lambda name: name[:60])
    .filter(str.isprintable),
)


def played(setting: Setting, names: dict[str, str], count: int, from_position: bool) -> Record:
    """A record of a random game, from a deal or from a position of another game."""
    rules = setting.rules()
    random = Random(setting.seed)
    if from_position:
        middle = setting.new_game()
        play_on(middle, random, random.randrange(200))
        record = new_record(rules, start=position_of(middle), names=names)
    else:
        record = new_record(rules, deal_from_seed(rules, setting.seed), names=names)
    return extended(record, play_on(starting_game(record), random, count))


def same(one: Game, other: Game) -> bool:
    return one.snapshot() == other.snapshot()


@settings(max_examples=settings().max_examples // 2)
@given(settings_of_games(), NAMES, st.integers(0, 600), st.booleans())
def test_text_and_json_bring_the_same_record_back(
    setting: Setting, names: dict[str, str], count: int, from_position: bool
) -> None:
    record = played(setting, names, count, from_position)
    text = write_text(record)
    again = read_record(text)
    assert write_text(again) == text
    assert again.lines[: len(record.steps)] == tuple(
        number for number, line in enumerate(text.split("\n"), 1) if line in set(record.steps)
    )
    form = write_json(record)
    assert read_record(json.dumps(form)) == record
    assert write_json(read_record(json.dumps(form).encode())) == form
    assert write_json(again) == form  # who won is not in the text, but in the steps
    assert rules_of(again).options == setting.rules().options


@settings(max_examples=settings().max_examples // 2)
@given(settings_of_games(), st.booleans())
def test_a_replay_leads_to_the_same_game(setting: Setting, from_position: bool) -> None:
    record = played(setting, {}, 1500, from_position)
    game = starting_game(record)
    for seat, step in steps_of(record):
        game.apply(seat, step)
    again = read_record(write_text(record))
    assert same(replay(again), game)
    assert record.result == result_of(game)
    middle = len(record.steps) // 2
    assert same(replay(again, 0), starting_game(record))
    half = extended(new_record(rules_of(record), record.deal, start=record.start), [])
    assert same(replay(again, middle), replay(extended(half, record.steps[:middle])))


@settings(max_examples=settings().max_examples // 4)
@given(settings_of_games())
def test_a_game_goes_on_from_its_position_as_from_its_steps(setting: Setting) -> None:
    record = played(setting, {}, 100, from_position=False)
    game = replay(record)
    start = read_position(setting.rules(), position_of(game))
    lines = play_on(game, Random(1), 100)
    going_on = extended(new_record(setting.rules(), start=position_of(start)), lines)
    assert position_of(replay(going_on)) == position_of(game)
