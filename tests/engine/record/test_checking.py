"""Whatever of a record is changed is found, with its line; what cannot be checked is said to be so."""

import re
from dataclasses import replace
from functools import cache

import pytest

from engine import chicago_poker, gangster, seal, whispers
from engine.record import worded
from engine.record.checking import Finding, Item, Report, Verdict, Why, check
from engine.record.model import Record, SeatHeader, Told
from engine.record.reading import Unreadable
from engine.record.remarking import remarked
from engine.record.replaying import Broken
from engine.record.writing import write
from engine.shuffle import Shuffle, shuffled
from tests.helpers.recorded import a_game, sealed

CUTS = (seal.cut(2, "Rosebud"), replace(seal.cut(0, "gone"), text=None), seal.Cut(1, None))
DEAL = sealed(
    Record(
        game="chicago-poker",
        rules=1,
        options={"rulebook": "french", "length": "full", "specials": "on"},
        seats=(SeatHeader("capone"), SeatHeader("yale"), SeatHeader("weiss")),
        seed="",
    ),
    "5e" * 32,
    CUTS,
)


@cache
def record() -> Record:
    """A whole game with the deck made anew, cut by a text, a forgotten text, and a pass."""
    games = (remarked(chicago_poker, a_game(chicago_poker, number, deal=DEAL).record) for number in range(99))
    return next(game for game in games if write(game).count("{shuffle") > 4)


@cache
def text() -> str:
    return write(record())


def places_of(pattern: str) -> list[int]:
    """The lines of the text, from 1, that look like that."""
    return [place for place, row in enumerate(text().split("\n"), 1) if re.match(pattern, row)]


def other(place: int, old: str, new: str) -> str:
    """The text with something else in that line."""
    rows = text().split("\n")
    assert re.search(old, rows[place - 1]), rows[place - 1]
    rows[place - 1] = re.sub(old, new, rows[place - 1], count=1)
    return "\n".join(rows)


def without(place: int) -> str:
    rows = text().split("\n")
    del rows[place - 1]
    return "\n".join(rows)


def found(report: Report) -> list[tuple[Item, int, Why | None]]:
    return [(each.item, each.line, each.why) for each in report.broken]


def test_a_true_record_holds_item_by_item() -> None:
    report = check(text())
    unsure = [(each.item, each.why) for each in report.findings if each.verdict is Verdict.UNCHECKABLE]
    assert report.holds
    assert unsure == [(Item.CUT, Why.FORGOTTEN)]
    assert report.count(Item.SEAL, Verdict.HELD) == report.count(Item.SEED, Verdict.HELD) == 1
    assert report.count(Item.CUT, Verdict.HELD) == report.count(Item.PASS, Verdict.HELD) == 1
    assert report.count(Item.LOT, Verdict.HELD) == text().count("{lot")
    assert report.count(Item.SHUFFLE, Verdict.HELD) == text().count("{shuffle")
    assert report.count(Item.PUBLIC, Verdict.HELD) == text().count("{told")
    assert report.count(Item.ACTION, Verdict.HELD) == len(record().lines)
    assert report.count(Item.DEAL, Verdict.HELD) == report.count(Item.RESULT, Verdict.HELD) == 1


def flipped(digit: re.Match[str]) -> str:
    return digit[1] + ("1" if digit[2] != "1" else "2")


@pytest.mark.parametrize(
    ("header", "items"),
    [("Seal", ["Seal"]), ("Secret", ["Seal", "Seed"]), ("Seed", ["Seed"])],
)
def test_one_digit_of_seal_secret_or_seed(header: str, items: list[str]) -> None:
    (place,) = places_of(rf"\[{header} ")
    row = text().split("\n")[place - 1]
    report = check(text().replace(row, re.sub(r'( "\w{9})(\w)', flipped, row)))
    lines = [place for each in items for place in places_of(rf"\[{each} ")]
    assert found(report) == [
        (Item(each.lower()), line, Why.DIFFERS) for each, line in zip(items, lines, strict=True)
    ]


def test_one_digit_of_a_cuts_hash_or_one_letter_of_its_text() -> None:
    place, forgotten, _ = places_of(r"\[Cut ")
    (seed,) = places_of(r"\[Seed ")
    assert found(check(other(place, "Rosebud", "Rosebuds"))) == [(Item.CUT, place, Why.DIFFERS)]
    row = text().split("\n")[place - 1]
    report = check(text().replace(row, re.sub(r'("2" "\w{9})(\w)', flipped, row)))
    assert (Item.CUT, place, Why.DIFFERS) in found(report)
    assert (Item.SEED, seed, Why.DIFFERS) in found(report)
    row = text().split("\n")[forgotten - 1]
    report = check(text().replace(row, re.sub(r'("0" "\w{9})(\w)', flipped, row)))
    assert (Item.SEED, seed, Why.DIFFERS) in found(report)


