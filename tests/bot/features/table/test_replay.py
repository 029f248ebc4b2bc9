"""`/azul view replay`: the animation for the channel, and every step in private."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat
from PIL.GifImagePlugin import GifImageFile
from simcord.results import ResponseMessage

import azul
from bot.app import AzulBot
from bot.ui.drawing import Pictures
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, answer, buttons, labels, new_bot, said
from tests.bot.english import ADA, BRUNO, ENGLISH
from tests.bot.games.test_limits import assert_within_limits, payloads
from tests.bot.shown import turn_labels
from tests.bot.variants import FREE, cut_short, is_over, play_until
from tests.some import some

NOTHING_ON_THE_WALL = "wall ·····/·····/·····/·····/·····"


async def step_through(club: Club) -> ResponseMessage:
    """Open the replay's steps as someone who doesn't play."""
    viewer = club.members[4]
    shown = (await viewer.slash(club.channel, "azul view replay")).response
    if (await club.game()).table.is_open:
        assert shown is not None
        await viewer.click(shown, label="Step through it")
        return shown
    return answer(await viewer.click(club.last, label="Step through it"))


async def step_back_from_the_end(club: Club) -> ResponseMessage:
    """Post the replay and open its last step."""
    panel = await step_through(club)
    if "⏭" not in closed(panel):
        await press(club, panel, "⏭")
    return panel


async def press(club: Club, panel: ResponseMessage, label: str) -> None:
    """Press a button of the steps."""
    (custom_id,) = [button["custom_id"] for button in buttons(panel) if button["label"] == label]
    assert (await club.members[4].click(panel, custom_id=custom_id)).acknowledged


def closed(panel: ResponseMessage) -> list[str]:
    """Return the labels of the buttons that can't be pressed."""
    return [button["label"] for button in buttons(panel) if button.get("disabled")]


def place_of(panel: ResponseMessage) -> tuple[int, int]:
    """Return which step of how many is shown."""
    number, _, count, *_ = panel.content.split()
    return int(number), int(count)


async def test_without_a_table_or_before_the_game_there_is_no_replay(club: Club) -> None:
    ada = club.members[0]
    no_table = ENGLISH("refusal-no-table")
    assert said(await ada.slash(club.channel, "azul view replay")) == no_table
    await club.lobby()
    assert said(await ada.slash(club.channel, "azul view replay")).startswith(
        ENGLISH("refusal-not-begun", host=ADA)
    )
    await ada.slash(club.channel, "azul manage cancel")
    assert said(await ada.slash(club.channel, "azul view replay")) == no_table
    assert len(club.messages) == 1


@pytest.mark.one_in(2)
@pytest.mark.parametrize("takes", [0, 3])
async def test_a_running_game_is_replayed_in_private_until_its_viewer_shows_everyone(
    club: Club, takes: int
) -> None:
    await club.begin()
    await club.hurry(takes)
    posted = len(club.messages)

    shown = answer(await club.members[4].slash(club.channel, "azul view replay"))

    assert shown.ephemeral
    assert labels(shown) == ["Step through it", "Show everyone"]
    assert len(club.messages) == posted
    await club.members[4].click(shown, label="Show everyone")
    assert len(club.messages) == posted + 1
    assert club.last.content == ENGLISH("replay", names=[ADA, BRUNO])
    assert labels(club.last) == ["Step through it"]
    assert club.private(club.members[4]) == []  # and with it the button


@pytest.mark.parametrize("takes", [3, None], ids=["running", "finished"])
async def test_the_game_so_far_is_an_animation(club: Club, takes: int | None) -> None:
    await club.begin()
    await club.hurry(takes)
    game, turn = await club.game(), club.last

    result = await club.members[4].slash(club.channel, "azul view replay")
    if takes is not None:
        await club.members[4].click(answer(result), label="Show everyone")

    assert club.last.content == ENGLISH("replay", names=[ADA, BRUNO])
    (animation,) = club.last.attachments
    assert animation.filename == f"azul-{game.id}-replay.gif"
    assert animation.description is not None
    assert animation.description.startswith("Azul: an animated replay of the game in ")
    assert labels(club.last) == ["Step through it", *(["Analysis"] if takes is None else [])]
    assert await club.game() == game
    assert labels(turn) == labels(next(message for message in club.messages if message.id == turn.id))


