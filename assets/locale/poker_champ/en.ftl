### The sentences of Poker Champ in English, by subject. Cards, hands and bosses have their own catalogues.

## Names

# .about: at most 100 characters.
game-name = Poker Champ
    .about = Read the marked backs, stay or fold, collect Awards. Play chips only, worth nothing elsewhere

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My cards
button-dossier = Last deals

stage-observation = observation
    .at = at the start
    .title = Observation
stage-flop = flop
    .at = at the flop
    .title = Flop
stage-turn = turn
    .at = at the turn
    .title = Turn
stage-river = river
    .at = at the river
    .title = River

chips = { $count ->
    [0] no chips
    [one] 1 chip
   *[other] { $count } chips
}
awards = { $count ->
    [0] no Award
    [one] 1 Award
   *[other] { $count } Awards
}
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# Where a boss is in this deal, in one word.
standing-awaited = deciding
standing-stays = stays
standing-all-in = all-in
standing-folded = folded

## The lobby

# $aim: what wins, as agreed.
terms = For two to six bosses. { $aim } Everybody begins with { $chips } play chips: nothing can be bought, cashed or carried from one game to the next.

## News

# Digest lines: $boss, $bosses, $broke are names in bold; $cards are signs (K♠); $hand is a hand in words.
news-nothing = A quiet moment at the table.
news-started = 🎬 { $bosses } sit down with { $chips } play chips each. { $aim }
news-dealt = 🃏 Deal { $deal }. { $boss } deals; everybody pays { $price }.
news-opened = { $stage }: { $cards }. Stay for { $price }, or fold.
news-turned-up = { $stage }: { $cards }.
news-decided = { $decisions }.
decision-stays = { $count ->
    [one] { $bosses } stays
   *[other] { $bosses } stay
}
decision-last-chip = { $count ->
    [one] { $bosses } stays with { $chips ->
        [1] their last chip
       *[other] their last chips
    }
   *[other] { $bosses } stay with their last chips
}
decision-all-in = { $count ->
    [one] { $bosses } has no chip left and stays in
   *[other] { $bosses } have no chip left and stay in
}
decision-folds = { $count ->
    [one] { $bosses } folds
   *[other] { $bosses } fold
}
news-unseen = All others have folded: { $boss } takes { $pot } and shows { $cards } ({ $hand }).
news-won = { $boss } takes { $pot } with { $hand }, before { $bosses } with { $second }.
news-shared = { $bosses } share: { $shares }, each with { $hand }.
# $owns: how many Awards the giver has now.
news-award = 🏅 { $broke } is broke. { $boss }, the richest with { $had }, gives { $chips } chips and gets { $owns ->
    [1] an Award
    [2] a second Award
    [3] a third Award
    [4] a fourth Award
    [5] a fifth Award
    [6] a sixth Award
   *[7] a seventh Award
}.
news-award-after-duel = 🏅 { $boss } gives { $broke } { $chips } of { $had } chips and gets { $owns ->
    [1] an Award
    [2] a second Award
    [3] a third Award
    [4] a fourth Award
    [5] a fifth Award
    [6] a sixth Award
   *[7] a seventh Award
}.
news-duel = ⚔️ { $broke } is broke. { $bosses } are equally rich with { $chips } chips: a duel for the Award.
news-duel-won = { $boss } wins the duel with { $hand }.
news-duel-tied = { $bosses } are equal with { $hand }: a new duel.
news-last-award = The seventh Award has been given.
news-last-deal = The last deal has been played.
news-time = The time is up, and the last deal has been played.
news-time-up = ⏰ { $minutes } minutes are over: this deal is the last.
# A deal that is over, where much has happened since.
news-deal = Deal { $deal }. { $told }
news-over = 🏆 { $champions }
news-earlier = { $first ->
    [0] Deal { $last } was played as well (see the last deals).
   *[other] Deals { $first } to { $last } were played as well (see the last deals).
}
# $owned, $chips: in words; $awards: of each champion; $bosses: one or several.
champions = { $count ->
    [one] { $awards ->
        [0] { $bosses } is champion of the day with { $chips }: no Award was given.
        [2] { $bosses } has two Awards: champion of the day!
       *[other] { $bosses } is champion of the day with { $owned }.
    }
   *[other] { $awards ->
        [0] { $bosses } are champions together with { $chips } each: no Award was given.
       *[other] { $bosses } are champions together with { $owned } each.
    }
}

