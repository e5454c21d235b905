"""docs/hosting.md covers every setting and number, and none that does not exist."""

import re
from dataclasses import fields

from tests.folders import DOCS

from longshore.server.base import metrics
from longshore.server.settings import PREFIX, Limits, Settings

PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `LONGSHORE_(\w+)` \| (.*?) ?\| (.*?) ?\| (.+?) \|$", re.MULTILINE)


def test_every_setting_is_in_the_table() -> None:
    rows = {name.lower(): rest for name, *rest in ROW.findall(PAGE)}
    wanted = {each.name for each in fields(Settings)} - {"limits"}
    assert rows.keys() == wanted | {each.name for each in fields(Limits)}
    for each in fields(Limits):
        default = "cores − 1" if each.name == "bot_processes" else str(each.default)  # noqa: RUF001
        told = ["", default, each.metadata["about"]]
        assert rows[each.name] == told, f"`{PREFIX}{each.name.upper()}` | | {default} | {told[2]}"
    for name in wanted:
        option, default, _ = rows[name]
        assert option in ("", f"`--{name.replace('_', '-')}`")
        value = getattr(Settings(), name)
        if isinstance(value, str | int) and value and not isinstance(value, bool):
            assert default == str(value)


def test_every_number_is_in_the_table() -> None:
    told = set(re.findall(r"`((?:longshore|process)_\w+)`", PAGE))
    counted = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name
        for metric in metrics.REGISTRY.collect()
    }
    assert told == counted
