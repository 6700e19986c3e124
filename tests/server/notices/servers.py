"""Little servers that keep what they are sent: HTTP, HTTPS and SMTP."""

from __future__ import annotations

import asyncio
import ssl
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


@dataclass
class Got:
    """A request that came."""

    line: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Web:
    """A web server."""

    port: int = 0
    got: list[Got] = field(default_factory=list)
    answer: bytes = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
    names: list[str | None] = field(default_factory=list)
    """The host names of TLS handshakes."""

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Answer one request."""
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {
                name.lower(): value.strip()
                for name, _, value in (line.partition(":") for line in head[1:] if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.got.append(Got(head[0], headers, body))
            writer.write(self.answer)
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            await closed(writer)


async def closed(writer: StreamWriter) -> None:
    """Close a connection, whatever the other side did."""
    writer.close()
    try:
        await writer.wait_closed()
    except (ConnectionError, ssl.SSLError):
        return


@asynccontextmanager
async def web(context: ssl.SSLContext | None = None) -> AsyncIterator[Web]:
    """Run a web server."""
    made = Web()
    if context is not None:

        def name(_socket: object, wanted: str | None, _context: object) -> None:
            made.names.append(wanted)

        context.sni_callback = name
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=context)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


@dataclass
class Post:
    """A mail server."""

    port: int = 0
    letters: list[EmailMessage] = field(default_factory=list)
    to: list[str] = field(default_factory=list)
    answers: dict[str, str] = field(default_factory=dict)
    """Instead of the usual answer to a command."""

    async def serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Speak as much SMTP as is needed."""
        writer.write(b"220 here\r\n")
        try:
            while line := (await reader.readline()).decode().strip():
                verb = line.split()[0].upper()
                usual = {"DATA": "354 go on", "QUIT": "221 bye"}.get(verb, "250 ok")
                answer = self.answers.get(verb, usual)
                if verb == "RCPT":
                    self.to.append(line)
                writer.write(f"{answer}\r\n".encode())
                if verb == "DATA":
                    raw = await reader.readuntil(b"\r\n.\r\n")
                    self.letters.append(_letter(raw))
                    writer.write(b"250 taken\r\n")
                if verb == "QUIT":
                    return
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            await closed(writer)


def _letter(raw: bytes) -> EmailMessage:
    message: Any = message_from_bytes(raw[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
    assert isinstance(message, EmailMessage)
    return message


@asynccontextmanager
async def post() -> AsyncIterator[Post]:
    """Run a mail server."""
    made = Post()
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    async with server:
        yield made


def certificates(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return a server's context for a host, and a client's that trusts nobody else."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(serialization.Encoding.PEM)
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file = folder / "certificate.pem"
    file.write_bytes(secret + pem)
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cadata=pem.decode())
