"""The menus of a private panel: what may be said next, and a whole line of notation in words.

What may be done comes from the view's offers; nothing is judged here. Labels name no person: buttons know
no markdown. A choice may say several words of a line at once (`bet 4`, `fold round`), so that nobody has to
click twice for what one click can mean.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.skins.chicago_stud.emoji import VERBS
from bot.skins.chicago_stud.words.odds import price
from bot.skins.chicago_stud.words.own import order_line, order_words
from bot.skins.chicago_stud.words.sure import sure
from bot.skins.chicago_stud.words.voice import Voice
from bot.skins.skin import Choice
from bot.table.languages import Language
from engine.chicago_stud.actions import (
    Action,
    Answer,
    Bet,
    Call,
    Check,
    Fold,
    Order,
    Raise,
    Show,
    Until,
    Withdraw,
    parse,
)
from engine.chicago_stud.views import SeatView
from engine.game import Amount, IllegalAction

LABEL_LIMIT = 80
DETAIL_LIMIT = 100

WHOLE = ""  # the line is complete as it stands

EMOJI = {"check": "✋", "bet": "➕", "call": "🤝", "raise": "⬆️", "fold": "✖️", "order": "✉️", "show": "👀"}
ALL_IN = "🔥"


def choices(
    view: SeatView, said: Sequence[str], names: Sequence[str], language: Language
) -> tuple[Choice, ...]:
    """What may follow the words said, in the order of the panel."""
    voice = Voice.at_table(view.table, names, language, bold=False)
    words = " ".join(said).split()  # whoever picks a line of a menu has said several words at once
    return tuple(map(_cut, _following(voice, view, words)))


def label(action: str, view: SeatView, names: Sequence[str], language: Language) -> str:
    """A line of notation in words (at most 100 characters); raises IllegalAction for an unreadable one."""
    words = _line(Voice.at_table(view.table, names, language, bold=False), view, parse(action))
    return words if len(words) <= DETAIL_LIMIT else words[: DETAIL_LIMIT - 1].rstrip() + "…"


def _following(voice: Voice, view: SeatView, words: list[str]) -> Iterator[Choice]:
    match words:
        case []:
            yield from _first_words(voice, view)
        case ["bet" | "raise" as verb]:
            for amount in _amounts(view, verb):
                yield from _stakes(voice, view, verb, amount)
        case ["order"]:
            yield from _orders(voice, view)
        case ["order", "bet"]:
            for amount in _left(view, Answer.BET):
                yield from _bets_left(voice, view, amount)
        case ["order", "call"]:
            for amount in _left(view, Answer.CALL):
                yield from _budgets(voice, view, amount)
        case ["order", "check" | "fold" | "check-fold"] | ["order", "bet" | "call", _]:
            yield from _untils(voice, view, words)
        case line:
            if (action := _offered(view, " ".join(line))) is not None:
                in_words = _line(voice, view, action)
                yield Choice(WHOLE, in_words, sure=sure(voice, view, action, in_words))


def _offered(view: SeatView, line: str) -> Action | None:
    """The action of a whole line, if it may be done now."""
    try:
        meant = parse(line)
    except IllegalAction:
        return None
    return meant if any(_stands_for(offer.action, meant) for offer in view.offers) else None


def _stands_for(offered: Action, meant: Action) -> bool:
    match offered, meant:
        case (Bet(Amount() as amount), Bet(number)) | (Raise(Amount() as amount), Raise(number)):
            return number in amount
        case Order(answer, until, Amount() as amount), Order(budget=number):
            return number in amount and meant == Order(answer, until, number)
        case _:
            return offered == meant


def _amounts(view: SeatView, verb: str) -> Iterator[Amount]:
    """The numbers that may follow a verb."""
    for offer in view.offers:
        match verb, offer.action:
            case ("bet", Bet(Amount() as amount)) | ("raise", Raise(Amount() as amount)):
                yield amount
            case _:
                pass


def _left(view: SeatView, answer: Answer) -> Iterator[Amount]:
    """The numbers of an order for one round, which are those for a deal."""
    for offer in view.offers:
        match offer.action:
            case Order(kind, Until.ROUND, Amount() as amount) if kind is answer:
                yield amount
            case _:
                pass


# ---- The first words


def _first_words(voice: Voice, view: SeatView) -> Iterator[Choice]:
    actions = [offer.action for offer in view.offers]
    for action in actions:
        match action:
            case Check():
                yield _plain(voice, "check")
            case Bet(Amount() as amount):
                yield _stake(voice, view, "bet", amount)
            case Call():
                yield _worn(Choice("call", _line(voice, view, action)), view, "call", view.to_call)
            case Raise(Amount() as amount):
                yield _stake(voice, view, "raise", amount)
            case Fold():
                yield replace(_plain(voice, "fold"), ends=True)
            case _:
                pass
    if any(isinstance(action, Order) for action in actions):
        ahead = () if view.row.speaks else tuple(_ahead(voice, view, actions))
        yield from ahead
        yield _plain(voice, "order-other" if ahead else "order")
        if ahead and (view.order or Show() in actions):  # what cannot be undone never takes its place
            yield Choice(str(Withdraw()), voice.say("order-none"), greyed=not view.order)
    if Show() in actions:
        yield _plain(voice, "show")


def _plain(voice: Voice, name: str) -> Choice:
    word, detail = name.removesuffix("-other"), voice.say(f"choice-{name}.detail")
    return Choice(word, voice.say(f"choice-{name}"), detail, EMOJI[word], own=VERBS.get(word, ""))


def _ahead(voice: Voice, view: SeatView, actions: Sequence[Action]) -> Iterator[Choice]:
    """Return the answers to this street before one's turn, each with one click.

    While others bet each answer keeps its place; one that does not go any more is greyed.
    """
    facing = bool(view.to_call)
    yield replace(_answer(voice, Answer.CHECK), greyed=Order(Answer.CHECK, Until.ROUND) not in actions)
    yield _answer(voice, Answer.CALL, view.to_call or min(view.table.least, view.row.stack))
    yield _answer(voice, Answer.FOLD if facing else Answer.CHECK_FOLD)
    amount = next(_left(view, Answer.BET), None)
    bet = _answer(voice, Answer.BET, amount.low if amount else view.table.least)
    if amount is None or amount.low < amount.high:
        words = " ".join(bet.word.split()[:2])
        bet = replace(bet, word=words, label=voice.say("ahead-bet-open"), greyed=amount is None)
    yield bet


def _answer(voice: Voice, answer: Answer, chips: int | None = None) -> Choice:
    verb = "fold" if answer is Answer.CHECK_FOLD else answer.value
    label = voice.say(f"ahead-{answer}", chips=chips or 0)
    return Choice(str(Order(answer, Until.ROUND, chips)), label, emoji=EMOJI[verb], own=VERBS[verb])


def _stake(voice: Voice, view: SeatView, verb: str, amount: Amount) -> Choice:
    """A bet or a raise: one click where there is one number, else the way to the numbers."""
    if amount.low == amount.high:
        choice = _named(voice, view, verb, amount.low)
        return replace(choice, word=f"{verb} {amount.low}")
    detail = voice.say(f"choice-{verb}-open.detail", low=amount.low, high=amount.high)
    return Choice(verb, voice.say(f"choice-{verb}-open"), detail, EMOJI[verb], own=VERBS[verb])


# ---- How much to bet, or to raise by


def _stakes(voice: Voice, view: SeatView, verb: str, amount: Amount) -> Iterator[Choice]:
    """The smallest, half the pot, the pot, the most; and any number between."""
    names = _names(view, verb, amount)
    for number in sorted(names):
        yield _named(voice, view, verb, number, names[number])
    if amount.high - amount.low + 1 > len(names):
        detail = voice.say("amount-other.detail", low=amount.low, high=amount.high)
        yield Choice(str(amount), voice.say("amount-other"), detail, amount=amount)


def _names(view: SeatView, verb: str, amount: Amount) -> dict[int, str]:
    """The numbers worth a line of their own, and what each is called."""
    if amount.low == amount.high:
        return {amount.low: ""}
    paid = price(view)
    pot = paid.pot + paid.cost if paid else view.table.pot
    called = "all" if _cost(view, verb, amount.high) == view.row.stack else "most"
    names = {amount.low: "smallest", amount.high: called}
    for number, name in ((pot // 2, "half"), (pot, "pot")):
        if number in amount:
            names.setdefault(number, name)
    return names


def _named(voice: Voice, view: SeatView, verb: str, number: int, name: str = "") -> Choice:
    words = _line(voice, view, Bet(number) if verb == "bet" else Raise(number))
    detail = voice.say(f"amount-{name}") if name else ""
    label = voice.say("amount-named", move=words, name=detail) if name and name != "all" else words
    return _worn(Choice(str(number), label, detail), view, verb, _cost(view, verb, number))


def _cost(view: SeatView, verb: str, number: int) -> int:
    return number + view.to_call if verb == "raise" else number


def _worn(choice: Choice, view: SeatView, verb: str, cost: int) -> Choice:
    """With the sign of what it does; that it is all one has outdoes the rest."""
    if cost == view.row.stack:
        return replace(choice, emoji=ALL_IN, own=VERBS["all-in"])
    return replace(choice, emoji=EMOJI[verb], own=VERBS[verb])


# ---- Standing orders


def _orders(voice: Voice, view: SeatView) -> Iterator[Choice]:
    """The order in force can be withdrawn first; then those for this round, then those for this deal."""
    orders = [offer.action for offer in view.offers if isinstance(offer.action, Order)]
    if view.order and any(offer.action == Withdraw() for offer in view.offers):
        detail = voice.say("order-none.detail", order=order_words(voice, view.order))
        yield Choice("none", voice.say("order-none"), detail)
    for action in sorted(orders, key=lambda order: order.until is Until.DEAL):
        match action:
            case Order(Answer.BET, until, Amount(low=low, high=high)) if low == high:
                words = voice.say("order-bet", chips=low)
                yield Choice(f"bet {low} {until}", words, _at_once(voice, view, action) or _bet_detail(voice))
            case Order(Answer.BET, until, Amount() as amount):
                words = voice.say("order-bet-open")
                yield Choice(f"bet {amount} {until}", words, _bet_detail(voice), amount=amount)
            case Order(Answer.CALL, until, Amount() as amount):
                yield _budget(voice, view, f"{Answer.CALL} {amount} {until}", until, amount)
            case Order(answer, until):
                key = f"order-{answer.value.replace(' ', '-')}"
                words = voice.say(key, until=voice.say("until", until=until.value))
                detail = _at_once(voice, view, action) or voice.say(f"{key}.detail")
                yield Choice(f"{answer} {until}", words, detail)
            case _:
                pass


def _bet_detail(voice: Voice) -> str:
    return voice.say("order-bet.detail")


def _at_once(voice: Voice, view: SeatView, order: Order) -> str:
    """What an order would do as soon as it is left, on its owner's own turn; nothing where it would wait."""
    if not view.row.speaks or (order.answer is Answer.FOLD and not view.to_call):
        return ""
    if order.answer is Answer.BET and isinstance(order.budget, Amount):
        return voice.say("order-at-once", did="bet", chips=order.budget.low)
    bet_faced = "call" if order.answer is Answer.CALL_ANY else "fold"
    return voice.say("order-at-once", did=bet_faced if view.to_call else "check", chips=view.to_call)


