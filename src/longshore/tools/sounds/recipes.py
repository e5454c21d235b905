"""How each sound of the page is made.

Struck things are partials that are no multiples of each other and fade at their own pace, with a
burst of noise for the contact: low and dull for a steel box, high and long for a coin, short for
wood. What blows or turns is a row of harmonics; paper and drums are shaped noise.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp, pi, sin
from random import Random
from typing import Final

from longshore.tools.sounds.waves import (
    Partial,
    Wave,
    band,
    burst,
    high,
    low,
    mix,
    noise,
    ring,
    shaped,
    silence,
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A sound: how it is made, how many samples a second it needs, and how loud it is at most."""

    make: Callable[[int], Wave]
    rate: int
    level: float = 0.8


def _blow(partials: list[Partial], tone: float, loud: float, seed: int, rate: int) -> Wave:
    """A struck body with the noise of the contact below a pitch."""
    wave = ring(partials, 0.4, rate)
    mix(wave, low(burst(0.06, rate, 0.012, seed), rate, tone), 0.0, rate, loud)
    return wave


_STEEL_BOX: Final[list[Partial]] = [
    (62, 1.0, 0.07),
    (118, 0.7, 0.09),
    (187, 0.45, 0.11),
    (311, 0.3, 0.09),
    (457, 0.22, 0.12),
    (683, 0.14, 0.08),
    (941, 0.1, 0.1),
    (1377, 0.06, 0.06),
    (2110, 0.035, 0.05),
]


def container(rate: int) -> Wave:
    """A steel box is set down on concrete and settles."""
    wave = silence(0.44, rate)
    mix(wave, _blow(_STEEL_BOX, 1500, 2.2, 1, rate), 0.0, rate)
    mix(wave, _blow(_STEEL_BOX[2:], 2200, 1.4, 2, rate), 0.085, rate, 0.45)
    return wave


def crane(rate: int) -> Wave:
    """A winch starts, turns and stops. Then the hook clanks."""
    turning, length = 0.5, 0.78
    wave = silence(length, rate)
    phase = 0.0
    for place in range(int(turning * rate)):
        time = place / rate
        # The motor speeds up, holds, and slows down.
        speed = min(1.0, time / 0.12, (turning - time) / 0.1)
        phase += 2 * pi * (70 + 62 * speed) / rate
        hum = sum(sin(phase * times) / times**1.3 for times in (1, 2, 3, 5, 8))
        wave[place] += 0.4 * speed * hum * (1 + 0.25 * sin(2 * pi * 31 * time))
    for click in range(9):
        chain = band(burst(0.03, rate, 0.005, 10 + click), rate, 1900 + 130 * (click % 3), 3)
        mix(wave, chain, 0.04 + click * 0.05, rate, 0.8)
    hook: list[Partial] = [(523, 0.5, 0.07), (869, 0.4, 0.09), (1310, 0.3, 0.07), (2240, 0.2, 0.05)]
    mix(wave, _blow(hook, 3000, 0.9, 20, rate), turning + 0.02, rate, 0.8)
    return wave


def coin(rate: int) -> Wave:
    """A coin falls on others and rings."""
    wave = silence(0.5, rate)
    for at, pitch, loud, seed in (
        (0.0, 3350, 0.7, 30),
        (0.07, 3710, 1.0, 31),
        (0.15, 3530, 0.4, 32),
    ):
        partials: list[Partial] = [
            (pitch, 1.0, 0.11),
            (pitch * 1.53, 0.7, 0.08),
            (pitch * 1.94, 0.5, 0.06),
            (pitch * 2.61, 0.35, 0.035),
        ]
        mix(wave, ring(partials, 0.34, rate), at, rate, loud)
        mix(wave, high(burst(0.01, rate, 0.002, seed), rate, 4000), at, rate, loud)
    return wave


