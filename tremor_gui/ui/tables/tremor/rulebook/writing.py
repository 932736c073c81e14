"""What the chapters are put together with."""

from tremor_gui.ui.book import Chapter, Figure, Section, Side

from ..places import called


def part(place: str, *paragraphs: str, figures: tuple[Figure, ...] = (), side: Side = Side.RIGHT) -> Section:
    """Return a section at a place that has its name for a title."""
    return Section("\n\n".join(paragraphs), called(place), place, figures, side)


def lead(*paragraphs: str, figures: tuple[Figure, ...] = (), side: Side = Side.RIGHT) -> Section:
    """Return a section without a title, such as a chapter begins with."""
    return Section("\n\n".join(paragraphs), figures=figures, side=side)


def chapter(place: str, picture: str, *sections: Section, within: bool = False) -> Chapter:
    """Return the chapter at a place."""
    return Chapter(place, called(place), picture, sections, within)