## Showdowns

recount-showdown = **Showdown, deal { $deal }.** Common cards: { $common }. Pot: { $pot }.
recount-unseen = **Deal { $deal }, { $stage }.** Common cards: { $common }.
recount-duel = { $round ->
    [1] **Duel.** Common cards: { $common }.
   *[other] **Duel, round { $round }.** Common cards: { $common }.
}
recount-line = - { $line }
# $place: 1st; $five: the cards that count; $own: the two that were hidden.
shown = { $place } { $who }: { $hand } ({ $five }), own cards { $own }
shown-paid = { $shown }; paid { $paid }{ $takes ->
    [0] { "" }
   *[other] , takes { $takes }
}
shown-short = { $place } { $who }: { $own }

## Asked

# What the table waits for (public), and what is asked of one boss (private).
situation = Deal { $deal }, { $stage } · deciding: { $bosses } · pot { $pot }, stay costs { $price }
situation-over = 🏆 { $champions }
call-together = { $people }: stay for { $price }, or fold (deal { $deal }, { $stage }).
prompt = **Deal { $deal }, { $stage }: stay or fold?** To stay costs { $cost } of your { $chips }; the pot is { $pot }.
prompt-last-chip = **Deal { $deal }, { $stage }: stay or fold?** To stay costs { $cost ->
    [1] your last chip
   *[other] your last { $cost } chips
}; the pot is { $pot }.
# What the rivals have decided in this stage, and what they have left: below the question.
prompt-odds = Winning 1 time in { $count } is enough.
prompt-rivals = { $decisions }. Chips: { $chips }.
prompt-deciding = { $count ->
    [one] { $bosses } still decides
   *[other] { $bosses } still decide
}
prompt-stays = You stay. Waiting for { $bosses }.
prompt-all-in = You have no chip left and stay in by yourself. Waiting for { $bosses }.
prompt-folded = You have folded; the next deal is yours again. Waiting for { $bosses }.

## Choices

# Buttons: at most 80 characters, no markdown. .detail: at most 100.
choice-stay = Stay · { $cost ->
    [one] 1 chip
   *[other] { $cost } chips
}
    .last = Stay · { $cost ->
        [one] my last chip
       *[other] my last { $cost } chips
    }
    .detail = Stay in this deal
choice-fold = Fold
    .detail = Out of this deal; the next one is yours again

## Advice

# What a coach says of an action, to the seat alone. Chances are in 100.
advised-worth = 👑 You become champion in about **{ $worth } of 100** tries from here.
advised-pot = Pot: you take it in about { $chance } of 100{ $by ->
    [folds] , mostly because all others fold
   *[cards] { "" }
}
advised-price = Price: { $cost } for a pot of { $pot } needs { $needs } in 100; your hand is best in about { $has }, if all stay to the end
advised-chips = Chips after the deal: { $before } if you fold → about { $after }
advised-keeps = You keep { $chips ->
    [one] your 1 chip
   *[other] your { $chips } chips
}; what you have paid ({ $paid }) stays in the pot
advised-award = An Award for you with this deal: { $before } → { $after } in 100
advised-broke = You are broke after this deal: { $before } → { $after } in 100
advised-rival = Somebody else is champion with this deal: { $before } → { $after } in 100
advised-cost = { $cost } in 100
    .little = less than 1 in 100

## Refusals

# What is wrong, and what may be done instead. $text is what was typed.
refused-game-over = This game is over. A rematch begins with **Rematch** under the last picture.
refused-unknown-seat = You have no seat at this table. Watch, or open a table of your own with `/table new`.
refused-folded = You have folded; the next deal is yours again.
refused-all-in = You have no chip left and stay in by yourself.
refused-no-time-agreed = No time is agreed on at this table, or it is up already.
refused-already-decided = You have already decided in this stage. You are called when the next one opens.
refused-unknown-action = I cannot read { $text } as a decision. There are two, **Stay** and **Fold**: use the buttons of your panel, or type `/champ stay` or `/champ fold`.

