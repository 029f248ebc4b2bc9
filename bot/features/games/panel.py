"""A person's games on all servers, the tables of one server that they can join, and their finished games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

import discord

import azul
from bot.features.games.filters import filter_choice, filter_fields
from bot.i18n.language import Fact, Text, Verbatim
from bot.messages.layout import MAX_LAYOUT_LENGTH, in_lines, shortened
from bot.messages.panel import Panel
from bot.messages.table_buttons import analysis_button
from bot.ui.components import NO_GAME, Button, CustomId, in_phone_rows, in_rows
from bot.words.names import clean_name, markdown_name
from bot.words.phrases import Phrases, jump_link, relative_time, rules_texts
from engine import NO_HOURS, Game, Hours, Status, deadline_of
from engine.finder import ANY_GAME
from storage.people import Filter

GAMES_PER_KIND: Final = 3
"""How many games of each kind are listed when all kinds are."""
PAGE_SIZE: Final = 5
"""How many are listed when only one kind is: as many as a row has buttons."""


class ListKind(Enum):
    """The kinds of lists; their values are stored in the buttons that lead there."""

    ALL = "all"
    YOURS = "yours"
    OPEN = "open"
    FINISHED = "finished"

    @property
    def length(self) -> int:
        """How many games of a kind a page has."""
        return GAMES_PER_KIND if self is ListKind.ALL else PAGE_SIZE


@dataclass(frozen=True, slots=True)
class GamesPage:
    """Some games of a kind; `more` says whether others follow them."""

    games: Sequence[Game]
    more: bool


def page_of(games: Sequence[Game], kind: ListKind, page: int) -> GamesPage:
    """Return the games on a page, numbered from 1, of a list."""
    end = page * kind.length
    return GamesPage(games[end - kind.length : end], len(games) > end)


def waits_for(game: Game, user_id: int) -> bool:
    """Return whether a running game waits for this person."""
    return game.table.seat_of(user_id) in game.table.awaited_people


def games_panel(
    phrases: Phrases,
    user_id: int,
    found: Mapping[ListKind, GamesPage],
    hours: Hours,
    server_name: Callable[[int], str | None],
    kind: ListKind,
    page: int,
    *,
    guild_id: int | None = None,
    wanted: Filter = ANY_GAME,
    on_server: bool = False,
) -> Panel:
    """Return the list of the games `found`: every kind, or a page of one kind, numbered from 1.

    Outside the bot's servers open tables aren't listed. Seats in games of the server `guild_id` can be taken
    back from substitutes with a button. Finished games come with selects for the filter `wanted`.
    `server_name` returns the name of a server by its id, None if the bot isn't there.
    """
    words = phrases.words
    listed = [one for one in (ListKind.YOURS, ListKind.OPEN, ListKind.FINISHED) if one in found]
    lines: list[str] = []
    buttons: list[Button] = []
    for one in listed:
        games = found[one].games
        lines.append(words(f"games-{one.value}"))
        if one is ListKind.OPEN:
            lines += [words(_lobby_line(phrases, game)) for game in games]
            buttons += [_join_button(phrases, game, kind, page) for game in games]
        elif one is ListKind.YOURS:
            lines += [
                words(_game_line(game, _waiting(phrases, game, user_id), hours, server_name))
                for game in games
            ]
            lost = (game for game in games if _is_lost(game, user_id) and game.guild_id == guild_id)
            buttons += [_return_button(phrases, game) for game in lost]
        else:
            lines += [words(_game_line(game, _result(phrases, game), hours, server_name)) for game in games]
            here = filter_choice(wanted) if kind is ListKind.FINISHED else kind.value
            buttons += [
                Button(words("button-game", game=_number(game)), CustomId("game", game.id, page, here))
                for game in games
            ]
        if not games and wanted != ANY_GAME:
            lines.append(words("games-none-fit"))
        elif not games:
            lines.append(words(f"games-none-{one.value}", start=phrases.command("start")))
    if kind is ListKind.ALL:
        turning = [_more_button(phrases, one) for one in listed if _has_page(one, found[one])]
    else:
        if page > 1 or found[kind].more:
            lines.append(words("games-page", page=page))
        turning = _page_buttons(phrases, kind, page, wanted, more=found[kind].more)
    selects = filter_fields(phrases, wanted, on_server=on_server) if kind is ListKind.FINISHED else ()
    rows = in_phone_rows(buttons)
    rows += in_phone_rows(turning, first_row=max((button.row or 0 for button in rows), default=-1) + 1)
    return Panel(shortened(in_lines(*lines), MAX_LAYOUT_LENGTH), tuple(rows), selects=selects)


def finished_panel(
    phrases: Phrases, game: Game, server_name: Callable[[int], str | None], back: CustomId
) -> Panel:
    """Return what can be done with a finished game; a button leads `back` to the list."""
    words = phrases.words
    buttons = [
        Button(words("button-replay"), CustomId("replay", game.id)),
        *([analysis_button(phrases, game.id)] if game.table.status is Status.OVER else []),
        Button(words("button-export"), CustomId("export", game.id)),
        Button(words("button-back"), back),
    ]
    line = words(_game_line(game, _result(phrases, game), NO_HOURS, server_name))
    return Panel(line, tuple(in_rows(buttons)))


def _has_page(kind: ListKind, games: GamesPage) -> bool:
    """Return whether there is a button to a page of a kind: for finished games always, as only it filters."""
    return games.more or (kind is ListKind.FINISHED and bool(games.games))


def _number(game: Game) -> Verbatim:
    return Verbatim(str(game.id))


def _game_line(game: Game, what: Text, hours: Hours, server_name: Callable[[int], str | None]) -> Text:
    """Return the line of a game: `what` about it, and where it is played."""
    server = server_name(game.guild_id)
    deadline = deadline_of(game.table, hours) if game.table.vote_called_at is None else None
    facts: dict[str, Fact] = {"game": _number(game), "what": what, "link": jump_link(game)}
    if server is None:
        return Text("games-line-away", **facts)
    if deadline is not None:
        facts["what"] = Text("games-until", what=what, deadline=relative_time(deadline + game.delay))
    return Text("games-line", server=Verbatim(markdown_name(clean_name(server))), **facts)


def _waiting(phrases: Phrases, game: Game, user_id: int) -> Text:
    """Return a text about whom a game waits for, and since when."""
    table, state = game.table, game.table.state
    when = relative_time(game.since)
    if state is None:
        return Text("games-lobby", count=len(table.players), seats=table.options.seats, when=when)
    if table.pause is not None:
        return Text("games-paused", when=relative_time(table.pause.at))
    claim = table.claim_of(user_id)
    if claim is not None:
        return Text("games-replaced", name=phrases.name(table, claim))
    choosing = azul.waiting_for(state)
    if waits_for(game, user_id):
        return Text("games-your-tiling" if choosing else "games-your-turn", when=when)
    if choosing:
        names = phrases.names(table, choosing)
        return Text("games-tiling", names=names, count=len(names), when=when)
    return Text("games-turn", name=phrases.name(table, state.turn), when=when)


def _is_lost(game: Game, user_id: int) -> bool:
    """Return whether a substitute has a person's seat, which the person can take back."""
    return game.table.claim_of(user_id) is not None


