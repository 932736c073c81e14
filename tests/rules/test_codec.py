"""Values as JSON and back; damage is refused with its place."""

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from tremor_gui.rules.codec import Codec, Malformed


class Beast:
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Frog(Beast):
    spots: int
    name: str
    wet: bool = True


@dataclass(frozen=True, slots=True)
class Camel(Beast):
    humps: int


class Zoo(NamedTuple):
    beasts: tuple[Beast, ...]
    best: Beast | None
    place: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Stranger:
    pass


CODEC = Codec(Frog, Camel, Zoo)
ZOO = Zoo((Frog(3, "Ø “x”"), Camel(2)), Camel(1), (4, -5))


def written(value: Any) -> Any:
    return json.loads(json.dumps(CODEC.dump(value)))


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (ZOO, Zoo),
        (ZOO._replace(beasts=(), best=None), Zoo),
        (Camel(2**70), Beast),
        (((1, 2), ()), tuple[tuple[int, ...], ...]),
        (None, int | None),
        ("x", str),
        (True, bool),
    ],
)
def test_a_value_comes_back_as_it_was(value: Any, kind: Any) -> None:
    again = CODEC.load(written(value), kind)
    assert again == value
    assert type(again) is type(value)


def test_a_save_is_readable() -> None:
    assert written(ZOO) == {
        "is": "Zoo",
        "beasts": [
            {"is": "Frog", "spots": 3, "name": "Ø “x”", "wet": True},
            {"is": "Camel", "humps": 2},
        ],
        "best": {"is": "Camel", "humps": 1},
        "place": [4, -5],
    }


def damaged(change: Any) -> Any:
    data = written(ZOO)
    change(data)
    return data


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (damaged(lambda d: d["beasts"][1].update(humps="two")), ".beasts[1].humps: expected int, found str"),
        (damaged(lambda d: d["beasts"][1].update(humps=True)), ".beasts[1].humps: expected int, found bool"),
        (damaged(lambda d: d["beasts"][1].update(humps=2.0)), ".beasts[1].humps: expected int, found float"),
        (damaged(lambda d: d["beasts"][0].update(wet=1)), ".beasts[0].wet: expected bool, found int"),
        (damaged(lambda d: d["beasts"][1].pop("humps")), ".beasts[1]: the fields of Camel do not fit"),
        (damaged(lambda d: d["beasts"][1].update(age=3)), ".beasts[1]: the fields of Camel do not fit"),
        (damaged(lambda d: d["beasts"][1].update({"is": "Lion"})), ".beasts[1]: “Lion” is no Beast"),
        (damaged(lambda d: d["beasts"][1].update({"is": "Zoo"})), ".beasts[1]: “Zoo” is no Beast"),
        (damaged(lambda d: d["beasts"][1].update({"is": 7})), ".beasts[1]: expected Beast"),
        (damaged(lambda d: d.update(beasts={})), ".beasts: expected a list, found dict"),
        (damaged(lambda d: d.update(place=[1, 2, 3])), ".place: expected 2 items, found 3"),
        (damaged(lambda d: d.update(best=[])), ".best: nothing was expected here"),
        ([], "value: expected Zoo"),
        (None, "value: expected Zoo"),
    ],
)
def test_damage_is_refused_with_its_place_and_reason(data: Any, complaint: str) -> None:
    with pytest.raises(Malformed) as refusal:
        CODEC.load(data, Zoo)
    assert str(refusal.value) == complaint


def test_an_unregistered_class_is_not_written() -> None:
    with pytest.raises(TypeError, match="Stranger is not registered"):
        CODEC.dump((Stranger(),))


def test_lists_and_floats_are_not_written_because_they_would_not_come_back() -> None:
    for value in ([1], {"a": 1}, 0.5):
        with pytest.raises(TypeError):
            CODEC.dump(value)


def test_two_classes_of_one_name_are_refused() -> None:
    other = type("Camel", (), {})
    with pytest.raises(ValueError, match="share a name"):
        Codec(Camel, other)