def _bets_left(voice: Voice, view: SeatView, amount: Amount) -> Iterator[Choice]:
    """What may be bet when the turn comes: as much as could be bet then, by the same names."""
    for choice in _stakes(voice, view, "bet", amount):
        yield replace(choice, word=f"{choice.word} {Until.ROUND}")


def _budgets(voice: Voice, view: SeatView, amount: Amount) -> Iterator[Choice]:
    """What a call costs now, or a bet would, once, twice and four times, for how long; or any number.

    Only whoever types is shown these: a panel asks for the number at once.
    """
    once = view.to_call or view.table.least
    for chips in (once, 2 * once, 4 * once):
        if chips not in amount:
            continue
        detail = voice.say("order-call-for.detail", chips=chips)
        for until in Until:
            words = voice.say("order-call-for", chips=chips, until=voice.say("until", until=until.value))
            yield Choice(f"{chips} {until}", words, detail)
    for until in Until:
        yield _budget(voice, view, f"{amount} {until}", until, amount)


def _budget(voice: Voice, view: SeatView, word: str, until: Until, amount: Amount) -> Choice:
    """To name the chips that calls may cost."""
    label = voice.say("order-call", until=voice.say("until", until=until.value))
    detail = voice.say("order-call.detail", stack=view.row.stack)
    return Choice(word, label, detail, amount=amount)


def _untils(voice: Voice, view: SeatView, words: list[str]) -> Iterator[Choice]:
    for until in Until:
        if _offered(view, " ".join((*words, until))) is not None:
            name = voice.say("order-until", until=until.value)
            yield Choice(until.value, name, voice.say("order-until.detail", until=until.value))


# ---- A whole line


def _line(voice: Voice, view: SeatView, action: Action) -> str:
    stack = view.row.stack
    match action:
        case Bet(int(chips)):
            return voice.say("choice-bet-all-in" if chips == stack else "choice-bet", chips=chips)
        case Call():
            key = "choice-call-all-in" if view.to_call == stack else "choice-call"
            return voice.say(key, chips=view.to_call)
        case Raise(int(by)):
            chips = view.to_call + by
            return voice.say("choice-raise-all-in" if chips == stack else "choice-raise", by=by, chips=chips)
        case Order():
            return voice.say("line-order", order=order_line(voice, action))
        case Withdraw():
            return voice.say("order-none")
        case _:
            return voice.say(f"choice-{action}")


def _cut(choice: Choice) -> Choice:
    return replace(choice, label=choice.label[:LABEL_LIMIT], detail=choice.detail[:DETAIL_LIMIT])
