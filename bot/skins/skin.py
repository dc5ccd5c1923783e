"""How a game looks and speaks: the one door between the shell and a game's pictures and sentences.

A skin sees views and events, never a state. It knows nothing of Discord. `paint_*` are slow and run
in worker processes, so a skin is an object that can be pickled, and so are its views; everything else
is words and quick.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.skins.emoji import Emoji as Emoji
from bot.skins.scene.scene import Scene
from bot.table.languages import Language
from bot.table.opaque import Action, Event, TableView, View
from engine.advice import Advised
from engine.game import Amount, Refusal, Result, Seat
from engine.story import Story

Form = Literal["wide", "pocket"]
"""`wide` for posts and screens, `pocket` for a phone held upright; a skin may paint both alike."""
UPRIGHT = "upright-"  # how the file of a picture of news begins that is upright: nothing moves in its place


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture, and what it says for those who cannot see it (at most 1,024 characters)."""

    filename: str  # tells the kind of picture and nothing else
    content: bytes
    alt: str


MOVING = "moving-"


@dataclass(frozen=True, slots=True)
class Sign:
    """A card or a piece in a sentence: what it looks like, and the part of its words that stays beside it."""

    scene: Scene
    beside: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One next word of the notation, as a button or a line of a menu shows it.

    It may be several words that belong together (`bet 4`, `fold round`), so that they cost one click.
    With `amount` one of them is that amount as it is written (`1-9`, or `call 1-9 round`), and stands for a
    number that the reader names: the shell asks for it, within its limits.
    `ends`: it gives up whatever else the turn would still allow, and is set apart. `opens`: what may
    follow it is shown beside the other choices at once, so that it costs no click of its own.
    `sure`, where a line is complete (the word `""`): what playing it would mean, asked once more before it
    is played by clicks; a line that somebody types is explicit enough. `usual`: every line asks so, and the
    button that plays it is no warning.
    `leads`: what stands above the choices that follow it. Choices of the same `group` stand together under
    it, and those of them that name the same menu `among` are lines of one select beside the buttons.
    `own`: the name of the game's own emoji (`Skin.emoji`), which stands for `emoji` where Discord has it.
    `greyed`: shown, but it cannot be chosen now (a card that is used): no legal line begins with its words.
    `face` and `code`: a card's button says the one beside the game's own emoji (`9`), the other where Discord
    does not have that (`R9`); whoever wants words reads the whole label.
    `tap`: it always is a button, however long its label: a place to which something goes.
    `deed`: its label in a lesson, where somebody is to find out what it brings.
    """

    word: str  # the next word of the legal lines, for example `play`, `R7`, `B`; or several, with spaces
    label: str  # at most 80 characters
    detail: str = ""  # at most 100 characters, for menus
    emoji: str | None = None
    amount: Amount | None = None
    ends: bool = False
    opens: bool = False
    sure: str = ""  # a few sentences, in Discord's markdown
    usual: bool = False
    leads: str = ""  # the same
    group: str = ""  # a heading, in Discord's markdown
    among: str = ""  # the name of a select; its lines are at most 100 characters, with `detail` as much again
    greyed: bool = False
    own: str = ""
    face: str = ""
    code: str = ""
    tap: bool = False
    deed: str = ""


@dataclass(frozen=True, slots=True)
class Wording:
    """Something with a name and a line about it: a value of an option, a level, a role."""

    value: str
    label: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Word:
    """One option of a command: the next word of the line, all the words that are left, or a number.

    A `line` is all words that are left or the whole line, which may begin with a word before the command's
    own (`yellow drive 2 loop` in `/gangster drive`).
    """

    option: str  # the option's name in English; its words are the game's `command-option-<name>`
    kind: Literal["word", "rest", "line", "amount"] = "word"


@dataclass(frozen=True, slots=True)
class CommandSpec:
    """A slash command that plays: `/chicago lay card business` says `play <card> <business>`.

    `skips`: first words that autocomplete leaves to other commands.
    """

    name: str
    says: tuple[str, ...] = ()
    words: tuple[Word, ...] = ()
    skips: tuple[str, ...] = ()


class Skin(Protocol):
    """Everything the shell shows of a game. `names` are the people's names by seat, raw from Discord
    (pictures take them raw; sentences escape them for Discord's markdown)."""

    @property
    def domain(self) -> str:
        """The folder of the game's sentences in assets/locale; `say(language, f"{domain}/{key}")`.

        The shell reads there how the game names its buttons: `button-hand`, `button-dossier`; and what its
        stories count (`GameInfo.story_figures`): `story-figure-traps`. Where something can be answered in
        advance (`GameInfo.answers`): `button-answers`, `answers-about`, and `answer-lowest` with
        its `number`. Where it has lessons: `signs`, what stands in its pictures.
        """

    @property
    def group(self) -> str:
        """The command that the game's commands belong to: `stud`."""

    @property
    def rules_page(self) -> str:
        """The page of docs that has the rules by their numbers; empty where there is none."""

    @property
    def ends_turn(self) -> str:
        """The line that ends a turn, for `/turn end`; empty where a turn ends with its last action."""

    @property
    def keeps_record(self) -> bool:
        """Whether `record` tells anything: then everybody can look it up under the table."""

    @property
    def shows_turns(self) -> bool:
        """Whether the turns can be looked up one by one under the table, beside the record or without."""

    @property
    def nothing_hidden(self) -> bool:
        """True if a seat sees no more than everybody: its panel needs a picture only with a question."""

    @property
    def commands(self) -> tuple[CommandSpec, ...]:
        """What can be played by typing; worded by the game's `command-<name>` and its `.about`."""

    def emoji(self) -> tuple[Emoji, ...]:
        """The game's own emoji, which the shell brings to Discord; a picture says no more than its sign."""

    # ---- pictures: slow, in worker processes ----

    def paint_table(
        self,
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
    ) -> Picture:
        """The table as everybody may see it, with what `marks` changed marked; at the end the final one.

        Of a game that has ended, a table may lie open (`Game.open`): then every card is turned up.
        """

    def paint_private(
        self,
        view: View,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
        standing: bool = False,
        watching: bool = False,
    ) -> tuple[Picture, ...]:
        """Paint what this seat alone may see: the hand first, then what else was shown to it just now.

        `standing`: in a panel that stands while others decide. What their decisions change is left out, for
        `prompt` says it. `watching`: computers play, and no post shows what they do: the table is seen too.
        """

    def paint_eyes(
        self,
        view: View,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
        marks: Sequence[Event] = (),
    ) -> tuple[Picture, ...]:
        """A moment gone by as this seat saw it, table and own cards, whoever looks at it now; `marks`: what
        had just happened."""

    def paint_news(
        self,
        events: Sequence[Event],
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
    ) -> tuple[Picture, ...]:
        """Pictures of what just happened, in order: shootouts, showdowns; upright where a game has such."""

    def paint_record(
        self,
        events: Sequence[Event],
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        form: Form = "wide",
    ) -> tuple[Picture, ...]:
        """What the record tells, to be seen at a glance: `events` are all that became public; or none."""

    def paint_beside(self, table: TableView, names: Sequence[str], language: Language) -> tuple[Picture, ...]:
        """What else a book shows beside the table: figures that nobody needs to play by; no alt text."""

    def paint_motion(
        self, events: Sequence[Event], table: TableView, names: Sequence[str], language: Language
    ) -> tuple[Picture, ...]:
        """The last shootout or showdown as it happens, for the place of its picture in `paint_news`; or none.

        Animated, played once; what it ends with stays. `MOVING` and that picture's kind are its file name.
        It shows nothing that that picture does not, and has no alt text of its own.
        """

    def paint_banner(
        self, roles: Sequence[str | None], names: Sequence[str], language: Language, *, started: bool = False
    ) -> Picture:
        """The head of a lobby: who sits down."""

    def paint_story(
        self, story: Story, table: TableView, names: Sequence[str], language: Language
    ) -> Picture:
        """How a game that is over went: everybody's chance from turn to turn, and where it turned."""

    def paint_share(
        self, story: Story, table: TableView, names: Sequence[str], language: Language
    ) -> Picture:
        """The same on one upright card, to be shown around: who won what, how it turned, what surprised."""

    def paint_help(self, language: Language) -> tuple[Picture, ...]:
        """Help cards."""

    def signs(self) -> Mapping[str, "Sign"]:
        """Cards and pieces as they are told in sentences of any language, for whoever can show them there."""

    # ---- words about the game ----

    def name(self, language: Language) -> Wording:
        """The game's name and a line about it, for `/table new`."""

    def role(self, role: str) -> str:
        """`capone` -> `Al Capone`."""

    def title(self, roles: Sequence[str]) -> str:
        """How a list or a thread names a table by who plays (at most 90 characters)."""

    def option(self, option: str, language: Language) -> Wording:
        """An option of the game, or a choice of its seats, worded."""

    def option_values(self, option: str, language: Language) -> tuple[Wording, ...]:
        """Its values, worded, in the order of `GameInfo`."""

    def level(self, level: str, language: Language) -> Wording:
        """A level of the computers, worded."""

    def goal(self, language: Language, options: Mapping[str, str]) -> str:
        """What wins, in a sentence or two, as agreed."""

    def in_short(self, language: Language) -> str:
        """How to play, in five short lines."""

    def terms(self, language: Language, options: Mapping[str, str]) -> str:
        """What people sit down to, in a few sentences for the lobby: for how many it is, what wins, what
        is played for, as agreed."""

    def rules(self, language: Language, options: Mapping[str, str]) -> str:
        """How to play, in short, as agreed at this table."""

    def help(self, language: Language) -> str:
        """The game's commands in a few lines, for `/help`."""

    # ---- words about a table ----

    def tell(
        self,
        events: Sequence[Event],
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        reader: Seat | None = None,
    ) -> tuple[str, ...]:
        """The news in 1-6 short lines, in Discord's markdown; () when nothing is worth a word.

        `reader`: the seat whose person alone reads it; what happened to them is said to *you*.
        """

    def describe(self, table: TableView, names: Sequence[str], language: Language) -> str:
        """The whole table as text, enough to play from without the picture."""

    def recount(
        self, events: Sequence[Event], table: TableView, names: Sequence[str], language: Language
    ) -> str:
        """What `paint_news` shows of these events, in words and as fully; empty where that is nothing."""

    def describe_view(self, view: View, names: Sequence[str], language: Language) -> str:
        """What one seat may see, as text."""

    def describe_eyes(self, view: View, names: Sequence[str], language: Language) -> str:
        """What `paint_eyes` shows, in words: the whole table with what this seat saw of it, line by line."""

    def dossier(
        self, view: View, names: Sequence[str], language: Language, events: Sequence[Event] = ()
    ) -> str:
        """Everything this seat has legitimately seen; `events` are all that became public.

        The shell cuts what is long between its paragraphs, for each is a chapter.
        """

    def record(
        self, events: Sequence[Event], table: TableView, names: Sequence[str], language: Language
    ) -> str:
        """The rounds that are over as everybody saw them, the newest first; empty where none is kept."""

    def situation(self, table: TableView, names: Sequence[str], language: Language) -> str:
        """One line: what the table waits for, or who has won."""

    def call_together(self, table: TableView, people: str, language: Language) -> str:
        """One line to several people who must decide at once; `people`: their mentions, ready for Discord."""

    def prompt(self, view: View, names: Sequence[str], language: Language) -> str:
        """What is asked of this seat now, in one or two lines."""

    def guide(self, view: View, language: Language) -> str:
        """One sentence for each of a newcomer's first three turns; empty later on."""

    def choices(
        self, view: View, said: Sequence[str], names: Sequence[str], language: Language
    ) -> tuple[Choice, ...]:
        """The distinct next words of its legal lines that begin with the words `said`.

        A word `""` means that the line is complete as it stands. Where a choice holds several words, `said`
        may hold them in one piece, as a menu's line was picked, or each by itself, as they were typed.
        """

    def label(self, action: str, view: View, names: Sequence[str], language: Language) -> str:
        """A line of notation in words, for private panels and autocomplete (at most 100 characters)."""

    def advised(
        self, advised: Advised[Action], tries: int, view: View, names: Sequence[str], language: Language
    ) -> tuple[str, ...]:
        """What a coach says of one action, below its label: first what it is worth, then what it changes.

        Short lines in Discord's markdown, of numbers with their unit.
        """

    def gave_away(self, done: Advised[Action], best: Advised[Action], language: Language) -> str:
        """What an action gave away against the best one, in a sentence: `Your chance to win fell …`."""

    def when(self, table: TableView, turn: int, language: Language) -> str:
        """When something was decided, as its players saw it there: `deal 7, flop`; `turn`: of a replay."""

    def refuse(self, refusal: Refusal, names: Sequence[str], language: Language) -> str:
        """Why not, and what may be done instead."""

    def remark(
        self,
        events: Sequence[Event],
        table: TableView,
        computers: Sequence[Seat],
        seed: int | str,
        language: Language,
    ) -> str:
        """What one of the computers says to the news, in character; empty most times."""

    # ---- words about results ----

    def ending(
        self, result: Result, table: TableView, names: Sequence[str], language: Language
    ) -> tuple[str, ...]:
        """The figures of a finished game, a line a seat, in the order of the ranks."""

    def story_words(
        self, story: Story, table: TableView, names: Sequence[str], language: Language
    ) -> tuple[str, ...]:
        """The same in 4-7 sentences, in Discord's markdown."""

    def figure(self, name: str, value: int, language: Language) -> str:
        """A figure of the statistics in words; empty for one that is not worth a line."""