## Rules

# How to play, in short. $length: standard, timed, minutes, long; $deals, $minutes: of a timed game.
aim = { $length ->
    [timed] Whoever owns most Awards after { $deals } deals wins.
    [minutes] Whoever owns most Awards after { $minutes } minutes wins: the deal that runs then is the last.
    [long] Whoever owns most Awards when all seven are given wins.
   *[standard] The first to own two Awards wins.
}
rules-aim = **Aim.** { $aim } Whoever is richest when somebody goes broke helps them out, and gets an Award for it. Equal Awards: joint champions; { $length ->
    [timed] without any Award most chips win.
   *[other] after { $deals } deals (100 at tables of version 0.6 and older) the game is over, and most Awards win, or most chips where there is none.
}
rules-chips = **Play chips only.** Everybody begins with { $chips } chips. They are counters: nothing can be bought, cashed or carried from one game to the next.
rules-backs = **Marked backs.** Everybody gets two cards and sees the backs of all others: a back tells suit and class. L (large) is K Q J 10, M (medium) 9 8 7 6, S (small) 5 4 3 2; an ace shows only A, without a suit. So ♠L is one of four cards.
rules-deal = **A deal.** Everybody pays 1. Then three common cards are turned up (the flop, price 1), a fourth (the turn, price 2), a fifth (the river, price 2). Each time all who are still in decide once, in any order: *stay* and pay the price, or *fold*. Everybody sees it at once, and it stands. Whoever has fewer chips pays what is left; whoever has none stays in and is not asked.
rules-showdown = **Showdown.** The best hand, five cards out of one’s own two and the five common ones, takes the whole pot, even if its owner has paid less than others; equal hands share it. When all others have folded, the last one takes it, and shows both cards. Folded cards stay hidden.
rules-hands = **Hands,** best first: straight flush · four of a kind · full house · flush · straight · three of a kind · two pairs · pair · high card. Suits never decide; the ace is high, and low in A 2 3 4 5.
rules-help = **Broke.** After the pot, the richest gives { $gift } chips to whoever has none, and gets an Award. If several are equally rich, they fight a duel: two cards each, five common ones, all face up. Nobody is ever out of the game.

## Table as text

table-deal = **Deal { $deal }, { $stage }.** Pot { $pot }; to stay costs { $price }.
table-over = **Deal { $deal }, { $stage }.** It was the last.
table-common = Common cards: { $cards }
table-new = new: { $cards }
table-dealer = Dealer: { $boss }
table-awards-left = Awards still to be given: { $left } of { $all }
table-bosses = **Bosses, clockwise**
table-boss = { $number }. { $boss }: { $facts }
table-backs = backs { $backs }
table-faces = cards { $cards }
table-paid = paid { $paid }
table-folded = folded { $at }
table-wins-next = one more Award wins the game
table-last = **Deal { $deal }**, just before. { $told }
table-end = **How it ended.** { $told }
table-legend = Backs tell suit and class: L is K Q J 10, M is 9 8 7 6, S is 5 4 3 2. A is an ace of any suit.

## What one seat knows

# What one boss alone may know; for private messages.
view-own = **Your cards** as { $boss }: { $cards }. The others see { $backs }.
view-best = Your best hand: { $hand }
# $wins in $total: how often one must win at least for the chips to be worth it.
view-odds = { $cost } for a pot of { $pot }: winning { $wins ->
    [one] once
   *[other] { $wins } times
} in { $total } is enough.
record-head = 🗂️ **Last deals**
record-own = Your cards in deal { $deal }: { $cards }
record-none = No deal is over yet. Who stayed how far, who won, and which cards were shown, is kept here.
record-so-far = **So far** ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
})
record-boss = - { $boss }: { $stayed ->
    [0] never to the end
    [one] once to the end
    [2] twice to the end
   *[other] { $stayed } times to the end
}, { $won ->
    [0] no pot
    [one] 1 pot
   *[other] { $won } pots
}{ $bluffs ->
    [0] { "" }
    [one] , 1 of them a bluff (alone, with less than a pair)
   *[other] , { $bluffs } of them bluffs (alone, with less than a pair)
}
record-deal = **Deal { $deal }** · { $common }
record-shown = - { $line }
record-unseen = - { $boss } ({ $backs }), alone { $at } with { $cards } ({ $hand }), takes { $pot }
record-folded = - { $count ->
   *[other] Folded
} { $at }: { $bosses }
record-backs = { $boss } ({ $backs })
record-note = - { $told }

