"""Values of the rules as JSON and back, checked on the way in.

A registered class becomes an object with its name under ``is`` and its fields
beside it; a tuple becomes a list. Reading follows the annotations of the
fields, so that a damaged save is refused with the place and the reason and
never builds a half-right value.
"""

from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

JSON = Any


class Malformed(ValueError):
    """The data does not describe a value; the message says where and why."""


class Codec:
    """Writes and reads the values of one game."""

    def __init__(self, *classes: type) -> None:
        self._classes = {cls.__name__: cls for cls in classes}
        if len(self._classes) != len(classes):
            raise ValueError("two registered classes share a name")
        self._fields = {cls: _fields(cls) for cls in classes}

    def dump(self, value: Any) -> JSON:
        """Return a value as JSON data."""
        cls = type(value)
        if cls in self._fields:
            data = {"is": cls.__name__}
            for name in self._fields[cls]:
                data[name] = self.dump(getattr(value, name))
            return data
        if cls is tuple:
            return [self.dump(item) for item in value]
        if value is None or cls in (int, str, bool):
            return value
        raise TypeError(f"{cls.__name__} is not registered with the codec")

    def load(self, data: JSON, kind: Any, where: str = "") -> Any:
        """Return the value of an expected kind.

        ``kind`` is a class or an annotation such as ``tuple[int, ...]``; of a
        base class any registered subclass will do. Raises ``Malformed``.
        """
        origin = get_origin(kind)
        if origin in (Union, UnionType):
            return self._load_union(data, get_args(kind), where)
        if origin is tuple:
            return self._load_tuple(data, get_args(kind), where)
        cls = origin or kind
        if cls is type(None):
            if data is not None:
                raise Malformed(f"{where or 'value'}: nothing was expected here")
            return None
        if cls in (int, str, bool):
            if type(data) is not cls:
                raise Malformed(f"{where or 'value'}: expected {cls.__name__}, found {type(data).__name__}")
            return data
        return self._load_object(data, cls, where)

    def _load_union(self, data: JSON, kinds: tuple[Any, ...], where: str) -> Any:
        for kind in kinds[:-1]:
            try:
                return self.load(data, kind, where)
            except Malformed:
                continue
        return self.load(data, kinds[-1], where)

    def _load_tuple(self, data: JSON, kinds: tuple[Any, ...], where: str) -> tuple[Any, ...]:
        if type(data) is not list:
            raise Malformed(f"{where or 'value'}: expected a list, found {type(data).__name__}")
        if len(kinds) == 2 and kinds[1] is Ellipsis:
            kinds = (kinds[0],) * len(data)
        if len(kinds) != len(data):
            raise Malformed(f"{where or 'value'}: expected {len(kinds)} items, found {len(data)}")
        return tuple(
            self.load(item, kind, f"{where}[{index}]")
            for index, (item, kind) in enumerate(zip(data, kinds, strict=True))
        )

    def _load_object(self, data: JSON, cls: Any, where: str) -> Any:
        if type(data) is not dict or type(data.get("is")) is not str:
            raise Malformed(f"{where or 'value'}: expected {cls.__name__}")
        found = self._classes.get(data["is"])
        if found is None or not issubclass(found, cls):
            raise Malformed(f"{where or 'value'}: “{data['is'][:40]}” is no {cls.__name__}")
        hints = self._fields[found]
        if data.keys() - {"is"} != hints.keys():
            raise Malformed(f"{where or 'value'}: the fields of {found.__name__} do not fit")
        return found(**{name: self.load(data[name], hint, f"{where}.{name}") for name, hint in hints.items()})


def _fields(cls: type) -> dict[str, Any]:
    """Return the fields of a dataclass or named tuple with their annotations."""
    hints = get_type_hints(cls)
    names = [f.name for f in fields(cls)] if is_dataclass(cls) else list(getattr(cls, "_fields", ()))
    return {name: hints[name] for name in names}