def paper(rate: int) -> Wave:
    """A sheet is slid over the table and laid down."""
    wave = silence(0.32, rate)
    chance = Random(40)
    flutter = [chance.uniform(0.35, 1.0) for _ in range(40)]

    def slide(time: float) -> float:
        return (
            min(1.0, time / 0.03) * exp(-((time - 0.07) ** 2) / 0.0045) * flutter[int(time * 110)]
        )

    rustle = high(noise(0.32, rate, 41), rate, 1800)
    mix(wave, low(shaped(rustle, rate, slide), rate, 6500), 0.0, rate)
    mix(wave, band(burst(0.05, rate, 0.009, 42), rate, 900, 0.8), 0.19, rate, 0.9)
    return wave


def horn(rate: int) -> Wave:
    """A ship's horn: two reeds, a fourth apart, that need a moment to speak."""
    length = 1.3
    wave = silence(length, rate)
    breath = low(noise(length, rate, 50), rate, 700)
    phases = [0.0, 0.0]
    for place in range(len(wave)):
        time = place / rate
        loud = min(1.0, time / 0.16) ** 1.5 * min(1.0, (length - time) / 0.45) ** 1.5
        rise = 1 - 0.03 * exp(-time / 0.07)  # the pitch comes from below
        for reed, pitch in enumerate((98.0, 131.2)):
            phases[reed] += 2 * pi * pitch * rise / rate
            # A narrow throat: the harmonics around 400 Hz are the strongest.
            wave[place] += loud * sum(
                sin(phases[reed] * times) / times * (1.6 if 3 <= times <= 5 else 1.0)
                for times in range(1, 15)
            )
        wave[place] += 0.25 * loud * breath[place]
    return wave


def gavel(rate: int) -> Wave:
    """Two knocks of wood on wood, the second one final."""
    wood: list[Partial] = [
        (148, 0.9, 0.035),
        (331, 1.0, 0.028),
        (742, 0.8, 0.02),
        (1287, 0.5, 0.013),
        (2190, 0.35, 0.008),
    ]
    wave = silence(0.5, rate)
    mix(wave, _blow(wood, 4200, 1.6, 60, rate), 0.0, rate, 0.7)
    mix(wave, _blow(wood, 4200, 1.6, 61, rate), 0.2, rate)
    return wave


def bell(rate: int) -> Wave:
    """A ship's bell, struck twice."""
    pitch = 784.0
    partials: list[Partial] = [
        (pitch * 0.5, 0.25, 0.5),
        (pitch, 0.8, 0.42),
        (pitch * 1.19, 0.5, 0.33),
        (pitch * 1.506, 0.25, 0.22),
        (pitch * 2.0, 0.7, 0.26),
        (pitch * 2.66, 0.25, 0.14),
        (pitch * 3.01, 0.3, 0.11),
        (pitch * 4.17, 0.2, 0.06),
        (pitch * 5.43, 0.1, 0.035),
    ]
    wave = silence(1.4, rate)
    strike = ring(partials, 1.4, rate)
    mix(wave, strike, 0.0, rate, 0.8)
    mix(wave, strike, 0.27, rate)
    return wave


def roll(rate: int) -> Wave:
    """A roll on a small drum that grows and stops."""
    length = 1.15
    wave = silence(length, rate)
    chance = Random(80)
    at, stroke = 0.0, 0
    while at < length - 0.09:
        loud = (0.25 + 0.75 * (at / length) ** 1.4) * chance.uniform(0.85, 1.0)
        head: list[Partial] = [(172, 0.6, 0.03), (274, 0.35, 0.022)]
        mix(wave, ring(head, 0.12, rate), at, rate, loud)
        snares = band(burst(0.08, rate, 0.02, 81 + stroke), rate, 2300, 0.7)
        mix(wave, snares, at, rate, loud * 0.9)
        at += 0.044 * chance.uniform(0.94, 1.06)
        stroke += 1
    return wave


RECIPES: Final[dict[str, Recipe]] = {
    "container": Recipe(container, 16000),
    "crane": Recipe(crane, 11025, 0.6),
    "coin": Recipe(coin, 32000, 0.5),
    "paper": Recipe(paper, 22050, 0.45),
    "horn": Recipe(horn, 8000, 0.7),
    "gavel": Recipe(gavel, 16000, 0.85),
    "bell": Recipe(bell, 16000, 0.6),
    "roll": Recipe(roll, 16000, 0.6),
}