## Options

option-length = Length
    .detail = When the game ends
option-deals = Deals
    .detail = How many deals a timed game has
option-minutes = Minutes
    .detail = At a live table, instead of deals: by the clock
option-minutes-off = By deals
    .detail = The number of deals says when it ends
option-minutes-15 = 15 minutes
    .detail = After 15 minutes the deal that runs is the last
option-minutes-30 = 30 minutes
    .detail = After 30 minutes the deal that runs is the last
option-minutes-60 = 60 minutes
    .detail = After 60 minutes the deal that runs is the last
option-length-standard = Standard
    .detail = The first with two Awards is champion of the day
option-length-timed = Timed
    .detail = Most Awards after an agreed number of deals or minutes
option-length-long = Long
    .detail = Most Awards when all seven are given
option-deals-10 = 10 deals
    .detail = A short evening: up to 30 questions
option-deals-20 = 20 deals
    .detail = As usual: up to 60 questions
option-deals-30 = 30 deals
    .detail = A long one: up to 90 questions

## Commands (names: lower case, one word)

command-group = champ
    .about = Play at a table of Poker Champ
command-stay = stay
    .about = Pay the price of the stage and stay in the deal
command-fold = fold
    .about = Give up this deal
help = **Poker Champ**, a card game for two to six gangster bosses by Pierre Neuville: read the marked backs of everybody’s cards, stay or fold, collect Awards. Unofficial; the art is this bot’s own. Play chips only: nothing can be bought, cashed or carried from one game to the next.
    • **At the flop, the turn and the river**: `/champ stay` pays the price, `/champ fold` gives the deal up. One click on **Stay** or **Fold** does the same.
    • **Last deals**: the button under the table, or `/dossier`, tells of every deal who stayed how far, who won, and which cards were shown.

## Figures

# A line for each seat at the end. $computer: yes where a computer played for nobody.
figures = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
}: { $awards }, { $chips }; { $won ->
    [0] no pot
    [one] 1 pot
   *[other] { $won } pots
} in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $showdowns ->
    [0] no showdown won
    [one] 1 showdown won
   *[other] { $showdowns } showdowns won
}{ $bluffs ->
    [0] { "" }
    [one] , 1 bluff
   *[other] , { $bluffs } bluffs
}{ $best ->
    [0] { "" }
   *[other] , biggest pot { $best }
}
figure-deals = Deals: { $figure }
figure-deals-won = Pots won: { $figure }
figure-showdowns = Showdowns: { $figure }
figure-showdowns-won = · won: { $figure }
figure-won-unseen = Pots won without a showdown: { $figure }
figure-bluffs = · with less than a pair: { $figure }
figure-awards = Awards: { $figure }
figure-went-broke = Went broke: { $figure }
figure-duels-won = Duels won: { $figure }
figure-best-pot = Biggest pot: { $figure }
figure-best-hand = Best hand shown: { $hand }

## What pictures say

