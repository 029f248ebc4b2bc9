"""A take that is typed: what is chosen from the offers is made, and what is said otherwise is shown first."""

import pytest

import azul
from bot.i18n.language import Verbatim
from tests.bot.club import Club, answer, labels, said
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assert_same

OWN_WORDS = (
    "{colour} {source} {line}",
    "{colour} from factory {source} to line {line}",
    "{source}{colour}{line}",
    "line {line}: {colour}s from {source}",
    "{source} {letter} {line}",
)


async def without_confirm(club: Club) -> None:
    """Let the first member turn Confirm off."""
    ada = club.members[0]
    await ada.click(answer(await ada.slash(club.channel, "azul me")), label="Confirm: turn off")


def words_of(move: azul.Move) -> dict[str, object]:
    """Return a move's parts for a sentence."""
    colour = move.colour
    return {"source": move.source, "colour": colour.word, "letter": colour.letter, "line": move.line + 1}


@pytest.mark.one_in(6)
@pytest.mark.parametrize("form", OWN_WORDS)
async def test_what_is_said_in_ones_own_words_is_shown_with_confirm(club: Club, form: str) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club, line=3)
    before, sent = await club.game(), len(club.env.http_requests)

    panel = answer(await club.take(form.format(**words_of(move))))

    assert f"{move.colour.word} from factory {move.source} → line 4**" in panel.content
    assert labels(panel)[0] == "Confirm"
    assert len(panel.attachments) == 1
    await assert_same(club, before, sent)

    await ada.click(panel, label="Confirm")

    assert panel.content.startswith("Done: ")
    assert (await club.state()).boards[0].lines[3].colour is move.colour


async def test_confirm_is_asked_of_those_who_have_turned_it_off_too(club: Club) -> None:
    await without_confirm(club)
    await club.begin()
    ada, move = club.members[0], await a_move(club, line=3)
    before, sent = await club.game(), len(club.env.http_requests)

    panel = answer(await club.take(f"{move.colour.word} from {move.source} to {move.line + 1}"))

    assert "Confirm" in labels(panel)
    await assert_same(club, before, sent)
    await ada.click(panel, label="Confirm")
    assert panel.content.startswith("Done: ")


@pytest.mark.one_in(2)
@pytest.mark.parametrize("asks", [True, False])
async def test_what_is_chosen_from_the_offers_is_made_at_once(club: Club, *, asks: bool) -> None:
    if not asks:
        await without_confirm(club)
    await club.begin()
    choice = (await club.offered("line 3"))[0]
    assert said(await club.take(choice["value"])).startswith("Done: ")


async def test_notation_and_the_bots_own_words_are_made_at_once(club: Club) -> None:
    await club.begin(2)
    for write in ("notation", "offer", "typed", "wide"):
        move = azul.legal_moves(await club.state())[0]
        name = next(each["name"] for each in await club.offered(str(move)))
        line = "floor" if move.line == azul.FLOOR else move.line + 1
        texts = {
            "notation": str(move).upper(),
            "offer": name,
            "typed": f"{azul.source_word(move.source).replace('re', 'er')} {move.colour.word} {line}",
            "wide": "".join(chr(ord(letter) + 0xFEE0) for letter in str(move)),
        }
        assert said(await club.take(texts[write])).startswith("Done: "), write


async def test_the_way_back_from_what_was_read_is_that_of_the_panel(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club, line=3)
    panel = answer(await club.take(f"{move.colour.word} from {move.source} to {move.line + 1}"))

    await ada.click(panel, label="Back")

    assert panel.content.startswith(f"**Factory {move.source}:**")


async def test_what_says_too_little_or_nothing_makes_no_move(club: Club) -> None:
    await club.begin()
    before, sent = await club.game(), len(club.env.http_requests)

    for typed in (
        "bananas",
        "🙂🙂",
        "first",
        "white",
        "2в3",
        "2-3",
        "x" * 3000,
        "not 1 2 3",
        "blau von 2 nach 3",
        "@here",
    ):
        reply = said(await club.take(typed))
        assert "`" in reply, typed
        assert "Confirm" not in reply, typed

    await assert_same(club, before, sent)


async def test_a_refusal_guesses_the_nearest_move_and_its_guess_is_made(club: Club) -> None:
    await club.begin()
    move = await a_move(club, line=3)
    text = f"Never {move.colour.word.upper()}s from {move.source} to {move.line + 1}"

    reply = said(await club.take(text))

    guess = f"{move.source} {move.colour.word} 4"
    assert reply == ENGLISH("refusal-bad-guess", text=Verbatim(text), choices=[Verbatim(f"`{guess}`")])
    assert said(await club.take(guess)).startswith("Done: ")


async def test_a_whole_move_among_unknown_words_is_asked_about_in_its_panel(club: Club) -> None:
    await club.begin()
    ada, move = club.members[0], await a_move(club, line=3)
    text = f"*Bananas* {move.colour.word}s from {move.source} to {move.line + 1} asap"
    before, sent = await club.game(), len(club.env.http_requests)

    panel = answer(await club.take(text))

    quoted = Verbatim(text.replace("*", "\\*"))
    assert panel.content.startswith(ENGLISH("panel-guessed", text=quoted))
    assert f"{move.colour.word} from factory {move.source} → line 4**" in panel.content
    await assert_same(club, before, sent)
    await ada.click(panel, label="Confirm")
    assert panel.content.startswith("Done: ")


async def test_a_long_text_is_quoted_in_40_characters_and_cannot_mention_anybody(club: Club) -> None:
    await club.begin()
    reply = said(await club.take("<@1> Say “WHAT”? " * 200))
    assert "“\\<\\@1\\> Say “WHAT”? \\<\\@1\\> Say “WHAT”? \\<\\@1\\> S…”" in reply
    assert len(reply) < 400