async def test_a_game_goes_on_after_a_replay_as_before(club: Club) -> None:
    await club.begin()
    turn = club.last
    shown = answer(await club.members[0].slash(club.channel, "azul view replay"))
    await club.members[0].click(shown, label="Show everyone")
    replayed = club.last

    await club.take(azul.legal_moves(await club.state())[0])

    assert "**Ada** took" in club.last.content
    assert labels(club.last) == await turn_labels(club)
    assert labels(next(message for message in club.messages if message.id == turn.id)) == []
    assert labels(replayed) == ["Step through it"]


async def test_the_steps_begin_at_the_first(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=5)
    panel = await step_through(club)
    assert place_of(panel) == (1, 6)
    assert closed(panel) == ["⏮", "◀", "Round 1"]


async def test_the_steps_go_to_both_ends(club: Club) -> None:
    await club.begin()
    await club.hurry()
    panel = await step_back_from_the_end(club)
    number, count = place_of(panel)
    assert number == count
    assert "🏆" in panel.content
    rounds = [label for label in labels(panel) if label.startswith("Round")]
    assert closed(panel) == ["▶", "⏭", rounds[-1]]

    await press(club, panel, "◀")
    assert place_of(panel) == (count - 1, count)
    assert f"**{rounds[-1]} is over.**" in panel.content
    await press(club, panel, "⏮")
    assert place_of(panel) == (1, count)
    assert panel.content.endswith("The factories are filled for round 1.")
    assert closed(panel) == ["⏮", "◀", "Round 1"]
    await press(club, panel, "▶")
    assert place_of(panel) == (2, count)
    assert "**Ada** took" in panel.content
    await press(club, panel, "Round 2")
    assert panel.content.endswith("The factories are filled for round 2.")
    assert "Round 2" in closed(panel)
    for _ in range(2):
        await press(club, panel, "◀")
    assert " took " in panel.content
    assert str(panel.attachments[0].description).count(NOTHING_ON_THE_WALL) == 2
    await press(club, panel, "⏭")
    assert place_of(panel) == (count, count)
    assert len(panel.attachments) == 1


async def test_every_step_of_a_game_has_its_words_and_its_picture(club: Club) -> None:
    await club.begin(2, **FREE)
    await play_until(club, lambda state: state.round == 2)
    panel = await step_through(club)
    _, count = place_of(panel)
    texts = []
    for number in some(range(1, count + 1)):
        assert place_of(panel) == (number, count)
        (picture,) = panel.attachments
        assert picture.description
        texts.append(panel.content.split("\n", 1)[1])
        if number < count:
            await press(club, panel, "▶")

    assert [text for text in texts if text.startswith("The factories are filled")] == [
        "The factories are filled for round 1.",
        "The factories are filled for round 2.",
    ]
    takes = sum("took" in text for text in texts)
    assert [text.startswith("**Round 1 is over.**") for text in texts] == [False] * (takes + 1) + [
        True,
        False,
    ]


async def test_an_undo_and_a_resignation_are_steps(club: Club) -> None:
    await club.begin()
    await club.take(azul.legal_moves(await club.state())[0])
    await club.members[0].slash(club.channel, "azul undo")
    game = await club.game()
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    assert await club.bot.presenter.present(game.id)

    panel = await step_back_from_the_end(club)

    assert ENGLISH("over-resigned", names=[ADA], left=[BRUNO]) in panel.content
    texts = []
    for _ in range(3):
        await press(club, panel, "◀")
        texts.append(panel.content.split("\n", 1)[1])
    assert texts[0] == "**Bruno** left the game."
    assert texts[1] == ENGLISH("undid", name=ADA)
    assert texts[2].startswith("**Ada** took ")


async def test_steps_are_private_and_everybody_has_their_own(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=5)
    first = await step_back_from_the_end(club)
    shown = answer(await club.members[1].slash(club.channel, "azul view replay"))
    await club.members[1].click(shown, label="Show everyone")
    posted = len(club.messages)
    second = answer(await club.members[1].click(club.last, label="Step through it"))
    of_older_animation = answer(await club.press(club.members[2], club.last, "azul:step:1:5:last"))
    assert place_of(of_older_animation) == (1, 6)

    await press(club, first, "◀")

    assert place_of(first) == (5, 6)
    assert place_of(second) == (1, 6)
    assert len(club.messages) == posted
    assert labels(club.last) == ["Step through it"]


