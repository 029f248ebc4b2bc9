"""The laws that every message keeps to can be broken."""

from io import BytesIO
from typing import Any

import pytest

from tests.bot.laws import offences

POST = ("post", "/channels/1/messages")
ANSWER = ("answer", "/interactions/1/token/callback")
CHANGE = ("change answer", "/webhooks/1/token/messages/@original")
NONCE = {"nonce": "1", "enforce_nonce": True}
NOBODY: dict[str, Any] = {"allowed_mentions": {"parse": []}}
TABLE = {"id": 0, "filename": "table.png", "description": "A table"}


def said_of(*requests: tuple[tuple[str, str], Any], **files: BytesIO) -> list[str]:
    """Return what is wrong with requests that come one after the other, each with the files."""
    public: set[str] = set()
    form = [{"name": f"files[{name}]", "filename": f"{name}.png", "value": files[name]} for name in files]
    return [
        offence
        for (call, path), body in requests
        for offence in offences(call, path, body, {"form": form}, public)
    ]


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ((POST, {"content": "Your turn"}), "may be posted twice"),
        ((POST, {"content": "<@1>", **NONCE}), "pings whoever is named in it"),
        ((POST, {"content": "", "allowed_mentions": {"parse": ["users"]}, **NONCE}), "pings whole groups"),
        (
            (POST, {"content": "Your turn", "allowed_mentions": {"users": [1]}, **NONCE}),
            "pings somebody without naming them",
        ),
        ((ANSWER, {"type": 4, "data": {"content": "Not your turn"}}), "tells everybody what is for one"),
    ],
)
def test_a_message_that_breaks_a_law_is_found(request_: tuple[tuple[str, str], Any], expected: str) -> None:
    assert said_of(request_) == [expected]


def test_what_comes_in_public_later_is_found() -> None:
    later = (CHANGE, {"content": "Not your turn"})
    assert said_of((ANSWER, {"type": 5}), later) == ["tells everybody what is for one"]
    assert said_of((ANSWER, {"type": 5, "data": {"flags": 64}}), later) == []


def test_a_file_that_was_read_to_its_end_or_that_nobody_describes_is_found() -> None:
    post = {"content": "", "attachments": [TABLE], **NONCE, **NOBODY}
    assert said_of((POST, post), table=BytesIO(b"picture")) == []
    read = BytesIO(b"picture")
    read.read()
    assert said_of((POST, post), table=read) == ["has nothing in table.png"]
    assert said_of((POST, post)) == ["has other files than it says"]
    undescribed = {**post, "attachments": [{**TABLE, "description": ""}]}
    assert said_of((POST, undescribed), table=BytesIO(b"picture")) == ["doesn't describe table.png"]
