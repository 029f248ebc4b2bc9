"""Helpers that play events in notation."""

import pytest

from azul import IllegalMove, Progress, State, TilingReport, advance, parse_event


def after(state: State, *events: str) -> tuple[Progress, TilingReport | None]:
    """Return the game after events in notation, and the last one's report."""
    progress, report = Progress(state), None
    for event in events:
        progress, report = advance(progress, parse_event(event))
    return progress, report


def refusal(state: State, event: str) -> tuple[str, dict[str, object]]:
    """Return the code and the parameters with which an event is refused."""
    with pytest.raises(IllegalMove) as refused:
        after(state, event)
    return refused.value.code, refused.value.params


def refusal_after(state: State, *events: str) -> str:
    """Return the code with which the last of the events is refused."""
    progress, _ = after(state, *events[:-1])
    with pytest.raises(IllegalMove) as refused:
        advance(progress, parse_event(events[-1]))
    return refused.value.code
