"""The page of the local channel: the simulation's, with everything that a whole game needs."""

import asyncio
import json
import re
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import simcord.preview
from aiohttp import web

import azul
import bot.dev
from bot.dev import page as page_module
from bot.dev import protocol
from bot.dev.page import serve_page
from engine import LOBBY_LIFETIME
from tests.bot.process import GLANCE, LocalChannel, free_port, local_channel, local_channel_here
from tests.some import some
from tests.waiting import PATIENCE

OURS = Path(bot.dev.__file__).parent
SIMULATION = Path(simcord.preview.__file__).parent / "static"
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def channel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalChannel]:
    """Run a bot with a game that has begun."""
    with local_channel_here(tmp_path_factory.mktemp("local"), free_port()) as running:
        running.command("Ada", "start")
        running.press("Bruno", "Join")
        running.press("Ada", "Begin")
        yield running


@pytest.mark.parametrize(
    ("file", "kind"), [("/azul/page.js", "text/javascript"), ("/azul/page.css", "text/css")]
)
def test_the_page_comes_with_what_is_ours(channel: LocalChannel, file: str, kind: str) -> None:
    _, headers, page = channel.fetch("/")
    head, _, _ = page.decode().partition("</head>")
    assert f'"{file}"' in head
    assert headers["Content-Type"].startswith("text/html")
    assert "script-src 'self'" in headers["Content-Security-Policy"]

    status, headers, _ = channel.fetch(file)
    assert (status, headers["Content-Type"]) == (200, kind)


@pytest.mark.parametrize("file", ["page.js", "page.css"])
def test_what_is_ours_goes_by_names_that_the_simulation_has(file: str) -> None:
    ours = re.sub(
        r"//.*|/\*.*?\*/", "", (OURS / file).read_text(), flags=re.DOTALL if file == "page.css" else 0
    )
    theirs = "\n".join(path.read_text() for path in SIMULATION.glob("*.*") if path.suffix in {".js", ".html"})

    names = set(re.findall(r"[.#]([a-z]+(?:-[a-z]+)+)", ours))
    assert names
    assert [name for name in names if name not in theirs and not name.startswith("azul-")] == []
    sentences = re.findall(r'"((?:No|OPTIONS|Preview) [^"]+)"', ours)
    assert [sentence for sentence in sentences if sentence not in theirs] == []


def test_pictures_come_as_the_bot_made_them_all_at_the_same_moment(channel: LocalChannel) -> None:
    page = channel.open_page("Ada")
    context = page["context"]["id"]
    paths = [f"/api/assets/{name}" for name, asset in page["assets"].items() if asset["available"]]
    assert paths

    with ThreadPoolExecutor(16) as browser:  # the simulation looks through eight, and refuses the ninth
        shown = list(browser.map(lambda path: channel.fetch(path, context), paths * 16))

    made = {path: channel.fetch(f"{path}?download=1", context)[2] for path in paths}
    assert {status for status, _, _ in shown} == {200}
    assert {headers["Content-Type"] for _, headers, _ in shown} == {"image/png"}
    assert [body for _, _, body in shown] == [made[path] for path in paths * 16]
    assert all(body.startswith(PNG) for body in made.values())


def test_everybody_has_a_picture_of_their_own(channel: LocalChannel) -> None:
    page = channel.open_page("Ada")
    people = [*page["viewers"], *(message["author"] for message in page["messages"].values())]
    pictures = {person["name"]: person["avatar"] for person in people if person["avatar_available"]}
    assert set(pictures) == {"Ada", "Bruno", "Chiyo", "Дарина", "Azul"}
    assert len(set(pictures.values())) == len(pictures)


def test_messages_are_dated_and_times_are_counted_by_the_real_time(channel: LocalChannel) -> None:
    page = channel.open_page("Ada")
    shown = [page["profile"]["presentationTime"], *(each["timestamp"] for each in page["messages"].values())]
    for moment in some(shown):
        assert abs(datetime.now(UTC) - datetime.fromisoformat(moment)) < timedelta(hours=1)


def test_a_private_answer_tells_how_long_ago_something_was_as_of_now(channel: LocalChannel) -> None:
    page = channel.open_page("Ada")
    before = channel.seen(page)["profile"]["presentationTime"]

    channel.press("Ada", "My board")

    end = time.monotonic() + PATIENCE
    while channel.seen(page)["profile"]["presentationTime"] == before:
        assert time.monotonic() < end
        time.sleep(GLANCE)


