"""What sounds are made of: partials that fade, noise, filters and envelopes.

A wave is a list of samples between about -1 and 1. All randomness is seeded, so a recipe always
gives the same wave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import cos, exp, pi, sin
from random import Random
from typing import TypeAlias

Wave: TypeAlias = list[float]
Partial: TypeAlias = tuple[float, float, float]
"""Pitch in hertz, loudness, and the seconds after which 1/e of it is left."""


def silence(seconds: float, rate: int) -> Wave:
    """Nothing, to mix other waves into."""
    return [0.0] * int(seconds * rate)


def mix(into: Wave, wave: Iterable[float], at: float, rate: int, loud: float = 1.0) -> None:
    """Add a wave at a moment. What lasts longer than the whole is cut."""
    start = int(at * rate)
    for place, value in enumerate(wave, start):
        if place >= len(into):
            break
        into[place] += value * loud


def ring(partials: Iterable[Partial], seconds: float, rate: int) -> Wave:
    """A struck body: partials that start together and fade on their own.

    They start at zero, so that the blow makes no click; a half-millisecond ramp softens the rest.
    """
    wave = silence(seconds, rate)
    for pitch, loud, fade in partials:
        step = 2 * pi * pitch / rate
        for place in range(len(wave)):
            wave[place] += loud * sin(step * place) * exp(-place / (fade * rate))
    return shaped(wave, rate, lambda time: min(1.0, time / 0.0005))


def noise(seconds: float, rate: int, seed: int) -> Wave:
    """White noise."""
    chance = Random(seed)
    return [chance.uniform(-1.0, 1.0) for _ in range(int(seconds * rate))]


def shaped(wave: Wave, rate: int, envelope: Callable[[float], float]) -> Wave:
    """The wave, each moment as loud as the envelope says."""
    return [value * envelope(place / rate) for place, value in enumerate(wave)]


def burst(seconds: float, rate: int, fade: float, seed: int) -> Wave:
    """Noise that fades at once: the contact of two bodies."""
    return shaped(noise(seconds, rate, seed), rate, lambda time: exp(-time / fade))


def band(wave: Wave, rate: int, pitch: float, quality: float) -> Wave:
    """Only what lies around a pitch. A higher quality is narrower."""
    angle = 2 * pi * pitch / rate
    alpha = sin(angle) / (2 * quality)
    gain, one, two = alpha / (1 + alpha), -2 * cos(angle) / (1 + alpha), (1 - alpha) / (1 + alpha)
    out: Wave = []
    in_one = in_two = out_one = out_two = 0.0
    for value in wave:
        heard = gain * (value - in_two) - one * out_one - two * out_two
        in_two, in_one, out_two, out_one = in_one, value, out_one, heard
        out.append(heard)
    return out


def low(wave: Wave, rate: int, pitch: float) -> Wave:
    """Without what lies far above a pitch."""
    keep = exp(-2 * pi * pitch / rate)
    out: Wave = []
    last = 0.0
    for value in wave:
        last = value * (1 - keep) + last * keep
        out.append(last)
    return out


def high(wave: Wave, rate: int, pitch: float) -> Wave:
    """Without what lies far below a pitch."""
    return [value - below for value, below in zip(wave, low(wave, rate, pitch), strict=True)]
