"""The forms of the game (`longshore.view.forms`) and of a table's log, as messages.

They are declared once, as TypedDicts, and that is what a type checker sees in a message. msgspec
gets Structs made from them. It would document a TypedDict without the order of its keys, the names
of words and the keys of maps, and it can tell the members of a union apart only if they are tagged
Structs. Responses are plain data either way, so nothing is converted when they are sent.
"""

from __future__ import annotations

from functools import cache
from keyword import iskeyword
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import UNSET, Meta, Struct, UnsetType, defstruct

from longshore.record import words
from longshore.server.messages.table_events import Event
from longshore.view import forms

__all__ = [
    "Colour",
    "Edition",
    "GameRecord",
    "GameView",
    "Insight",
    "LedgerData",
    "LoggedEvent",
    "Options",
    "Seat",
    "Story",
]

# Words and documented aliases by value, because their names are part of the API document.
_NAMES: Final = {getattr(forms, name): name for name in forms.__all__} | {
    word: name for name, word in vars(words).items() if get_origin(word) in (Literal, Annotated)
}


class Happened(Struct):
    """The number of the log entry, and when it was written."""

    seq: int
    at: int


@cache
def struct_of(form: Any) -> type[Struct]:
    """A Struct with the name, keys and docstring of a TypedDict, tagged if it is an event."""
    hints = get_type_hints(form, include_extras=True)
    tag = hints.pop("event", None)
    return defstruct(
        form.__name__,
        [field_of(key, hint) for key, hint in hints.items()],
        bases=() if tag is None else (Happened,),
        namespace={"__doc__": form.__doc__},
        module=__name__,
        tag_field=None if tag is None else "event",
        tag=None if tag is None else get_args(tag)[0],
        rename={f"{key}_": key for key in hints if iskeyword(key)},
        kw_only=True,
    )


def field_of(key: str, hint: Any) -> tuple[str, Any] | tuple[str, Any, UnsetType]:
    """A key of a TypedDict as a field. `from` and `for` need another name in Python."""
    name = f"{key}_" if iskeyword(key) else key
    if get_origin(hint) is NotRequired:
        return name, Union[message_of(get_args(hint)[0]), UnsetType], UNSET  # noqa: UP007
    return name, message_of(hint)


def message_of(kind: Any) -> Any:
    """A type from the forms, as msgspec documents it in full."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return struct_of(kind)
    if origin is Annotated:
        inner, about = args
        if get_origin(inner) is dict:
            return struct_by_word(_NAMES[kind], about, *get_args(inner))
        return Annotated[message_of(inner), Meta(description=about)]
    if origin is Literal and kind in _NAMES and all(isinstance(word, str) for word in args):
        return Annotated[str, Meta(title=_NAMES[kind], extra_json_schema={"enum": list(args)})]
    if origin in (UnionType, Union):
        return Union[tuple(map(message_of, args))]  # noqa: UP007
    if origin in (list, dict):
        return origin[tuple(map(message_of, args))]
    return kind


@cache
def struct_by_word(name: str, about: str, keys: Any, value: Any) -> type[Struct]:
    """A map that always has all of its words as keys, such as numbers by colour."""
    return defstruct(
        name,
        [(word, message_of(value)) for word in get_args(keys)],
        namespace={"__doc__": about},
        module=__name__,
    )


if TYPE_CHECKING:
    from longshore.record.words import Colour, Edition, Seat
    from longshore.view.forms import GameRecord, GameView, Insight, LedgerData, Options, Story

    LoggedEvent = Event  # with the keys of `Happened`, which only the page reads
else:
    Colour, Edition, Seat = map(message_of, (words.Colour, words.Edition, words.Seat))
    Options = forms.Options
    GameRecord, GameView, Insight, LedgerData, Story = map(
        struct_of,
        (forms.GameRecord, forms.GameView, forms.Insight, forms.LedgerData, forms.Story),
    )
    LoggedEvent = message_of(Event)
