"""How many taps, keystrokes and public messages a recorded game takes: now, and in the first version.

A tap is a press of a button. The first version asked for one thing after the other: **Take tiles**, where
from, which colour unless there was only one, which line, the side of each colour of a scatter disc that had a
choice, **Confirm**.

A keystroke is a letter typed into an option, or Enter. An option takes the fewest letters of what is wanted
until that is first in the list, and Enter to choose it; one more Enter sends the command. The first version
had an option for each part, and `scatter` where there was a choice; now there is one, and what is typed is
notation. `/azul take` itself isn't counted, as it is the same.

Public messages are those that are there at the end, the lobby included, if each event is shown when it
happens.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import azul
from azul.gamefile.document import load
from azul.gamefile.record import GameRecord
from bot.messages.choice import Choice, parse_choice
from bot.messages.posts import posts_since
from bot.messages.table_buttons import table_buttons
from bot.messages.taking_panel import taking_panel
from bot.parsing.moves import offered
from engine import Game, LogEntry, Options, Player, TableEvent
from engine.game import history
from engine.table.events import Begun, Joined, Opened, Played, event_to_json
from storage.records import StoredEvent
from tests.azul.golden import GOLDEN
from tests.bot.english import ENGLISH, PHRASES, WITH_EMOJIS
from tests.bot.panels import sides, step_towards

STAYING: Final = ("round", "over")
"""The messages of a quiet game that stay, besides the lobby."""
ENTER: Final = 1


@dataclass(frozen=True, slots=True)
class Cost:
    """What one take costs: in the first version, now, and now for people who don't confirm their moves."""

    taps_before: int
    taps: int
    taps_trusting: int
    keys_before: int
    keys: int
    scatters: bool


@dataclass(frozen=True, slots=True)
class Count:
    """What a game costs: its takes, and its messages if all stay, and if the table is quiet."""

    takes: tuple[Cost, ...]
    messages: int
    quiet: int


def record_of(name: str) -> GameRecord:
    """Return the recorded game of this name."""
    return load((GOLDEN / f"{name}.json").read_bytes())


def count_of(record: GameRecord) -> Count:
    """Return what a recorded game costs."""
    entries = entries_of(record)
    parts = ["lobby", *parts_of(entries)]
    quiet = [part for part in parts if part in {"lobby", *STAYING}]
    return Count(tuple(cost(entry) for entry in entries if take_of(entry)), len(parts), len(quiet))


def entries_of(record: GameRecord) -> list[LogEntry]:
    """Return the log of a recorded game as the engine would have written it."""
    people = [Player(number, name) for number, name in enumerate(record.players, 1)]
    events: list[TableEvent] = [Opened(people[0], Options(len(people), record.rules), secret="00")]
    events += map(Joined, people[1:])
    events += [
        Begun(record.starter, rulings=azul.CURRENT_RULINGS),
        *(Played(event) for event, _ in record.events),
    ]
    lines = [StoredEvent(version, event_to_json(event), 0) for version, event in enumerate(events, 1)]
    return history(lines)


def parts_of(entries: Sequence[LogEntry]) -> Iterator[str]:
    """Yield which messages are posted after the lobby; a deal is shown together with what led to it."""
    unseen: list[LogEntry] = []
    for entry in entries:
        unseen.append(entry)
        state = entry.after.state
        if state is None or state.phase is not azul.Phase.REFILL:
            yield from (post.part for post in posts_since(PHRASES, 1, unseen, None))
            unseen = []


def take_of(entry: LogEntry) -> tuple[azul.State, azul.Move] | None:
    """Return the position and the move of a take; None if the entry is something else."""
    before = entry.before.state if entry.before else None
    match entry.event:
        case Played(azul.Taken(_, move)) if before is not None:
            return before, move
        case _:
            return None


