"""Load, play, save, tell: what a table goes through from the deal to its last picture."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.table.actor import Actor
from bot.table.outbox import TO_TABLE, Kind, to_player
from bot.table.refusals import NoSuchTable, NotAllowed, NotHere, NotNow, NotSeated, NotYourTurn, StaleClick
from bot.table.table import Phase
from engine.game import IllegalAction, Refusal
from tests.helpers import toy
from tests.helpers.home import ANN, BEN, CLEO, DAN, NAMES, PUBLIC, Home, by, manager
from tests.helpers.opaque import inside
from tests.helpers.plays import play_out, until_asked


async def test_the_deal_makes_a_thread_a_table_and_a_private_message_for_everybody(home: Home) -> None:
    await home.dealt(ANN, BEN, computers=1)

    letters = await home.tell()

    assert home.courier.kinds(TO_TABLE) == [Kind.THREAD, Kind.TABLE]
    assert {each.player for each in letters if each.kind is Kind.PANEL} == {ANN, BEN}


async def test_a_turn_is_composed_in_private_and_told_when_it_is_settled(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.tell()

    composing = await home.does(table_id, ANN, "whisper 2", "peek")
    assert await home.tell() == []
    assert inside(composing.view.table).whispers == (2, 0)
    assert inside((await home.coordinator.reader.show(PUBLIC, table_id)).table_view).whispers == (0, 0)
    assert inside((await home.coordinator.reader.panel(by(BEN), table_id)).view.table).whispers == (0, 0)

    await home.does(table_id, ANN, "done")
    letters = await home.tell()
    assert [(each.kind, each.player) for each in letters if each.destination != TO_TABLE] == [
        (Kind.RETIRE, ANN),
        (Kind.PANEL, BEN),
    ]
    post = next(each for each in letters if each.kind is Kind.TABLE)
    bulletin = await home.coordinator.posts.bulletin(post)
    assert inside(bulletin.report.table_view).whispers == (2, 0)
    assert [type(event).__name__ for event in bulletin.news] == ["Whispered", "Peeked", "Done"]
    assert bulletin.report.waiting_for == (BEN,)


async def test_take_back_is_a_new_version_with_the_earlier_moment(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    before = await home.store.matches.load(table_id)
    panel = await home.does(table_id, ANN, "whisper 1", "whisper 2")
    assert panel.may_take_back

    panel = await home.coordinator.play.take_back(by(ANN), table_id, panel.question)
    panel = await home.coordinator.play.take_back(by(ANN), table_id, panel.question)

    after = await home.store.matches.load(table_id)
    assert after.position == before.position
    assert after.version == before.version + 4
    assert not panel.may_take_back
    assert inside((await home.store.matches.load(table_id, 3)).position).whispers == (3, 0)
    panel = await home.does(table_id, ANN, "done")
    posts = [each for each in await home.tell() if each.kind is Kind.TABLE]
    bulletin = await home.coordinator.posts.bulletin(posts[-1])
    assert [type(event).__name__ for event in bulletin.news] == ["Done"]


@pytest.mark.parametrize("lines", [("peek",), ("whisper 1", "done"), ()])
async def test_what_told_something_cannot_be_taken_back(home: Home, lines: tuple[str, ...]) -> None:
    table_id = await home.dealt(ANN, BEN)
    if lines:
        await home.does(table_id, ANN, *lines)
    version = (await home.store.matches.load(table_id)).version

    with pytest.raises(NotYourTurn):
        await home.coordinator.play.take_back(by(ANN), table_id, None)

    assert (await home.store.matches.load(table_id)).version == version


async def test_an_outdated_click_is_stale_and_changes_nothing(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    await home.coordinator.play.act(by(ANN), table_id, panel.question, "whisper 1")

    with pytest.raises(StaleClick):
        await home.coordinator.play.act(by(ANN), table_id, panel.question, "whisper 1")

    assert inside((await home.store.matches.load(table_id)).position).whispers == (1, 0)


REFUSED: list[tuple[int, str, type[Refusal], object]] = [
    (BEN, "done", NotYourTurn, NotNow.NOT_ASKED),
    (CLEO, "done", NotSeated, NotNow.NOT_SEATED),
    (ANN, "show 12", IllegalAction, None),
    (ANN, "gibberish", IllegalAction, None),
    (ANN, "", IllegalAction, None),
]


@pytest.mark.parametrize(("player", "line", "kind", "reason"), REFUSED)
async def test_a_refused_action_changes_nothing(
    home: Home, player: int, line: str, kind: type[Refusal], reason: object
) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.tell()
    before = await home.store.matches.load(table_id)

    with pytest.raises(kind) as refused:
        await home.coordinator.play.act(by(player), table_id, None, line)

    assert reason in (None, refused.value.reason)
    assert await home.store.matches.load(table_id) == before
    assert await home.tell() == []


async def test_a_table_that_does_not_exist_is_refused(home: Home) -> None:
    with pytest.raises(NoSuchTable):
        await home.coordinator.play.act(by(ANN), 99, None, "done")
    with pytest.raises(NoSuchTable):
        await home.store.tables.load(99)


async def test_a_secret_answer_makes_nobody_else_s_buttons_stale(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.does(table_id, ANN, "done")
    await home.does(table_id, BEN, "done")
    await home.tell()
    anns = await home.coordinator.reader.panel(by(ANN), table_id)
    bens = await home.coordinator.reader.panel(by(BEN), table_id)
    seen = await home.coordinator.reader.show(PUBLIC, table_id)

    await home.coordinator.play.act(by(ANN), table_id, anns.question, str(anns.view.offers[0].action))
    told = await home.tell()

    assert [each.kind for each in told] == [Kind.RETIRE]  # nothing at the table says who has answered
    shown = await home.coordinator.reader.show(PUBLIC, table_id)
    assert (shown.table_view, shown.asked, shown.deadline) == (seen.table_view, seen.asked, seen.deadline)
    assert inside((await home.coordinator.reader.panel(by(ANN), table_id)).view).answer is not None
    assert (await home.coordinator.reader.panel(by(BEN), table_id)).view == bens.view
    with pytest.raises(NotYourTurn):
        await home.coordinator.play.act(by(ANN), table_id, None, str(anns.view.offers[0].action))
    await home.coordinator.play.act(by(BEN), table_id, bens.question, str(bens.view.offers[0].action))
    assert Kind.TABLE in [each.kind for each in await home.tell()]


async def test_ten_clicks_at_once_by_right_and_wrong_people_count_once(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    before = (await home.store.matches.load(table_id)).version

    clicks = [
        home.coordinator.play.act(by(player), table_id, panel.question, "whisper 1")
        for player in (ANN, BEN, ANN, CLEO, ANN, ANN, BEN, ANN, DAN, ANN)
    ]
    answers = await asyncio.gather(*clicks, return_exceptions=True)

    assert sum(not isinstance(answer, BaseException) for answer in answers) == 1
    assert all(isinstance(answer, Refusal) for answer in answers if isinstance(answer, BaseException))
    match = await home.store.matches.load(table_id)
    assert (match.version, inside(match.position).whispers) == (before + 1, (1, 0))


async def test_a_storm_of_joins_seats_everybody_once(home: Home) -> None:
    table = await home.table(ANN)

    storm = [
        home.coordinator.lobbies.join(by(player), table.id, NAMES[player]) for player in (BEN, CLEO, DAN) * 4
    ]
    answers = await asyncio.gather(*storm, return_exceptions=True)

    assert sum(not isinstance(answer, BaseException) for answer in answers) == 3
    assert sorted((await home.store.tables.load(table.id)).people) == [ANN, BEN, CLEO, DAN]


async def test_one_person_plays_at_three_tables(home: Home) -> None:
    tables = [await home.dealt(ANN, BEN), await home.dealt(BEN, ANN), await home.dealt(ANN, CLEO)]
    home.time += timedelta(hours=1)
    await home.does(tables[1], BEN, "done")

    lines = await home.coordinator.reader.tables_of(ANN)
    assert [(line.table_id, line.asked) for line in lines] == [(1, True), (3, True), (2, True)]

    await home.does(tables[0], ANN, "whisper 1", "done")
    lines = await home.coordinator.reader.tables_of(ANN)
    assert [(line.table_id, line.asked) for line in lines] == [(3, True), (2, True), (1, False)]


async def test_computers_turns_in_a_row_are_gathered_into_one_post(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=5)
    await home.tell()
    await home.does(table_id, ANN, "done")
    assert not [each for each in await home.tell() if each.kind is Kind.TABLE], "nobody is called"

    await until_asked(home, table_id, ANN)

    posts = [each for each in await home.tell() if each.kind is Kind.TABLE]
    assert len(posts) == 1
    bulletin = await home.coordinator.posts.bulletin(posts[0])
    done = [inside(event) for event in bulletin.news if type(event).__name__ == "Done"]
    assert [event.seat for event in done] == [0, 1, 2, 3, 4, 5]


async def test_computers_never_ask_for_a_private_message(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=5)
    await play_out(home, table_id, ANN)

    assert {each.player for each in await home.tell() if each.player is not None} == {ANN}


@pytest.mark.expected_errors(r"a computer could not decide \[ZeroDivisionError\]")
async def test_a_computer_that_cannot_think_does_the_least_it_may(path: Path) -> None:
    def broken(*_: object) -> object:
        raise ZeroDivisionError

    home = Home(path, toy.games(broken))
    table_id = await home.dealt(ANN, computers=1)
    await home.does(table_id, ANN, "done")

    await until_asked(home, table_id, ANN)

    assert inside((await home.store.matches.load(table_id)).position).answers is not None
    await home.close()


@pytest.mark.parametrize(
    "seats", [2, 3, pytest.param(6, marks=pytest.mark.long("a fuller table; by day two and three play"))]
)
async def test_a_game_with_computers_comes_to_its_end(home: Home, seats: int) -> None:
    table_id = await home.dealt(ANN, computers=seats - 1, options={"goal": "3"})

    await play_out(home, table_id, ANN)

    finish = await home.coordinator.posts.final(table_id)
    assert len(finish.result.winners) == 1
    assert finish.result.figures[finish.result.winners[0]]["rounds-won"] == 3
    assert [each.kind for each in await home.tell() if each.destination == TO_TABLE][-2:] == [
        Kind.OVER,
        Kind.END_THREAD,
    ]
    with pytest.raises(NotYourTurn, match="over"):
        await home.coordinator.play.act(by(ANN), table_id, None, "done")


async def test_what_happened_since_my_last_turn_begins_after_my_own_deed(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    first = await home.does(table_id, ANN, "whisper 1")
    assert first.since == ()
    await home.does(table_id, ANN, "done")
    await home.does(table_id, BEN, "whisper 2", "done")

    since = (await home.coordinator.reader.panel(by(ANN), table_id)).since

    assert [(type(event).__name__) for event in since] == ["Whispered", "Done", "DuelCalled"]


async def test_the_look_back_has_every_settled_turn_on_some_page(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=3, options={"goal": "3"})
    await play_out(home, table_id, ANN)
    newest = await home.coordinator.reader.turns(PUBLIC, table_id, 0, size=3)

    pages = [
        await home.coordinator.reader.turns(PUBLIC, table_id, page, size=3) for page in range(newest.pages)
    ]

    versions = [turn.version for page in reversed(pages) for turn in page.turns]
    log = await home.store.history.log(table_id, 0, 10_000)
    assert versions == [line.version for line in log]
    assert (await home.coordinator.reader.turns(PUBLIC, table_id, 999, size=3)).page == newest.pages - 1


async def test_a_rematch_is_one_lobby_where_chairs_are_kept_for_the_same_people(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1, options={"goal": "1"})
    with pytest.raises(NotAllowed, match="still-playing"):
        await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    await play_out(home, table_id, ANN, BEN)
    with pytest.raises(NotSeated):
        await home.coordinator.seats.rematch(by(CLEO), table_id, "Cleo")

    first = await home.coordinator.seats.rematch(by(BEN), table_id, "Ben")

    assert (first.phase, first.host, first.people, first.invited) == (Phase.LOBBY, BEN, (BEN,), (ANN,))
    assert first.occupants[1].level == "regular"
    second = await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    assert (second.id, second.people) == (first.id, (BEN, ANN)), "by a click of their own"
    assert second.occupants[2].role == (await home.store.tables.load(table_id)).occupants[0].role
    third = await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    assert third == second, "asked twice, seated once"


async def test_a_rematch_that_came_to_nothing_is_asked_for_anew_and_one_begun_is_told(
    home: Home,
) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, options={"goal": "1"})
    await play_out(home, table_id, ANN, BEN, CLEO)
    first = await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    await home.coordinator.lobbies.cancel(by(ANN), first.id)

    second = await home.coordinator.seats.rematch(by(BEN), table_id, "Ben")
    assert (second.id, second.phase) == (first.id + 1, Phase.LOBBY)

    await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    await home.start(second.id, BEN)
    in_private = Actor(CLEO, 0)
    with pytest.raises(NotAllowed, match="started"):
        await home.coordinator.seats.rematch(in_private, table_id, "Cleo")
    assert (await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")).id == second.id


async def test_a_chair_that_is_kept_is_nobody_elses_for_a_day(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, options={"goal": "1"})
    await play_out(home, table_id, ANN, BEN, CLEO)
    again = await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    free = toy.info.seats[-1] - 3
    for _ in range(free):
        await home.coordinator.lobbies.seat_computer(by(ANN), again.id, "regular")

    with pytest.raises(NotAllowed, match="kept"):
        await home.coordinator.lobbies.join(by(DAN), again.id, "Dan")
    with pytest.raises(NotAllowed, match="kept"):
        await home.coordinator.lobbies.seat_computer(by(ANN), again.id, "regular")
    assert CLEO in (await home.coordinator.lobbies.join(by(CLEO), again.id, "Cleo")).people
    home.time += timedelta(days=1, minutes=1)
    assert DAN in (await home.coordinator.lobbies.join(by(DAN), again.id, "Dan")).people


async def test_a_rematch_has_no_chair_for_the_forgotten(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, options={"goal": "1"})
    await play_out(home, table_id, ANN, BEN, CLEO)
    await home.coordinator.records.forget(BEN)
    again = await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")
    assert (again.people, again.invited) == ((ANN,), (CLEO,))
    assert (await home.coordinator.records.export(CLEO))["invitations"]

    await home.coordinator.records.forget(CLEO)

    assert (await home.store.tables.load(again.id)).invited == ()


async def test_leaving_hands_the_seat_to_a_computer(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)

    await home.coordinator.seats.leave(by(ANN), table_id)

    match = await home.store.matches.load(table_id)
    assert (match.occupants[0].player, match.occupants[0].level) == (None, "regular")
    assert (await home.store.tables.load(table_id)).host == BEN
    await home.tell()
    assert home.courier.words() == ["notice-left", "notice-new-host"]
    await until_asked(home, table_id, BEN)


async def test_the_table_closes_when_nobody_human_is_left(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=2)
    await home.coordinator.seats.leave(by(ANN), table_id)
    await home.coordinator.seats.leave(by(BEN), table_id)

    await home.tell()

    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED
    assert home.courier.words()[-1] == "notice-nobody-left"
    assert await home.coordinator.reader.tables_of(ANN) == ()
    await home.coordinator.scheduler.run_due()


async def test_an_ended_table_takes_no_more_clicks(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    for player in (ANN, BEN):
        with pytest.raises(NotAllowed) as refused:
            await home.coordinator.seats.end(by(player), table_id)
        assert refused.value.reason is NotHere.NOT_MANAGER, "not even the host, alone"

    await home.coordinator.seats.end(manager(), table_id)

    for ask in (
        lambda: home.coordinator.play.act(by(ANN), table_id, None, "done"),
        lambda: home.coordinator.seats.end(manager(), table_id),
    ):
        with pytest.raises(Refusal, match="over"):
            await ask()


async def test_a_closed_private_door_is_said_once_and_then_pinged_around(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.tell()
    await home.refuses(table_id, BEN)
    await home.refuses(table_id, BEN)
    await home.does(table_id, ANN, "done")

    assert to_player(BEN) not in {each.destination for each in await home.tell()}
    assert home.courier.words() == ["notice-dms-closed"]

    await home.coordinator.posts.dms_work(BEN)
    await home.does(table_id, BEN, "done")
    assert to_player(BEN) in {each.destination for each in await home.tell()}


async def test_a_lost_thread_is_told_once_and_the_table_goes_on_in_the_channel(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.store.tables.keep_thread(table_id, 555)
    await home.tell()

    await home.coordinator.places.thread_gone(table_id)
    await home.coordinator.places.thread_gone(table_id)

    letters = await home.tell()
    assert home.courier.words() == ["notice-thread-gone"]
    assert [each.kind for each in letters] == [Kind.NOTICE, Kind.TABLE]
    assert (await home.coordinator.posts.bulletin(letters[1])).news == ()
    assert (await home.coordinator.reader.show(PUBLIC, table_id)).location.thread_id is None


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from((ANN, BEN)), st.integers(0, 5)), max_size=40))
def test_any_row_of_clicks_leaves_a_log_without_gaps(
    tmp_path_factory: pytest.TempPathFactory, clicks: list[tuple[int, int]]
) -> None:
    asyncio.run(clicked(Home(tmp_path_factory.mktemp("storm") / "s.sqlite3"), clicks))


async def clicked(home: Home, clicks: list[tuple[int, int]]) -> None:
    table_id = await home.dealt(ANN, BEN, options={"goal": "1"})
    for player, number in clicks:
        try:
            if number == 5:
                await home.coordinator.play.take_back(by(player), table_id, None)
                continue
            panel = await home.coordinator.reader.panel(by(player), table_id)
            lines = [str(offer.action) for offer in panel.view.offers] or ["done"]
            await home.coordinator.play.act(by(player), table_id, panel.question, lines[number % len(lines)])
        except Refusal:
            continue
    match = await home.store.matches.load(table_id)
    versions = [
        (await home.store.matches.load(table_id, number)).version for number in range(1, match.version + 1)
    ]
    assert versions == list(range(1, match.version + 1))
    events = [
        event for line in await home.store.history.log(table_id, 0, match.version) for event in line.events
    ]
    whispered = sum(inside(event).number for event in events if type(event).__name__ == "Whispered")
    assert whispered >= sum(inside(match.published).whispers)
    await home.store.close()


async def test_a_table_posted_anew_tells_no_news_that_was_told_before(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.does(table_id, ANN, "whisper 1", "done")
    await home.tell()

    await home.coordinator.places.repost(table_id)

    (again,) = await home.tell()
    assert again.kind is Kind.TABLE
    bulletin = await home.coordinator.posts.bulletin(again)
    assert bulletin.news == ()
    assert bulletin.report.table_view == (await home.coordinator.reader.show(PUBLIC, table_id)).table_view
    await home.does(table_id, BEN, "done")
    post = next(letter for letter in await home.tell() if letter.kind is Kind.TABLE)
    told = (await home.coordinator.posts.bulletin(post)).news
    assert [type(event).__name__ for event in told] == ["Done", "DuelCalled"]


async def test_a_table_posted_anew_leaves_what_is_gathered_to_the_post_that_calls_somebody(
    home: Home,
) -> None:
    table_id = await home.dealt(ANN, computers=1)
    await home.tell()
    await home.does(
        table_id, ANN, "done"
    )  # then the computers play: all of it is one post, when Ann is asked

    await home.coordinator.places.repost(table_id)
    (again,) = (letter for letter in await home.tell() if letter.kind is Kind.TABLE)
    while not (posts := [letter for letter in await home.tell() if letter.kind is Kind.TABLE]):
        await home.coordinator.scheduler.run_due()

    assert (await home.coordinator.posts.bulletin(again)).news == ()
    told = [type(event).__name__ for event in (await home.coordinator.posts.bulletin(*posts)).news]
    assert (told[0], told[-1]) == ("Done", "DuelCalled")


async def test_who_takes_private_messages_again_gets_what_waits_for_them(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While they were closed a post called them, and no question came in private."""
    table_id = await home.dealt(ANN, BEN)
    await home.refuses(table_id, BEN)
    await home.does(table_id, ANN, "done")
    await home.tell()
    assert Kind.PANEL not in home.courier.kinds(to_player(BEN))[1:]

    writes, write = list[Any](), home.store.database.write

    async def counted(change: Any) -> Any:
        writes.append(change)
        return await write(change)

    monkeypatch.setattr(home.store.database, "write", counted)
    assert await home.coordinator.posts.dms_work(BEN)
    assert len(writes) == 1, "if it ended in between, nobody would be asked"
    (brought,) = await home.tell()
    assert (brought.kind, brought.player, brought.table_id) == (Kind.PANEL, BEN, table_id)

    await home.coordinator.posts.dms_work(BEN)
    assert await home.tell() == []


async def test_who_can_be_reached_again_while_a_move_is_on_its_way_is_asked_by_it(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The move was weighed when no private message reached them, and is written down when one does."""
    table_id = await home.dealt(ANN, BEN)
    await home.tell()
    await home.refuses(table_id, BEN)
    save = home.store.matches.save

    async def saved_late(entry: Any) -> None:
        await home.coordinator.posts.dms_work(BEN)
        await save(entry)

    monkeypatch.setattr(home.store.matches, "save", saved_late)
    await home.does(table_id, ANN, "done")

    told = [each for each in await home.tell() if each.destination == to_player(BEN)]
    assert [each.kind for each in told] == [Kind.PANEL]
