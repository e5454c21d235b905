"""What is written to a socket goes out together, in order, and before the socket is closed."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Opcode
from websockets.protocol import OPEN

from longshore.server.live.frames import text_frame
from longshore.server.live.line import LiveProtocol


class Transport:
    """Remembers what it is given."""

    def __init__(self) -> None:
        self.given: list[bytes] = []
        self.closing = False
        self.broken = False

    def write(self, data: bytes) -> None:
        if self.broken:
            raise OSError("broken")
        self.given.append(data)

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return 0

    def abort(self) -> None:
        self.closing = True


def a_line(transport: Transport) -> Any:
    """The wire of an open socket, without a connection."""
    line: Any = LiveProtocol.__new__(LiveProtocol)
    line.loop = asyncio.get_running_loop()
    line.transport = transport
    line.close_sent, line.close_timer, line.read_paused = False, None, False
    line.queue = asyncio.Queue()
    closing = bytes((0x80 | Opcode.CLOSE, 0))
    line.conn = SimpleNamespace(
        state=OPEN, send_close=lambda *_: None, data_to_send=lambda: [closing]
    )
    return line


def test_messages_of_one_turn_go_out_in_one_piece() -> None:
    async def test() -> None:
        transport = Transport()
        line = a_line(transport)
        line.write(b"one")
        line.write(b"two")
        assert transport.given == []
        both = text_frame(b"one") + text_frame(b"two")
        assert line.waiting == len(both)  # or a slow reader would not be noticed
        await asyncio.sleep(0)
        assert transport.given == [both]
        assert line.waiting == 0
        line.write(b"three")
        await asyncio.sleep(0)
        assert transport.given == [both, text_frame(b"three")]

    asyncio.run(test())


def test_a_last_message_goes_out_before_the_close() -> None:
    async def test() -> None:
        transport = Transport()
        line = a_line(transport)
        line.write(b"why")
        line.drop(1008, "because")
        line.write(b"too late")
        await asyncio.sleep(0)
        assert transport.given[0] == text_frame(b"why")
        assert transport.given[1][0] & 0x0F == Opcode.CLOSE
        assert len(transport.given) == 2
        line.close_timer.cancel()

    asyncio.run(test())


def test_nothing_goes_to_a_connection_that_is_gone() -> None:
    async def test() -> None:
        transport = Transport()
        line = a_line(transport)
        line.write(b"one")
        transport.closing = True
        await asyncio.sleep(0)
        assert transport.given == []
        assert line.waiting == 0

    asyncio.run(test())


def test_a_connection_that_fails_is_cut_and_leaves_the_others_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        transports = [Transport() for _ in range(3)]
        lines = [a_line(transport) for transport in transports]
        transports[1].broken = True
        for text in (b"one", b"two"):
            for line in lines:
                line.write(text)
            await asyncio.sleep(0)
            assert [line.waiting for line in lines] == [0, 0, 0]
        both = [text_frame(b"one"), text_frame(b"two")]
        assert [transport.given for transport in transports] == [both, [], both]
        await asyncio.sleep(0)
        assert [transport.closing for transport in transports] == [False, True, False]

    asyncio.run(test())
    assert "writing to a socket failed" in caplog.text