def test_a_browser_fetches_the_fonts_only_once(channel: LocalChannel) -> None:
    _, _, style = channel.fetch("/preview.css")
    fonts = set(re.findall(r"/fonts/[^\"]+", style.decode()))
    assert fonts
    for font in some(fonts):
        status, headers, _ = channel.fetch(font)
        assert status == 200
        assert "immutable" in headers["Cache-Control"]
    assert channel.fetch("/app.js")[1]["Cache-Control"] == "no-store"


@pytest.mark.parametrize("path", ["/", "/azul/page.js", "/app.js", "/api/state", "/api/assets/a_x"])
def test_what_another_site_makes_a_browser_ask_is_refused(channel: LocalChannel, path: str) -> None:
    port = channel.address.rpartition(":")[2]
    foreign = ("evil.example", f"localhost:{port}.example", "127.0.0.1:1", "localhost")
    for headers in (
        *({"Host": host} for host in foreign),
        *({"Origin": f"http://{host}"} for host in foreign),
        {"Origin": "null"},
    ):
        status, _, body = channel.fetch(path, **headers)
        assert status == 403
        assert b"azul" not in body.lower()
    for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
        assert channel.fetch(path, Host=host, Origin=f"http://{host}")[0] != 403


def test_who_does_not_have_the_address_gets_nothing_of_the_channel(channel: LocalChannel) -> None:
    context = channel.open_page("Ada")["context"]["id"]
    for wrong in ("", "wrong"):
        headers = {"X-Simcord-Capability": wrong}
        assert channel.fetch("/api/state", context, **headers)[0] == 401
        assert channel.fetch("/api/commands", context, **headers)[0] == 401
        assert channel.fetch("/api/assets/a_x", context, **headers)[0] == 401


@pytest.mark.thorough
def test_several_windows_act_at_the_same_moment_and_see_what_comes_of_it(tmp_path: Path) -> None:
    with local_channel(tmp_path, free_port()) as channel:
        channel.command("Ada", "start")
        watching, *joining = [channel.open_page(name) for name in ("Ada", "Bruno", "Chiyo", "Дарина")]

        with ThreadPoolExecutor(len(joining)) as members:
            list(members.map(lambda page: channel.press_in(page, "Join"), joining))

        for page in (watching, *joining):
            channel.until_seen(page, "4 of 4 seats taken")


def test_a_press_in_a_window_that_has_not_seen_the_newest_reaches_the_bot(channel: LocalChannel) -> None:
    waiting = channel.open_page("Ada")
    before = len(channel.seen(waiting)["messages"])
    for _ in range(2):  # what it shows is older each time
        channel.press("Bruno", "My board")
    channel.press("Chiyo", "What happened?")

    channel.press_in(waiting, "What happened?")

    assert len(channel.seen(waiting)["messages"]) == before + 1


def a_state(revision: int, *custom_ids: str) -> bytes:
    """Return what a window shows of a message with these buttons."""
    buttons = [{"custom_id": each, "control_key": f"0.{n}"} for n, each in enumerate(custom_ids)]
    messages = {"7": {"components": [{"components": buttons}]}}
    return json.dumps({"publishedRevision": revision, "messages": messages}).encode()


@pytest.mark.parametrize(
    ("newest", "place"), [(("back", "confirm"), "0.1"), (("confirm",), "0.0"), (("undo",), None)]
)
def test_a_late_press_goes_to_what_was_pressed_wherever_it_is_now(
    newest: tuple[str, ...], place: str | None
) -> None:
    press = json.dumps({"kind": "click", "control_key": "0.0", "published_revision": 1}).encode()

    again = protocol.brought_up_to_date(press, a_state(1, "confirm", "back"), a_state(2, *newest))

    expected = {"kind": "click", "control_key": place, "published_revision": 2}
    assert (again and json.loads(again)) == (expected if place else None)


