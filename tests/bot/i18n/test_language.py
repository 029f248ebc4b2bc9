"""How messages are formed from facts: forms, lists, and what a language lacks."""

import logging
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from bot.i18n.language import LOCALES, Key, MissingText, Text, Verbatim, Words, words_for
from bot.i18n.sources import sources_in
from tests.bot.english import ENGLISH
from tests.some import some


@pytest.fixture
def ukrainian(tmp_path: Path) -> Words:
    """Return a language of a few messages: Ukrainian has three plurals and lists without a last comma."""
    folder = tmp_path / "uk"
    folder.mkdir()
    (folder / "some.ftl").write_text(
        """\
tile = { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[other] { $count } плиток
    }
    .taken = { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[other] { $count } плиток
    }
marker = маркер
here = Тут { $things }.
either = Тут { LIST($things, style: "or") }.
took = Взято { LIST($things, form: "taken") }.
in-a-row = { LIST($things, separator: " + ") }
polite = { LIST($things, after: "さん") }
twice = { here } { took }
nobody-knows = { missing-part }
joined = { $unheard-of }
""",
        encoding="utf-8",
    )
    return Words("uk", tmp_path)


THINGS = (Text("tile", count=1), Text("tile", count=2), Text("marker"))


def test_a_list_is_joined_as_the_language_joins_it(ukrainian: Words) -> None:
    assert ukrainian("here", things=THINGS) == "Тут 1 плитка, 2 плитки і маркер."


def test_a_list_of_alternatives_has_a_conjunction_of_its_own(ukrainian: Words) -> None:
    assert ukrainian("either", things=THINGS[1:]) == "Тут 2 плитки або маркер."


def test_a_message_may_say_what_stands_between_the_parts_of_a_list(ukrainian: Words) -> None:
    assert ukrainian("in-a-row", things=THINGS) == "1 плитка + 2 плитки + маркер"


def test_a_message_asks_for_the_form_that_it_needs_of_each_part(ukrainian: Words) -> None:
    assert ukrainian("took", things=THINGS) == "Взято 1 плитку, 2 плитки і маркер."


def test_names_are_listed_as_they_are(ukrainian: Words) -> None:
    assert ukrainian("here", things=(Verbatim("Ada {"), Verbatim("Bruno"))) == "Тут Ada { і Bruno."


@pytest.mark.parametrize(
    ("things", "text"),
    [
        (Verbatim("Ada"), "Adaさん"),
        (Verbatim("Adaさん"), "Adaさん"),
        ((Verbatim("Ada"), Verbatim("Bruno")), "Adaさん і Brunoさん"),
        ((Verbatim("Ada"), Text("marker")), "Adaさん і маркер"),
        (Text("marker"), "маркер"),
    ],
)
def test_something_may_follow_peoples_names_and_no_others(
    ukrainian: Words, things: Verbatim | Text | tuple[Verbatim | Text, ...], text: str
) -> None:
    assert ukrainian("polite", things=things) == text


@pytest.mark.parametrize(("things", "text"), [((), "Тут ."), ((Verbatim("Ada"),), "Тут Ada.")])
def test_a_list_may_be_short(ukrainian: Words, things: tuple[Verbatim, ...], text: str) -> None:
    assert ukrainian("here", things=things) == text


def test_one_text_is_a_list_of_one(ukrainian: Words) -> None:
    assert ukrainian("took", things=Text("tile", count=21)) == "Взято 21 плитку."


def test_a_message_that_another_refers_to_sees_its_facts(ukrainian: Words) -> None:
    assert ukrainian("twice", things=THINGS[:1]) == "Тут 1 плитка. Взято 1 плитку."


def test_a_message_that_a_language_lacks_is_in_english(ukrainian: Words) -> None:
    assert ukrainian("left") == ENGLISH("left")


def test_a_part_that_a_language_lacks_is_in_english(ukrainian: Words) -> None:
    assert ukrainian("here", things=(Text("lobby-cancelled"),)) == f"Тут {ENGLISH('lobby-cancelled')}."


