"""Every text that people can see exists, and can be formed from what the code passes to it."""

import ast
import re
from pathlib import Path

import pytest

import azul
import engine
from bot.i18n import language as words
from bot.ui.permissions import NEEDED, NEEDED_FOR_THREAD
from bot.words.refusals import UnreadableInput, refusal_text, unreadable_text
from engine import Game, Options, Player, Refusal, Status, Table
from tests.azul.builders import board, tiling
from tests.bot.english import ENGLISH, PHRASES
from tests.bot.words.calls import name_of, parsed
from tests.some import some
from tools.locales.messages import messages_in

FILES = sorted((words.LOCALES / "en-US").glob("*.ftl"))
LONGEST_DESCRIPTION = 100
NEVER_SHOWN = {
    # Only the bot deals, and only the bot could name a seat that a table doesn't have.
    "factories",
    "size",
    "tiles",
    "discs",
    "surplus",
    "no-such-seat",
    # Read from files by the command line alone.
    "notation",
}


def read(path: Path) -> str:
    """Return a file's text."""
    return path.read_text(encoding="utf-8")


def calls_of(package: str, *names: str) -> list[ast.Call]:
    """Return the calls of functions or classes by name in a package's source."""
    return [
        node
        for path in sorted(Path(package).rglob("*.py"))
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names
    ]


def refusal_codes() -> set[str]:
    """Return every code with which the rules, the engine and the bot refuse."""
    root = Path(engine.__file__).parents[1]
    calls = [
        *calls_of(str(root / "azul"), "IllegalMove", "IllegalDeal", "AzulError"),
        *calls_of(str(root / "engine"), "Refusal"),
        *calls_of(str(root / "bot"), "Refusal"),
    ]
    return {
        literal.value
        for call in calls
        for literal in ast.walk(call.args[0])
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str)
    }


def test_every_refusal_has_its_own_sentence() -> None:
    codes = refusal_codes() - NEVER_SHOWN
    assert {"not-your-turn", "line-full", "channel-occupied"} <= codes
    assert [code for code in sorted(codes) if not ENGLISH.has(f"refusal-{code}")] == []
    text = "\n".join(map(read, FILES))
    sentences = [source_of(f"refusal-{code}", text) for code in codes]
    assert len(set(sentences)) == len(sentences)


def source_of(message_id: str, text: str) -> str:
    """Return a message as it is written."""
    found = re.search(rf"^{message_id} = (.*)$", text, re.MULTILINE)
    assert found, message_id
    return found[1]


def test_no_text_is_written_twice() -> None:
    files = messages_in(words.LOCALES / "en-US").files
    assert {text_id: each for text_id, each in files.items() if len(each) > 1} == {}


def test_every_text_that_the_code_asks_for_exists() -> None:
    asked = {
        literal.value
        for path in Path(words.__file__).parents[1].rglob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and name_of(node.func) in {"words", "_words", "Text"}
        for literal in ast.walk(node.args[0])
        if isinstance(literal, ast.Constant) and isinstance(literal.value, str)
    }
    assert len(asked) > 60
    assert [text_id for text_id in sorted(asked) if text_id[-1] != "-" and not ENGLISH.has(text_id)] == []


def test_every_message_is_used() -> None:
    source = "".join(read(path) for path in Path(words.__file__).parents[1].rglob("*.py"))
    fluent = "".join(read(path) for path in FILES)
    asked = set(re.findall(r'"([a-z][\w-]*)"', source)) | set(re.findall(r"{ ([a-z][\w-]*)[ .]", fluent))
    families = (*re.findall(r'f"([a-z][\w-]*-){', source), "choice-")
    ids = re.findall(r"^([a-z][\w-]*) =", fluent, re.MULTILINE)
    assert [each for each in ids if each not in asked and not each.startswith(families)] == []


def test_descriptions_and_choices_of_commands_fit_discord() -> None:
    ids = re.findall(r"^((?:command|choice)-[\w-]+) =", "".join(map(read, FILES)), re.MULTILINE)
    assert len(ids) > 30
    assert [text_id for text_id in ids if len(ENGLISH(text_id)) > LONGEST_DESCRIPTION] == []


def test_every_permission_that_the_bot_needs_has_a_name() -> None:
    needed = [name for permissions in (NEEDED, NEEDED_FOR_THREAD) for name, wanted in permissions if wanted]
    assert "send_messages" in needed
    assert [name for name in needed if not ENGLISH.has(f"permission-{name.replace('_', '-')}")] == []


def a_game(status: Status, state: azul.State | None) -> Game:
    """Return a game of two with hostile names."""
    players = (Player(1, "@everyone"), Player(2, "**<@1>**"))
    return Game(1, 1, 1, 5, 5, None, Table(1, Options(2), players, status, "00" * 32, state))


