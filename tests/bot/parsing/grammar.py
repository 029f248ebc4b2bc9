"""Takes as people say them in each language: places, colours and verbs in every order, form and spelling."""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st

import azul
from azul import CENTRE, FLOOR, Colour, Move


@dataclass(frozen=True, slots=True)
class Grammar:
    """How one language says a take.

    Places have ``{n}`` for a number in digits, ``{w}`` for one in words, ``{o}`` for an ordinal; `words` are
    those from one on, and `ordinals` those of factories and of lines. `colours` have every form, and
    `counted` the number of tiles with them.
    """

    sources: tuple[str, ...]
    centres: tuple[str, ...]
    lines: tuple[str, ...]
    floors: tuple[str, ...]
    colours: Mapping[Colour, tuple[str, ...]]
    counted: tuple[str, ...] = ("{k} {c}",)
    openings: tuple[str, ...] = ("",)
    endings: tuple[str, ...] = ("",)
    words: tuple[str, ...] = ()
    ordinals: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    between: tuple[str, ...] = (" ",)


B, Y, R, K, W = Colour
GRAMMARS: Final = {
    "en": Grammar(
        sources=(
            "{n}", "from {n}", "factory {n}", "from factory {n}", "{n} factory", "at {n}",
            "from the {o} factory",
            "factory #{n}", "f{n}", "from {w}", "factory {w}", "disc {n}", "from plate no. {n}", "factory{n}",
        ),
        centres=(
            "center", "centre", "from the center", "from the centre", "middle", "from the middle", "CENTER",
        ),
        lines=(
            "{n}", "to {n}", "line {n}", "to line {n}", "{n} line", "row {n}", "on row {n}", "row{n}", "l{n}",
            "to the {o} line", "onto line {w}", "in line {n}", "pattern line {n}", "to pattern line {n}",
            "{o} row",
            "row #{n}", "to {w}",
        ),
        floors=(
            "floor", "to the floor", "on the floor", "trash", "to the trash", "penalty", "discard",
            "floor line", "waste",
        ),
        colours={
            B: ("blue", "blues", "Blue", "the blue", "blue tiles"),
            Y: ("yellow", "yellows", "YELLOW", "all the yellow tiles"),
            R: ("red", "reds", "red tiles", "all red"),
            K: ("black", "blacks", "Black", "the black ones"),
            W: ("white", "whites", "WHITE", "white tiles", "whtie"),
        },
        counted=("{k} {c}",),
        openings=("", "take ", "I take ", "please take ", "I'll take ", "move ", "drop ", "put "),
        endings=("", ".", "!", " please", " 🙂", " thanks"),
        words=("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
        ordinals=(
            ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"),
            ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th"),
        ),
        between=(" ", " ", ", ", "  ", " / ", "; ", " - ", "\n"),
    ),
    "uk": Grammar(
        sources=(
            "{n}", "з {n}", "фабрика {n}", "з фабрики {n}", "{n} фабрика", "з {n} фабрики", "з {n}-ї фабрики",
            "{n}-а фабрика", "фабрика №{n}", "ф{n}", "ф {n}", "з {o} фабрики", "{n}ї фабрики", "вітрина {n}",
            "з тарілки {n}", "фабрика {w}", "із фабрики номер {n}",
        ),
        centres=("центр", "з центру", "із центру столу", "ЦЕНТР", "цeнтp", "з середини"),
        lines=(
            "{n}", "на {n}", "лінія {n}", "на лінію {n}", "{n} лінія", "на {n} лінію", "на {n}-у лінію",
            "у ряд {n}",
            "в {n} ряд", "до {n} ряду", "л{n}", "л {n}", "ряд №{n}", "у {o} лінію", "на {o} лінію",
            "лінія {w}", "рядок {n}",
            "{n}й ряд", "{n}-й ряд", "на лінію візерунка {n}",
        ),
        floors=(
            "підлога", "на підлогу", "в підлогу", "у відходи", "штраф", "скинути", "на підлоґу", "пiдлoгa",
        ),
        colours={
            B: ("синій", "сині", "синіх", "синю", "блакитні", "сині плитки", "cинi"),
            Y: ("жовтий", "жовті", "жовтих", "жовту", "жовтенькі"),
            R: ("червоний", "червоні", "червоних", "усі червоні плитки"),
            K: ("чорний", "чорні", "чорних", "чорну плитку"),
            W: ("білий", "білі", "білих", "БІЛІ", "бiлi", "усі білі"),
        },
        counted=("{k} {c}", "{k} плитки {c}"),
        openings=("", "беру ", "візьму ", "Візьму ", "кладу ", "хочу взяти "),
        endings=("", ".", " будь ласка", " 👍"),
        words=("один", "два", "три", "чотири", "п'ять", "шість", "сім", "вісім", "дев’ять"),
        ordinals=(
            ("першої", "другої", "третьої", "четвертої", "п'ятої", "шостої", "сьомої", "восьмої", "дев'ятої"),
            ("першу", "другу", "третю", "четверту", "п’яту", "шосту", "сьому", "восьму", "дев'яту"),
        ),
        between=(" ", " ", ", ", "  ", " - ", "; "),
    ),
    "ru": Grammar(
        sources=(
            "{n}", "с {n}", "склад {n}", "со склада {n}", "{n} склад", "с {n} склада", "с {n}-й фабрики",
            "с {n}-го склада",
            "фабрика №{n}", "ф{n}", "с фабрики {n}", "с {o} фабрики", "{n}й фабрики", "с тарелки {n}",
            "фабрика {w}",
        ),
        centres=("центр", "из центра", "из центра стола", "с середины", "Центр"),
        lines=(
            "{n}", "на {n}", "линия {n}", "на линию {n}", "{n} линия", "на {n} линию", "на {n}-ю линию",
            "в ряд {n}",
            "в {n} ряд", "в {n}-й ряд", "{n}-й ряд", "л{n}", "строка {n}", "в {o} линию", "на {o} линию",
            "линия {w}",
            "ряд номер {n}", "в {n}ю линию",
        ),
        floors=("пол", "на пол", "в штраф", "сбросить", "в мусор", "на линию пола", "ПОЛ"),
        colours={
            B: ("синий", "синие", "синих", "синюю", "голубые"),
            Y: ("жёлтый", "желтые", "жёлтых", "все желтые"),
            R: ("красный", "красные", "красных", "красную плитку"),
            K: ("чёрный", "черные", "чёрных", "ЧЁРНЫЕ"),
            W: ("белый", "белые", "белых", "белую", "белые плитки", "белыe"),
        },
        counted=("{k} {c}", "{k} плитки {c}"),
        openings=("", "беру ", "возьму ", "кладу ", "забираю "),
        endings=("", ".", " пожалуйста"),
        words=("один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"),
        ordinals=(
            ("первой", "второй", "третьей", "четвёртой", "пятой", "шестой", "седьмой", "восьмой", "девятой"),
            ("первую", "вторую", "третью", "четвертую", "пятую", "шестую", "седьмую", "восьмую", "девятую"),
        ),
        between=(" ", " ", ", ", "  ", " - "),
    ),
    "pl": Grammar(
        sources=(
            "{n}", "z {n}", "fabryka {n}", "z fabryki {n}", "{n} fabryka", "z {n} fabryki", "{n}. fabryka",
            "z {n}. fabryki",
            "fabryka nr {n}", "f{n}", "z {o} fabryki", "warsztat {n}", "z warsztatu {n}", "fabryka {w}",
            "z talerza {n}",
        ),
        centres=("środek", "ze środka", "srodek", "z centrum", "ze środka stołu"),
        lines=(
            "{n}", "do {n}", "na {n}", "linia {n}", "na linię {n}", "{n} linia", "{n}. linia",
            "do {n} rzędu", "do rzędu {n}",
            "w linii {n}", "w rzędzie {n}", "do {n}. rzędu", "linia nr {n}", "l{n}", "w {o} linii",
            "linia {w}", "rząd {n}",
            "w {n} linii",
        ),
        floors=("podłoga", "na podłogę", "podloga", "kara", "do śmieci", "na podłodze", "Podłoga"),
        colours={
            B: ("niebieski", "niebieskie", "niebieskich", "niebieską"),
            Y: ("żółty", "żółte", "zolte", "żółtych", "żółtą płytkę"),
            R: ("czerwony", "czerwone", "czerwonych", "czerowne"),
            K: ("czarny", "czarne", "czarnych", "CZARNE", "wszystkie czarne"),
            W: ("biały", "białe", "biale", "białych", "białą", "białe płytki"),
        },
        counted=("{k} {c}", "{k} płytki {c}"),
        openings=("", "biorę ", "wezmę ", "kładę ", "proszę "),
        endings=("", ".", " proszę"),
        words=("jeden", "dwa", "trzy", "cztery", "pięć", "sześć", "siedem", "osiem", "dziewięć"),
        ordinals=(
            (
                "pierwszej", "drugiej", "trzeciej", "czwartej", "piątej", "szóstej", "siódmej", "ósmej",
                "dziewiątej",
            ),
            (
                "pierwszej", "drugiej", "trzeciej", "czwartej", "piątej", "szóstej", "siódmej", "ósmej",
                "dziewiątej",
            ),
        ),
        between=(" ", " ", ", ", "  ", " - "),
    ),
    "ja": Grammar(
        sources=(
            "{n}", "{n}から", "皿{n}", "皿{n}から", "{n}の皿", "{n}の皿の", "{n}の皿から", "{n}番の皿から",
            "{n}番から", "{w}番から",
            "タイル皿{n}から", "{w}の皿の", "{n}番目の皿から", "工場{n}から", "さら{n}",
        ),
        centres=("中央", "中央から", "中央の", "真ん中から", "センターから"),
        lines=(
            "{n}", "{n}へ", "{n}に", "{n}段目に", "{n}段目へ", "{n}段目", "{n}段へ", "段{n}", "段{n}に",
            "{n}番目の段に", "{w}段目に",
            "{w}段目", "図案の段{n}に", "{n}つ目の段へ", "{n}行目に",
        ),
        floors=("床", "床へ", "床に", "ゆか", "フロアに", "捨てる", "廃棄"),
        colours={
            B: ("青", "青を", "青い", "青タイルを", "あお"),
            Y: ("黄", "黄色を", "黄色", "きいろを"),
            R: ("赤", "赤を", "赤いタイルを", "アカ"),
            K: ("黒", "黒を", "黒の", "くろを"),
            W: ("白", "白を", "白いタイルを", "しろ", "シロを"),
        },
        counted=("{c}{k}枚", "{k}枚の{c}", "{c}{k}つ"),
        openings=("",),
        endings=("", "。", "置く", "置きます", "取ります", "お願いします"),
        words=("一", "二", "三", "四", "五", "六", "七", "八", "九"),
        between=("", "", " ", "、", "　"),
    ),
    "et": Grammar(
        sources=(
            "{n}", "vabrik {n}", "{n}. vabrik", "{n}. vabrikust", "vabrikust {n}", "{n}. vabrikult",
            "{n}st", "{n}-st", "{n}-lt",
            "vabrik nr {n}", "v{n}", "{o} vabrikust", "vabrikult {n}", "vabrik {w}", "{n} vabrik",
        ),
        centres=("kesk", "keskelt", "laua keskelt", "keskmest", "KESKELT"),
        lines=(
            "{n}", "rida {n}", "{n}. rida", "{n}. ritta", "ritta {n}", "reale {n}", "{n}sse", "{n}-sse",
            "{n}. reale", "{n}-le",
            "rida nr {n}", "{o} ritta", "rida {w}", "{o}", "{n} rida", "mustririda {n}",
        ),
        floors=("põrand", "põrandale", "porandale", "maha", "prügi", "trahv"),
        colours={
            B: ("sinine", "sinised", "siniseid", "sinist"),
            Y: ("kollane", "kollased", "kollaseid"),
            R: ("punane", "punased", "punaseid", "Punased"),
            K: ("must", "mustad", "musti", "kõik mustad"),
            W: ("valge", "valged", "valgeid", "VALGED", "valged kivid"),
        },
        counted=("{k} {c}",),
        openings=("", "võtan ", "Võtan ", "panen ", "palun "),
        endings=("", ".", " palun"),
        words=("üks", "kaks", "kolm", "neli", "viis", "kuus", "seitse", "kaheksa", "üheksa"),
        ordinals=(
            (
                "esimesest", "teisest", "kolmandast", "neljandast", "viiendast", "kuuendast",
                "seitsmendast", "kaheksandast", "üheksandast",
            ),
            ("esimesse", "teisesse", "kolmandasse", "neljandasse", "viiendasse"),
        ),
        between=(" ", " ", ", ", "  "),
    ),
}  # fmt: skip
ORDERS: Final = ("scl", "csl", "slc", "lsc", "cls", "lcs")
FULL_WIDTH: Final = str.maketrans("0123456789", "０１２３４５６７８９")


def sentence(grammar: Grammar, state: azul.State, move: Move, chance: random.Random) -> str:
    """Return one of the ways to say a take."""
    source = _place(
        grammar, grammar.centres if move.source == CENTRE else grammar.sources, 0, move.source, chance
    )
    line = _place(grammar, grammar.floors if move.line == FLOOR else grammar.lines, 1, move.line + 1, chance)
    colour = chance.choice(grammar.colours[move.colour])
    if chance.random() < 0.15:
        colour = chance.choice(grammar.counted).format(k=azul.number_taken(state, move), c=colour)
    parts = {"s": source, "c": colour, "l": line}
    order = chance.choice(_orders(line, is_floor=move.line == FLOOR))
    gap = chance.choice(grammar.between)
    text = chance.choice(grammar.openings)
    for at, each in enumerate(order):
        text += (_gap(gap, text[-1:], parts[each][:1]) if at else "") + parts[each]
    text += chance.choice(grammar.endings)
    if chance.random() < 0.1:
        text = text.translate(FULL_WIDTH)
    return chance.choice((text, text, text, text.upper(), text.capitalize()))


def _place(grammar: Grammar, forms: tuple[str, ...], which: int, number: int, chance: random.Random) -> str:
    """Return a place in one of its forms; `which` is 0 for where from, 1 for where to."""
    form = chance.choice(forms)
    ordinals = grammar.ordinals[which]
    if grammar is GRAMMARS["en"]:
        ordinals = chance.choice(grammar.ordinals)
    word = grammar.words[number - 1] if grammar.words and number else ""
    ordinal = ordinals[number - 1] if 0 < number <= len(ordinals) else ""
    return form.format(n=number, w=word, o=ordinal)


def _orders(line: str, *, is_floor: bool) -> tuple[str, ...]:
    """Return the orders in which the parts can stand: of two bare numbers the first is the source."""
    if line.isdecimal() and not is_floor:
        return tuple(order for order in ORDERS if order.index("s") < order.index("l"))
    return ORDERS


def _gap(gap: str, before: str, after: str) -> str:
    """Return what stands between two parts: never nothing between two numbers."""
    return gap or (" " if before.isdecimal() and after.isdecimal() else "")


def sentences(
    locale: str, states: tuple[azul.State, ...], count: int
) -> Iterator[tuple[str, azul.State, Move]]:
    """Yield so many takes as people say them in a language, each with its position and what it means."""
    chance = random.Random(locale)
    for _ in range(count):
        state = chance.choice(states)
        move = chance.choice([move for move in azul.legal_moves(state) if move.left is None])
        yield sentence(GRAMMARS[locale], state, move, chance), state, move


@st.composite
def said_in_any_order(draw: st.DrawFn, move: Move) -> str:
    """Return a take whose parts may each be of another language, in any order and apart by anything."""
    chance = random.Random(draw(st.integers(0, 2**32)))
    one, other, third = (GRAMMARS[draw(st.sampled_from(sorted(GRAMMARS)))] for _ in range(3))
    source = _place(one, one.centres if move.source == CENTRE else one.sources, 0, move.source, chance)
    line = _place(other, other.floors if move.line == FLOOR else other.lines, 1, move.line + 1, chance)
    parts = {"s": source, "c": draw(st.sampled_from(third.colours[move.colour])), "l": line}
    order = draw(st.sampled_from(_orders(line, is_floor=move.line == FLOOR)))
    gap = draw(st.sampled_from((" ", ", ", "  ", " - ", "; ", "\n", " … ", "/")))
    return gap.join(parts[each] for each in order)
