"""What happened since somebody's last turn: as text with the table as it is now, and step by step."""

from collections.abc import Sequence
from typing import Final

import azul
from bot.features.table.scenes import Scene, scenes_after, scenes_among, table_scene
from bot.i18n.language import Fact, Key, Verbatim
from bot.messages.descriptions import title_in_words
from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines, shortened
from bot.messages.panel import Panel
from bot.messages.pictures import table_picture
from bot.ui.components import Button, CustomId
from bot.ui.drawing import Picture
from bot.words.news import news_of
from bot.words.phrases import Phrases
from bot.words.results import final_result, round_in_short
from engine import Game, LogEntry, Status
from engine.table.events import Begun, Played, SeatTaken


def missed_facts(entry: LogEntry) -> dict[str, Fact]:
    """Return the facts of what a person has missed, which begins with `entry`.

    They are ``$since``, which is ``turn`` after their last turn, ``left`` after they left the game, ``seat``
    after they took somebody's seat, else ``game`` or ``round``; the ``$round``; and ``$ago``, which Discord
    shows as “5 hours ago”.
    """
    state = entry.after.state
    return {
        "since": _since(entry),
        "round": state.round if state else 1,
        "ago": Verbatim(f"<t:{int(entry.moment.timestamp())}:R>"),
    }


def _since(entry: LogEntry) -> Key:
    match entry.event:
        case Begun():
            return Key("game")
        case Played(azul.Dealt()):
            return Key("round")
        case Played(azul.Resigned()):
            return Key("left")
        case SeatTaken():
            return Key("seat")
        case _:
            return Key("turn")


def lines_since(phrases: Phrases, entry: LogEntry, seat: int | None, *, in_short: bool) -> list[str]:
    """Return lines about an event for the player at *seat*, or for others: as in the channel, but shorter.

    With `in_short` only the consequences of the event are included: the end of the round, the result.
    """
    state = entry.after.state
    lines = [] if in_short else news_of(phrases, entry)
    if state is not None and entry.report is not None:
        lines += round_in_short(phrases, entry.after, state, entry.report, seat)
    if entry.after.status is Status.OVER:
        lines += final_result(phrases, entry.after, entry.report)
    return lines


MAX_LINES: Final = 12
"""With more lines than this the text is too long to read at a glance: takes of past rounds are left out."""


def steps_since(phrases: Phrases, entries: Sequence[LogEntry]) -> list[Scene]:
    """Return the scenes of what a person has missed (`GameService.since_last_turn`).

    The first is the table as they left it, the last one the table now.
    """
    left, *missed = entries
    if isinstance(left.event, Begun):  # there is nothing to draw before the factories are filled
        left, *missed = missed
    state = left.after.state
    if state is None:
        return []
    return [
        table_scene(phrases, left, state),
        *scenes_after(phrases, left, state),
        *scenes_among(phrases, missed),
    ]


def since_panel(
    phrases: Phrases,
    game: Game,
    seat: int | None,
    entries: Sequence[LogEntry],
    steps: Sequence[Scene],
    index: int | None = None,
) -> Panel:
    """Return the panel of what the player at *seat*, or a spectator, has missed.

    Without an `index`, or with one past the last step, it has everything as text and the table as it is now.
    Its buttons lead to the single steps.
    """
    now = len(steps) - 1
    index = now if index is None else min(index, now)
    if index == now:
        return _overview(phrases, game, seat, entries, steps)
    step = steps[index]
    number = phrases.words("replay-step", number=index + 1, count=len(steps), round=step.round)
    if index == 0:
        before = phrases.words("since-before", **missed_facts(entries[0]))
        text = in_lines(number, before, *news_of(phrases, entries[0]))
    else:
        text = in_lines(number, step.news())
    return Panel(shortened(text), _buttons(phrases, game, index, now), step.picture(), _name(game))


def _overview(
    phrases: Phrases, game: Game, seat: int | None, entries: Sequence[LogEntry], steps: Sequence[Scene]
) -> Panel:
    words, begun = phrases.words, missed_facts(entries[0])
    title, closing = words("since-title", **begun), _whose_turn(phrases, game, seat)
    cut = words("since-cut", replay=phrases.command("replay"))
    room = MAX_MESSAGE_LENGTH - len(in_lines(title, cut, closing)) - 1
    newest, is_all = _newest(phrases, seat, entries, room)
    if not is_all or len(newest) > MAX_LINES:
        newest, is_all = _newest(phrases, seat, entries, room, with_past_takes=False)
    if not newest:
        return Panel(in_lines(words("since-nothing", **begun), closing))
    now = len(steps) - 1
    buttons = _buttons(phrases, game, now, now) if now else ()
    text = shortened(in_lines(title, "" if is_all else cut, *newest, closing))
    return Panel(text, buttons, _picture_now(phrases, game, steps), _name(game))


def _newest(
    phrases: Phrases,
    seat: int | None,
    entries: Sequence[LogEntry],
    room: int,
    *,
    with_past_takes: bool = True,
) -> tuple[list[str], bool]:
    """Return lines about the newest events that fit into `room` characters, and whether these are all.

    The person's own turn, the first entry, is left out, and so are takes of past rounds unless
    `with_past_takes`.
    """
    ended = max((entry.version for entry in entries if entry.report), default=0)
    newest: list[str] = []
    is_all = True
    for entry in reversed(entries):
        is_own = entry is entries[0] and not isinstance(entry.event, Begun)
        is_past = not with_past_takes and entry.version <= ended and _is_take(entry)
        is_all = is_all and (is_own or not is_past)
        lines = lines_since(phrases, entry, seat, in_short=is_own or is_past)
        if newest and len(in_lines(*lines, *newest)) > room:
            return newest, False
        newest = [*lines, *newest]
    return newest, is_all


def _is_take(entry: LogEntry) -> bool:
    return isinstance(entry.event, Played) and isinstance(entry.event.event, azul.Taken)


def _whose_turn(phrases: Phrases, game: Game, seat: int | None) -> str:
    """Return whom the game waits for, as the channel tells the player at *seat*; "" if nobody."""
    table, state = game.table, game.table.state
    if state is None or not table.is_open:
        return ""
    if seat in table.awaited_people:
        if azul.waiting_for(state):
            return phrases.words("tiling", mentions=phrases.mentions(table, [seat]))
        return phrases.words("turn", mention=phrases.mention(table, seat))
    return title_in_words(phrases, table, state)


def _picture_now(phrases: Phrases, game: Game, steps: Sequence[Scene]) -> Picture:
    """Return a picture of the result, or of the table as it is now, which may have another theme by now."""
    table, state = game.table, game.table.state
    if state is None or table.status is Status.OVER:
        return steps[-1].picture()
    return table_picture(phrases, table, state, steps[-1].last)


def _buttons(phrases: Phrases, game: Game, index: int, now: int) -> tuple[Button, ...]:
    def step(label: str, target: int, name: str) -> Button:
        target = max(0, min(now, target))
        return Button(label, CustomId("since", game.id, target, name), disabled=target == index)

    return (
        step(phrases.words("button-before"), 0, "before"),
        step("◀", index - 1, "back"),
        step("▶", index + 1, "on"),
        step(phrases.words("button-now"), now, "now"),
    )


def _name(game: Game) -> str:
    return f"azul-{game.id}-since.png"
