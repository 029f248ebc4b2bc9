"""``python -m tools.locales``: what languages lack, what is stale, and what differs from English.

With a language it lists every message; ``--done`` notes that messages are up to date with the English ones.
"""

import argparse
import sys
from collections.abc import Sequence

from bot.i18n.language import LOCALES, languages
from tools.locales.report import ENGLISH, note, report_on


def main(argv: Sequence[str] | None = None) -> int:
    """Report on one language or on all; return 1 if something is wrong."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.locales",
        description="Say what languages lack, what is stale, and what differs from English.",
    )
    others = [each for each in languages() if each != ENGLISH]
    parser.add_argument(
        "language",
        nargs="?",
        choices=others,
        metavar="LANGUAGE",
        help=f"list every message of this one: {', '.join(others)}",
    )
    parser.add_argument(
        "--done", nargs="*", metavar="MESSAGE", help="note that these messages, or all, are up to date"
    )
    parser.add_argument("--complete", action="store_true", help="from now on nothing may be missing or stale")
    given = parser.parse_args(argv)
    if given.language is None:
        return max(_summary(each) for each in languages() if each != ENGLISH)
    if given.done is not None or given.complete:
        note(LOCALES, given.language, tuple(given.done or ()), complete=given.complete)
    return _list(given.language)


def _summary(locale: str) -> int:
    report = report_on(LOCALES, locale)
    counts = f"{len(report.missing)} missing, {len(report.stale)} stale, {len(report.wrong)} wrong"
    print(f"{locale}: {counts}{', complete' if report.is_complete else ''}")
    return int(bool(report.wrong))


def _list(locale: str) -> int:
    report = report_on(LOCALES, locale)
    for title, lines in (
        ("Missing", report.missing),
        ("Stale: their English has changed, or nobody has noted that they are up to date", report.stale),
        ("Wrong", report.wrong),
    ):
        if lines:
            print(f"{title}:")
            print("".join(f"  {line}\n" for line in lines))
    return _summary(locale)


if __name__ == "__main__":
    sys.exit(main())
