"""The page has the sounds that the recipes make."""

from pathlib import Path

from tests.folders import ROOT

from longshore.tools.sounds import RECIPES, write

PAGE = ROOT / "web" / "src" / "browser" / "samples"


def test_the_page_has_the_sounds_as_they_are(tmp_path: Path) -> None:
    write(tmp_path)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in PAGE.iterdir()}
    assert made.keys() == kept.keys() == {f"{name}.wav" for name in RECIPES}
    changed = [name for name in made if made[name] != kept[name]]
    assert not changed, f"run `make sounds`: {changed}"