@pytest.mark.parametrize("seat", ["0", "7"])
def test_a_cut_of_a_seat_that_has_cut_or_is_not_there(seat: str) -> None:
    place = places_of(r"\[Cut ")[2]
    assert (Item.CUT, place, Why.SEAT) in found(check(other(place, '"1"', f'"{seat}"')))


def test_one_card_in_a_shuffle_before_or_after() -> None:
    for place in places_of(r"\{shuffle"):
        for old, new in (
            (r": (\S+) (.*) (\S+)\}", r": \3 \2 \3}"),
            (r": (\S+) (.*) (\S+)\}", r": \1 \2 \1}"),
        ):
            changed = other(place, old, new)
            if changed != text():
                assert found(check(changed)) == [(Item.SHUFFLE, place, Why.DIFFERS)]


def test_a_shuffle_that_is_right_by_itself_but_of_another_pile() -> None:
    place = places_of(r"\{shuffle")[-1]
    turn, nth = next(
        (turn, nth)
        for turn, said in reversed(list(enumerate(record().remarks)))
        for nth, remark in enumerate(said)
        if isinstance(remark, Shuffle)
    )
    said = record().remarks[turn]
    true = said[nth]
    assert isinstance(true, Shuffle)
    pile = (true.before[1], true.before[0], *true.before[2:])
    forged = replace(true, before=pile, after=shuffled(pile, record().seed, true.number))
    remarks = list(record().remarks)
    remarks[turn] = (*said[:nth], forged, *said[nth + 1 :])
    report = check(write(replace(record(), remarks=tuple(remarks))))
    assert found(report) == [(Item.SHUFFLE, place, Why.NOT_SO)]
    assert report.broken[0].turn == turn


def test_a_lot() -> None:
    (place,) = places_of(r"\{lot")
    drawn = int(text().split("\n")[place - 1][-2])
    assert found(check(other(place, f"{drawn}}}", f"{(drawn + 1) % 3}}}"))) == [
        (Item.LOT, place, Why.DIFFERS)
    ]
    report = check(other(place, "of 3", "of 4"))
    assert (Item.LOT, place) in [(item, line) for item, line, _ in found(report)]


def test_one_word_of_what_became_public_and_a_comment_that_is_missing() -> None:
    for place in places_of(r"\{told TurnStarted")[:3]:
        assert found(check(other(place, "seat=.", "seat=9"))) == [(Item.PUBLIC, place, Why.NOT_SO)]
    for kind, item in (("shuffle", Item.SHUFFLE), ("told GameWon", Item.PUBLIC)):
        place = places_of(rf"\{{{kind}")[-1]
        report = check(without(place))
        assert [(each.item, each.why) for each in report.broken] == [(item, Why.UNTOLD)]


def test_a_comment_of_something_that_did_not_happen() -> None:
    place = places_of(r"\{told")[-1]
    rows = text().split("\n")
    rows.insert(place, "{told Recruited seat=0 refill=no}")
    assert found(check("\n".join(rows))) == [(Item.PUBLIC, place + 1, Why.NOT_SO)]


def test_one_action_that_is_not_legal() -> None:
    place = places_of(r"\d+\. .* recruit")[4]
    report = check(other(place, "recruit", "take R7"))
    (action,) = report.broken
    assert (action.item, action.line, action.why) == (Item.ACTION, place, Why.RULES)
    assert action.broken is not None
    assert (action.broken.reason, action.what) == (Broken.ILLEGAL, "take R7")
    assert "line" not in worded.finding(action)
    assert f'action "take R7" (turn {action.turn}) does not hold: not legal' in worded.finding(action)
    assert (Item.RESULT, Why.AFTER_BREAK) in [(each.item, each.why) for each in report.findings]


def test_another_action_that_would_have_been_legal_shows_in_what_became_public() -> None:
    place = places_of(r"\d+\. .* recruit; stop$")[0]
    report = check(other(place, "recruit; stop", "stop"))
    assert found(report)[0][1] in range(place, place + 6)


def test_a_line_that_another_seat_is_said_to_have_played() -> None:
    place = places_of(r"1\. ")[0]
    row = text().split("\n")[place - 1]
    seat = int(row.split()[2])
    report = check(other(place, rf" {seat} ", f" {(seat + 1) % 3} "))
    assert found(report)[0][:2] == (Item.ACTION, place)


def test_a_result_that_did_not_come_about() -> None:
    (place,) = places_of(r"\[Ranks")
    assert found(check(other(place, '".*"', '"1 1 1"'))) == [(Item.RESULT, place, Why.DIFFERS)]
    assert [why for *_, why in found(check(without(place)))] == [Why.NO_RESULT]


