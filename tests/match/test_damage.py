"""Whatever has happened to a save, reading it ends in one clear sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from matches import LATER, NOON, TREMOR, begun, played

from tremor_gui import __version__
from tremor_gui.games import GAMES
from tremor_gui.games.tremor.turn import ALL_ACTIONS, Act
from tremor_gui.match.errors import Unreadable
from tremor_gui.match.files import MOST_BYTES, text_of
from tremor_gui.match.parse import Games, summary
from tremor_gui.match.record import decode, encode

TEXT = encode(played(28), NOON)


def refusal(text: str, games: Games = GAMES) -> str:
    with pytest.raises(Unreadable) as caught:
        decode(text, games)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert sentence.endswith(".")
    return sentence


def data() -> dict[str, Any]:
    read: dict[str, Any] = json.loads(TEXT)
    return read


TEXTS = {
    "empty": ("", "is empty"),
    "blank": (" \n\t ", "is empty"),
    "cut off": (TEXT[: len(TEXT) // 2], "breaks off"),
    "cut off in its first line": (TEXT[:9], "breaks off"),
    "without its last brace": (TEXT.rstrip()[:-1], "breaks off"),
    "twice in one file": (TEXT + TEXT, "damaged"),
    "no JSON": ("Dear diary,", "not a save of this game"),
    "JSON of another kind": ("[1, 2, 3]", "not a save of this game"),
    "an object of somebody else": ('{"version": 3, "board": []}', "not a save of this game"),
    "a save of something else": ('{"format": "chess"}', "not a save of this game"),
    "a comma too many": (TEXT.replace('"log": [', '"log": [,'), "damaged"),
    "too deep": ('{"a":' * 100_000 + "1" + "}" * 100_000, "nested too deeply"),
    "too deep in lists": ('{"a":' + "[" * 100_000 + "]" * 100_000 + "}", "nested too deeply"),
    "too large": (TEXT + "\n" * 3 + " " * MOST_BYTES + "{}", "too large"),
    "a number of a million digits": (TEXT.replace('"round": ', '"round": ' + "9" * 10**6), "number is too"),
    "a number that cannot be printed": (TEXT.replace('"rules": ', '"rules": ' + "9" * 4300), "number is too"),
    "a number below any": (TEXT.replace('"round": ', '"round": -' + "9" * 5000), "number is too long"),
    "a field twice": (TEXT.replace('"rules": ', '"rules": 1,\n"rules": '), "is there twice"),
}


@pytest.mark.parametrize("case", TEXTS)
def test_a_text_that_is_no_whole_save_is_refused(case: str) -> None:
    text, reason = TEXTS[case]
    assert reason in refusal(text)


@pytest.mark.parametrize("raw", [b"\xff\xfe{", b"\x00\xd8", TEXT.encode("utf-16"), b"\x80" * 99])
def test_bytes_that_are_no_text_are_refused(raw: bytes) -> None:
    with pytest.raises(Unreadable, match="not text"):
        text_of(raw)


@pytest.mark.parametrize("mark", ["\u05cb", "\ue000", "\uffff", "\u202e"])
def test_what_is_quoted_of_a_file_can_be_shown(mark: str) -> None:
    assert "Turn Began" in refusal(TEXT.replace("TurnBegan", f"Turn{mark}Began"))


def test_a_byte_order_mark_does_no_harm() -> None:
    assert decode(text_of(b"\xef\xbb\xbf" + TEXT.encode()), GAMES).steps == decode(TEXT, GAMES).steps


FIELDS: dict[str, tuple[str, Any, str]] = {
    "newer schema": ("schema", 99, f"version 99 of the format, and this one, {__version__}, "),
    "schema of no number": ("schema", "1", "schema"),
    "schema zero": ("schema", 0, "schema"),
    "schema true": ("schema", True, "schema"),
    "unknown game": ("game", "ludo", "of “ludo”, a game not known"),
    "unfit name of a game": ("game", "\ud800\n\x1b[2J", "a game not known"),
    "game of no name": ("game", None, "game: expected str"),
    "newer rules": (
        "rules",
        TREMOR.version + 1,
        f"version {TREMOR.version + 1} of the rules, and this one, {__version__}, "
        f"knows them up to version {TREMOR.version}.",
    ),
    "rules of no number": ("rules", 1.0, "rules: expected int"),
    "a seed that is none": ("seed", "soon", "is not a seed"),
    "another seed": ("seed", "sm64:1234", "log[0] is not what happened"),
    "a time that is none": ("saved", "yesterday", "date"),
    "a time without a zone": ("saved", "2026-07-01T12:00:00", "zone"),
    "a time out of this world": ("saved", "0001-01-01T00:00:00+00:00", "date"),
    "other players": ("players", ["Ada", "Bob"], "summary"),
    "players that are no names": ("players", [1, 2], "names"),
    "brains that are none": ("brains", ["", "Medium!"], "brains: expected a level or nothing"),
    "brains that are no texts": ("brains", [None, ""], "brains: expected a level or nothing"),
    "too few brains": ("brains", [""], "brains: expected a level or nothing"),
    "another round": ("round", 99, "summary"),
    "over too early": ("over", True, "summary"),
    "no setup": ("setup", {}, "setup: expected Setup"),
    "no state": ("state", {}, "the fields of state do not fit"),
    "no log": ("log", [], "the log is empty"),
    "a log of no list": ("log", {}, "log: expected list"),
    "a step of no object": ("log", [None], "log[0]"),
}


@pytest.mark.parametrize("case", FIELDS)
def test_a_field_with_a_wrong_value_is_refused(case: str) -> None:
    name, value, reason = FIELDS[case]
    assert reason in refusal(json.dumps(data() | {name: value}))


@pytest.mark.parametrize("name", data())
def test_a_missing_field_is_refused(name: str) -> None:
    rest = {key: value for key, value in data().items() if key != name}
    assert refusal(json.dumps(rest))


def test_an_unknown_field_is_refused() -> None:
    assert "fields of the save do not fit" in refusal(json.dumps(data() | {"cheat": 1}))


Damage = Callable[[dict[str, Any]], object]


def replace_player(save: dict[str, Any], **changes: str) -> None:
    save["setup"]["players"][0].update(changes)


def empty_stack(save: dict[str, Any]) -> None:
    save["state"]["stack"] = []


def frame_that_runs(save: dict[str, Any]) -> None:
    save["state"]["stack"] = [{"is": "Turn", "seat": 0, "round": 2}]


def frame_of_nobody(save: dict[str, Any]) -> None:
    save["state"]["stack"] = [{"is": "Nest", "seat": 7, "piece": 1}]


def frame_that_cannot_ask(save: dict[str, Any]) -> None:
    save["state"]["stack"] = [GAMES["tremor"].codec.dump(Act(7, ALL_ACTIONS))]


DAMAGES: dict[str, tuple[Damage, str]] = {
    "a step is missing": (lambda save: save["log"].pop(5), "log["),
    "the last step is missing": (lambda save: save["log"].pop(), "does not lead to the state"),
    "the opening is missing": (lambda save: save["log"].pop(0), "log[0] is not what happened"),
    "a step happened twice": (lambda save: save["log"].insert(5, save["log"][5]), "log["),
    "steps changed places": (lambda save: save["log"].append(save["log"].pop(-2)), "log["),
    "somebody else chose": (lambda save: save["log"][9].update(seat=1 - save["log"][9]["seat"]), "log[9]"),
    "nobody chose": (lambda save: save["log"][9].update(action=None), "nothing was chosen"),
    "the opening was chosen": (lambda save: save["log"][0].update(action=save["log"][1]["action"]), "log[0]"),
    "an illegal action": (lambda save: save["log"][1].update(action={"is": "RollDice"}), "not possible"),
    "an unknown action": (lambda save: save["log"][1].update(action={"is": "Win"}), "“Win” is no Action"),
    "an event as an action": (
        lambda save: save["log"][1].update(action=save["log"][1]["events"][0]),
        "Action",
    ),
    "an unknown field": (lambda save: save["log"][1].update(note="!"), "the fields of log[1]"),
    "an event is missing": (lambda save: save["log"][0]["events"].pop(), "log[0] is not what happened"),
    "an event too many": (
        lambda save: save["log"][2]["events"].append({"is": "Won", "seats": [0]}),
        "log[2] is not what happened",
    ),
    "another face": (lambda save: save["log"][0]["events"][-1].update(face=8, turn=3), "log[0] is not"),
    "a face of text": (lambda save: save["log"][0]["events"][5].update(face="8"), "log[0].events[5].face"),
    "another digest": (lambda save: save["log"][4].update(digest="0" * 16), "log[4]"),
    "no digest": (lambda save: save["log"][4].update(digest=None), "log[4]"),
    "no such species": (lambda save: replace_player(save, species="unicorn"), "no species"),
    "another species": (lambda save: replace_player(save, species="giant_manta"), "damaged"),
    "a name of nothing": (lambda save: replace_player(save, name=""), "no name"),
    "a name with a control": (lambda save: replace_player(save, name="A\x1b[31m"), "no name"),
    "a name of half a character": (lambda save: replace_player(save, name="\ud83e"), "no name"),
    "a name without end": (lambda save: replace_player(save, name="A" * 10**5), "no name"),
    "one player": (lambda save: save["setup"]["players"].pop(), "damaged"),
    "a stolen token": (lambda save: save["state"]["table"]["tokens"].__setitem__(0, 99), "tokens"),
    "two tiles alike": (lambda save: save["state"]["table"]["tiles"].__setitem__(7, 8), "tile"),
    "a table too small": (lambda save: save["state"]["table"]["faces"].pop(), "25 faces"),
    "a meeple off the board": (
        lambda save: save["state"]["table"]["pawns"].__setitem__(0, 25),
        "off the board",
    ),
    "another chance": (lambda save: save["state"].update(chance="sm64:1"), "does not lead to the state"),
    "chance of no number": (lambda save: save["state"].update(chance=7), "state.chance"),
    "an empty stack": (empty_stack, "over exactly when"),
    "a stack that asks nothing": (frame_that_runs, "nobody is asked"),
    "a stack of a seat that is none": (frame_of_nobody, "damaged"),
    "a stack that cannot ask": (frame_that_cannot_ask, "damaged"),
}


@pytest.mark.parametrize("case", DAMAGES)
def test_a_save_whose_parts_do_not_agree_is_refused(case: str) -> None:
    damage, reason = DAMAGES[case]
    save = data()
    damage(save)
    assert reason in refusal(json.dumps(save))


OLD_DAMAGES: dict[str, tuple[Damage, str]] = {
    "an event is missing": (lambda save: save["log"][0]["events"].pop(), "does not lead to the state"),
    "a seat that is none": (lambda save: save["log"][3].update(seat=2), "no such seat"),
    "the last digest": (lambda save: save["log"][-1].update(digest="0" * 16), "does not lead to the state"),
    "an event of nowhere": (lambda save: save["log"][0]["events"][-1].update(piece=10**30), "damaged"),
    "a stolen token": (lambda save: save["state"]["table"]["tokens"].__setitem__(0, 99), "tokens"),
    "another chance": (lambda save: save["state"].update(chance="sm64:1"), "does not lead to the state"),
    "a stack that cannot ask": (frame_that_cannot_ask, "damaged"),
}


@pytest.mark.parametrize("case", OLD_DAMAGES)
def test_under_older_rules_the_events_have_to_lead_to_the_table(case: str) -> None:
    damage, reason = OLD_DAMAGES[case]
    save = data()
    damage(save)
    assert reason in refusal(json.dumps(save), LATER)


def test_a_summary_refuses_what_is_no_save() -> None:
    for text in ("", "{", "[]", "{}", json.dumps(data() | {"saved": "?"}), json.dumps(data() | {"over": 0})):
        with pytest.raises(Unreadable):
            summary(text, GAMES)


def test_a_sentence_quotes_nothing_that_cannot_be_shown() -> None:
    save = json.loads(encode(begun(), NOON)) | {"schema": 9, "app": "9\n\x1b[2J\ud800" + "x" * 10**5}
    assert len(refusal(json.dumps(save))) < 300
