"""Another way that a match might have gone: a match of its own, from any step of one that is over."""

from tremor_gui.rules.text import Text, say

from .session import Session


def why_not(session: Session, step: int) -> Text | None:
    """Return why no other way leads on from a step, or None if one does.

    While a match goes on none does: it would tell what chance has in store, which
    is the same on every way.
    """
    if session.outcome is None:
        return say("As long as a game is played, nobody goes another way in it.")
    if step < session.floor:
        return say("This was played under older rules, of which only the tables are known.")
    if session.steps[step].state.decision is None:
        return say("Here nobody has anything left to decide: go back a little.")
    return None


def branch(session: Session, step: int, brains: tuple[str, ...]) -> Session:
    """Return a match that stands where another one stood after a step, and is nobody's save yet.

    ``brains`` say who plays each seat from there on. The other match is left as it is.
    Raises ``ValueError`` with the reason of ``why_not`` if there is one.
    """
    reason = why_not(session, step)
    if reason is not None:
        raise ValueError(str(reason))
    return Session(
        session.game,
        session.setup,
        session.seed,
        session.steps[: step + 1],
        rules=session.rules,
        floor=session.floor,
        brains=brains,
    )