def _lobby_line(phrases: Phrases, game: Game) -> Text:
    """Return the line of a table that waits for players."""
    table = game.table
    rules = rules_texts(table.options.rules)
    facts: dict[str, Fact] = {
        "game": _number(game),
        "host": phrases.name(table, table.seat_of(table.host_id) or 0),
        "count": len(table.players),
        "seats": table.options.seats,
        "link": jump_link(game),
    }
    return Text("games-table-rules", rules=rules, **facts) if rules else Text("games-table", **facts)


def _result(phrases: Phrases, game: Game) -> Text:
    """Return a text about how a game ended, and when."""
    table, state = game.table, game.table.state
    when = relative_time(game.since)
    if state is None or table.status is not Status.OVER:
        return Text("games-no-winner", when=when)
    winners = azul.ranking(state)[0]
    points = state.boards[winners[0]].score
    return Text("games-won", names=phrases.names(table, winners), points=points, when=when)


def _join_button(phrases: Phrases, game: Game, kind: ListKind, page: int) -> Button:
    label = phrases.words("button-join-game", game=_number(game))
    return Button(label, CustomId("sit", game.id, page, kind.value), discord.ButtonStyle.success)


def _return_button(phrases: Phrases, game: Game) -> Button:
    return Button(phrases.words("button-return-game", game=_number(game)), CustomId("return", game.id))


def _more_button(phrases: Phrases, kind: ListKind) -> Button:
    return Button(phrases.words(f"button-games-{kind.value}"), CustomId("games", NO_GAME, 1, kind.value))


def _page_buttons(phrases: Phrases, kind: ListKind, page: int, wanted: Filter, *, more: bool) -> list[Button]:
    choice = filter_choice(wanted) if kind is ListKind.FINISHED else kind.value
    return [
        Button("◀", CustomId("games", NO_GAME, page - 1, choice), disabled=page == 1),
        Button("▶", CustomId("games", NO_GAME, page + 1, choice), disabled=not more),
        Button(phrases.words("button-games-all"), CustomId("games", NO_GAME, 1, ListKind.ALL.value)),
    ]
