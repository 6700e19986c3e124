"""People with an address of their own, who play through the API as the page does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server.client import Connection
from benchmarks.server.launch import HOST
from caledonia.server.wire import decode

MOMENT: Final = 0.15
"""Seconds between two decisions of a person."""
PATIENCE: Final = 60.0
"""Seconds after which a visitor gives up waiting."""
BUFFER: Final = 4 * 1024 * 1024


class RefusedError(Exception):
    """The server said no."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(f"{status} {body.get('message')}")
        self.why = str(body.get("why") or body.get("code"))


class Visitor:
    """A guest."""

    def __init__(self, port: int, address: str | None) -> None:
        self._port = port
        self._address = address
        self._connection = Connection(port, address)
        self._cookie = ""

    @classmethod
    async def arrive(cls, port: int, name: str, address: str | None = None) -> Visitor:
        """Return a new guest.

        :param address: where they come from; None: the usual one.
        """
        visitor = cls(port, address)
        body = {"name": name}
        while True:
            status, answer, head = await visitor._connection.exchange(
                "POST", "/api/people/guest", body
            )
            if status == 201 or status == 200:
                break
            if status != 429:
                raise RefusedError(status, decode(answer))
            # New guests come one after the other.
            await asyncio.sleep(decode(answer).get("retry_after", 1))
        visitor._cookie = _cookies(head)
        return visitor

    def twin(self) -> Visitor:
        """Return the same person with another connection."""
        twin = Visitor(self._port, self._address)
        twin._cookie = self._cookie
        return twin

    def close(self) -> None:
        """Go away."""
        self._connection.close()

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        status, answer = await self._connection.ask(
            method, f"/api{path}", body, cookie=self._cookie
        )
        if not 200 <= status < 300:
            raise RefusedError(status, decode(answer))
        return decode(answer)

    async def get(self, path: str) -> Any:
        """Return what there is."""
        return await self._ask("GET", path)

    async def post(self, path: str, body: object) -> Any:
        """Ask for something to be done."""
        return await self._ask("POST", path, body)

    async def make_table(self, **choices: Any) -> Any:
        """Return a new table."""
        return await self.post("/tables", {"shuffle": False, **choices})

    async def command(self, table_id: str, kind: str, **body: Any) -> Any:
        """Give a command at a table."""
        return await self.post(f"/tables/{table_id}/{kind}", body)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Seat]:
        """Sit at a table with a socket."""
        more: dict[str, Any] = {}
        if self._address is not None:
            more["local_addr"] = (self._address, 0)
        socket = await connect(
            f"ws://{HOST}:{self._port}/api/tables/{table_id}/live",
            additional_headers={"cookie": self._cookie},
            ping_interval=None,
            max_size=BUFFER,
            **more,
        )
        async with socket:
            yield Seat(self, table_id, socket)


class Seat:
    """A visitor's seat, with the table as the socket reports it."""

    def __init__(self, visitor: Visitor, table_id: str, socket: ClientConnection) -> None:
        self._visitor = visitor
        self._id = table_id
        self._socket = socket
        self._table: dict[str, Any] = {}
        self._seq = 0

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self._table["status"] == "finished")

    @property
    def _is_due(self) -> bool:
        return bool(self._table) and (self.is_over or self._table["deciding"] == self._table["you"])

    async def wait_for_turn(self) -> float:
        """Wait until it is our turn; return when that was."""
        async with asyncio.timeout(PATIENCE):
            while not self._is_due:
                message = decode(await self._socket.recv())
                # The socket repeats what the answer to a command already said.
                if message["type"] in ("hello", "update") and message["seq"] > self._seq:
                    self._table.update(message["table"])
        return perf_counter()

    async def take_turn(self) -> float | None:
        """Play a turn; return the seconds until it is our turn again.

        None: it was ours at once.
        """
        while True:
            # A person takes a moment; without it the rate limit of requests would be met.
            await asyncio.sleep(MOMENT)
            table = await self._visitor.get(f"/tables/{self._id}")
            codes = table["view"]["legal"]
            body: dict[str, Any] = {"version": table["version"], "step": table["step"]}
            begin = perf_counter()
            if table["complete"]:
                done = await self._visitor.command(self._id, "end", **body)
            else:
                # The last one is to pass, or to end: that keeps games short.
                code = next((each for each in codes if each != "pass"), codes[0])
                done = await self._visitor.command(self._id, "play", codes=[code], **body)
            self._table.update({key: done[key] for key in ("status", "deciding")})
            self._seq = done["seq"]
            if self.is_over:
                return None
            if not self._is_due:
                break
        try:
            return await self.wait_for_turn() - begin
        except TimeoutError:
            return PATIENCE


def _cookies(head: bytes) -> str:
    lines = head.decode("latin-1").split("\r\n")
    values = [line.partition(":")[2] for line in lines if line.lower().startswith("set-cookie:")]
    return "; ".join(value.partition(";")[0].strip() for value in values)
