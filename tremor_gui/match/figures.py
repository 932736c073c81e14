"""What is counted of the games that were finished: for each player, for each kind, and from game to game.

Players are told apart by their names, however these are written in capitals, and bots by their level.
What chance alone would give is the share of the seats that won: one in four, or two.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from .chronicle import Finished, Sitting

_MOST_BINS: Final = 7
_WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
_SPAN: Final = 10
"""Over how many games the course of a player's wins is smoothed at least."""
_SMOOTH: Final = 10
"""Else over this part of all of them."""


class Who(NamedTuple):
    """Somebody who plays: a person, or all bots of a level."""

    brain: str
    """The level, or nothing for a person."""
    name: str
    """In small letters; empty for bots."""


def who(seat: Sitting) -> Who:
    """Return who plays at a seat."""
    return Who(seat.brain, "" if seat.brain else seat.name.strip().casefold())


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are counted; what is not set lets all of them through."""

    variant: str = ""
    reduced: bool = False
    """Only games that left out parts of the rules."""
    seats: int = 0
    company: Who | None = None
    """Who else is to have played, or played at all."""
    people: bool = False
    """Only games without bots."""
    bots: bool = False
    """Only games with bots."""

    def fits(self, game: Finished) -> bool:
        """Return whether a game is counted."""
        brains = [seat.brain for seat in game.seats]
        return (
            self.variant in ("", game.variant)
            and (not self.reduced or bool(game.without))
            and self.seats in (0, len(brains))
            and (self.company is None or any(who(seat) == self.company for seat in game.seats))
            and not (self.people and any(brains))
            and (not self.bots or any(brains))
        )


@dataclass(slots=True)
class Tally:
    """How often somebody, or some kind, has played and won."""

    games: int = 0
    wins: int = 0
    chance: float = 0.0
    """How many wins chance alone would have given."""

    def count(self, seat: Sitting, chance: float) -> None:
        """Count one seat of a game, and what chance would have given each seat of it."""
        self.games += 1
        self.wins += seat.won
        self.chance += chance

    def since(self, before: "Tally") -> "Tally":
        """Return what came to it since an earlier one."""
        return Tally(self.games - before.games, self.wins - before.wins, self.chance - before.chance)

    @property
    def share(self) -> float:
        """The share of games won, 0-1."""
        return self.wins / self.games if self.games else 0.0

    @property
    def expected(self) -> float:
        """The share that chance alone would have given, 0-1."""
        return self.chance / self.games if self.games else 0.0


@dataclass(slots=True)
class Player(Tally):
    """What there is to tell of somebody who plays."""

    who: Who = field(kw_only=True)
    name: str = ""
    """As it was written last."""
    rounds: int = 0
    """Of all games together."""
    streak: int = 0
    """The most games that were won one after another."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind was played."""
    _running: int = 0

    @property
    def favourite(self) -> str:
        """What was played most often, and first among equals."""
        return max(self.kinds, key=lambda kind: self.kinds[kind])

    @property
    def average(self) -> float:
        """How many rounds a game took."""
        return self.rounds / self.games

    def sit(self, game: Finished, seats: Sequence[Sitting]) -> None:
        """Count a game with every seat of it that is theirs."""
        chance = _by_chance(game)
        for seat in seats:
            self.count(seat, chance)
            self.name, self.rounds = seat.name, self.rounds + game.rounds
            self.kinds[seat.kind] += 1
        self._running = self._running + 1 if any(seat.won for seat in seats) else 0
        self.streak = max(self.streak, self._running)


def players(games: Iterable[Finished]) -> tuple[Player, ...]:
    """Return who played, people first, and whoever played more often before others."""
    found: dict[Who, Player] = {}
    for game in games:
        for one, seats in _by_player(game).items():
            found.setdefault(one, Player(who=one)).sit(game, seats)
    return tuple(sorted(found.values(), key=lambda one: (bool(one.who.brain), -one.games, one.who)))


def kinds(games: Iterable[Finished], of: Who | None = None) -> dict[str, Tally]:
    """Return how each kind fared, in the hands of one player or of all."""
    found: defaultdict[str, Tally] = defaultdict(Tally)
    for game in games:
        chance = _by_chance(game)
        for seat in game.seats:
            if of is None or who(seat) == of:
                found[seat.kind].count(seat, chance)
    return dict(found)


def having(games: Iterable[Finished], one: Who) -> tuple[Finished, ...]:
    """Return the games that somebody played in."""
    return tuple(game for game in games if any(who(seat) == one for seat in game.seats))


class Bin(NamedTuple):
    """Games of about one length."""

    first: int
    last: int
    """The least and the greatest number of rounds."""
    games: int


def lengths(games: Sequence[Finished]) -> tuple[Bin, ...]:
    """Return how long games took, in a few bins of one width from the shortest to the longest."""
    if not games:
        return ()
    least, most = min(game.rounds for game in games), max(game.rounds for game in games)
    width = next(width for width in _WIDTHS if most // width - least // width < _MOST_BINS)
    counts = Counter(game.rounds // width for game in games)
    steps = range(least // width, most // width + 1)
    return tuple(Bin(at * width, (at + 1) * width - 1, counts[at]) for at in steps)


class Form(NamedTuple):
    """How somebody fared in the games up to one of them."""

    game: Finished
    share: float
    """Of the latest games how many were won, 0-1."""
    expected: float
    """What chance alone would have given, 0-1."""


def span(count: int) -> int:
    """Return over how many games the course of so many is smoothed."""
    return max(_SPAN, count // _SMOOTH)


def course(games: Iterable[Finished], one: Who) -> tuple[Form, ...]:
    """Return how somebody fared from game to game."""
    played = having(games, one)
    width = span(len(played))
    tally, after, found = Tally(), [Tally()], []
    for at, game in enumerate(played, start=1):
        chance = _by_chance(game)
        for seat in game.seats:
            if who(seat) == one:
                tally.count(seat, chance)
        after.append(replace(tally))
        latest = tally.since(after[max(0, at - width)])
        found.append(Form(game, latest.share, latest.expected))
    return tuple(found)


class Feat(NamedTuple):
    """A win, seen before all that came before it."""

    name: str
    kind: str
    wins: int
    """How many it makes, whatever was played."""
    of_kind: int
    """How many it makes as this kind."""
    running: int
    """How many it makes one after another."""


def feats(games: Sequence[Finished], key: str) -> tuple[Feat, ...]:
    """Return what the win of a game was for each person who won it; none if the game is not known."""
    at = next((at for at, game in enumerate(games) if game.key == key), None)
    if at is None:
        return ()
    return tuple(_feat(games[: at + 1], seat) for seat in games[at].seats if seat.won and not seat.brain)


def _feat(games: Sequence[Finished], winner: Sitting) -> Feat:
    one = who(winner)
    mine = [(game, seats) for game in games for other, seats in _by_player(game).items() if other == one]
    won = [[seat for seat in seats if seat.won] for _, seats in mine]
    of_kind = sum(any(seat.kind == winner.kind for seat in seats) for seats in won)
    running = next((gone for gone, seats in enumerate(reversed(won)) if not seats), len(won))
    return Feat(winner.name, winner.kind, sum(map(bool, won)), of_kind, running)


def _by_player(game: Finished) -> dict[Who, list[Sitting]]:
    found: dict[Who, list[Sitting]] = {}
    for seat in game.seats:
        found.setdefault(who(seat), []).append(seat)
    return found


def _by_chance(game: Finished) -> float:
    return [seat.won for seat in game.seats].count(True) / len(game.seats)
