"""Points in time as people say them."""

from datetime import date, datetime
from typing import Final

from tremor_gui.rules.text import say
from tremor_gui.ui.i18n import _, translate

_MONTHS: Final = (
    say("January"),
    say("February"),
    say("March"),
    say("April"),
    say("May"),
    say("June"),
    say("July"),
    say("August"),
    say("September"),
    say("October"),
    say("November"),
    say("December"),
)


def when(moment: datetime, now: datetime) -> str:
    """Return a moment as seen from another, both with their zones, in the zone of the latter."""
    moment = moment.astimezone(now.tzinfo)
    time = f"{moment:%H:%M}"
    days = (now.date() - moment.date()).days
    if days == 0:
        return _("Today, {time}").format(time=time)
    if days == 1:
        return _("Yesterday, {time}").format(time=time)
    day, month, year = moment.day, translate(_MONTHS[moment.month - 1]), moment.year
    if year == now.year:
        return _("{day} {month}, {time}").format(day=day, month=month, time=time)
    return _("{day} {month} {year}, {time}").format(day=day, month=month, year=year, time=time)


def on_day(day: date) -> str:
    """Return a day with its month and year."""
    month = translate(_MONTHS[day.month - 1])
    return _("{day} {month} {year}").format(day=day.day, month=month, year=day.year)
