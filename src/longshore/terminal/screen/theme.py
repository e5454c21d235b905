"""The colours of the full-screen game."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

DUSK: Final = Theme(
    name="dusk",
    primary="#12394a",
    secondary="#1f6f8b",
    accent="#ef7d00",
    warning="#ef9f27",
    error="#ff7b72",
    success="#7ee787",
    foreground="#e8eef2",
    background="#08151c",
    surface="#0e212b",
    panel="#17323f",
    boost="#17323f",
    dark=True,
)
