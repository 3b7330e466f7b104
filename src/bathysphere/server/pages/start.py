"""The first page, setting up a table, and a game in one click."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar import Response, Router, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from ...kernel.errors import BadSetup
from ...kernel.message import Message
from ...kernel.variants import Value
from ...speech import Voice
from .. import tokens
from ..desk import AnyRequest, Desk, TheDesk, Trouble, keep, tastes
from ..opponents import USUAL, levels
from ..shelf import dashed
from ..store import Chair
from ..store.rows import BOT, HERE, LINK
from ..table import Table

NAME: Final = 24


@dataclass(frozen=True)
class Switch:
    """A variant as the set-up page shows it."""

    name: str
    title: str
    help: str
    values: list[tuple[str, str]]
    default: str
    seats: tuple[int, ...]


@get("/")
async def start(request: AnyRequest, desk: TheDesk) -> Response[str]:
    return desk.page(request, "start.html", games=desk.shelf.names())


@get("/new/{game:str}")
async def new(
    request: AnyRequest, game: FromPath[str], desk: TheDesk, like: FromQuery[str] = ""
) -> Response[str]:
    """The form, filled in like that of a former table if one is named."""
    form = _filled(await desk.table(like)) if like else {}
    return _form(request, desk, game, form, None)


@post("/tables", status_code=303)
async def create(request: AnyRequest, desk: TheDesk) -> Response[str] | Redirect:
    """Set up a table as the form says; a mistake brings the form back with the reason."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    game = form.get("game", "")
    _known(desk, game)
    try:
        chairs = _chairs(desk, request, form)
        variants = _variants(desk, game, form)
        return await seat_down(request, desk, game, chairs, variants, "curtain" in form)
    except BadSetup as error:
        return _form(request, desk, game, form, str(error))


@post("/quick/{game:str}", status_code=303)
async def quick(request: AnyRequest, game: FromPath[str], desk: TheDesk) -> Redirect:
    """You against one bot (or alone where two are too many), with the usual rules."""
    _known(desk, game)
    counts = desk.shelf.game(game).seats
    count = 2 if 2 in counts else min(counts)
    form = {"seats": str(count)}
    for seat in range(1, count):
        form |= {f"kind{seat}": BOT, f"level{seat}": USUAL}
    return await seat_down(request, desk, game, _chairs(desk, request, form), {}, curtain=False)


async def seat_down(
    request: AnyRequest,
    desk: Desk,
    game: str,
    chairs: list[Chair],
    variants: dict[str, Value],
    curtain: bool,
) -> Redirect:
    """Make the table; the host's token goes into a cookie, the friends' wait to be handed on."""
    host = tokens.make()
    sealed, invites = settle(chairs, host)
    table = await desk.hall.create(game, sealed, variants, host, curtain)
    return welcome(request, desk, table, host, invites)


def settle(chairs: list[Chair], host: str) -> tuple[list[Chair], dict[int, str]]:
    """Chairs with their seals, and the links of the friends' chairs."""
    found: list[Chair] = []
    invites: dict[int, str] = {}
    for chair in chairs:
        token = tokens.seal(host) if chair.kind == HERE else ""
        if chair.kind == LINK:
            invites[chair.seat] = tokens.make()
        invite = tokens.seal(invites[chair.seat]) if chair.seat in invites else ""
        found.append(
            Chair(chair.seat, chair.kind, chair.name, chair.level, token, invite, chair.auto, chair.confirm)
        )
    return found, invites


def welcome(request: AnyRequest, desk: Desk, table: Table, host: str, invites: dict[int, str]) -> Redirect:
    """To the table, or first to its seats where there are links to hand on."""
    for seat, invite in invites.items():
        desk.invites[table.row.id, seat] = invite
    path = f"/t/{table.row.id}/seats" if invites else f"/t/{table.row.id}"
    return Redirect(path, status_code=303, cookies=[keep(request, table, host)])


