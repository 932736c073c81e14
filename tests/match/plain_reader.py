"""A reader of saves made from ``docs/SAVE_FORMAT.md`` alone: it imports nothing of the game.

It follows a match by its events, as somebody would who wants to show one
elsewhere, and knows none of the rules.
"""

import json
from hashlib import sha256
from typing import Any

Data = dict[str, Any]

CORNERS = (0, 4, 24, 20)
CORNERS_OF = {2: (0, 24), 3: (0, 4, 24), 4: CORNERS}
SPECIES = {
    "emperor_penguin": (1, 5, "nest"),
    "snow_leopard": (1, 7, "reflex"),
    "goliath_frog": (2, 1, "poison"),
    "bornean_orangutan": (2, 6, "swing"),
    "arabian_camel": (3, 4, "delay"),
    "fennec_fox": (3, 2, "scent"),
    "leatherback_turtle": (4, 8, "shell"),
    "giant_manta": (4, 3, "drift"),
}
TOLD = {"Ignited", "NothingToIgnite", "TokenLost", "Rolled", "DieTurned", "Erupted", "TraitUsed"}
TOLD |= {"CameHome", "Voided", "Fizzled"}
"""What changes nothing."""


def followed(save: Data) -> list[Data]:
    """The table before the first step and after each one."""
    tables = [_beginning(save["setup"])]
    for step in save["log"]:
        table = json.loads(json.dumps(tables[-1]))
        for event in step["events"]:
            table = _after(table, event)
        tables.append(table)
    return tables


def digest(state: Data) -> str:
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(text.encode()).hexdigest()[:16]


def names(setup: Data) -> list[str]:
    """The names in turn order."""
    return [player["name"] for player, _ in _seats(setup)]


def _seats(setup: Data) -> list[tuple[Data, int]]:
    players = setup["players"]
    seated = zip(players, CORNERS_OF[len(players)], strict=True)
    return sorted(seated, key=lambda pair: SPECIES[pair[0]["species"]][1])


def _beginning(setup: Data) -> Data:
    seats = _seats(setup)
    count, variant, without = len(seats), setup["variant"], setup["without"]
    starts = [corner for _, corner in seats]
    faces = [0] * 25
    faces[12] = 5
    for player, corner in seats:
        faces[24 - corner] = SPECIES[player["species"]][0]
    spare = [face for face in (1, 2, 3, 4) if face not in faces]
    for corner in CORNERS:
        faces[corner] = faces[corner] or spare.pop(0)
    ally = setup["partner"] or 2
    teams = [0 if seat in (0, ally) else 1 for seat in range(4)] if variant == "coop" else list(range(count))
    return {
        "is": "Table",
        "homes": [24 - corner for corner in starts],
        "starts": starts,
        "tiles": list(range(25)),
        "faces": faces,
        "turns": [0] * 25,
        "blocks": [-1] * 25,
        "pawns": list(starts),
        "wedges": [[] for _ in range(18)],
        "track": [],
        "level": 0 if count == 4 and variant != "rumble" else 1,
        "spirit": [[] for _ in seats],
        "tokens": [20] * count,
        "counters": [10] * count,
        "active": 0,
        "round": 0,
        "variant": variant,
        "teams": teams,
        "cards": "cards" not in without,
        "catastrophes": "catastrophes" not in without,
        "traits": ["" if "traits" in without else SPECIES[player["species"]][2] for player, _ in seats],
        "hands": [[] for _ in seats],
        "discard": [],
        "revealed": [],
        "poison": [0] * count,
        "venom": [0] * count,
        "delayed": -1,
        "shell_spent": False,
        "won": [],
    }


def _after(table: Data, event: Data) -> Data:
    """The table, which is changed, after an event."""
    seat, piece = event.get("seat", -1), event.get("piece", -1)
    match event["is"]:
        case "Arranged":
            return dict(event["table"])
        case "TurnBegan":
            table["active"], table["round"] = seat, event["round"]
            if table["traits"][seat] == "poison":
                table["venom"] = [2 if age == 1 else 0 for age in table["venom"]]
        case "Moved" | "SentHome":
            table["pawns"][seat] = piece
        case "Eliminated":
            _eliminate(table, seat)
        case "SeismicMoved":
            table["level"] = event["level"]
        case "Won":
            table["won"] = event["seats"]
        case "Poisoned":
            table["poison"][seat], table["venom"][seat] = event["action"], 1
        case "ShellSpent":
            table["shell_spent"] = True
        case "TurnEnded":
            table["poison"][seat] = 0
            table["shell_spent"] &= table["traits"][seat] != "shell"
        case _:
            groups = (_lay, _move_tokens, _move_counters, _deal)
            if not any(group(table, event) for group in groups) and event["is"] not in TOLD:
                raise ValueError(f"{event['is']} is not in the description")
    return table


