"""Countries, tiles and technologies, as all may see them."""

from __future__ import annotations

from ..components import CITY, CITY_LETTERS, GOODS, KINDS, Piece, Technology
from ..rules.country import bridge_lines, column_of, is_territory, piece_of, row_of
from ..rules.production import served, working_centres
from ..rules.tracks import turned_point
from ..state import Nation, State
from .kinds import CityView, NationView, OfferView, TechnologyView, TileView


def nation_view(state: State, seat: int, open_hand: bool) -> NationView:
    nation, box = state.nations[seat], state.box
    space = box.pollution[nation.pollution]
    pieces = nation.country.pieces
    return {
        "coins": nation.coins if open_hand else None,
        "science": nation.science if open_hand else None,
        "score": nation.score(),
        "pollution": nation.pollution - box.start.pollution,
        "pollution_points": space.vp,
        "clean_worth": space.clean,
        "tracks": nation.tracks[:],
        "waste": sum(nation.waste) + sum(nation.fresh_waste),
        "pending": nation.pending,
        "tiles": [_tile(state, nation, tile) for tile in range(len(pieces))],
        "new": [
            {"id": box.pieces[piece].id, "waste": waste}
            for piece, waste in zip(
                nation.fresh + nation.plants, nation.fresh_waste + [0] * len(nation.plants), strict=True
            )
        ],
        "technologies": [
            technology_view(state, box.technologies[each], nation.once + nation.each)
            for each in nation.technologies
        ],
        "centres": [city_name(state, seat, tile, city) for tile, city in working_centres(state, seat)],
    }


def city_name(state: State, seat: int, tile: int, city: int) -> str:
    return f"{piece_of(state.box, state.nations[seat].country, tile).id} {CITY_LETTERS[city]}"


def _tile(state: State, nation: Nation, tile: int) -> TileView:
    box, country = state.box, nation.country
    piece, turn = piece_of(box, country, tile), country.turns[tile]
    serves = [] if piece.raises < 0 else served(box, country, nation.people, tile, state.rules.direct_only)
    return {
        "id": piece.id,
        "x": column_of(country.cells[tile]),
        "y": row_of(country.cells[tile]),
        "turn": turn,
        "territory": is_territory(box, country, tile),
        "waste": nation.waste[tile],
        "cities": _cities(state, piece, turn, nation.people[tile]),
        "raises": "" if piece.raises < 0 else GOODS[piece.raises],
        "bonus": piece.bonus,
        "serves": [f"{piece_of(box, country, other).id} {CITY_LETTERS[city]}" for other, city in serves],
        "rails": _rails(state, piece, turn),
        "bridges": [turned_line(line, turn) for line in bridge_lines(box, country, tile)],
    }


def _cities(state: State, piece: Piece, turn: int, people: int) -> list[CityView]:
    drawing = state.box.plans[piece.layout].drawing
    spots = [spot for spot, kind in enumerate(drawing.kinds) if kind == CITY]
    found: list[CityView] = []
    for i, city in enumerate(piece.cities):
        x, y = turned_point(drawing.xs[spots[i]], drawing.ys[spots[i]], turn)
        coin, science, vp = city.goods
        found.append(
            {
                "letter": CITY_LETTERS[i],
                "x": x,
                "y": y,
                "coin": coin,
                "science": science,
                "vp": vp,
                "recycling": city.recycling,
                "people": bool(people >> i & 1),
            }
        )
    return found


def _rails(state: State, piece: Piece, turn: int) -> list[list[int]]:
    drawing = state.box.plans[piece.layout].drawing
    xs, ys = drawing.xs, drawing.ys
    return [turned_line((xs[one], ys[one], xs[other], ys[other]), turn) for one, other in drawing.rails]


def turned_line(line: tuple[int, int, int, int], turn: int) -> list[int]:
    return [*turned_point(line[0], line[1], turn), *turned_point(line[2], line[3], turn)]


def offer_view(state: State, piece: Piece) -> OfferView:
    return {"id": piece.id, "cities": _cities(state, piece, 0, 0), "rails": _rails(state, piece, 0)}


def technology_view(state: State, technology: Technology, ready: list[int]) -> TechnologyView:
    """`ready` are the parts that the owner has not spent."""
    parts = [state.box.parts[number] for number in technology.parts]
    piece = state.box.pieces[technology.piece] if technology.piece >= 0 else None
    return {
        "id": technology.id,
        "waste": technology.waste,
        "smoke": technology.smoke,
        "tree": technology.tree,
        "parts": [
            {
                "kind": KINDS[part.kind],
                "pays": "" if part.pays < 0 else GOODS[part.pays],
                "price": part.price,
                "vp": part.vp,
                "ready": part.number in ready,
            }
            for part in parts
        ],
        "bonus": piece.bonus if piece else 0,
        "rails": _rails(state, piece, 0) if piece else [],
    }