def test_an_english_message_has_no_parts_in_another_language(ukrainian: Words) -> None:
    marker = ENGLISH("marker")
    assert marker != ukrainian("marker")
    assert ukrainian("took-keep", tiles=(Text("marker"),)) == ENGLISH("took-keep", tiles=(Text("marker"),))


def test_a_message_that_a_language_has_wrong_is_in_english(
    ukrainian: Words, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        assert ukrainian("joined") == ENGLISH("joined")
    assert "joined in uk" in caplog.text


def test_a_message_that_no_language_can_form_raises_an_error(ukrainian: Words) -> None:
    with pytest.raises(MissingText):
        ukrainian("nobody-knows")
    with pytest.raises(MissingText):
        ukrainian("here", things=(Text("no-such-text"),))
    with pytest.raises(MissingText):
        ukrainian("took.tooltip", things=())


def test_an_unknown_language_is_english() -> None:
    assert not (LOCALES / "tlh").exists()
    assert words_for("tlh")("joined") == ENGLISH("joined")


def test_british_english_has_american_messages_with_its_own_parts() -> None:
    british = words_for("en-GB")
    assert british("joined") == ENGLISH("joined")
    assert ENGLISH("refusal-source-empty", source=Key("centre"), sources=()).startswith(
        "There's nothing left in the center."
    )
    assert british("refusal-source-empty", source=Key("centre"), sources=()).startswith(
        "There's nothing left in the centre."
    )


def test_a_look_has_words_of_its_own_for_light_and_dark(tmp_path: Path) -> None:
    folder = tmp_path / "uk" / "chocolatier"
    folder.mkdir(parents=True)
    (folder.parent / "some.ftl").write_text("-thing = плитка\nthing = Одна { -thing }\n", encoding="utf-8")
    (folder / "some.ftl").write_text("-thing = цукерка\n", encoding="utf-8")
    words = Words("uk", tmp_path)
    assert [words.in_look(look)("thing") for look in ("", "azulejo", "chocolatier", "chocolatier-dark")] == [
        "Одна плитка",
        "Одна плитка",
        "Одна цукерка",
        "Одна цукерка",
    ]
    assert words.in_look("chocolatier").in_look("azulejo")("thing") == "Одна плитка"


def test_a_form_may_begin_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "some.ftl").write_text(
        """\
place = фабрика { $number }
    .at = на фабриці { $number }
empty = { CAPITAL(place.at) } порожньо.
all-empty = { CAPITAL(LIST($places, form: "at")) } порожньо.
won = { LIST($names) } { COUNT($names) ->
    [one] перемагає
   *[other] перемагають
}!
""",
        encoding="utf-8",
    )
    words = Words("uk", tmp_path)
    places = [Text("place", number=number) for number in (1, 2)]
    assert words("empty", number=3) == "На фабриці 3 порожньо."
    assert words("all-empty", places=places) == "На фабриці 1 і на фабриці 2 порожньо."
    assert words("won", names=[Verbatim("ada")]) == "ada перемагає!"
    assert words("won", names=[Verbatim("ada"), Verbatim("bo")]) == "ada і bo перемагають!"


@pytest.mark.one_in(6)
@pytest.mark.parametrize("folder", sorted(LOCALES.iterdir(), reverse=True), ids=lambda folder: folder.name)
def test_plain_messages_are_read_as_the_parser_reads_them(folder: Path) -> None:
    read = {text_id: source.parsed() for text_id, source in sources_in(folder).items()}
    for text_id, resource in some(read.items()):
        (entry,) = FluentParser(with_spans=False).parse(sources_in(folder)[text_id].text).body
        assert resource.body[0].equals(entry), text_id


def test_fractions_are_written_as_the_language_does(tmp_path: Path) -> None:
    (tmp_path / "uk").mkdir()
    (tmp_path / "uk" / "some.ftl").write_text(
        """\
share = { NUMBER($share, style: "percent") }
lead = { NUMBER($points, maximumFractionDigits: 1) }
""",
        encoding="utf-8",
    )
    words = Words("uk", tmp_path)
    assert words("share", share=0.62) == "62%"
    assert words("lead", points=2.5) == "2,5"