def _lay(table: Data, event: Data) -> bool:
    """What happens to tiles."""
    tiles, faces, turns = table["tiles"], table["faces"], table["turns"]
    match event:
        case {"is": "Twisted", "piece": piece, "way": way}:
            turns[piece] = (turns[piece] + way) % 4
        case {"is": "Swapped", "piece": piece, "other": other}:
            here, there = tiles.index(piece), tiles.index(other)
            tiles[here], tiles[there] = other, piece
        case {"is": "Shifted", "pieces": pieces}:
            cells = [tiles.index(piece) for piece in pieces]
            for piece, cell in zip(pieces, cells[1:] + cells[:1], strict=True):
                tiles[cell] = piece
        case {"is": "Revealed", "piece": piece, "face": face, "turn": turn}:
            faces[piece], turns[piece] = face, turn
        case {"is": "Redealt"}:
            columns = (event[name] for name in ("cells", "pieces", "faces", "turns"))
            for cell, piece, face, turn in zip(*columns, strict=True):
                tiles[cell], faces[piece], turns[piece] = piece, face, turn
        case _:
            return False
    return True


def _move_tokens(table: Data, event: Data) -> bool:
    tokens, wedges, seat = table["tokens"], table["wedges"], event.get("seat", -1)
    match event["is"]:
        case "TokenPlaced":
            wedges[event["wedge"]].append(seat)
            tokens[seat] -= 1
        case "TokenTaken":
            wedge = wedges[event["wedge"]]
            del wedge[len(wedge) - 1 - wedge[::-1].index(seat)]
            tokens[seat] += 1
        case "WedgeCleared":
            _returned(tokens, wedges[event["wedge"]])
        case "TrackGrew":
            table["track"].append(seat)
            tokens[seat] -= 1
        case "TrackCleared":
            _returned(tokens, table["track"])
        case "TokenDelayed":
            tokens[seat] -= 1
            table["delayed"] = seat
        case "DelayEnded":
            tokens[seat] += 1
            table["delayed"] = -1
        case _:
            return False
    return True


def _move_counters(table: Data, event: Data) -> bool:
    counters, blocks, spirit = table["counters"], table["blocks"], table["spirit"]
    match event:
        case {"is": "SpiritGrew", "seat": seat, "track": track}:
            spirit[track].append(seat)
            counters[seat] -= 1
        case {"is": "SpiritCleared", "seat": seat}:
            _returned(counters, spirit[seat])
        case {"is": "Blocked", "seat": seat, "piece": piece, "neutral": neutral}:
            blocks[piece] = seat + 4 if neutral else seat
            counters[seat] -= not neutral
        case {"is": "Freed", "piece": piece}:
            if blocks[piece] < 4:
                counters[blocks[piece]] += 1
            blocks[piece] = -1
        case _:
            return False
    return True


def _deal(table: Data, event: Data) -> bool:
    """What happens to cards."""
    hands = table["hands"]
    match event:
        case {"is": "CardDrawn", "seat": seat, "card": card}:
            hands[seat] = sorted([*hands[seat], card])
        case {"is": "CardPlayed" | "CardDiscarded", "seat": seat, "card": card}:
            hands[seat].remove(card)
            table["discard"].append(card)
        case {"is": "CardsGiven", "seat": seat, "to": to, "cards": cards}:
            hands[seat] = []
            hands[to] = sorted([*hands[to], *cards])
        case {"is": "DeckShuffled"}:
            table["discard"] = []
        case {"is": "CatastropheRevealed", "catastrophe": struck, "shuffled": shuffled}:
            seen = [one for one in table["revealed"] if not (shuffled and (one < 7) == (struck < 7))]
            table["revealed"] = [*seen, struck]
        case _:
            return False
    return True


def _eliminate(table: Data, seat: int) -> None:
    table["pawns"][seat] = -1
    table["wedges"] = [[one for one in wedge if one != seat] for wedge in table["wedges"]]
    table["track"] = [one for one in table["track"] if one != seat]
    table["counters"][seat] += len(table["spirit"][seat])
    table["spirit"][seat] = []
    table["tokens"][seat] = 20
    if table["delayed"] == seat:
        table["delayed"] = -1


def _returned(supply: list[int], owners: list[int]) -> None:
    for owner in owners:
        supply[owner] += 1
    owners.clear()