@pytest.mark.thorough
async def test_steps_work_after_a_restart_and_after_the_game_went_on(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=5)
    panel = await step_back_from_the_end(club)

    await club.restart()
    await press(club, panel, "◀")
    assert place_of(panel) == (5, 6)
    await club.hurry(takes=1)
    await press(club, panel, "▶")
    assert place_of(panel) == (6, 7)
    assert "▶" not in closed(panel)


def slowly(state: azul.State) -> azul.Move:
    """Return a take to the floor, or a small one to a line in a round that would end the game (R19b)."""
    moves = azul.legal_moves(state)
    on_lines = [move for move in moves if move.line != azul.FLOOR]
    if state.barren < len(state.active) or not on_lines:
        return moves[-1]
    return min(on_lines, key=lambda move: (azul.number_taken(state, move), -move.line))


async def test_a_game_of_many_rounds_stays_within_discord_s_limits(club: Club) -> None:
    await club.begin()
    game = await club.game()
    while game.version < 300:
        state = game.table.running_state
        move = slowly(state)
        game = await club.bot.games.change(
            game.id, decisions.take(game.table.players[state.turn].user_id, move)
        )
    assert await club.bot.presenter.present(game.id)
    rounds = game.table.running_state.round
    assert rounds > 15
    panel = await step_back_from_the_end(club)
    _, count = place_of(panel)

    def shown() -> list[int]:
        return [int(label.split()[1]) for label in labels(panel) if label.startswith("Round")]

    assert shown() == list(range(rounds - 14, rounds + 1))
    await press(club, panel, f"Round {rounds - 14}")
    assert rounds - 14 in shown()
    await press(club, panel, "⏮")
    assert shown() == list(range(1, 16))
    await press(club, panel, "Round 15")
    assert 15 in shown()
    assert place_of(panel)[0] < count
    for payload in payloads(club):
        assert_within_limits(payload)


async def test_a_made_up_step_is_answered_with_an_existing_one(club: Club) -> None:
    await club.begin()
    game = await club.game()
    for choice in ("", ":0:", ":999999999:on", ":5:round99"):
        panel = await step_through(club)
        await club.press(club.members[4], panel, f"azul:step:{game.id}{choice}")
        assert place_of(panel) == (1, 1), choice


class TestWithPictures:
    """The animation, with real pictures."""

    @pytest.fixture
    def simcord_bot(self, store: Store) -> Iterator[AzulBot]:
        pictures = Pictures(threads=2)
        yield new_bot(store, pictures)
        pictures.close()

    @pytest.mark.thorough
    @pytest.mark.parametrize("options", [{}, {"wall": "free", "factories": "special"}], ids=["base", "all"])
    async def test_a_whole_game_is_an_animation_that_can_be_sent(
        self, club: Club, options: dict[str, str]
    ) -> None:
        await club.begin(4, **options)
        await play_until(club, is_over)
        panel = await step_through(club)
        (attachment,) = club.last.attachments
        animation = Image.open(BytesIO(await attachment.read()))
        assert animation.format == "GIF"
        assert attachment.size <= 500_000
        picture = Image.open(BytesIO(await panel.attachments[0].read()))
        assert picture.format == "PNG"

    async def test_an_animation_ends_with_the_picture_of_the_result(self, club: Club) -> None:
        await club.begin()
        await cut_short(club)
        panel = await step_back_from_the_end(club)
        picture = Image.open(BytesIO(await panel.attachments[0].read()))
        assert picture.format == "PNG"
        result = picture.convert("RGB")
        (attachment,) = club.last.attachments
        animation = Image.open(BytesIO(await attachment.read()))
        assert isinstance(animation, GifImageFile)
        _, count = place_of(panel)
        assert animation.n_frames == count + 1, "a poster comes first"
        animation.seek(animation.n_frames - 1)
        wide, high = animation.size
        tall = round(result.height * wide / result.width)
        top = (high - tall) // 2
        last = animation.convert("RGB").crop((0, top, wide, top + tall))
        difference = ImageChops.difference(last, result.resize(last.size, Image.Resampling.BOX))
        assert max(ImageStat.Stat(difference).mean) < 12
