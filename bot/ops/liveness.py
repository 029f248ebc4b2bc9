"""`python -IS bot/ops/liveness.py`: exit code 0 if the bot's `/healthz` says that it is alive, 1 otherwise.

It runs every 30 seconds in a container, so it imports only modules that load quickly: nothing of the bot, and
no `urllib`.
"""

import os
import socket
import sys

DEFAULT_HOST = "127.0.0.1"
TIMEOUT = 5.0
"""Seconds that each step of the connection may take."""
_REQUEST = b"GET /healthz HTTP/1.0\r\n\r\n"


def main() -> int:
    """Return the exit code; say on standard error what is wrong."""
    host, port = os.environ.get("AZUL_METRICS_HOST") or DEFAULT_HOST, os.environ.get("AZUL_METRICS_PORT")
    if not port:
        return _failed("AZUL_METRICS_PORT is not set: there is no port to query")
    try:
        with socket.create_connection((host, int(port)), timeout=TIMEOUT) as connection:
            connection.sendall(_REQUEST)
            with connection.makefile("rb") as answer:
                head, _, body = answer.read().partition(b"\r\n\r\n")
    except (OSError, ValueError) as error:
        return _failed(f"no answer from port {port} of {host}: {error}")
    if head.split(maxsplit=2)[1:2] == [b"200"]:
        return 0
    return _failed(body.decode(errors="replace") or "the answer makes no sense")


def _failed(why: str) -> int:
    sys.stderr.write(f"azul: {why}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
