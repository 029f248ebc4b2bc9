"""The examples in docs/ are right, and the description of game files is complete."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

from azul import (
    Factories,
    Rules,
    WallSide,
    board_text,
    draw_deal,
    new_game,
    parse_board,
    parse_event,
    parse_position,
    position_text,
)
from azul.gamefile.document import dump
from azul.phases.draws import commitment, short_commitment
from tests.azul.games import random_record

DOCS = Path(__file__).parents[3] / "docs"


def text_of(name: str) -> str:
    """Return a document's text."""
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_examples_of_the_notation_can_be_read() -> None:
    document = text_of("notation.md")
    positions = re.findall(r"^v\d+ \d+ offer .*$", document, re.MULTILINE)
    (board,) = re.findall(r"^\d+:.*$", document, re.MULTILINE)
    events = re.findall(
        r"^\| `((?:deal|take|take-back|place|settle|undo|resign) .*?)` \|", document, re.MULTILINE
    )
    assert [position_text(parse_position(position)) for position in positions] == positions
    assert board_text(parse_board(board)) == board
    assert [str(parse_event(event)) for event in events] == events
    assert (len(positions), len(events)) == (2, 9)


def test_the_example_of_fair_draws_is_right() -> None:
    document = text_of("fair-draws.md")
    (secret_text,) = re.findall(r"^SECRET=(\w+)$", document, re.MULTILINE)
    secret = bytes.fromhex(secret_text)
    assert f"\n{commitment(secret)}\n" in document
    assert f"`{short_commitment(commitment(secret))}`" in document
    first, *_ = str(draw_deal(new_game(2, 0), secret)).split(",")
    assert f"`{first}` in the game's [notation]" in document
    special = new_game(2, 0, Rules(factories=Factories.SPECIAL))
    assert f"```\n{draw_deal(special, secret)}\n```" in document


def names(value: object) -> Iterator[str]:
    """Yield the name of every field in a document."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from names(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names(inner)


def test_every_field_of_a_game_file_is_described() -> None:
    document = text_of("game-file.md")
    variants = random_record(3, 2, Rules(WallSide.FREE, Factories.SPECIAL), undos=0.2)
    found = set(names(json.loads(dump(variants)))) | set(names(json.loads(dump(random_record(2, 2)))))
    assert len(found) > 50
    described = set(re.findall(r"`(\w+)`", document)) | {"blue", "yellow", "red", "black", "white"}
    assert found <= described