@pytest.mark.thorough
def test_a_late_press_is_not_made_on_what_has_taken_its_place(tmp_path: Path) -> None:
    with local_channel(tmp_path, free_port()) as channel:
        channel.command("Ada", "start")
        channel.press("Bruno", "Join")
        late = channel.open_page("Chiyo")
        channel.command("Ada", "begin")  # Fair draws is now where Join was
        before = channel.messages("Chiyo")

        with pytest.raises(AssertionError, match="stale-revision"):
            channel.press_in(late, "Join")

        assert channel.messages("Chiyo") == before


def menus(state: dict[str, Any]) -> dict[str, str]:
    """Return the names of all menus that a window shows, by what is chosen there."""
    components = [item for message in state["messages"].values() for item in message["components"]]
    for component in components:
        components += component.get("components") or []
    return {
        option["label"]: component["control_key"]
        for component in components
        for option in component.get("options") or []
        if option.get("default")
    }


@pytest.mark.thorough
def test_a_menu_is_another_after_a_choice_so_that_it_shows_what_the_bot_says(tmp_path: Path) -> None:
    with local_channel(tmp_path, free_port()) as channel:
        channel.command("Ada", "start")
        page = channel.open_page("Ada")
        channel.press_in(page, "Options")
        first = menus(channel.seen(page))
        assert channel.seen(page) == channel.seen(page)
        (message,) = {name.split(":")[1] for name in first.values()}

        def choose(sequence: int, name: str, value: str) -> dict[str, str]:
            channel.act(
                channel.seen(page),
                sequence=sequence,
                kind="select",
                target_id=message,
                control_key=name,
                values=[value],
            )
            return menus(channel.seen(page))

        chosen = choose(2, first["Colored"], "free")
        assert set(first) - set(chosen) == {"Colored"}
        assert set(chosen) - set(first) == {"Free"}
        again = choose(3, chosen["Free"], "coloured")
        assert set(again) == set(first)
        assert len({first["Colored"], chosen["Free"], again["Colored"]}) == 3


def test_a_menu_has_another_name_in_a_window_that_shows_something_else_or_where_somebody_has_chosen() -> None:
    menus = protocol.Menus()

    def name(window: str, chosen: str) -> str:
        menu = {"type": 3, "control_key": "0.0", "options": [chosen]}
        messages = {"7": {"components": [{"type": 1, "components": [menu]}]}}
        shown = menus.renamed(json.dumps({"context": {"id": window}, "messages": messages}).encode())
        key: str = json.loads(shown)["messages"]["7"]["components"][0]["components"][0]["control_key"]
        return key.removeprefix("0.0")

    assert [name("Ada's", chosen) for chosen in "aabba"] == ["~0", "~0", "~1", "~1", "~2"]
    assert name("Bruno's", "b") == "~0"
    for kind, following in (("click", "~2"), ("select", "~3")):
        action = json.dumps({"kind": kind, "control_key": "0.0~2"}).encode()
        assert json.loads(menus.named_back(action, "Ada's")) == {"kind": kind, "control_key": "0.0"}
        assert (name("Ada's", "a"), name("Bruno's", "b")) == (following, "~0")


@pytest.mark.parametrize(
    "body", [b"", b"no JSON", b"[1]", b'{"messages": 3}', b'{"messages": {}, "type": 3}']
)
def test_what_is_no_menu_is_left_as_it_is(body: bytes) -> None:
    assert protocol.Menus().named_back(body, "w") == body
    assert protocol.Menus().renamed(body) == body
    assert not protocol.was_late(body)
    assert not protocol.is_shown_only_there(body)


@pytest.mark.parametrize(
    ("answer", "is_late"),
    [
        ({"rejected": True, "diagnostics": [{"code": "other"}, {"code": "stale-revision"}]}, True),
        ({"rejected": True, "diagnostics": [{"code": "other"}]}, False),
        ({"rejected": True, "diagnostics": None}, False),
        ({"rejected": False, "diagnostics": [{"code": "stale-revision"}]}, False),
    ],
)
def test_what_is_refused_for_another_reason_was_not_late(answer: dict[str, Any], *, is_late: bool) -> None:
    assert protocol.was_late(json.dumps(answer).encode()) is is_late


@asynccontextmanager
async def another_simulation(body: str, end: str = "") -> AsyncIterator[str]:
    """Serve a page of an unknown simulation, which hands pictures out in one way only; yield its address."""

    async def answer(request: web.Request) -> web.Response:
        if request.query:
            raise web.HTTPNotFound
        return web.Response(
            text=f"{body} {request.method} {await request.text()}{end}", headers={"X-Is": "kept"}
        )

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    yield f"http://127.0.0.1:{port}/#secret"
    await runner.cleanup()


