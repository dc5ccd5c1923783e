"""Games that end before they are won: somebody gives up, the last one takes the win, all agree to stop."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from itertools import pairwise

import pytest

from bot.coordinator import Coordinator
from bot.table.actor import Actor
from bot.table.clock import Caretaker, Pace
from bot.table.concession import results
from bot.table.outbox import Kind, to_player
from bot.table.proposals import EndMeans
from bot.table.refusals import NoSuchTable, NotAllowed, NotSeated, NotYourTurn, StaleClick
from bot.table.table import Phase
from engine.game import Refusal, Result
from tests.helpers.home import ANN, BEN, CLEO, DAN, GUILD, PUBLIC, Home, by, guest, manager
from tests.helpers.opaque import inside
from tests.helpers.plays import until_asked

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def phase(home: Home, table_id: int) -> Phase:
    return (await home.store.tables.load(table_id)).phase


async def record(home: Home, player: int) -> tuple[int, int]:
    """Games and wins."""
    kept = await home.coordinator.records.stats(GUILD, player)
    return kept.games, kept.wins


def gives_up(home: Home, player: int, table_id: int) -> Awaitable[None]:
    return home.coordinator.endings.concede(by(player), table_id)


# ---- giving up ----


async def test_who_gives_up_looks_on_and_a_computer_plays_their_seat(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.HALF_DAY)
    await home.tell()

    await gives_up(home, ANN, table_id)

    told = await home.tell()
    assert [each.key for each in told if each.kind is Kind.NOTICE] == ["notice-conceded", "notice-new-host"]
    assert Kind.RETIRE in [each.kind for each in told if each.destination == to_player(ANN)]
    await until_asked(home, table_id, BEN)
    report = await home.coordinator.reader.show(by(ANN), table_id)
    assert report.waiting_for == (BEN,), "the computer has played"
    assert report.names == ("", "Ben", "Cleo"), "what is done in that seat is nobody's any more"
    await home.pass_time(HOUR, 60 * HOUR)
    assert not [each for each in await home.tell() if each.player == ANN], "called and reminded no more"


@pytest.mark.parametrize(
    "ask",
    [
        lambda c, table: c.play.act(by(ANN), table, None, "done"),
        lambda c, table: c.play.take_back(by(ANN), table, None),
        lambda c, table: c.seats.retake(by(ANN), table),
        lambda c, table: c.seats.leave(by(ANN), table),
        lambda c, table: c.reader.panel(by(ANN), table),
        lambda c, table: c.endings.concede(by(ANN), table),
        lambda c, table: c.endings.to_concede(by(ANN), table),
        lambda c, table: c.endings.propose(by(ANN), table),
        lambda c, table: c.endings.take_win(by(ANN), table),
    ],
)
async def test_who_has_given_up_neither_plays_nor_decides_nor_sees_a_hand(
    home: Home, ask: Callable[[Coordinator, int], Awaitable[object]]
) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await gives_up(home, ANN, table_id)
    before = await home.store.matches.load(table_id)

    with pytest.raises((NotAllowed, NotSeated), match="conceded"):
        await ask(home.coordinator, table_id)

    assert await home.store.matches.load(table_id) == before


async def test_a_seat_that_was_given_up_goes_to_nobody_else(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(DAN))
    offer = await home.offered()
    await gives_up(home, BEN, table_id)

    with pytest.raises(NotAllowed, match="given-up"):
        await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(DAN))
    with pytest.raises(Refusal):
        await home.coordinator.seats.accept(by(DAN), table_id, offer, "Dan")


async def test_a_host_who_gives_up_hands_the_table_on(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)

    await gives_up(home, ANN, table_id)

    assert (await home.store.tables.load(table_id)).host == BEN


async def test_the_others_play_on_and_who_gave_up_has_lost_behind_them(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, options={"goal": "1"})
    await gives_up(home, ANN, table_id)

    for _ in range(100):
        await home.coordinator.scheduler.run_due()
        if await phase(home, table_id) is Phase.OVER:
            break
        for player in (BEN, CLEO):
            panel = await home.coordinator.reader.panel(by(player), table_id)
            if panel.asked:
                await home.does(table_id, player, str(panel.view.offers[-1].action))

    assert await phase(home, table_id) is Phase.OVER
    assert await record(home, ANN) == (1, 0)
    rated = [await home.coordinator.records.stats(GUILD, player) for player in (ANN, BEN, CLEO)]
    assert all(each.rating is not None for each in rated)
    assert min(rated, key=lambda each: each.rating.points if each.rating else 0).player == ANN
    assert not rated[0].figures, "what the computer did there is not theirs"
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    assert panel.result is not None, "how it ended, everybody may see"


async def test_a_seat_that_wins_after_it_was_given_up_is_nobody_s_win(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, options={"goal": "1"})
    await gives_up(home, ANN, table_id)
    match = await home.store.matches.load(table_id)
    won_by_the_computer = Result((1, 2, 2), (3, 0, 0), ({"rounds-won": 3}, {}, {}))
    kept = results(match.occupants, won_by_the_computer)

    assert [(each.player, each.won) for each in kept] == [(ANN, False), (BEN, False), (CLEO, False)]
    assert kept[0].rank > kept[1].rank


# ---- the last one left ----


@pytest.mark.parametrize("computers", [0, 2])
async def test_the_last_one_left_is_asked_once_and_takes_the_win(home: Home, computers: int) -> None:
    table_id = await home.dealt(ANN, BEN, computers=computers)
    await home.tell()
    await gives_up(home, ANN, table_id)
    asked = [each for each in await home.tell() if each.key == "notice-win-offered"]
    assert [each.player for each in asked] == [BEN]

    await home.coordinator.endings.take_win(by(BEN), table_id)

    assert await phase(home, table_id) is Phase.CONCEDED
    assert (await record(home, BEN), await record(home, ANN)) == ((1, 1), (1, 0))
    assert (await home.coordinator.records.stats(GUILD, BEN)).rating is not None
    kinds = [each.kind for each in await home.tell()]
    assert kinds.count(Kind.OVER) == 1
    assert kinds.count(Kind.RESULT) == 2
    assert Kind.END_THREAD in kinds
    for player in (ANN, BEN):
        (line,) = await home.coordinator.reader.finished_by(player)
        assert line.winners == (1,)
    for again in ("take_win", "concede"):
        with pytest.raises(Refusal, match="over"):
            await getattr(home.coordinator.endings, again)(by(BEN), table_id)


async def test_playing_is_an_answer_and_a_deadline_is_none(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, options={"goal": "3"}, pace=Pace.HALF_DAY)
    await gives_up(home, ANN, table_id)
    await until_asked(home, table_id, BEN)
    await home.coordinator.profiles.update(BEN, caretaker=Caretaker.MINIMUM)

    await home.pass_time(HOUR, 13 * HOUR)
    assert (await home.store.matches.load(table_id)).occupants[1].may_win, (
        "their time ran out, and nothing more"
    )
    await home.pass_time(HOUR, 40 * HOUR)
    held = (await home.store.matches.load(table_id)).occupants[1]
    assert not held.human
    assert held.may_win
    await home.coordinator.seats.retake(by(BEN), table_id)
    await until_asked(home, table_id, BEN)
    panel = await home.coordinator.reader.panel(by(BEN), table_id)
    await home.does(table_id, BEN, str(panel.view.offers[-1].action))

    with pytest.raises(NotAllowed, match="no-win"):
        await home.coordinator.endings.take_win(by(BEN), table_id)


async def test_a_seat_held_by_a_computer_takes_the_win_as_well(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.coordinator.profiles.update(BEN, caretaker=Caretaker.MINIMUM)
    await gives_up(home, ANN, table_id)
    await until_asked(home, table_id, BEN)
    await home.pass_time(HOUR, 60 * HOUR)
    assert not (await home.store.matches.load(table_id)).occupants[1].human

    await home.coordinator.endings.take_win(by(BEN), table_id)

    assert await record(home, BEN) == (1, 1)


async def test_who_plays_on_is_not_asked_again_and_keeps_their_buttons(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await gives_up(home, ANN, table_id)
    await gives_up(home, CLEO, table_id)
    await until_asked(home, table_id, BEN)
    question = (await home.coordinator.reader.panel(by(BEN), table_id)).question
    await home.tell()

    await home.coordinator.endings.play_on(by(BEN), table_id)

    assert [each.key for each in await home.tell()] == ["win", "notice-plays-on"]
    await home.coordinator.play.act(by(BEN), table_id, question, "whisper 1")
    for ask in (home.coordinator.endings.take_win, home.coordinator.endings.play_on):
        with pytest.raises(NotAllowed, match="no-win"):
            await ask(by(BEN), table_id)


async def test_nobody_takes_a_win_while_two_play(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, computers=1)
    await gives_up(home, ANN, table_id)
    for player in (BEN, CLEO):
        with pytest.raises(NotAllowed, match="no-win"):
            await home.coordinator.endings.take_win(by(player), table_id)
    await gives_up(home, BEN, table_id)
    await home.coordinator.seats.offer(by(CLEO), table_id, 3, guest(DAN))
    await home.coordinator.seats.accept(by(DAN), table_id, await home.offered(), "Dan")

    for player in (CLEO, DAN):  # somebody else has come: she is not the last one any more
        with pytest.raises(NotAllowed, match="no-win"):
            await home.coordinator.endings.take_win(by(player), table_id)


async def test_where_one_gave_up_and_another_left_the_last_one_is_asked(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await gives_up(home, ANN, table_id)
    await home.tell()

    await home.coordinator.seats.leave(by(BEN), table_id)

    assert [each.player for each in await home.tell() if each.key == "notice-win-offered"] == [CLEO]
    await home.coordinator.endings.take_win(by(CLEO), table_id)
    assert [await record(home, player) for player in (ANN, BEN, CLEO)] == [(1, 0), (0, 0), (1, 1)]


async def test_where_everybody_gives_up_the_game_is_over_and_computers_have_won(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=2)

    await gives_up(home, ANN, table_id)

    assert await phase(home, table_id) is Phase.CONCEDED
    assert await record(home, ANN) == (1, 0)
    assert (await home.coordinator.records.stats(GUILD, ANN)).rating is None
    (line,) = await home.coordinator.reader.finished_by(ANN)
    assert line.winners == (1, 2)
    await home.coordinator.scheduler.run_due()


async def test_two_who_give_up_at_once_end_the_game_once(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)

    answers = await asyncio.gather(
        *(gives_up(home, player, table_id) for player in (ANN, BEN, ANN, BEN)), return_exceptions=True
    )

    assert sum(answer is None for answer in answers) == 2
    assert all(answer is None or isinstance(answer, Refusal) for answer in answers)
    assert await phase(home, table_id) is Phase.CONCEDED
    assert [await record(home, player) for player in (ANN, BEN)] == [(1, 0), (1, 0)]


async def test_who_gave_up_is_a_friend_still_at_the_rematch(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    await gives_up(home, ANN, table_id)
    await home.coordinator.endings.take_win(by(BEN), table_id)

    again = await home.coordinator.seats.rematch(by(BEN), table_id, "Ben")
    await home.coordinator.lobbies.accepted(by(ANN), again.id, "Ann")
    table = await home.store.tables.load(again.id)

    assert again.invited == (ANN,)
    assert set(table.people) == {ANN, BEN}
    assert not any(each.conceded or each.may_win for each in table.occupants)
    assert len(table.occupants) == 3
    await home.start(again.id, BEN)


async def test_a_rematch_asked_by_who_gave_up_seats_them_as_a_person(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await gives_up(home, ANN, table_id)
    await home.coordinator.endings.take_win(by(BEN), table_id)

    again = await home.coordinator.seats.rematch(by(ANN), table_id, "Ann")

    (ann,) = again.occupants
    assert ann.human
    assert not ann.conceded


async def test_a_turn_in_the_making_is_played_on_by_the_computer(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.does(table_id, ANN, "whisper 1")

    await gives_up(home, ANN, table_id)
    await until_asked(home, table_id, BEN)

    report = await home.coordinator.reader.show(PUBLIC, table_id)
    assert report.waiting_for == (BEN,)
    assert inside(report.table_view).whispers[0] >= 1


async def test_forgetting_who_gave_up_or_won_leaves_a_result_of_nobody(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await gives_up(home, ANN, table_id)
    await home.coordinator.endings.take_win(by(BEN), table_id)
    await home.tell()

    for player in (ANN, BEN):
        await home.coordinator.records.forget(player)

    final = await home.coordinator.posts.final(table_id)
    assert final.result.winners == (1,)
    assert [each.conceded for each in final.report.occupants] == [True, False]
    assert all(each.player is None for each in final.report.occupants)


# ---- stopping together ----


async def proposed(home: Home, player: int, table_id: int) -> int:
    proposal = await home.coordinator.endings.propose(by(player), table_id)
    assert proposal is not None
    return proposal.number


@pytest.mark.parametrize("people", [(ANN, BEN), (ANN, BEN, CLEO), (ANN, BEN, CLEO, DAN)])
async def test_a_table_ends_unfinished_when_everybody_agrees(home: Home, people: tuple[int, ...]) -> None:
    table_id = await home.dealt(*people, computers=1)
    await home.tell()
    number = await proposed(home, people[0], table_id)
    assert [each.key for each in await home.tell()] == ["notice-end-proposed"]

    for player in people[1:]:
        assert await phase(home, table_id) is Phase.PLAYING
        await home.coordinator.endings.agree(by(player), table_id, number)

    assert await phase(home, table_id) is Phase.CLOSED
    assert "notice-end-agreed" in [each.key for each in await home.tell()]
    assert await home.coordinator.records.leaderboard(GUILD) == ()


async def test_one_who_plays_on_withdraws_it_and_the_same_person_waits_a_day(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    number = await proposed(home, ANN, table_id)
    await home.coordinator.endings.agree(by(BEN), table_id, number)

    await home.coordinator.endings.refuse(by(CLEO), table_id, number)

    for ask in (home.coordinator.endings.agree, home.coordinator.endings.refuse):
        with pytest.raises(Refusal, match="proposal-gone"):
            await ask(by(BEN), table_id, number)
    with pytest.raises(NotAllowed, match="proposed-lately"):
        await home.coordinator.endings.propose(by(ANN), table_id)
    second = await proposed(home, BEN, table_id)
    with pytest.raises(Refusal, match="proposal-gone"):
        await home.coordinator.endings.agree(by(CLEO), table_id, number)
    await home.coordinator.endings.refuse(by(CLEO), table_id, second)
    home.time += DAY
    assert await proposed(home, ANN, table_id) > second
    assert await phase(home, table_id) is Phase.PLAYING


async def test_after_a_day_without_everybody_s_word_it_is_withdrawn(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    number = await proposed(home, ANN, table_id)

    await home.pass_time(HOUR, 25 * HOUR)

    assert "notice-end-lapsed" in [each.key for each in await home.tell()]
    with pytest.raises(Refusal, match="proposal-gone"):
        await home.coordinator.endings.agree(by(BEN), table_id, number)
    assert await phase(home, table_id) is Phase.PLAYING


async def test_asking_for_what_is_proposed_already_is_a_yes(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await proposed(home, ANN, table_id)

    assert await home.coordinator.endings.propose(by(BEN), table_id) is None

    assert await phase(home, table_id) is Phase.CLOSED


async def test_whom_a_computer_stands_in_for_need_not_agree_but_is_told(home: Home) -> None:
    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.WAIT)
    table_id = await home.dealt(BEN, ANN, CLEO, pace=Pace.HALF_DAY, options={"goal": "3"})
    for _ in range(200):
        if not (await home.store.matches.load(table_id)).occupants[0].human:
            break
        home.time += HOUR
        await home.coordinator.scheduler.run_due()
        for player in (ANN, CLEO):
            panel = await home.coordinator.reader.panel(by(player), table_id)
            if panel.asked:
                await home.does(table_id, player, str(panel.view.offers[-1].action))
    await home.tell()

    number = await proposed(home, ANN, table_id)
    await home.coordinator.endings.agree(by(CLEO), table_id, number)

    assert await phase(home, table_id) is Phase.CLOSED
    private = [each for each in await home.tell() if each.key == "notice-ended-without-you"]
    assert [each.player for each in private] == [BEN]


async def test_the_last_word_may_be_that_somebody_leaves(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    number = await proposed(home, ANN, table_id)
    await home.coordinator.endings.agree(by(BEN), table_id, number)
    await home.coordinator.scheduler.run_due()
    assert await phase(home, table_id) is Phase.PLAYING

    await home.coordinator.seats.leave(by(CLEO), table_id)
    await home.coordinator.scheduler.run_due()

    assert await phase(home, table_id) is Phase.CLOSED


async def test_alone_with_computers_nobody_need_be_asked(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=1)

    assert await home.coordinator.endings.propose(by(ANN), table_id) is None

    assert await phase(home, table_id) is Phase.CLOSED


@pytest.mark.parametrize("who", [PUBLIC, manager(), Actor(DAN, GUILD + 1, manages=True, sees=lambda _: True)])
async def test_who_does_not_play_has_no_say(home: Home, who: Actor) -> None:
    table_id = await home.dealt(ANN, BEN)
    number = await proposed(home, ANN, table_id)
    endings = home.coordinator.endings
    before = await home.store.proposals.of(table_id)

    for ask in (
        endings.propose(who, table_id),
        endings.agree(who, table_id, number),
        endings.refuse(who, table_id, number),
        endings.concede(who, table_id),
        endings.take_win(who, table_id),
    ):
        with pytest.raises((NotAllowed, NoSuchTable)):
            await ask

    assert await home.store.proposals.of(table_id) == before


async def test_all_words_at_once_end_it_once(home: Home) -> None:
    people = (ANN, BEN, CLEO, DAN)
    table_id = await home.dealt(*people)
    number = await proposed(home, ANN, table_id)

    await asyncio.gather(
        *(
            home.coordinator.endings.agree(by(player), table_id, number)
            for player in people
            for _ in range(2)
        ),
        return_exceptions=True,
    )

    assert await phase(home, table_id) is Phase.CLOSED
    assert [each.key for each in await home.tell()].count("notice-end-agreed") == 1


async def test_every_ending_is_one_version_or_none(home: Home) -> None:
    """What a kill between two writes could leave is the table before, or after."""
    table_id = await home.dealt(ANN, BEN, CLEO)
    versions = [(await home.store.matches.load(table_id)).version]
    for ending in (
        gives_up(home, ANN, table_id),
        gives_up(home, BEN, table_id),
        home.coordinator.endings.play_on(by(CLEO), table_id),
        gives_up(home, CLEO, table_id),
    ):
        await ending
        versions.append((await home.store.matches.load(table_id)).version)

    assert [later - earlier for earlier, later in pairwise(versions)] == [1, 1, 1, 1]
    assert await phase(home, table_id) is Phase.CONCEDED


# ---- whose turn it is ----


async def test_my_tables_say_whose_turn_it_is_and_until_when(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1, pace=Pace.HALF_DAY)
    reader = home.coordinator.reader

    (line,) = await reader.with_turns(await reader.tables_of(BEN))

    assert [each.player for each in line.awaited] == [ANN]
    assert line.due == home.time + 12 * HOUR
    (own,) = await reader.with_turns(await reader.tables_of(ANN))
    assert own.asked
    assert own.awaited == ()
    await gives_up(home, BEN, table_id)
    (gone,) = await reader.with_turns(await reader.tables_of(BEN))
    assert gone.conceded
    assert not gone.asked


async def test_my_tables_do_not_tell_who_has_answered_in_secret(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.HALF_DAY)
    for player in (ANN, BEN, CLEO):
        await home.does(table_id, player, "done")
    reader = home.coordinator.reader
    before = await reader.with_turns(await reader.tables_of(CLEO))
    home.time += HOUR

    panel = await reader.panel(by(ANN), table_id)
    await home.does(table_id, ANN, str(panel.view.offers[0].action))

    assert await reader.with_turns(await reader.tables_of(CLEO)) == before
    assert {each.player for each in before[0].awaited} == {ANN, BEN}


# ---- asked once more ----


async def test_what_was_asked_before_something_changed_is_refused_and_changes_nothing(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    endings = home.coordinator.endings
    _, question = await endings.to_end(by(ANN), table_id)
    assert (question.means, question.people) == (EndMeans.ASKS, (1, 2))

    await endings.propose(by(BEN), table_id)
    with pytest.raises(StaleClick):
        await endings.propose(by(ANN), table_id, question.means)
    proposal = await home.coordinator.posts.proposal(table_id)
    assert proposal is not None
    assert proposal.agreed == (BEN,)

    _, question = await endings.to_end(by(ANN), table_id)
    assert (question.means, question.people) == (EndMeans.AGREES, (2,))
    await endings.propose(by(ANN), table_id, question.means)
    assert (await endings.to_end(by(ANN), table_id))[1].means is EndMeans.ASKED
    assert (await endings.to_end(by(CLEO), table_id))[1].means is EndMeans.ENDS
    await endings.propose(by(CLEO), table_id, EndMeans.ENDS)
    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED
    with pytest.raises(NotYourTurn):
        await endings.to_end(by(ANN), table_id)


async def test_who_would_leave_another_seat_than_they_were_asked_about_stays(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    _, since = await home.coordinator.seats.to_leave(by(BEN), table_id)
    await home.coordinator.leaving.left(table_id, BEN)
    await home.coordinator.seats.stand_in(by(ANN), table_id, 1)
    before = await home.store.matches.load(table_id)

    with pytest.raises(StaleClick):
        await home.coordinator.seats.leave(by(BEN), table_id, since)

    assert await home.store.matches.load(table_id) == before
    _, since = await home.coordinator.seats.to_leave(by(BEN), table_id)
    await home.coordinator.seats.leave(by(BEN), table_id, since)
    assert BEN not in (await home.store.tables.load(table_id)).people


async def test_a_lobby_s_end_folds_it_and_only_its_host_is_asked(home: Home) -> None:
    table = await home.table(ANN, BEN)
    with pytest.raises(NotAllowed):
        await home.coordinator.endings.to_end(by(BEN), table.id)
    assert (await home.coordinator.endings.to_end(by(ANN), table.id))[1].means is EndMeans.FOLDS
    await home.start(table.id, ANN)
    with pytest.raises(StaleClick):
        await home.coordinator.endings.propose(by(ANN), table.id, EndMeans.FOLDS)
    assert (await home.store.tables.load(table.id)).phase is Phase.PLAYING


async def test_a_folded_lobby_says_that_it_is_folded(home: Home) -> None:
    table = await home.table(ANN, BEN)
    await home.coordinator.lobbies.cancel(by(ANN), table.id)
    with pytest.raises(NotAllowed, match="cancelled"):
        await home.coordinator.lobbies.join(by(CLEO), table.id, "Cleo")
