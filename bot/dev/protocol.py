"""The messages between the simulation's page and its server, as far as the proxy changes them.

All of them are JSON. What doesn't look as expected is left unchanged.
"""

import json
import re
from collections import Counter
from typing import Any, Final

_SHOWN_WHERE_PRESSED: Final = frozenset({"click", "modal_submit", "select"})
"""Actions after which the simulation updates only the window they came from."""
_MENU: Final = 3
"""The type of a menu among the components of a message, as Discord numbers them."""
_HAS_MENU: Final = re.compile(rb'"type": ?3\b')
_RENAMED: Final = "~"


class Menus:
    """Renames menus whenever what they show may have changed.

    The simulation names a menu by its place in its message, and its page remembers a choice by that name.
    """

    def __init__(self) -> None:
        self._offered: dict[tuple[str, str], str] = {}
        self._times: Counter[tuple[str, str]] = Counter()

    def renamed(self, state: bytes) -> bytes:
        """Return the state that a window shows, with new names for its menus."""
        if not _HAS_MENU.search(state):  # most of the time, and each window asks twice a second
            return state
        shown = _read(state)
        window = str((shown.get("context") or {}).get("id"))
        messages = shown.get("messages")
        for message in messages.values() if isinstance(messages, dict) else ():
            self._rename(message.get("components"), window)
        return json.dumps(shown).encode()

    def _rename(self, components: object, window: str) -> None:
        for component in components if isinstance(components, list) else ():
            if component.get("type") == _MENU and "control_key" in component:
                key = window, str(component["control_key"])
                offered = json.dumps(component.get("options"))
                self._times[key] += self._offered.setdefault(key, offered) != offered
                self._offered[key] = offered
                component["control_key"] += f"{_RENAMED}{self._times[key]}"
            self._rename(component.get("components"), window)

    def named_back(self, action: bytes, window: str) -> bytes:
        """Return an action with the simulation's name for its menu, or unchanged if it isn't of a menu.

        After a choice the menu gets another name, because the bot may not have accepted it.
        """
        wanted = _read(action)
        name, renamed, _ = str(wanted.get("control_key")).partition(_RENAMED)
        if not renamed:
            return action
        self._times[window, name] += wanted.get("kind") == "select"
        return json.dumps(wanted | {"control_key": name}).encode()


def was_late(receipt: bytes) -> bool:
    """Return whether an action was refused because its window hadn't seen the newest state yet."""
    answer = _read(receipt)
    return bool(answer.get("rejected")) and any(
        reason.get("code") == "stale-revision" for reason in answer.get("diagnostics") or ()
    )


def was_given_up(receipt: bytes) -> bool:
    """Return whether the simulation has given up waiting until the bot has done what an action asks for."""
    return bool(_read(receipt).get("uncertain"))


def brought_up_to_date(action: bytes, seen: bytes, state: bytes) -> bytes | None:
    """Return an action that refers to a state `seen` earlier as one that refers to the newest `state`.

    Return None if the component isn't there any more. The simulation identifies it only by its place in its
    message, where another may be by now, such as Undo instead of Confirm.
    """
    wanted, newest = _read(action), _read(state)
    pressed = _pressable(_read(seen)).get(wanted.get("control_key", ""))
    if pressed is not None:
        places = {each: place for place, each in _pressable(newest).items()}
        if pressed not in places:
            return None
        wanted["control_key"] = places[pressed]
    return json.dumps(wanted | {"published_revision": newest.get("publishedRevision")}).encode()


def window_of(state: bytes) -> str:
    """Return the id of the window that shows a state."""
    return str((_read(state).get("context") or {}).get("id"))


def _pressable(state: dict[str, Any]) -> dict[str, tuple[str, str]]:
    """Return the message and the `custom_id` of each component by the name that the simulation gives it."""
    messages = state.get("messages")
    found: dict[str, tuple[str, str]] = {}
    for message_id, message in messages.items() if isinstance(messages, dict) else ():
        components = [*message.get("components", ())]
        for component in components:
            components += component.get("components") or ()
            if "custom_id" in component and "control_key" in component:
                found[component["control_key"]] = message_id, component["custom_id"]
    return found


def is_shown_only_there(action: bytes) -> bool:
    """Return whether the simulation updates only the window that an action came from."""
    return _read(action).get("kind") in _SHOWN_WHERE_PRESSED


def _read(body: bytes) -> dict[str, Any]:
    """Parse a JSON object; return an empty one if it isn't one."""
    try:
        value = json.loads(body)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}
