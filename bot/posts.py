"""From what happened in a game to the messages that tell its channel."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import partial

import discord

import azul
import render
from bot.buttons import Button, Press
from bot.describe import LONGEST_MESSAGE, alt_board, alt_scores, alt_table, shortened
from bot.phrases import Phrases, rules_lines
from bot.pictures import Picture
from bot.words import Words
from engine import Begun, Cancelled, Happening, Played, Status, Table


@dataclass(frozen=True, slots=True)
class Post:
    """A message to a game's channel.

    It tells everything up to the event `version`; `part` distinguishes messages about the same event. Only
    the people in `pings` (Discord ids) are notified, and nobody is if the message is `silent`.
    """

    version: int
    part: str
    text: str
    picture: Picture
    pings: tuple[int, ...] = ()
    buttons: tuple[Button, ...] = ()
    silent: bool = False


def posts_since(phrases: Phrases, game_id: int, happenings: Sequence[Happening], shown: int) -> list[Post]:
    """Return the messages for everything after the event `shown`; the game must have begun.

    A message a round that ended, and one for how things stand now: whose turn it is, or the result.
    """
    news: list[str] = []
    posts: list[Post] = []
    final: azul.TilingReport | None = None
    for happening in happenings:
        if happening.version <= shown:
            continue
        news += _told(phrases, happening)
        if happening.report is not None:
            posts.append(_round_post(phrases, happening, happening.report, news))
            news = []
            final = happening.report
    latest = happenings[-1]
    table = latest.after
    if table.state is None or (not posts and _is_private(happenings, shown)):
        return posts
    if table.status is Status.OVER:
        posts.append(_final_post(phrases, latest, table.state, final, news))
    else:
        posts.append(_table_post(phrases, game_id, latest, table.state, last_take(happenings), news))
    return posts


def board_picture(
    phrases: Phrases,
    table: Table,
    state: azul.State,
    seat: int,
    spaces: Sequence[azul.Placement] = (),
) -> Picture:
    """Return one board, large, with what a tile would score on each of some open `spaces`."""
    return Picture(
        lambda: render.encode(
            render.board(
                state, seat, table.players[seat].name, captions=captions(phrases.words), spaces=spaces
            )
        ),
        alt_board(phrases, table, state, seat),
    )


def table_picture(phrases: Phrases, table: Table, state: azul.State, last: render.LastMove | None) -> Picture:
    """Return the whole table, the last take marked."""
    return Picture(
        lambda: render.encode(
            render.table(state, names_of(table), captions=captions(phrases.words), last=last)
        ),
        alt_table(phrases, table, state),
    )


def last_take(happenings: Sequence[Happening]) -> render.LastMove | None:
    """Return the take that led to the present position, None after a deal, an undo or a resignation."""
    latest = happenings[-1]
    match latest:
        case Happening(event=Played(azul.Taken(_, move)), before=Table(state=azul.State() as state)):
            return render.last_move(state, move)
        case _:
            return None


def names_of(table: Table) -> list[str]:
    """Return the players' names in seat order, as they typed them: drawing makes them fit."""
    return [player.name for player in table.players]


def captions(words: Words) -> render.Captions:
    """Return the words that stand in pictures, in one language."""
    return render.Captions(
        **{field.name: words(f"picture-{field.name}") for field in fields(render.Captions)}
    )


def _told(phrases: Phrases, happening: Happening) -> list[str]:
    """Return what an event means in sentences, without the tiling that followed from it."""
    table = happening.after
    words = phrases.words
    before = happening.before.state if happening.before else None
    match happening.event:
        case Begun(starter, secret):
            commitment = azul.commitment(bytes.fromhex(secret))
            order = phrases.names(table)
            return [
                words("begun", names=order, starter=phrases.name(table, starter)),
                *rules_lines(words, table.rules),
                words("begun-commitment", commitment=commitment),
            ]
        case Cancelled(user_id):
            return [words("cancelled-game", mention=f"<@{user_id}>")]
        case Played(azul.Taken(_, move)) if before:
            told = [phrases.took(table, before, move)]
            announcement = phrases.completes_row(table, before, move)
            return [*told, announcement] if announcement else told
        case Played(azul.Undone(seat)):
            return [words("undid", name=phrases.name(table, seat))]
        case Played(azul.Resigned(seat)):
            text = "resigned-last" if table.status is Status.OVER else "resigned"
            return [words(text, name=phrases.name(table, seat))]
        case _:
            return []


def _message(news: Sequence[str], rest: str) -> str:
    """Return news and the rest as one message; the oldest news give way when it is too long."""
    kept = list(news)
    while len(kept) > 1 and len("\n".join([*kept, rest])) > LONGEST_MESSAGE:
        kept.pop(0)
    return shortened("\n".join([*kept, rest]).strip(), LONGEST_MESSAGE)


def _round_post(
    phrases: Phrases, happening: Happening, report: azul.TilingReport, news: Sequence[str]
) -> Post:
    table, after, tiling = happening.after, happening.after.state, _before_tiling(happening)
    if after is None or tiling is None:
        raise AssertionError(f"{happening.event} ends no round")
    summary = phrases.round_summary(table, after, report)
    if after.phase is not azul.Phase.OVER:
        summary += "\n" + phrases.next_starter(table, tiling.marker, after.starter)
    draw = partial(_draw_round, report, tiling, after, table, phrases.words)
    alt = alt_scores(phrases, "alt-round", table, after, round=report.round)
    return Post(happening.version, "round", _message(news, summary), Picture(draw, alt), silent=True)


