"""Anything from outside is read, or refused with a sentence, and nothing else happens."""

import json
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.record.random_games import Setting, play_on, some_settings

from longshore.record import (
    OutsideError,
    extended,
    new_record,
    partial_record,
    position_of,
    read_position,
    read_record,
    replay,
    starting_game,
    write_json,
    write_text,
)
from longshore.record.read_json import Json


def samples() -> list[bytes]:
    """Records of every kind, as files."""
    files: list[bytes] = []
    for setting in some_settings():
        middle = setting.new_game()
        play_on(middle, Random(setting.seed), 150)
        record = new_record(setting.rules(), start=position_of(middle), names={"blue": "Ännchen"})
        record = extended(record, play_on(starting_game(record), Random(1), 25))
        for form in (record, partial_record(record, 1)):
            files += [write_text(form).encode(), json.dumps(write_json(form)).encode()]
    return files


SAMPLES = samples()
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3)
    ),
    max_leaves=9,
)


def check_sentence(error: OutsideError) -> None:
    assert str(error).isprintable()
    assert len(str(error)) < 500


def try_to_read(content: bytes | str) -> None:
    try:
        record = read_record(content)
    except OutsideError as error:
        check_sentence(error)
        return
    assert read_record(write_text(record)) == record
    try:
        game = replay(record)
    except OutsideError as error:
        check_sentence(error)
        return
    assert position_of(read_position(game.rules, position_of(game))) == position_of(game)


def edited(content: bytes, random: Random) -> bytes:
    """Some bytes changed, dropped, doubled or copied from elsewhere."""
    edits = bytearray(content)
    for _ in range(random.randint(1, 4)):
        at = random.randrange(len(edits) + 1)
        length = random.choice((1, 1, 1, 2, 8, 40))
        kind = random.randrange(5)
        if kind == 0:
            edits[at : at + 1] = bytes([random.randrange(256)])
        elif kind == 1:
            del edits[at : at + length]
        elif kind == 2:
            other = random.randrange(len(content))
            edits[at:at] = content[other : other + length]
        elif kind == 3:
            edits[at : at + length] = random.choice((b"9" * length, b"-1", b"null", b'"', b"\n"))
        else:
            del edits[at:]
    return bytes(edits)


@settings(max_examples=settings().max_examples * 10)
@given(st.integers(0, 2**64))
def test_a_damaged_record_is_read_or_refused(seed: int) -> None:
    random = Random(seed)
    try_to_read(edited(random.choice(SAMPLES), random))


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_anything_is_read_or_refused(content: str | bytes) -> None:
    try_to_read(content)
    if isinstance(content, str):
        try_to_read("longshore-record 1\n" + content)


def spoilt(form: Json, path: int, value: object) -> Json:
    """The JSON with one of its values replaced by another."""
    places: list[tuple[Json | list[object], str | int]] = []

    def collect(part: object) -> None:
        if isinstance(part, dict):
            for key, inner in part.items():
                places.append((part, key))
                collect(inner)
        elif isinstance(part, list):
            for index, inner in enumerate(part[:30]):
                places.append((part, index))
                collect(inner)

    collect(form)
    owner, key = places[path % len(places)]
    owner[key] = value  # type: ignore[index]
    return form


@settings(max_examples=settings().max_examples * 5)
@given(st.sampled_from(SAMPLES), st.integers(0, 2**16), JSON_VALUES)
def test_a_spoilt_value_is_read_or_refused(sample: bytes, path: int, value: object) -> None:
    if sample.startswith(b"{"):
        try_to_read(json.dumps(spoilt(json.loads(sample), path, value)))


@settings(max_examples=settings().max_examples * 5)
@given(st.sampled_from(some_settings()), st.integers(0, 2**16), st.integers(0, 2**16), JSON_VALUES)
def test_a_spoilt_position_is_read_or_refused(
    setting: Setting, count: int, path: int, value: object
) -> None:
    game = setting.new_game()
    play_on(game, Random(count), count % 200)
    position = spoilt({**position_of(game)}, path, value)
    try:
        again = read_position(setting.rules(), position)
    except OutsideError as error:
        check_sentence(error)
        return
    play_on(again, Random(1), 30)
    assert position_of(read_position(setting.rules(), position_of(again))) == position_of(again)
