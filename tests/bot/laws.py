"""What every message of the bot keeps to, whatever a test is about."""

from collections.abc import Iterator
from typing import Any, Final

_SENT: Final = frozenset({"post", "edit", "answer", "follow up", "change answer"})
"""Requests with a message."""
_PICTURES: Final = (".png", ".gif", ".webp", ".jpg")
_IN_PRIVATE: Final = 1 << 6
_NEW, _ANNOUNCED = 4, 5
"""Answers that are messages, and those that will be."""
_WITHOUT_TEXT: Final = frozenset({_ANNOUNCED, 6, 8, 9})
"""Answers that say nothing yet, or suggest something, or ask with a form."""
_REPLAY: Final = "-replay."
"""What the only file is called that may answer somebody in public."""


def offences(call: str, path: str, body: Any, options: dict[str, Any], public: set[str]) -> Iterator[str]:
    """Yield what is wrong with a request; `public` gets the tokens of answers that everybody will see."""
    if call not in _SENT:
        return
    message = body.get("data") or {} if call == "answer" else body
    kind = body["type"] if call == "answer" else None
    token = path.split("/")[3]
    is_private = bool(message.get("flags", 0) & _IN_PRIVATE)
    if kind == _ANNOUNCED and not is_private:
        public.add(token)
    if kind in _WITHOUT_TEXT:
        return
    is_new = call == "follow up" or kind == _NEW
    is_public = (is_new and not is_private) or (call == "change answer" and token in public)
    if is_public and not any(
        _REPLAY in each.get("filename", "") for each in message.get("attachments") or ()
    ):
        yield "tells everybody what is for one"
    if call == "post" and not (message.get("nonce") and message.get("enforce_nonce")):
        yield "may be posted twice"
    yield from _wrong_pings(message)
    yield from _wrong_files(message, options)


def _wrong_pings(message: dict[str, Any]) -> Iterator[str]:
    mentions = message.get("allowed_mentions")
    if mentions is None:
        if any("@" in text for text in _texts_of(message)):
            yield "pings whoever is named in it"
        return
    if mentions.get("parse") or mentions.get("roles"):
        yield "pings whole groups"
    if users := mentions.get("users"):
        text = " ".join(_texts_of(message))
        if not all(f"<@{user}>" in text for user in users):
            yield "pings somebody without naming them"


def _wrong_files(message: dict[str, Any], options: dict[str, Any]) -> Iterator[str]:
    parts = options.get("form") or options.get("multipart") or ()
    files = {part["filename"]: part["value"] for part in parts if part["name"] != "payload_json"}
    new = [each for each in message.get("attachments") or () if "filename" in each]
    if {each["filename"] for each in new} != set(files):
        yield "has other files than it says"
    for name, file in files.items():
        if not _left_of(file):
            yield f"has nothing in {name}"
    for each in new:
        if each["filename"].endswith(_PICTURES) and not each.get("description"):
            yield f"doesn't describe {each['filename']}"


def _texts_of(part: Any) -> Iterator[str]:
    """Yield every text of a message: what it says, and what stands on its components."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, list):
        for each in part:
            yield from _texts_of(each)
    elif isinstance(part, dict):
        for key, each in part.items():
            if key not in {"allowed_mentions", "attachments", "custom_id", "nonce"}:
                yield from _texts_of(each)


def _left_of(file: Any) -> bytes:
    """Return what would be sent of a file: what comes after the place up to which it was read."""
    place = file.tell()
    content: bytes = file.read()
    file.seek(place)
    return content
