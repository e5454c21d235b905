"""The frames of a WebSocket as bytes: a text to a client, and whole messages from one (RFC 6455).

Nearly all that happens on a socket is a text or a pong that arrives in one piece. Both are read and
written here, in a tenth of the time that a complete parser takes. Everything else (fragments,
close frames, whatever is wrong) goes to the library, one whole frame after the other.
"""

from __future__ import annotations

from typing import Final

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

_FIN: Final = 0x80
_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_SHORT: Final = 126  # lengths from here on take two more bytes
_LONG: Final = 127  # or eight
_MASK: Final = 4

TEXT: Final = _FIN | Opcode.TEXT
PONG: Final = _FIN | Opcode.PONG
PING: Final = bytes((_FIN | Opcode.PING, 0))


def text_frame(text: bytes) -> bytes:
    """A text to a client."""
    length = len(text)
    if length < _SHORT:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, _SHORT)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, _LONG)) + length.to_bytes(8, "big") + text


def frame_size(data: bytes | bytearray) -> int | None:
    """How long the frame is with which these bytes begin, or None if they are too few to tell."""
    if len(data) < 2:
        return None
    length = data[1] & _LENGTH
    head = 2 + (_MASK if data[1] & _MASKED else 0)
    if length < _SHORT:
        return head + length
    more = 2 if length == _SHORT else 8
    if len(data) < 2 + more:
        return None
    return head + more + int.from_bytes(data[2 : 2 + more], "big")


def payload_of(frame: bytes | bytearray) -> bytes:
    """What a whole frame from a client says."""
    length = frame[1] & _LENGTH
    at = 2 if length < _SHORT else 4 if length == _SHORT else 10
    return apply_mask(frame[at + _MASK :], frame[at : at + _MASK])


def is_masked(frame: bytes | bytearray) -> bool:
    """Whether a frame is masked, as all that come from clients must be."""
    return bool(frame[1] & _MASKED)
