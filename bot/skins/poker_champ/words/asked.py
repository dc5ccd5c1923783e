"""Whom the table waits for, told to all; and what is asked of one boss, told to that boss."""

from collections.abc import Sequence

from bot.language import Fact
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.showdown import table_champions
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.poker_champ.views import SeatView, Standing, TableView

GUIDED = 3  # turns of a newcomer that have a sentence of their own


def situation(table: TableView, names: Sequence[str], language: Language) -> str:
    """One line: who still decides, or who is champion."""
    return waiting_for(Voice.at_table(table, names, language), table)


def waiting_for(voice: Voice, table: TableView) -> str:
    """The same in a voice of the caller's."""
    if table.winners:
        return voice.say("situation-over", champions=table_champions(voice, table))
    return voice.say(
        "situation",
        deal=table.deal,
        stage=voice.stage(table.stage),
        bosses=voice.everyone(sorted(table.awaited)),
        pot=table.pot,
        price=table.price,
    )


def when(table: TableView, turn: int, language: Language) -> str:  # noqa: ARG001  nobody counts the turns
    """The deal and its stage."""
    voice = Voice(language, (), ())
    return voice.say("when", deal=table.deal, stage=voice.stage(table.stage))


def call_together(table: TableView, people: str, language: Language) -> str:
    """To all who decide in this stage, in any order."""
    voice = Voice(language, (), ())
    facts: dict[str, Fact] = {"deal": table.deal, "stage": voice.stage(table.stage), "price": table.price}
    return say(language, "call-together", people=people, **facts)


def guide(view: SeatView, language: Language) -> str:
    """One sentence for each of a newcomer's first three turns; empty later on."""
    turn = view.table.stage - 1
    return say(language, f"guide-{turn}") if view.table.deal == 1 and turn <= GUIDED else ""


def prompt(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The question to this boss, with the others' decisions; or the players that the table waits for."""
    table = view.table
    voice = Voice.at_table(table, names, language)
    if table.winners:
        return waiting_for(voice, table)
    for offer in view.offers:
        if offer.cost:
            question = voice.say(
                "prompt-last-chip" if offer.last_chip else "prompt",
                deal=table.deal,
                stage=voice.stage(table.stage),
                cost=offer.cost,
                pot=table.pot,
                **({} if offer.last_chip else {"chips": voice.chips(view.row.chips)}),
            )
            odds = voice.say("prompt-odds", count=(table.pot + offer.cost) // offer.cost)
            return f"{question} {odds}\n{_rivals(voice, view)}"
    if view.sealed is not None:
        settled = voice.say("prompt-sealed", did=str(view.sealed))
    else:
        others = voice.everyone(sorted(table.awaited))
        settled = voice.say(f"prompt-{view.row.standing.value}", bosses=others)
    return f"{settled}\n{voice.say('prompt-chips', own=view.row.chips, chips=_chips(voice, view))}"


def _rivals(voice: Voice, view: SeatView) -> str:
    """The others' decisions in this stage, who has folded before, and everybody's chips.

    The picture of a panel shows none of it: it stands while they decide.
    """
    stage = view.table.stage
    others = [row for row in view.table.rows if row.seat != view.seat]
    said = {
        "decision-stays": [row.seat for row in others if row.standing is Standing.STAYS],
        "decision-all-in": [row.seat for row in others if row.standing is Standing.ALL_IN],
        "decision-folds": [row.seat for row in others if row.folded_in == stage],
        "prompt-out": [
            row.seat for row in others if row.standing is Standing.FOLDED and row.folded_in != stage
        ],
        "prompt-deciding": [row.seat for row in others if row.standing is Standing.AWAITED],
    }
    decisions = (
        voice.say(key, count=len(seats), bosses=voice.everyone(seats)) for key, seats in said.items() if seats
    )
    return voice.say("prompt-rivals", decisions=" · ".join(decisions), chips=_chips(voice, view))


def _chips(voice: Voice, view: SeatView) -> str:
    """Every rival's chips."""
    others = (row for row in view.table.rows if row.seat != view.seat)
    return ", ".join(f"{voice.boss(row.seat)} {row.chips}" for row in others)
