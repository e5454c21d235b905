"""Take pictures of a screen in every size and theme, ask axe, and put them on a sheet."""

from __future__ import annotations

import html
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page
from tests.browser.tools.checks import violations

Theme = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]
THEMES: tuple[Theme, ...] = ("light", "dark")
SIZES = ((360, 780), (820, 1180), (1366, 768), (1440, 900))
# How high the pictures stand on a sheet.
_HIGH = 520
# A picture shows what stays, and nothing that is still coming in.
_SETTLED = """() => document.getAnimations().every((one) => {
    const { iterations } = one.effect.getComputedTiming();
    return iterations === Infinity || one.playState !== 'running';
})"""


@dataclass
class Camera:
    """Keeps the pictures in a folder, and what was wrong with a screen."""

    folder: Path
    axe: bool = True
    wrong: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    checked: int = 0

    def keep(
        self, page: Page, name: str, *, top: bool = True, motion: Motion = "reduce", least: int = 0
    ) -> None:
        """The present screen of that page, at all sizes from a width on, in both themes."""
        before = page.viewport_size
        for width, height in (size for size in SIZES if size[0] >= least):
            page.set_viewport_size({"width": width, "height": height})
            if top:
                page.evaluate("() => scrollTo(0, 0)")
            for theme in THEMES:
                page.emulate_media(color_scheme=theme, reduced_motion=motion)
                page.wait_for_function(_SETTLED)
                page.screenshot(path=self.folder / f"{name}-{width}-{theme}.png")
                if self.axe:
                    self._ask_axe(page, f"{name} {width} {theme}")
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            if wide > width:
                self.wrong.append(f"{name} {width}: {wide} pixels wide")
        page.emulate_media(color_scheme="light", reduced_motion=motion)
        if before is not None:
            page.set_viewport_size(before)
        self.kept.append(name)

    def _ask_axe(self, page: Page, where: str) -> None:
        self.checked += 1
        self.wrong += [
            f"{where}: {one['id']} {one['where']}" for one in violations(page, slight=True)
        ]

    def develop(self, browser: Browser) -> None:
        """One picture with everything that was kept of a screen."""
        page = browser.new_page(viewport={"width": 2400, "height": 1200})
        for name in self.kept:
            rows = (
                "".join(
                    f'<figure><img src="{name}-{width}-{theme}.png">'
                    f"<figcaption>{width} x {height}, {theme}</figcaption></figure>"
                    for width, height in SIZES
                    if (self.folder / f"{name}-{width}-{theme}.png").exists()
                )
                for theme in THEMES
            )
            body = "".join(f"<div>{row}</div>" for row in rows)
            sheet = self.folder / f"{name}.html"
            sheet.write_text(_SHEET.format(title=html.escape(name), body=body), "utf-8")
            page.goto(sheet.as_uri())
            page.screenshot(path=self.folder / f"sheet-{name}.png", full_page=True)
            sheet.unlink()
        page.close()


_SHEET = (
    "<!doctype html><meta charset=utf-8><title>{title}</title><style>"
    "body {{ margin: 16px; font: 16px sans-serif; width: max-content; }}"
    "div {{ display: flex; gap: 12px; }} figure {{ margin: 0 0 12px; }}"
    f"img {{{{ height: {_HIGH}px; border: 1px solid #888; }}}}"
    "</style><h1>{title}</h1>{body}"
)