PLAYED = azul.parse_position(
    azul.position_text(azul.deal(azul.new_game(2, 0), azul.draw_deal(azul.new_game(2, 0), bytes(32))))
)

CHOOSING = tiling(board("-,r2,-,-,-"), rules="+free")


def refusals() -> dict[str, Refusal]:
    """Return a refusal of each kind as the code raises it."""
    asked = {"source": 3, "colour": azul.Colour.BLUE, "line": 2}
    neighbours = {"source": 3, "left": 2, "right": 4}
    return {
        refusal.code: refusal
        for refusal in (
            Refusal("not-host", host_id=1),
            Refusal("table-full", seats=2),
            Refusal("too-many-computers", seats=2, most=1),
            Refusal("too-few-players", fewest=2),
            Refusal("seats-taken", count=3),
            Refusal("no-statistics-of", asked="Emil"),
            Refusal("asked-too-often", most=3),
            Refusal("plan-full", most=3),
            *(Refusal(code, most=12) for code in ("holiday-too-long", "too-many-holidays", "quiet-too-long")),
            *(Refusal(code, asked="Atlantis") for code in ("no-such-zone", "bad-hours")),
            Refusal("no-such-source", **asked | {"source": 9}, factories=5),
            Refusal("colour-not-there", **asked, there=(azul.Colour.RED, azul.Colour.BLACK)),
            Refusal("line-other-colour", **asked, there=azul.Colour.WHITE),
            Refusal("not-at-table", asked="Emil"),
            Refusal("seats-kept", moment=1_800_000_000_000),
            *(Refusal(f"opponent-{why}", asked="Emil") for why in ("off", "elsewhere", "bot", "away")),
            Refusal("too-many-opponents", seats=2),
            Refusal("wrong-count", **asked | {"count": 2}, asked=3),
            Refusal("missing-permissions", permissions=("attach_files",)),
            Refusal("thread-permissions", permissions=("create_public_threads",)),
            *(Refusal(code, most=10) for code in ("too-many-threads", "too-many-games")),
            Refusal("not-here", places=("<#12>",), count=1),
            *(Refusal(code, by=5, paused=1_000) for code in ("paused", "pause-already")),
            Refusal("opponent-there", by=5),
            *(Refusal(code, number="12") for code in ("no-such-game", "never-begun")),
            Refusal("rematch-elsewhere", threads=(12,)),
            Refusal("call-too-early", moment=1_800_000_000_000),
            *(Refusal(code, asked="Emil") for code in ("hand-to-nobody", "plays-already")),
            Refusal("players-gone", players=("Ada", "Bruno")),
            Refusal("scatter-colour", **neighbours, there=(azul.Colour.RED,)),
            Refusal("space-not-open", row=2, column=1, there=(0, 3)),
            *(Refusal(code, **neighbours) for code in ("scatter-missing", "scatter-uneven")),
            Refusal("no-choice", seat=0, row=2),
            *(Refusal(code, row=2) for code in ("earlier-line", "choice-missing")),
            *(Refusal(code, **asked) for code in ("source-empty", "line-full", "wall-has-colour")),
        )
    }


def test_a_refusal_is_formed_from_what_it_carries() -> None:
    for code in some(sorted(refusal_codes() - NEVER_SHOWN)):
        if code in {"not-begun", "not-host"}:
            game = a_game(Status.LOBBY, None)
        else:
            game = a_game(Status.PLAYING, CHOOSING if code == "no-choice" else PLAYED)
        refusal = refusals().get(code, Refusal(code))

        text = refusal_text(PHRASES, refusal, game)

        assert text.endswith("."), code
        assert "{" not in text, code
        assert "**<@1>**" not in text, code
        assert "Colour" not in text, code


@pytest.mark.parametrize(
    "part", ["source", "colour", "line", "scatter", "move", "several", "row", "column", "choice", "number"]
)
@pytest.mark.parametrize("game", [None, a_game(Status.PLAYING, PLAYED)])
def test_what_cannot_be_read_is_quoted_harmlessly(part: str, game: Game | None) -> None:
    text = unreadable_text(PHRASES, UnreadableInput(part, "**[@everyone](http://x)**" * 99), game)
    assert "“\\*\\*\\[\\@everyone\\]" in text
    assert len(text) < 250


def test_asking_for_a_text_that_does_not_exist_raises() -> None:
    with pytest.raises(words.MissingText):
        ENGLISH("no-such-text")
    with pytest.raises(words.MissingText):
        ENGLISH("joined.tooltip")
    with pytest.raises(words.MissingText):
        ENGLISH("points")