# What pictures say to those who cannot see them: plain text, at most 1,024 characters in all.
alt-table = Deal { $deal }, { $stage }. Common { $cards }. Pot { $pot }, stay costs { $price }.
alt-table-over = Deal { $deal }, the last, { $stage }. Common { $cards }.
# $shown: alt-faces, or nothing.
alt-row = { $who } { $chips }{ $awards ->
    [0] { "" }
    [one] , 1 Award
   *[other] , { $awards } Awards
}, backs { $backs }{ $shown }, { $standing }.
alt-faces = { " " }({ $cards })
alt-own = You are { $boss }. Your cards { $cards }; the others see { $backs }. Best hand: { $hand }.
# The hand without what decisions change. $more: Awards, and that they folded before.
alt-stage = Deal { $deal }, { $stage }. Common { $cards }. To stay costs { $price }.
alt-rival = { $who }: backs { $backs }{ $more }.
alt-asked = To stay costs { $chips }.
alt-showdown = Showdown, deal { $deal }. Common { $common }. Pot { $pot }.
alt-unseen = Deal { $deal }. Common { $common }.
alt-duel = Duel for the Award, { $broke } is broke. Common { $common }.
alt-line = { $line }.
alt-final-row = { $who }: { $awards }, { $chips }.
alt-banner = Poker Champ, with play chips only. At the table: { $seats }.
alt-banner-started = Poker Champ. The game has begun: { $seats }.
alt-nobody = nobody yet
alt-help-hands = The hands, best first: { $ranks }. Equal hands are compared from the highest card down; suits never decide.
alt-help-backs = The thirteen backs and what each may be: { $backs }.
alt-back = { $back } ({ $cards })

## What computers say

# What computer bosses say: a-f anybody, then one line of each boss.
talk-triumph =
    .a = Champion of the day. Of the week, if anybody asks.
    .b = Put it in the window, where everybody can see it.
    .c = You fought well. I folded better.
    .d = Somebody had to win. I volunteered.
    .e = Same table tomorrow?
    .f = Tell the newspapers: front page.
    .capone = I own Chicago. Now I own its silverware too.
    .yale = Champion. It suits me rather well.
    .weiss = I told you! I told all of you!
    .moran = And you thought I was bluffing.
    .obanion = A flower for everybody. The cups are mine.
    .torrio = Patience, gentlemen, pays every time.
talk-award =
    .a = Don’t thank me. The cup is thanks enough.
    .b = Six chips, one Award. I have made worse deals.
    .c = What are friends for?
    .d = Charity begins at this table.
    .e = Try to hold on to these.
    .f = Generous of me, wasn’t it?
    .capone = I am a public benefactor. Ask anybody I feed.
    .yale = One gives, and one is seen giving.
    .weiss = Take them! And don’t come back for more.
    .moran = Here. Buy yourself a poker face.
    .obanion = I usually send flowers. Today it is chips.
    .torrio = An investment, with a handsome return.
talk-unseen =
    .a = Nobody? Then I’ll help myself.
    .b = You could have looked. It was only chips.
    .c = Backs like mine speak for themselves.
    .d = I do like a quiet pot.
    .e = So careful, all of you.
    .f = Next time, call. Or don’t.
    .capone = A kind word, and two good backs.
    .yale = How very considerate of everybody.
    .weiss = That’s right. Run!
    .moran = I looked worse than I was. Or did I?
    .obanion = You left it on the table, like a bouquet.
    .torrio = Fear does the work, and asks no wages.
talk-wins =
    .a = All of it, please. In neat piles.
    .b = The last card always liked me.
    .c = Read it and weep.
    .d = My compliments to the dealer.
    .e = You had me worried. For a second.
    .f = Nothing personal. Well, a little.
    .capone = You get further with a kind word and a full house.
    .yale = A modest little pot. I shall take it.
    .weiss = Ha! Who is next?
    .moran = Who’s crazy now?
    .obanion = Everything comes up roses.
    .torrio = The arithmetic was on my side.
talk-broke =
    .a = I am between fortunes.
    .b = Who can lend a gentleman six?
    .c = Empty pockets travel light.
    .d = I’ve started with less.
    .e = It was only money. It was all of it, but still.
    .f = Don’t count me out.
    .capone = I’ll be back for every single chip.
    .yale = How very embarrassing.
    .weiss = Who took them? WHO?
    .moran = Cleaned out. I knew that card was coming.
    .obanion = Not even enough left for a carnation.
    .torrio = A temporary shortage of funds.
talk-loses =
    .a = You stayed for that?
    .b = I will remember this.
    .c = Close. Not close enough.
    .d = The river has no manners.
    .e = Enjoy it while it lasts.
    .f = I had a plan for that pot.
    .capone = I have a good memory and a long list.
    .yale = How very vulgar.
    .weiss = Nobody does that to me! Nobody!
    .moran = I saw it coming. I always see it coming.
    .obanion = A pity. I had already ordered the wreaths.
    .torrio = A loss to be written off. This time.
