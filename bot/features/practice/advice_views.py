"""Hints for a position, and what the computer would have done instead of a take."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, groupby
from typing import Final

import discord

import azul
import render
from bot.features.practice.buttons import practice_button, with_row
from bot.features.practice.views import table_view
from bot.i18n.language import Fact, Text, Verbatim
from bot.messages.choice import Choice, sides_of
from bot.messages.layout import in_lines, shortened
from bot.messages.panel import Panel
from bot.words.phrases import Phrases
from bot.words.reasons import points_ahead, reason_texts
from bot.words.takes import scattered
from engine import Practice, TakeSearch
from players.reasons.facts import Reason
from players.reasons.selection import Facts, facts_about, reasons
from players.search.result import Candidate, SearchResult, is_decided

MAX_HINTS: Final = len(render.HINT_LETTERS)
_MAX_REASONS: Final = 2
"""How many reasons of its own a hint has at most."""


def hint_view(phrases: Phrases, practice: Practice, found: SearchResult) -> Panel:
    """Return the table with the best takes in words, each with a button that leads to what it would do.

    They are marked by letters, also in the picture, because factories have numbers. Reasons that all of them
    share are given once.
    """
    words, state = phrases.words, practice.state
    best = found.candidates[:MAX_HINTS]
    in_points = _is_decided(state, best)
    shared, own = shared_and_own([facts_about(state, found, each) for each in best])
    lines = [
        words(
            "hint-take",
            letter=Verbatim(letter),
            **_about(phrases, practice, state, candidate, why, in_points=in_points),
        )
        for letter, candidate, why in zip(render.HINT_LETTERS, best, own, strict=False)
    ]
    buttons = [
        practice_button(
            words("button-hint-take", letter=Verbatim(letter)),
            "practicetake",
            practice.version,
            str(_choice(state, candidate.move)),
            style=discord.ButtonStyle.success,
        )
        for letter, candidate in zip(render.HINT_LETTERS, best, strict=False)
    ]
    hide = practice_button(words("button-hint-hide"), "practice", practice.version)
    all_of_them = _texts(phrases, practice, state, shared)
    text = in_lines(
        words("hint", count=len(best)),
        *lines,
        words("hint-shared", reasons=all_of_them) if all_of_them else "",
        words("hint-how-points" if in_points else "hint-how"),
    )
    panel = table_view(phrases, practice, text, [each.move for each in best])
    *sources, steering = (list(row) for _, row in groupby(panel.buttons, key=lambda button: button.row))
    others = [button for button in steering if button.custom_id.action != "practicehint"]
    panel = replace(panel, buttons=tuple(chain(*sources)))
    return with_row(with_row(panel, [*buttons, hide]), others)


def shared_and_own(
    facts: Sequence[Facts], limit: int = _MAX_REASONS
) -> tuple[list[Reason], list[list[Reason]]]:
    """Return the reasons that all takes share, and for each take its own, at most `limit` of each.

    A reason that some of them share is given only for the first. A take without any left gets the reason that
    holds for the fewest takes, among those that aren't given yet.
    """
    weighty = [each.weighty for each in facts]
    shared = [each for each in weighty[0] if len(facts) > 1 and all(each in others for others in weighty)]
    how_many = Counter(reason for each in facts for reason in chain(*each))
    left_out, mentioned = set[Reason](shared), set[Reason](shared)
    own: list[list[Reason]] = []
    for each in facts:
        mine = [reason for reason in each.weighty if reason not in left_out][:limit]
        if not mine:
            unsaid = (reason for reason in chain(*each) if reason not in mentioned)
            mine = sorted(unsaid, key=how_many.__getitem__)[:1]
        own.append(mine)
        mentioned.update(mine)
        left_out.update(each.weighty)
    return shared[:limit], own


def judged_view(phrases: Phrases, practice: Practice, judged: TakeSearch, view: Panel) -> Panel:
    """Return a view of a practice below a text about what the computer would have done instead of a take."""
    buttons = (button for button in view.buttons if button.custom_id.action != "practicejudge")
    panel = replace(view, buttons=tuple(buttons)).with_intro(_judgement(phrases, practice, judged))
    return replace(panel, text=shortened(panel.text))


def _judgement(phrases: Phrases, practice: Practice, judged: TakeSearch) -> str:
    words, state, found = phrases.words, judged.state, judged.found
    yours, best = found.of(state, judged.move), found.best
    if yours is None:
        raise AssertionError("a take that was asked about is among what was found")
    in_points = _is_decided(state, (best, yours))
    cost = _shown(state, best, in_points=in_points) - _shown(state, yours, in_points=in_points)
    own = _about(phrases, practice, state, yours, reasons(state, found, yours), in_points=in_points)
    if cost <= 0:
        return words("judge-same" if yours is best else "judge-as-good", **own)
    return in_lines(
        words(
            "judge-better",
            **_about(phrases, practice, state, best, reasons(state, found, best), in_points=in_points),
        ),
        words("judge-yours-points" if in_points else "judge-yours", cost=cost, **own),
    )


def _is_decided(state: azul.State, candidates: Sequence[Candidate]) -> bool:
    """Return whether all these moves nearly always win, or all lose: then points are shown instead."""
    return is_decided([each.chances[state.turn] for each in candidates])


def _shown(state: azul.State, candidate: Candidate, *, in_points: bool) -> int:
    """Return the value of a move as displayed: the final lead in points, or the percentage of wins."""
    return round(candidate.margin if in_points else 100 * candidate.chances[state.turn])


def _outlook(state: azul.State, candidate: Candidate, *, in_points: bool) -> Text:
    if not in_points:
        return Text("outlook-chance", chance=candidate.chances[state.turn])
    return points_ahead(_shown(state, candidate, in_points=True))


def _about(
    phrases: Phrases,
    practice: Practice,
    state: azul.State,
    candidate: Candidate,
    reasons: Sequence[Reason],
    *,
    in_points: bool,
) -> dict[str, Fact]:
    """Return the facts of a take: those of `Phrases.take`, its ``$outlook``, and ``$reasons`` if any.

    ``$shares`` say where the rest of a scatter disc's tiles goes (R31). ``$scatters`` and ``$why`` are the
    numbers of shares and reasons.
    """
    why = _texts(phrases, practice, state, reasons)
    shares = scattered(state, candidate.move)
    return {
        **phrases.take(state, candidate.move),
        "outlook": _outlook(state, candidate, in_points=in_points),
        "reasons": why,
        "why": len(why),
        "shares": shares,
        "scatters": len(shares),
    }


def _texts(phrases: Phrases, practice: Practice, state: azul.State, reasons: Sequence[Reason]) -> list[Text]:
    def name_of(seat: int) -> Verbatim | Text:
        return phrases.name(practice.table, seat)

    return reason_texts(phrases, name_of, state.turn, reasons)


def _choice(state: azul.State, move: azul.Move) -> Choice:
    """Return the choice that shows a take in the panel before it is confirmed."""
    scatter = azul.scatter_choice(state, move.source, move.colour)
    sides = "" if scatter is None or move.left is None else sides_of(scatter, move.left)
    return Choice(move.source, move.colour, move.line, sides)