def test_a_record_that_is_cut_off_after_a_line() -> None:
    last = places_of(r"\d+\. ")[-1]
    shorter = "".join(f"{row}\n" for row in text().split("\n")[: last - 1])
    (place,) = places_of(r"\[Ranks")
    assert found(check(shorter)) == [(Item.RESULT, place, Why.NOT_OVER)]


def unsure(report: Report) -> set[tuple[Item, Why | None]]:
    return {(each.item, each.why) for each in report.findings if each.verdict is Verdict.UNCHECKABLE}


def test_what_was_dealt_before_seals_is_recomputed_from_its_seed() -> None:
    old = replace(record(), seal="", secret="", cuts=())
    report = check(write(old))
    assert report.holds
    assert unsure(report) == {(Item.SEAL, Why.NO_SEAL), (Item.SEED, Why.NO_SEAL)}
    assert report.count(Item.SHUFFLE, Verdict.HELD) > 4


def test_one_person_against_computers_has_a_secret_that_no_seal_promised() -> None:
    sealed = record()
    deck = seal.seed(sealed.game, sealed.secret, ())
    report = check(write(replace(sealed, seal="", cuts=(), seed=deck, lines=(), remarks=(), ending=None)))
    assert report.holds
    assert (Item.SEAL, Why.ALONE) in unsure(report)
    assert report.count(Item.SEED, Verdict.HELD) == 1
    forged = check(write(replace(sealed, seal="", seed="5e" * 32)))
    assert Item.SEED in {each.item for each in forged.broken}, "the secret still tells the seed"


def test_while_the_secret_is_not_out_nothing_can_be_dealt() -> None:
    report = check(write(replace(record(), secret="", seed="", remarks=())))
    assert report.holds
    assert {(Item.SEAL, Why.NO_SECRET), (Item.SEED, Why.NO_SECRET), (Item.DEAL, Why.NO_SEED)} <= unsure(
        report
    )


@pytest.mark.parametrize(
    ("change", "why"), [({"rules": 99}, Why.OTHER_RULES), ({"game": "tarot"}, Why.UNKNOWN_GAME)]
)
def test_where_the_rules_are_not_known_shuffles_are_checked_all_the_same(
    change: dict[str, object], why: Why
) -> None:
    bare = replace(record(), seal="", secret="", cuts=())
    changed = replace(bare, **change)  # type: ignore[arg-type]
    report = check(write(changed))
    assert report.holds
    assert {(item, why) for item in (Item.DEAL, Item.ACTION, Item.RESULT)} <= unsure(report)
    assert report.count(Item.SHUFFLE, Verdict.HELD) > 4


def test_without_comments_the_rest_is_checked() -> None:
    report = check(write(replace(record(), remarks=())))
    assert report.holds
    assert {(item, Why.NOT_WRITTEN) for item in (Item.LOT, Item.SHUFFLE, Item.PUBLIC)} <= unsure(report)
    assert report.count(Item.ACTION, Verdict.HELD) == len(record().lines)


def test_comments_are_left_out_by_kind_where_a_game_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    whole, short = len(text()), len(write(replace(record(), remarks=())))
    monkeypatch.setattr("engine.record.grammar.TEXT_BYTES", whole - 1)
    fitting = remarked(chicago_poker, record())
    assert not any(isinstance(remark, Told) for said in fitting.remarks for remark in said)
    assert any(isinstance(remark, Shuffle) for said in fitting.remarks for remark in said)
    assert check(write(fitting)).holds
    monkeypatch.setattr("engine.record.grammar.TEXT_BYTES", short)
    assert remarked(chicago_poker, record()).remarks == ()


def test_another_size_of_table_or_another_agreement_is_found() -> None:
    for game, old, new in (
        (gangster, '[Option "length" "sprint"]', '[Option "length" "long"]'),
        (whispers, '[Option "goal" "2"]', '[Option "goal" "5"]'),
    ):
        played = next(said for number in range(99) if old in (said := write(a_game(game, number).record)))
        report = check(played.replace(old, new))
        assert [(each.item, each.why) for each in report.broken] == [(Item.DEAL, Why.RULES)]


def test_every_reason_has_its_words() -> None:
    assert set(worded.WHY) == set(Why)
    assert set(worded.BROKEN) == set(Broken)
    assert set(worded.UNREADABLE) == set(Unreadable)
    assert set(worded.VERDICTS) == set(Verdict)


def test_findings_stand_in_the_order_of_the_text() -> None:
    findings: tuple[Finding, ...] = check(text()).findings
    assert [each.line for each in findings] == sorted(each.line for each in findings)
