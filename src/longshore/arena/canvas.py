"""The look of the plots. matplotlib needs no screen, and is imported when first needed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from longshore.arena.errors import FolderError, writing_to
from longshore.drawing.paint import SHAPES

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

_NOTEBOOK_DPI: Final = 72
INK: Final = "#22303c"
FAINT: Final = "#8a97a3"
PAPER: Final = "#ffffff"
SEA: Final = "#eef2f5"

# Okabe and Ito's palette, which stays distinct in every kind of colour vision.
SERIES: Final = (
    "#0072b2",
    "#d55e00",
    "#009e73",
    "#cc79a7",
    "#e69f00",
    "#56b4e9",
    "#7a5195",
    "#666666",
)
CONTAINERS: Final = {
    "black": "#1f1f1f",
    "brown": "#7b4a21",
    "orange": "#f07f13",
    "tan": "#c9a66b",
    "white": "#ffffff",
}
_MARKER_OF: Final = {"■": "s", "□": "s", "▲": "^", "◆": "D", "●": "o"}
# The shapes of the terminal and the page.
MARKERS: Final = {colour: _MARKER_OF[shape] for colour, shape in SHAPES.items()}


def need_plots() -> None:
    """Raise if matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise FolderError("--out draws plots, which needs matplotlib: install longshore[arena]")


def series_colour(number: int) -> str:
    """The colour of the nth series."""
    return SERIES[number % len(SERIES)]


@dataclass(frozen=True)
class Plot:
    """Panels side by side under a title. A notebook shows it by itself."""

    title: str
    subtitle: str
    draw: Callable[[list[Axes]], None] = field(repr=False)
    size: tuple[float, float]
    panels: int = 1

    def figure(self) -> Figure:
        """The matplotlib figure, to change it or to save it in any format."""
        from matplotlib import rc_context  # noqa: PLC0415 (slow to import)
        from matplotlib.figure import Figure  # noqa: PLC0415
        from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

        with rc_context(_settings()):
            layout = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.08)
            figure = Figure(figsize=self.size, dpi=130, layout=layout)
            axes: Any = figure.subplots(1, self.panels, squeeze=False)
            self.draw(list(axes.flat))
            _head(figure, self.title, self.subtitle)
            return figure

    def save(self, path: Path) -> None:
        """Save it as a PNG file."""
        self._write(path, writing_to(path.parent))

    def _repr_png_(self) -> bytes:
        data = BytesIO()
        self._write(data, nullcontext(), dpi=_NOTEBOOK_DPI)
        return data.getvalue()

    def _write(
        self, to: Path | BytesIO, writing: AbstractContextManager[None], dpi: float | str = "figure"
    ) -> None:
        from matplotlib import rc_context  # noqa: PLC0415

        figure = self.figure()
        with rc_context(_settings()), writing:
            figure.savefig(to, format="png", dpi=dpi, facecolor=PAPER)


def _head(figure: Figure, title: str, subtitle: str) -> None:
    figure.suptitle(f"{title}\n", x=0.012, ha="left", fontsize=15, fontweight="bold", color=INK)
    figure.text(
        0.012,
        1 - 0.46 / figure.get_figheight(),
        subtitle,
        ha="left",
        va="center",
        fontsize=9.5,
        color=FAINT,
    )


def _settings() -> dict[Any, Any]:
    return {
        "font.family": "DejaVu Sans",
        "font.size": 9.5,
        "text.color": INK,
        "axes.facecolor": SEA,
        "axes.edgecolor": SEA,
        "axes.labelcolor": INK,
        "axes.titlesize": 11,
        "axes.titlelocation": "left",
        "axes.axisbelow": True,
        "axes.grid": True,
        "grid.color": PAPER,
        "grid.linewidth": 1.2,
        "xtick.color": INK,
        "ytick.color": INK,
        "xtick.major.size": 0,
        "ytick.major.size": 0,
        "legend.frameon": False,
        "legend.fontsize": 9,
    }