@pytest.mark.parametrize("path", ["/", "/api/assets/a_1", "/anything"])
async def test_a_simulation_that_has_changed_is_shown_as_it_is(path: str) -> None:
    port = free_port()

    async def refresh() -> bool:
        raise AssertionError("nothing was pressed")

    async with (
        another_simulation("<html>") as inner,
        serve_page(inner, port, refresh) as page,
        aiohttp.ClientSession() as browser,
    ):
        assert page.url == f"http://127.0.0.1:{port}/#secret"
        async with browser.get(f"http://127.0.0.1:{port}{path}") as answer:
            assert (answer.status, answer.headers["X-Is"]) == (200, "kept")
            assert await answer.text() == "<html> GET "
        for asked in ("/anything", "/api/action"):
            async with browser.post(f"http://127.0.0.1:{port}{asked}", data="said") as answer:
                assert await answer.text() == "<html> POST said"


async def test_what_the_simulation_gave_up_waiting_for_is_shown_once_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page_module, "_PAUSE", 0)
    tries = iter((False, False, True))
    is_shown = asyncio.Event()

    async def refresh() -> bool:
        if shown := next(tries):
            is_shown.set()
        return shown

    port = free_port()
    async with (
        another_simulation('{"uncertain": true, "rest": "', '"}') as inner,
        serve_page(inner, port, refresh),
        aiohttp.ClientSession() as browser,
    ):
        async with browser.post(f"http://127.0.0.1:{port}/api/action", data="pressed") as answer:
            assert "pressed" in (await answer.json(content_type=None))["rest"]
        async with asyncio.timeout(PATIENCE):
            await is_shown.wait()


async def test_a_press_that_had_to_wait_goes_to_what_was_seen_when_it_was_made() -> None:
    states = [a_state(1, "confirm", "back"), a_state(2, "undo", "confirm")]
    is_ours, is_first_done, sent = asyncio.Event(), asyncio.Event(), list[dict[str, Any]]()
    refreshed_after = list[bool]()

    async def state(_: web.Request) -> web.Response:
        return web.Response(body=states[bool(sent)])

    async def act(request: web.Request) -> web.Response:
        sent.append(action := await request.json())
        if len(sent) == 1:
            is_ours.set()
            await is_first_done.wait()
        is_late = len(sent) > 1 and action["published_revision"] == 1
        return web.json_response({"rejected": is_late, "diagnostics": [{"code": "stale-revision"}]})

    async def refresh() -> bool:
        refreshed_after.append(is_first_done.is_set())
        return True

    simulation = web.Application()
    simulation.router.add_get("/api/state", state)
    simulation.router.add_post("/api/action", act)
    runner = web.AppRunner(simulation)
    await runner.setup()
    inner, port = free_port(), free_port()
    await web.TCPSite(runner, "127.0.0.1", inner).start()

    def asked(method: str, path: str, what: bytes = b"") -> Any:
        async def read() -> bytes:
            return what

        headers = {"Host": f"127.0.0.1:{port}", "X-Simcord-Context": "Ada's"}
        return SimpleNamespace(method=method, path=path, query={}, headers=headers, read=read)

    press = json.dumps({"kind": "click", "control_key": "0.0", "published_revision": 1}).encode()
    async with serve_page(f"http://127.0.0.1:{inner}/#secret", port, refresh) as page:
        await page.state(asked("GET", "/api/state"))
        first = asyncio.create_task(page.action(asked("POST", "/api/action", press)))
        await is_ours.wait()
        second = asyncio.create_task(page.action(asked("POST", "/api/action", press)))
        refreshing = asyncio.create_task(page.refresh())
        await asyncio.sleep(0)
        await page.state(asked("GET", "/api/state"))
        is_first_done.set()
        await asyncio.gather(first, second, refreshing)
    await runner.cleanup()
    assert refreshed_after == [True]
    assert [each["control_key"] for each in sent] == ["0.0", "0.0", "0.1"]


