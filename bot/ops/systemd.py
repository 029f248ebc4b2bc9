"""Notifies systemd when the bot is ready and when it stops, if it was started with `Type=notify`.

The protocol is one datagram: https://www.freedesktop.org/software/systemd/man/latest/sd_notify.html
"""

import logging
import os
import socket
from typing import Final

log = logging.getLogger(__name__)

READY: Final = "READY=1"
STOPPING: Final = "STOPPING=1"


def notify(state: str) -> None:
    """Send a state to systemd; do nothing if systemd hasn't asked for it. Failures are logged."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # Linux's abstract sockets
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as connection:
            connection.settimeout(1.0)
            connection.connect(address)
            connection.send(state.encode())
    except OSError as error:
        log.warning("systemd can't be notified of %s: %s", state, error)
