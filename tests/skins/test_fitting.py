"""Alt texts and digests are as short as they must be, and say as much as they can."""

from bot.skins.fitting import ALT_LIMIT, DIGEST_LINES_MAX, fitting, gathered


def test_the_fullest_alt_text_that_fits_is_taken() -> None:
    assert fitting(["all", "of", "it"], ["less"]) == "all of it"
    assert fitting(["long " * 300], ["shorter", "", "text"]) == "shorter text"


def test_where_none_fits_the_shortest_is_cut_at_a_word() -> None:
    cut = fitting(["longer " * 400], ["long " * 300])

    assert len(cut) <= ALT_LIMIT
    assert cut.endswith("long…")


def test_the_shortest_neighbours_share_a_line() -> None:
    assert gathered(["a"] * DIGEST_LINES_MAX) == ("a",) * DIGEST_LINES_MAX
    assert gathered(["a long line", "b", "c", "another one", "one more", "and on", "the end"]) == (
        "a long line", "b c", "another one", "one more", "and on", "the end",
    )  # fmt: skip