def _before_tiling(happening: Happening) -> azul.State | None:
    """Return the position that was tiled: the round is over, all tiles are taken and all choices made."""
    before = happening.before.state if happening.before else None
    match happening.event:
        case Played(azul.Taken(_, move)) if before:
            return azul.apply(before, move)
        case Played(azul.Settled(seat)) if before:
            return azul.settle(before, seat)
        case Played(azul.Resigned(seat)) if before:
            return azul.resign(before, seat)
        case _:
            return None


def _is_private(happenings: Sequence[Happening], shown: int) -> bool:
    """Return whether all that happened is that people chose spaces, which the channel isn't told yet."""
    return all(
        isinstance(happening.event, Played) and isinstance(happening.event.event, azul.Placed | azul.Settled)
        for happening in happenings
        if happening.version > shown
    )


def _draw_round(
    report: azul.TilingReport, before: azul.State, after: azul.State, table: Table, words: Words
) -> bytes:
    picture = render.round_summary(report, before, after, names_of(table), captions=captions(words))
    return render.encode(picture)


def _final_post(
    phrases: Phrases,
    happening: Happening,
    state: azul.State,
    report: azul.TilingReport | None,
    news: Sequence[str],
) -> Post:
    table, words = happening.after, phrases.words
    mentions = phrases.listed([phrases.mention(table, seat) for seat in range(len(table.players))])
    rest = "\n".join(
        (
            phrases.final(table, report),
            words("over-thanks", mentions=mentions),
            words("over-secret", secret=table.secret or ""),
        )
    )
    bonuses = report.bonuses if report else None
    draw = partial(_draw_final, state, table, bonuses, words)
    return Post(
        happening.version,
        "over",
        _message(news, rest),
        Picture(draw, alt_scores(phrases, "alt-over", table, state)),
        pings=tuple(player.user_id for player in table.players),
    )


def _draw_final(
    state: azul.State, table: Table, bonuses: tuple[azul.Bonus, ...] | None, words: Words
) -> bytes:
    return render.encode(render.final(state, names_of(table), bonuses, captions=captions(words)))


def _table_post(
    phrases: Phrases,
    game_id: int,
    happening: Happening,
    state: azul.State,
    last: render.LastMove | None,
    news: Sequence[str],
) -> Post:
    table, words = happening.after, phrases.words
    picture = table_picture(phrases, table, state, last)
    if table.status is Status.CANCELLED:
        return Post(happening.version, "closed", _message(news, phrases.scores(table, state)), picture)
    waiting = azul.waiting_for(state)
    if waiting:
        mentions = phrases.listed([phrases.mention(table, seat) for seat in waiting])
        ask = words("tiling", round=state.round, mentions=mentions)
        return Post(
            happening.version,
            "tiling",
            _message(news, f"{ask}\n{phrases.scores(table, state)}"),
            picture,
            pings=tuple(table.players[seat].user_id for seat in waiting),
            buttons=table_buttons(words, game_id, state),
        )
    turn = words("turn", round=state.round, mention=phrases.mention(table, state.turn))
    rest = f"{turn}\n{phrases.scores(table, state)}"
    return Post(
        happening.version,
        "turn",
        _message(news, rest),
        picture,
        pings=(table.players[state.turn].user_id,),
        buttons=table_buttons(words, game_id, state),
    )


def table_buttons(words: Words, game_id: int, state: azul.State) -> tuple[Button, ...]:
    """Return what a running game's message offers: the take for who moves, or the placing for who chooses.

    The own board is there for everybody seated.
    """
    tiling = state.phase is azul.Phase.TILING
    text, action = ("button-place", "tiling") if tiling else ("button-take", "panel")
    return (
        Button(words(text), Press(action, game_id), discord.ButtonStyle.primary),
        Button(words("button-board"), Press("board", game_id)),
    )


def lobby_text(phrases: Phrases, table: Table) -> str:
    """Return the lobby message."""
    words = phrases.words
    if table.status is Status.CANCELLED:
        return words("lobby-cancelled")
    names = phrases.names(table)
    if table.status is not Status.LOBBY:
        return words("lobby-begun", names=names)
    seat = table.seat_of(table.host_id)
    host = phrases.name(table, seat or 0)
    seated = len(table.players)
    call = "lobby-full" if seated == table.seats else "lobby-ready" if seated > 1 else "lobby-wait"
    return "\n".join(
        (
            words("lobby-title", host=host),
            words("lobby-players", count=seated, seats=table.seats, names=names),
            *rules_lines(words, table.rules),
            words(call, host=host),
        )
    )


def lobby_buttons(words: Words, game_id: int, table: Table) -> tuple[Button, ...]:
    """Return what the lobby offers; none once the table is closed or the game has begun."""
    if table.status is not Status.LOBBY:
        return ()
    return (
        Button(
            words("button-join"),
            Press("join", game_id),
            discord.ButtonStyle.success,
            disabled=len(table.players) == table.seats,
        ),
        Button(words("button-leave"), Press("leave", game_id)),
        Button(
            words("button-begin"),
            Press("begin", game_id),
            discord.ButtonStyle.primary,
            disabled=len(table.players) < 2,
        ),
        Button(words("button-cancel"), Press("cancel", game_id), discord.ButtonStyle.danger),
    )
