"""Each recipe as a WAV file, all equally loud."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longshore.tools.sounds.adpcm import wav
from longshore.tools.sounds.recipes import RECIPES, Recipe
from longshore.tools.sounds.waves import Wave

_FULL: Final = 32767
_FADE_SECONDS: Final = 0.02


def samples(recipe: Recipe) -> list[int]:
    """The sound as 16-bit samples: its loudest moment at the recipe's level, silent at the end."""
    wave: Wave = recipe.make(recipe.rate)
    fade = int(_FADE_SECONDS * recipe.rate)
    loudest = max(abs(value) for value in wave)
    scale = recipe.level * _FULL / loudest
    left = len(wave)
    heard = []
    for value in wave:
        heard.append(round(value * scale * min(1.0, left / fade)))
        left -= 1
    return heard


def write(folder: Path) -> dict[str, int]:
    """Write all sounds, and return the size of each file."""
    folder.mkdir(parents=True, exist_ok=True)
    return {
        name: (folder / f"{name}.wav").write_bytes(wav(samples(recipe), recipe.rate))
        for name, recipe in RECIPES.items()
    }