def person(text: str, fallback: str) -> str:
    """A name as people typed it: one line, not too long."""
    name = " ".join(text.split())
    if len(name) > NAME:
        raise Trouble(400, "trouble-long-name", most=NAME)
    return name or fallback


def _known(desk: Desk, game: str) -> None:
    if game not in desk.shelf.names():
        raise Trouble(404, "trouble-no-game")


def _form(
    request: AnyRequest, desk: Desk, game: str, form: dict[str, str], wrong: str | None
) -> Response[str]:
    _known(desk, game)
    voice = desk.words(request, game)
    found = desk.shelf.game(game)
    return desk.page(
        request,
        "new.html",
        400 if wrong else 200,
        voice=voice,
        game=found,
        title=desk.shelf.title(game, voice),
        levels=levels(),
        usual=USUAL,
        switches=[switch(voice, desk, game, name) for name in found.variants],
        form=form,
        wrong=wrong,
        most=NAME,
    )


def _filled(table: Table) -> dict[str, str]:
    """The form that would set up this table once more."""
    form = {"seats": str(len(table.chairs))}
    for chair in table.chairs:
        form[f"kind{chair.seat}"] = chair.kind
        if chair.kind == BOT:
            form[f"level{chair.seat}"] = chair.level
        else:
            form[f"name{chair.seat}"] = chair.name
    form |= {f"variant-{name}": str(value) for name, value in table.record.header.variants.items()}
    return form | ({"curtain": "on"} if table.row.curtain else {})


def switch(voice: Voice, desk: Desk, game: str, name: str) -> Switch:
    """A variant in the reader's language where the messages have it, else as the game describes it."""
    found = desk.shelf.game(game)
    variant = found.variants[name]
    base = f"variant-{dashed(game)}-{dashed(name)}"
    title = voice.say(Message(base)) if voice.knows(base) else name.replace("_", " ")
    told = voice.say(Message(f"{base}-help")) if voice.knows(f"{base}-help") else variant.help
    values = [(str(value), _value(voice, base, value)) for value in variant.values]
    return Switch(name, title, told, values, str(variant.default), variant.seats or found.seats)


def _value(voice: Voice, id: str, value: Value) -> str:
    if isinstance(value, bool):
        return voice.say(Message("switch-yes" if value else "switch-no"))
    told = f"{id}-{dashed(str(value))}"
    return voice.say(Message(told)) if voice.knows(told) else str(value).replace("_", " ")


def _chairs(desk: Desk, request: AnyRequest, form: dict[str, str]) -> list[Chair]:
    voice = desk.words(request)
    count = form.get("seats", "")
    if not count.isdigit() or not 1 <= int(count) <= 9:
        raise BadSetup(voice.say(Message("wrong-seats")))
    return [_chair(voice, request, form, seat) for seat in range(int(count))]


def _chair(voice: Voice, request: AnyRequest, form: dict[str, str], seat: int) -> Chair:
    kind = form.get(f"kind{seat}", HERE)
    level = form.get(f"level{seat}", USUAL)
    liked = tastes(request)
    if kind == BOT and level in levels():
        name = voice.say(Message("name-bot", {"n": seat + 1, "level": Message(f"level-{level}")}))
        return Chair(seat, BOT, name, level)
    if kind not in (HERE, LINK):
        raise BadSetup(voice.say(Message("wrong-seats")))
    fallback = voice.say(Message("name-player", {"n": seat + 1}))
    name = person(form.get(f"name{seat}", ""), fallback)
    return Chair(seat, kind, name, auto=liked.auto, confirm=liked.confirm and kind == HERE)


def _variants(desk: Desk, game: str, form: dict[str, str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, variant in desk.shelf.game(game).variants.items():
        text = form.get(f"variant-{name}")
        if text is not None:
            found[name] = next((value for value in variant.values if str(value) == text), text)
    return found


start_router = Router(path="/", route_handlers=[start, new, create, quick])