async def test_a_window_that_is_open_alone_is_not_shown_anew_what_it_has_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page_module, "_PAUSE", 0)
    is_shown = asyncio.Event()

    async def refresh() -> bool:
        is_shown.set()
        return True

    port = free_port()

    async def press(browser: aiohttp.ClientSession, window: str) -> None:
        for path, what in (("/api/action", {"kind": "select"}), ("/anything", {}), ("/anything", {})):
            async with browser.post(
                f"http://127.0.0.1:{port}{path}", json=what, headers={"X-Simcord-Context": window}
            ) as answer:
                assert answer.ok

    async with (
        another_simulation("{", "}") as inner,
        serve_page(inner, port, refresh),
        aiohttp.ClientSession() as browser,
    ):
        await press(browser, "Ada's")
        assert not is_shown.is_set()
        await press(browser, "Bruno's")
        async with asyncio.timeout(PATIENCE):
            await is_shown.wait()
        await browser.delete(f"http://127.0.0.1:{port}/anything", headers={"X-Simcord-Context": "Bruno's"})
        is_shown.clear()
        await press(browser, "Ada's")
        assert not is_shown.is_set()


def test_commands_are_listed_in_the_bots_order(channel: LocalChannel) -> None:
    theirs = (SIMULATION / "commands.js").read_text()
    _, headers, ours = channel.fetch("/commands.js")
    assert "String(a.entry.invocation).localeCompare" in theirs
    assert "String(a.entry.invocation).localeCompare" not in ours.decode()
    assert "javascript" in headers["Content-Type"]


async def test_while_the_simulation_is_being_closed_a_browser_is_told_to_wait() -> None:
    port = free_port()

    async def refresh() -> bool:
        return True

    async with (
        serve_page(f"http://127.0.0.1:{free_port()}/#secret", port, refresh),
        aiohttp.ClientSession() as browser,
        browser.get(f"http://127.0.0.1:{port}/api/state") as answer,
    ):
        assert answer.status == 502


@pytest.mark.thorough
def test_time_passes_although_the_clock_of_the_simulation_stands_still(tmp_path: Path) -> None:
    """A table that is nearly due closes while the channel is open."""
    with local_channel(tmp_path, free_port()) as running:
        running.command("Ada", "start")
        running.end(signal.SIGINT)
    due = int(time.time() * 1000) + 5_000  # later than a slow start
    path = tmp_path / "azul.db"
    with closing(sqlite3.connect(path)) as db, db:
        since = due - int(LOBBY_LIFETIME.total_seconds() * 1000)
        db.execute("UPDATE games SET due_at = ?, snapshot = json_set(snapshot, '$.since', ?)", (due, since))
    with (
        local_channel(tmp_path, free_port()) as running,
        closing(sqlite3.connect(tmp_path / "azul.db")) as db,
    ):
        end = time.monotonic() + PATIENCE
        shown = "SELECT 1 FROM games WHERE NOT is_open AND shown_version = version"
        while not db.execute(shown).fetchall():
            assert time.monotonic() < end
            time.sleep(GLANCE)
        assert "Nothing happened at this table" in running.messages()[-1]


@pytest.mark.thorough
def test_what_computers_do_is_seen_without_anybody_doing_anything(tmp_path: Path) -> None:
    with (
        local_channel(tmp_path, free_port()) as channel,
        closing(sqlite3.connect(tmp_path / "azul.db")) as db,
    ):
        channel.command("Ada", "start", computers="1", level="1")
        channel.command("Ada", "begin")
        channel.until_seen(channel.open_page("Ada"), "it's your turn!")
        ((position,),) = db.execute("SELECT json_extract(snapshot, '$.state') FROM games").fetchall()
        move = azul.legal_moves(azul.parse_position(position))[0]
        channel.command("Ada", "take", move=str(move))
        channel.until_seen(channel.open_page("Ada"), "**Ada** took")


@pytest.mark.thorough
def test_a_game_that_is_over_is_counted_soon(tmp_path: Path) -> None:
    with local_channel(tmp_path, free_port()) as channel:
        channel.command("Ada", "start", computers="1")
        channel.command("Ada", "begin")
        channel.command("Ada", "leave")
        channel.press("Ada", "Leave the game")

        end = time.monotonic() + PATIENCE
        with closing(sqlite3.connect(tmp_path / "azul.db")) as db:
            while not db.execute("SELECT 1 FROM results").fetchall():
                assert time.monotonic() < end
                time.sleep(GLANCE)
