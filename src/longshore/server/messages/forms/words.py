"""Words of the game, as they stand in answers. In Python they are strings; documents list them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from longshore.game.decisions import DECISION_NAMES, OVER
from longshore.record.words import COLOURS, PLACES, SEATS, SPACES
from longshore.view.places import PURPOSES

# `nothing` is asked only in the draft of a turn that is complete.
_DECISIONS = [name for code, name in enumerate(DECISION_NAMES) if code != OVER]

Seat = Annotated[str, Meta(title="Seat", extra_json_schema={"enum": list(SEATS)})]
Colour = Annotated[str, Meta(title="Colour", extra_json_schema={"enum": list(COLOURS)})]
ShipPlace = Annotated[str, Meta(title="ShipPlace", extra_json_schema={"enum": list(PLACES)})]
Space = Annotated[str, Meta(title="Space", extra_json_schema={"enum": list(SPACES)})]
Decision = Annotated[str, Meta(title="Decision", extra_json_schema={"enum": _DECISIONS})]
Purpose = Annotated[str, Meta(title="Purpose", extra_json_schema={"enum": list(PURPOSES.values())})]
Edition = Annotated[str, Meta(title="Edition", extra_json_schema={"enum": ["2007", "2018"]})]
Priced = Annotated[str, Meta(description="A container with its price, as `tan@3`")]
Pledged = Annotated[str, Meta(description="A container of a store, as `factory tan@3`")]
Purse = Annotated[str, Meta(description="A seat, `bank`, `broker I` ... or `payment card`")]
Spot = Annotated[str, Meta(description="A place of docs/interfaces.md, as `red.factory@3`")]
Options = dict[str, str | int]
