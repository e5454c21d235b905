"""The sounds of the page, computed from formulas alone: no recording, no third-party sample.

`python -m longshore.tools.sounds FOLDER` writes them, and `make sounds` puts them where the page
reads them. The same code always writes the same bytes. A test fails when the files are out of date.
"""

from longshore.tools.sounds.files import write
from longshore.tools.sounds.recipes import RECIPES, Recipe

__all__ = ["RECIPES", "Recipe", "write"]
