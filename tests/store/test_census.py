"""What the host's watchers are told of the whole database, in a file and on a server."""

from tests.helpers.home import ANN, BEN, CLEO, Home


async def test_tables_games_and_people_are_counted_and_the_size_is_known(home: Home) -> None:
    await home.dealt(ANN, BEN)
    await home.table(ANN, CLEO)
    for person in (ANN, BEN, CLEO):
        await home.coordinator.profiles.remember_locale(person, "en")

    census = await home.store.census()

    assert (census.tables_in_play, census.tables_open, census.games_finished) == (1, 1, 0)
    assert census.people == 3
    assert census.database_bytes > 10_000
