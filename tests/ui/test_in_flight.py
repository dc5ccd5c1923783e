"""Whether clicks are taken: for a while not, or not any more."""

from bot.ui.context import InFlight


def test_who_pauses_takes_clicks_again() -> None:
    clicks = InFlight()
    clicks.pause("away")
    assert (clicks.open, clicks.why) == (False, "away")
    clicks.pause("another reason")
    assert clicks.why == "away", "the first one holds"
    clicks.resume()
    assert clicks.open
    clicks.resume()
    assert clicks.open


async def test_who_closes_meanwhile_opens_no_more() -> None:
    clicks = InFlight()
    clicks.pause("away")
    await clicks.close(0)
    assert (clicks.open, clicks.why) == (False, "notice-closing")
    clicks.resume()
    assert not clicks.open


def test_why_it_has_closed_for_good_stays_what_it_was() -> None:
    clicks = InFlight()
    clicks.refuse("lost")
    clicks.pause("away")
    clicks.refuse("closing")
    clicks.resume()
    assert (clicks.open, clicks.why) == (False, "lost")
