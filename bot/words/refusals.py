"""What is refused, told to the person who asked: what is wrong, and what would be right."""

import azul
from azul import Colour
from bot.words.names import markdown_name
from bot.words.phrases import Phrases, scatter_word
from engine import Game, Refusal

LONGEST_QUOTE = 40


class UnreadableInput(Exception):
    """Something typed that is none of the words it could be; `part` says which option it was for."""

    def __init__(self, part: str, text: str) -> None:
        super().__init__(part, text)
        self.part = part
        self.text = text


def refusal_text(phrases: Phrases, refusal: Refusal, game: Game | None) -> str:
    """Return a refusal in words; `game` is the game it is about, as it is now, if there is one."""
    words = phrases.words
    text_id = f"refusal-{refusal.code}"
    values: dict[str, str | int] = {}
    for name, value in refusal.params.items():
        match name, value:
            case "colour", Colour():
                values[name] = phrases.colour(value)
            case "there", Colour():
                values[name] = phrases.colour(value)
            case "there", tuple() if refusal.code == "space-not-open":
                values["columns"] = phrases.listed([str(column + 1) for column in value], last="or")
            case "there", tuple():
                values[name] = phrases.listed([phrases.colour(colour) for colour in value])
            case "line", int():
                values[name] = value + 1
            case "row", int():
                values["line"] = value + 1
            case "source", int():
                values[name] = value if refusal.code == "no-such-source" else phrases.source(value)
            case _, int() | str():
                values[name] = value
            case _:
                pass
    if game is not None:
        values |= _values_of(phrases, game, refusal.params.get("colour"))
        values["example"] = _scatter_example(game, refusal)
        if refusal.code == "no-choice" and isinstance(seat := refusal.params.get("seat"), int):
            values["open"] = _lines_to_choose_for(phrases, game, seat)
    return words(text_id, **values)


def _scatter_example(game: Game, refusal: Refusal) -> str:
    """Return a way to scatter that is right for the take that was refused, or at least one that is read."""
    state = game.table.state
    match refusal.params:
        case {"source": int(source), "colour": Colour() as colour} if state is not None:
            choice = azul.scatter_choice(state, source, colour)
            if choice is not None:
                return scatter_word(choice, choice.splits[-1])
    return "blue:left,red:right"


def _lines_to_choose_for(phrases: Phrases, game: Game, seat: int) -> str:
    decisions = azul.settling_of(game.table.playing, seat).decisions
    return phrases.listed([phrases.target(decision.row) for decision in decisions], last="or")


def unreadable_text(phrases: Phrases, unreadable: UnreadableInput, game: Game | None) -> str:
    """Return what could have been typed instead."""
    quote = markdown_name(unreadable.text[:LONGEST_QUOTE])
    state = game.table.state if game else None
    factories = len(state.factories) if state else azul.FACTORIES_FOR[4]
    return phrases.words(f"refusal-bad-{unreadable.part}", text=quote, factories=factories)


def _values_of(phrases: Phrases, game: Game, colour: object) -> dict[str, str | int]:
    table = game.table
    values: dict[str, str | int] = {}
    host = table.seat_of(table.host_id)
    if host is not None:
        values["host"] = phrases.name(table, host)
    values["names"] = phrases.names(table)
    state = table.state
    if state is None:
        return values
    values["name"] = phrases.name(table, state.turn)
    values["sources"] = phrases.listed(
        [phrases.source(source) for source in state.sources if state.tiles_at(source)]
    )
    if isinstance(colour, Colour) and state.phase is azul.Phase.OFFER:
        values["open"] = phrases.targets(state, colour)
    return values