def cost(entry: LogEntry) -> Cost:
    """Return what a take costs."""
    take = take_of(entry)
    if take is None or entry.before is None:
        raise AssertionError(f"{entry.event} is no take")
    state, move = take
    game = Game(1, 1, 1, entry.version - 1, entry.version - 1, None, entry.before)
    return Cost(
        taps_before(state, move),
        len(taps(game, move, confirm=True)),
        len(taps(game, move, confirm=False)),
        keys_before(state, move),
        keys(state, move),
        move.left is not None,
    )


def taps(game: Game, move: azul.Move, *, confirm: bool) -> list[str]:
    """Return what the buttons say that lead to a move, from the turn message on, as in their custom ids."""
    state = game.table.running_state
    goal = str(Choice(move.source, move.colour, move.line, sides(state, move), confirmed=True))
    buttons = table_buttons(ENGLISH, game.id, game.version, state)
    pressed: list[str] = []
    while not pressed or not is_made(state, pressed[-1], confirm=confirm):
        choices = [each.custom_id.choice for each in buttons if each.custom_id.action in {"panel", "take"}]
        pressed.append(step_towards(goal, choices))
        choice = parse_choice(pressed[-1])
        if choice is None:
            raise AssertionError(f"{pressed[-1]} is no choice")
        buttons = taking_panel(WITH_EMOJIS, game, state, choice).buttons
    return pressed


def is_made(state: azul.State, pressed: str, *, confirm: bool) -> bool:
    """Return whether a press makes its move: a confirmed one, or a whole one of people who don't confirm."""
    choice = parse_choice(pressed)
    if choice is None or choice.take is None:
        return False
    return choice.confirmed or (not confirm and choice.move_in(state) is not None)


def keys(state: azul.State, move: azul.Move) -> int:
    """Return how many keystrokes the move takes in one option."""
    notation = str(move)
    letters = next(
        number for number in range(len(notation) + 1) if offered(state, notation[:number])[0] == move
    )
    return letters + ENTER + ENTER


# ── The first version ──────────────────────────────────────────────────────────────────────────────────


def taps_before(state: azul.State, move: azul.Move) -> int:
    """Return how many taps the move took in the first version."""
    asked_colour = len(azul.present(state.tiles_at(move.source))) > 1
    open_take, source, line, confirm = 1, 1, 1, 1
    return open_take + source + asked_colour + line + len(_sides_asked(state, move)) + confirm


def keys_before(state: azul.State, move: azul.Move) -> int:
    """Return how many keystrokes the move took in the first version's options."""
    moves = azul.legal_moves(state)
    number = ENTER
    for value_of in (
        lambda each: azul.source_word(each.source),
        lambda each: each.colour.word,
        lambda each: azul.line_word(each.line),
        lambda each: _scatter_word(state, each),
    ):
        wanted = value_of(move)
        values = list(dict.fromkeys(map(value_of, moves)))
        moves = [each for each in moves if value_of(each) == wanted]
        if wanted:
            number += _letters(values, wanted) + ENTER
    return number


def _letters(values: Sequence[str], wanted: str) -> int:
    """Return the fewest letters of a value with which it is the first that begins so."""
    return next(
        number
        for number in range(len(wanted) + 1)
        if next(value for value in values if value.startswith(wanted[:number])) == wanted
    )


def _sides_asked(state: azul.State, move: azul.Move) -> list[azul.Colour]:
    """Return the colours whose side isn't settled by the sides of those before."""
    scatter = azul.scatter_choice(state, move.source, move.colour)
    if scatter is None or move.left is None:
        return []
    asked, splits = [], scatter.splits
    for colour in scatter.colours:
        if len({split >> colour & 1 for split in splits}) > 1:
            asked.append(colour)
        splits = tuple(split for split in splits if split >> colour & 1 == move.left >> colour & 1)
    return asked


def _scatter_word(state: azul.State, move: azul.Move) -> str:
    """Return what was typed for the option `scatter`: ``blue:left,red:right``; nothing without a choice."""
    scatter = azul.scatter_choice(state, move.source, move.colour)
    if scatter is None or move.left is None:
        return ""
    words = (f"{colour.word}:{'left' if move.left >> colour & 1 else 'right'}" for colour in scatter.colours)
    return ",".join(words)