talk-folds =
    .a = Not tonight.
    .b = I know when to leave a room.
    .c = Take it. I’ve seen your backs.
    .d = The night is long.
    .e = I fold. Don’t get used to it.
    .f = Someone else may pay for this one.
    .capone = A man must know which doors not to open.
    .yale = I never play in poor light.
    .weiss = Bah!
    .moran = I don’t like the wind tonight.
    .obanion = I’ll be at the shop if anybody wants me.
    .torrio = Not at that price.

## In the pictures

# In capitals as painted. $of: 0 where the number of deals is not agreed.
picture-deal = { $of ->
    [0] DEAL { $deal }
    [last] DEAL { $deal }, THE LAST
   *[other] DEAL { $deal } OF { $of }
}
picture-stage = STAGE { $stage }
picture-pot = POT
picture-your-cards = YOUR CARDS
picture-decide = YOUR DECISION
picture-stay-or-fold = stay: { $count ->
    [one] 1 chip
   *[other] { $count } chips
  } · or fold
picture-to-stay = to stay: { $count ->
    [one] 1 chip
   *[other] { $count } chips
}
picture-last-chip = stay: { $count ->
    [one] your last chip
   *[other] your last { $count } chips
  } · or fold
picture-you = { $standing ->
    [folded] YOU HAVE FOLDED
    [all-in] YOU ARE ALL-IN
   *[stays] YOU STAY
}
picture-waiting = waiting for { $who }
picture-game-over = GAME OVER
# One heading on two lines, over the two backs.
picture-others = THE OTHERS
picture-others-see = see this
picture-board = COMMON CARDS
picture-best = YOUR BEST HAND
# What staying costs, and the pot it plays for.
picture-price = { $cost } FOR { $pot }
picture-enough = winning 1 time in { $count } is enough
picture-showdown = SHOWDOWN
# A pot won without a showdown.
picture-unseen = NO SHOWDOWN
picture-all-folded = all the others have folded
picture-takes = TAKES { $count }
# What somebody with too few chips could pay of the full price.
picture-paid = paid { $paid } of { $price }
picture-duel = DUEL
picture-duel-round = ROUND { $round }
picture-for-award = FOR THE AWARD
picture-and = { $some } and { $last }
picture-tied = A tie: { $bosses } fight on
# The strip of an Award: broke boss, +6, from, giver, with how many, which Award of theirs.
picture-broke = { $boss } is broke
picture-from = from
picture-richest = { $count } chips, the most
picture-which-award = { $number ->
    [1] FIRST AWARD
    [2] SECOND AWARD
    [3] THIRD AWARD
   *[other] AWARD NO. { $number }
}
picture-champion = { $count ->
    [one] CHAMPION OF THE DAY
   *[other] CHAMPIONS OF THE DAY
}
# The ribbon at the end: why they are champions.
picture-two-awards = TWO AWARDS
picture-awards-of = { $count ->
    [one] 1 AWARD
   *[other] { $count } AWARDS
  } OF { $of }
picture-most-awards = MOST AWARDS: { $count }
picture-by-chips = MOST CHIPS: { $count }
# The card of the marked backs.
picture-backs = MARKED BACKS
picture-backs-line = everybody sees them; each may be one of four cards
picture-class-A = ace
picture-class-L = large
picture-class-M = medium
picture-class-S = small
picture-backs-note = The ace shows no suit.
    All backs stay in view to the end of the deal, folded or not.
# The head of a lobby, in capitals.
picture-seats = { $count ->
    [0] NOBODY HAS SAT DOWN YET
    [one] { $count } BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
  } · PLAY CHIPS ONLY
picture-started = { $count } BOSSES · 12 PLAY CHIPS EACH · READ THE BACKS
picture-any-boss = ANY BOSS
picture-empty-seat = FREE
# Under a boss whom no person plays.

## The story of a game that is over

story-title = THE ROAD TO THE TITLE
# over all games, in /stats
story-figure-traps = Bluffs (won unseen with less than a pair): { $figure }
story-figure-calls = Calls (lost what looked won): { $figure }
