"""Every language agrees with English, and the command that says so."""

from functools import cache
from pathlib import Path

import pytest

from bot.i18n.language import LOCALES, languages
from tools.locales.report import ENGLISH, Report, note, report_on

LANGUAGES = [each for each in languages() if each != ENGLISH]


@cache
def stored(locale: str) -> Report:
    """Return what there is to say about a language of the bot, which takes a moment."""
    return report_on(LOCALES, locale)


@pytest.mark.parametrize("locale", languages())
def test_a_language_and_its_looks_have_the_facts_of_english_and_no_other_messages(locale: str) -> None:
    assert stored(locale).wrong == ()


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_language_that_is_complete_lacks_nothing_and_is_up_to_date(locale: str) -> None:
    report = stored(locale)
    assert not report.is_complete or (report.missing, report.stale) == ((), ())


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """Return a folder with a few English messages, and a language that says some of them."""
    for locale, text in {
        ENGLISH: """\
# $count is the number of $names.
won = { LIST($names) } won with { points }. `/azul start` opens a table.
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
left = You've left.
source = { $source ->
    [centre] the center
   *[other] factory { $source }
}
""",
        "uk": """\
won = { LIST($names) } { $count ->
    [one] перемагає
   *[other] перемагають
}: { очок }. `/azul start` відкриває стіл.
points = { $points } очок
""",
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "table.ftl").write_text(text.replace("{ очок }", "{ points }"), encoding="utf-8")
    return tmp_path


def change(locales: Path, locale: str, old: str, new: str) -> None:
    """Change the text of a language."""
    path = locales / locale / "table.ftl"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_what_a_language_lacks_is_missing(locales: Path) -> None:
    assert report_on(locales, "uk").missing == ("left", "source")


def test_a_message_is_stale_until_it_is_noted_and_again_once_its_english_has_changed(locales: Path) -> None:
    assert report_on(locales, "uk").stale == ("won", "points")
    note(locales, "uk")
    assert report_on(locales, "uk").stale == ()
    change(locales, ENGLISH, "won with", "has won with")
    assert report_on(locales, "uk").stale == ("won",)
    note(locales, "uk", ("won",))
    assert report_on(locales, "uk").stale == ()


def test_a_comment_does_not_make_a_message_stale(locales: Path) -> None:
    note(locales, "uk")
    change(locales, ENGLISH, "# $count is the", "# $count is the very")
    assert report_on(locales, "uk").stale == ()


def test_a_language_remains_complete_when_messages_are_noted(locales: Path) -> None:
    note(locales, "uk", complete=True)
    note(locales, "uk", ("won",))
    assert report_on(locales, "uk").is_complete


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("{ $points } очок", "багато очок", "points: leaves out $points"),
        ("{ $points } очок", "{ $points } { $name }", "points: has no fact $name"),
        ("`/azul start` відкриває", "`/azul begin` відкриває", "won: leaves out /azul start"),
        ("{ points }", "{ points.genitive }", "won: refers to what this language lacks points.genitive"),
        ("LIST($names)", 'LIST($names, form: "at")', 'won: no message has the form "at"'),
        (
            "points =",
            "score = Разом\npoints =",
            "score: English has no such message, and none here refers to it",
        ),
    ],
)
def test_what_differs_from_english_is_wrong(locales: Path, old: str, new: str, wrong: str) -> None:
    assert report_on(locales, "uk").wrong == ()
    change(locales, "uk", old, new)
    assert wrong in report_on(locales, "uk").wrong


def test_what_stands_in_another_file_than_in_english_is_wrong(locales: Path) -> None:
    (locales / "uk" / "lobby.ftl").write_text("points = { $points } очок\n", encoding="utf-8")
    assert report_on(locales, "uk").wrong == ("points: stands in lobby.ftl, and in English in table.ftl",)


def test_what_can_t_be_read_is_wrong(locales: Path) -> None:
    change(locales, "uk", "points = { $points } очок", "points = { $points }\n# Cut in two\n    очок")
    assert report_on(locales, "uk").wrong == ("table.ftl: can't be read: очок",)


def test_a_message_of_its_own_is_right_if_another_refers_to_it(locales: Path) -> None:
    change(locales, "uk", "points = { $points } очок", "score = { $points } очок\npoints = { score }")
    assert report_on(locales, "uk").wrong == ()


def test_the_words_of_a_look_replace_messages_that_are_there(locales: Path) -> None:
    folder = locales / "uk" / "chocolatier"
    folder.mkdir()
    (folder / "table.ftl").write_text("points = { $score } балів\npoint = бал\n", encoding="utf-8")
    assert set(report_on(locales, "uk").wrong) == {
        "chocolatier/point: there is no such message to replace",
        "chocolatier/points: has no fact $score",
        "chocolatier/points: leaves out $points",
    }


def test_british_english_lacks_only_what_is_spelled_otherwise(locales: Path) -> None:
    (locales / "en-GB").mkdir()
    assert report_on(locales, "en-GB").missing == ("source",)
