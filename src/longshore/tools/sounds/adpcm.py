"""WAV files with four bits per sample (IMA ADPCM).

Half the size of the smallest plain WAV, a quarter of a 16-bit one, and audibly as good as that for
short percussive sounds. Any audio program opens the files. Browsers do not agree on this format, so
the page decodes it itself, in a few lines (`web/src/browser/wav.ts`), and needs no codec.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from itertools import islice
from typing import Final

# The two tables of the format.
STEPS: Final = (
    *(7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66),
    *(73, 80, 88, 97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408),
    *(449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066),
    *(2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630),
    *(9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086, 29794),
    32767,
)
SHIFTS: Final = (-1, -1, -1, -1, 2, 4, 6, 8)
BLOCK_BYTES: Final = 512
"""Four bytes of a block hold its first sample and its step, every other byte holds two samples."""
BLOCK_SAMPLES: Final = (BLOCK_BYTES - 4) * 2 + 1
_FORMAT: Final = 0x11
_LOUDEST: Final = 32767
_FIRST_STEP: Final = 40  # the blow comes at once, so the first steps are large


class Coder:
    """What the decoder will know at each sample: its last value and the size of its steps."""

    def __init__(self) -> None:
        self.value = 0
        self.index = _FIRST_STEP

    def code(self, sample: int) -> int:
        """Four bits that come closest to the sample."""
        step = STEPS[self.index]
        away = sample - self.value
        bits = 8 if away < 0 else 0
        away = abs(away)
        moved = step >> 3
        for bit in (4, 2, 1):
            if away >= step:
                bits |= bit
                away -= step
                moved += step
            step >>= 1
        self.value += -moved if bits & 8 else moved
        self.value = max(-_LOUDEST - 1, min(_LOUDEST, self.value))
        self.index = max(0, min(len(STEPS) - 1, self.index + SHIFTS[bits & 7]))
        return bits


def wav(samples: Sequence[int], rate: int) -> bytes:
    """The file for 16-bit samples of one channel."""
    coder = Coder()
    blocks = bytearray()
    for start in range(0, len(samples), BLOCK_SAMPLES):
        part = iter(samples[start : start + BLOCK_SAMPLES])
        coder.value = next(part)
        blocks += struct.pack("<hBx", coder.value, coder.index)
        codes = [coder.code(sample) for sample in part]
        for pair in range(0, len(codes), 2):
            first, second = (*islice(codes, pair, pair + 2), 0)[:2]
            blocks.append(first | second << 4)
    blocks += bytes(len(blocks) % 2)
    bytes_per_second = rate * BLOCK_BYTES // BLOCK_SAMPLES
    header = struct.pack(
        "<HHIIHHHH", _FORMAT, 1, rate, bytes_per_second, BLOCK_BYTES, 4, 2, BLOCK_SAMPLES
    )
    chunks = (
        (b"fmt ", header),
        (b"fact", struct.pack("<I", len(samples))),
        (b"data", bytes(blocks)),
    )
    body = b"WAVE" + b"".join(
        name + struct.pack("<I", len(content)) + content for name, content in chunks
    )
    return b"RIFF" + struct.pack("<I", len(body)) + body
