### The sentences of Poker Champ in English, by subject. Cards, hands and bosses have their own catalogues.

## Names

# .about: at most 100 characters.
game-name = Poker Champ
    .about = Read the marked backs, stay or fold, collect Awards. Play chips only

# Beside the table and under the private panel, as Discord shows buttons.
button-hand = My cards
button-dossier = Last deals
button-answers = In advance…
answers-about = **What will you do in the next stages of this deal?** I open your answer after a little while, as if you had just decided, and nobody learns that it was ready. You’re still called with the others. It ends with the deal, or as soon as you decide otherwise yourself.
answer-river = I stay to the river
answer-duel = I stay while at most one other does; else ask me
answer-pair = With a pair or better I stay; else I fold
answer-two-pairs = With two pair or better I stay; else I fold
answer-three = With three of a kind or better I stay; else I fold
answer-straight = With a straight or better I stay; else I fold
answer-flush = With a flush or better I stay; else I fold
answer-pair-or-ask = With a pair or better I stay; else ask me
answer-two-pairs-or-ask = With two pair or better I stay; else ask me
answer-three-or-ask = With three of a kind or better I stay; else ask me
answer-straight-or-ask = With a straight or better I stay; else ask me
answer-flush-or-ask = With a flush or better I stay; else ask me
answer-fold = I fold at the next stage

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
    [0] no Awards
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
standing-stays = in
standing-all-in = all-in
standing-folded = folded
# $place: among the decisions of this stage.
standing-placed = { $standing } · { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

## The lobby

# $aim: what wins, as agreed.
terms = For 2 to 6 bosses. { $goal } You start with { $chips } play chips: nothing can be bought, cashed or carried from one game to the next.

## News

# Digest lines: $boss, $bosses, $broke are names in bold; $cards are signs (K♠); $hand is a hand in words.
news-nothing = A quiet moment at the table.
news-started = 🎬 { $bosses } sit down with { $chips } play chips each. A card’s back shows its suit and how high it is: L is K to 10, M is 9 to 6, S is 5 to 2; A is an ace.
news-dealt = 🃏 Deal { $deal }. { $boss ->
    [you] You deal
   *[other] { $boss } deals
}; everybody pays { $price }.
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
    [one] { $bosses } is all-in
   *[other] { $bosses } are all-in
}
decision-folds = { $count ->
    [one] { $bosses } folds
   *[other] { $bosses } fold
}
news-unseen = Everybody else has folded: { $boss ->
    [you] you take { $pot } and show
   *[other] { $boss } takes { $pot } and shows
} { $cards } ({ $hand }).
news-won = { $boss ->
    [you] You take
   *[other] { $boss } takes
} { $pot } with { $hand }; { $bosses } had { $second }.
news-shared = { $bosses } split the pot: { $shares }, each with { $hand }.
# $owns: how many Awards the giver has now.
news-award = 🏅 { $broke ->
    [you] You’re broke
   *[other] { $broke } is broke
}. { $boss ->
    [you] You, the richest with { $had }, help out with { $chips } chips and earn
   *[other] { $boss }, the richest with { $had }, { $broke ->
        [you] helps you out
       *[other] helps out
    } with { $chips } chips and earns
} { $owns ->
    [1] an Award
    [2] a second Award
    [3] a third Award
    [4] a fourth Award
    [5] a fifth Award
    [6] a sixth Award
   *[7] a seventh Award
}!
news-award-after-duel = 🏅 { $boss ->
    [you] You give { $broke } { $chips } of { $had } chips and earn
   *[other] { $boss } gives { $broke } { $chips } of { $had } chips and earns
} { $owns ->
    [1] an Award
    [2] a second Award
    [3] a third Award
    [4] a fourth Award
    [5] a fifth Award
    [6] a sixth Award
   *[7] a seventh Award
}!
news-duel = ⚔️ { $broke ->
    [you] You’re broke
   *[other] { $broke } is broke
}. { $bosses } are the richest, with { $chips } chips each: a duel for the Award!
news-duel-won = { $boss ->
    [you] You win
   *[other] { $boss } wins
} the duel with { $hand }.
news-duel-tied = { $bosses } tie with { $hand }: another duel.
news-last-award = That was the seventh and last Award.
news-last-deal = That was the last deal.
news-time = The time is up, and the last deal has been played.
news-time-up = ⏰ { $minutes } minutes are over: this deal is the last.
# A deal that is over, where much has happened since.
news-deal = Deal { $deal }. { $told }
news-over = 🏆 { $champions }
news-earlier = { $first ->
    [0] Deal { $last } is under **Last deals**.
   *[other] Deals { $first } to { $last } are under **Last deals**.
}
# $owned, $chips: in words; $awards: of each champion; $bosses: one or several.
champions = { $count ->
    [one] { $awards ->
        [0] { $bosses } is champion of the day with { $chips }, and nobody won an Award.
        [2] { $bosses } has two Awards: champion of the day!
       *[other] { $bosses } is champion of the day with { $owned }!
    }
   *[other] { $awards ->
        [0] { $bosses } share the title with { $chips } each, and nobody won an Award.
       *[other] { $bosses } share the title with { $owned } each!
    }
}

## Showdowns

recount-showdown = **Showdown, deal { $deal }.** Common cards: { $common }. Pot: { $pot }.
recount-unseen = **Deal { $deal }, { $stage }, no showdown.** Common cards: { $common }.
recount-duel = { $round ->
    [1] **Duel.** Common cards: { $common }.
   *[other] **Duel, round { $round }.** Common cards: { $common }.
}
recount-line = - { $line }
# $place: 1st; $five: the cards that count; $own: the two that were hidden.
shown = { $place } { $who }: { $hand } ({ $five }), in hand { $own }
shown-paid = { $shown }; paid { $paid }{ $takes ->
    [0] { "" }
   *[other] , takes { $takes }
}
shown-short = { $place } { $who }: { $own }

## Asked

# What the table waits for (public), and what is asked of one boss (private).
situation = Deal { $deal }, { $stage } · deciding: { $bosses } · pot { $pot }, staying costs { $price }
situation-over = 🏆 { $champions }
call-together = { $people }: stay for { $price }, or fold (deal { $deal }, { $stage }).
prompt = **Deal { $deal }, { $stage }: stay or fold?** Staying costs { $cost } of your { $chips }; the pot is { $pot }.
prompt-last-chip = **Deal { $deal }, { $stage }: stay or fold?** Staying costs { $cost ->
    [1] your last chip
   *[other] your last { $cost } chips
}; the pot is { $pot }.
# What the rivals have decided in this stage, and what they have left: below the question.
prompt-odds = Winning 1 time in { $count } is enough.
prompt-rivals = { $decisions }. Chips: { $chips }.
# Below what was decided, while others decide.
prompt-chips = Chips: you { $own }, { $chips }.
prompt-deciding = { $count ->
    [one] { $bosses } still decides
   *[other] { $bosses } still decide
}
prompt-sealed = { $did ->
    [fold] You fold.
   *[stay] You stay.
} Nobody knows yet: all decisions are shown together.
# Who folded in an earlier stage of the deal.
prompt-out = { $count ->
    [one] { $bosses } has folded
   *[other] { $bosses } have folded
}
prompt-stays = You stay. Waiting for { $bosses }.
prompt-all-in = You’re all-in: no more decisions in this deal. Waiting for { $bosses }.
prompt-folded = You’ve folded; you’re back in the next deal. Waiting for { $bosses }.

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
    .detail = Sit this deal out; you’re back in the next

## Advice

# What a coach says of an action, to the seat alone. Chances are in 100.
advised-worth = 👑 Chance to become champion: **{ $worth }%**
advised-pot = Chance to take the pot: { $chance }%{ $by ->
    [folds] , mostly because everybody else folds
   *[cards] { "" }
}
advised-price = Price: { $cost } for a pot of { $pot }. You need { $needs }%; if everybody stays, your hand is best { $has }% of the time
advised-chips = Chips after this deal: { $before } if you fold → about { $after }
advised-keeps = You keep { $chips ->
    [one] your 1 chip
   *[other] your { $chips } chips
}; the { $paid } you’ve paid stays in the pot
advised-award = You win an Award in this deal: { $before }% → { $after }%
advised-broke = You go broke in this deal: { $before }% → { $after }%
advised-rival = A rival becomes champion in this deal: { $before }% → { $after }%
advised-fell = Your chance to become champion fell from { $high }% to { $low }%.
when = deal { $deal }, { $stage }

## Refusals

# What is wrong, and what may be done instead. $text is what was typed.
refused-game-over = This game is over. For another, press **Rematch** under the last picture.
refused-unknown-seat = You have no seat at this table. Watch along, or open your own with `/table new`.
refused-folded = You’ve folded; you’re back in the next deal.
refused-all-in = You’re all-in: no more decisions in this deal.
refused-no-time-agreed = No time is agreed on at this table, or it is up already.
refused-already-decided = You’ve already decided. I’ll call you at the next stage.
refused-unknown-action = I can’t read { $text }. Press **Stay** or **Fold**, or type `/champ stay` or `/champ fold`.

## Rules

# How to play, in short. $length: standard, timed, minutes, long; $deals, $minutes: of a timed game.
# What wins, wherever it is said: in the lobby, under the first table, in /help and the rules.
goal = { $length ->
    [timed] After { $deals } deals, the most Awards win.
    [minutes] After { $minutes } minutes, the most Awards win: the deal under way is the last.
    [long] When all seven Awards are given, the most Awards win.
   *[standard] The first to two Awards wins.
} You earn one when you’re the richest and somebody goes broke.
in-short = • **You see** your own two cards, and the backs of everybody else’s: the suit, and L (large: K to 10), M (medium: 9 to 6) or S (small: 5 to 2). An ace’s back says A and no suit.
    • **Five cards in the middle** belong to everybody. Your best five of seven are your hand.
    • **Three times a deal** you choose: stay and pay the price, or fold. Nobody can raise.
    • **The best hand** takes the whole pot.
    • **Broke?** The richest boss gives you chips, and gets an Award for it. Nobody is ever out.
rules-aim = **Aim.** { $goal } With the same number, you’re champions together. { $length ->
    [timed] With no Awards at all, the most chips win.
   *[other] After { $deals } deals (100 at tables of version 0.6 and older) the game ends: the most Awards win, or the most chips if there are none.
}
rules-chips = **Play chips only.** You start with { $chips } chips. They’re only counters: nothing can be bought, cashed or carried from one game to the next.
rules-backs = **Marked backs.** You get two cards and see the backs of everybody else’s. A back shows the suit and how high the card is:
    - L (large): K Q J 10
    - M (medium): 9 8 7 6
    - S (small): 5 4 3 2
    - A: an ace, of any suit
    So ♠L is one of four cards.
rules-deal = **A deal.** Everybody pays 1. Three common cards are turned up (the flop, price 1), then a fourth (the turn, price 2), then a fifth (the river, price 2). Each time, everybody still in decides once, in any order: *stay* and pay, or *fold*. { $sealed ->
    [yes] Nobody sees a decision until all are in; until then you may change yours.
   *[no] The others see it at once, and who came 1st, 2nd, 3rd; it’s final.
} If you can’t pay in full, you pay what you have; with no chips you stay in automatically.
rules-showdown = **Showdown.** Make your best five-card hand from your two cards and the five common ones. The best hand takes the whole pot, however little its owner paid; equal hands split it. If everybody else folds, you take the pot and show your two cards. Folded cards stay hidden.
rules-hands = **Hands,** best first: straight flush · four of a kind · full house · flush · straight · three of a kind · two pair · pair · high card. Suits never decide; the ace is high, and low in A 2 3 4 5.
rules-help = **Broke.** After the pot, the richest boss gives { $gift } chips to anybody with none and earns an Award. If several are richest, they fight a duel: two cards each and five common ones, all face up. Nobody is ever out of the game.

## Table as text

table-deal = **Deal { $deal }, { $stage }.** Pot { $pot }; staying costs { $price }.
table-over = **Deal { $deal }, { $stage }.** It was the last one.
table-common = Common cards: { $cards }
table-new = new: { $cards }
table-dealer = Dealer: { $boss }
table-awards-left = Awards left: { $left } of { $all }
table-bosses = **Bosses, clockwise**
table-boss = { $number }. { $boss }: { $facts }
table-backs = backs { $backs }
table-faces = cards { $cards }
table-paid = paid { $paid }
table-folded = folded { $at }
table-wins-next = one more Award wins
table-last = **Deal { $deal }** has just ended. { $told }
table-end = **How it ended.** { $told }
table-legend = A back shows suit and class: L is K Q J 10, M is 9 8 7 6, S is 5 4 3 2. A is an ace of any suit.

## What one seat knows

# What one boss alone may know; for private messages.
view-own = **Your cards** as { $boss }: { $cards }. The others see { $backs }.
view-best = Your best hand: { $hand }
# $wins in $total: how often one must win at least for the chips to be worth it.
view-odds = { $cost } for a pot of { $pot }: enough if you win { $wins ->
    [one] once
   *[other] { $wins } times
} in { $total }.
record-head = 🗂️ **Last deals**
record-own = Your cards in deal { $deal }: { $cards }
record-none = No deal is over yet. Later you’ll find here who stayed how long, who won, and which cards were shown.
record-so-far = **So far** ({ $deals ->
    [one] one deal
   *[other] { $deals } deals
})
record-boss = - { $boss }: { $stayed ->
    [0] never went to the end
    [one] went to the end once
    [2] went to the end twice
   *[other] went to the end { $stayed } times
}, { $won ->
    [0] no pots
    [one] 1 pot
   *[other] { $won } pots
}{ $bluffs ->
    [0] { "" }
    [one] , 1 of them a bluff (alone, with less than a pair)
   *[other] , { $bluffs } of them bluffs (alone, with less than a pair)
}
record-deal = **Deal { $deal }** · { $common }
record-shown = - { $line }
record-unseen = - { $boss } ({ $backs }) was alone { $at } with { $cards } ({ $hand }) and took { $pot }
record-folded = - { $count ->
   *[other] Folded
} { $at }: { $bosses }
record-order = - First to last: { $stages }
record-order-stage = { $at } { $bosses }
record-backs = { $boss } ({ $backs })
record-note = - { $told }

## Options

option-length = Length
    .detail = When the game ends
option-deals = Deals
    .detail = How many deals in a timed game
option-sealed = Decisions
    .detail = When the others see what you decide
option-sealed-off = Seen at once
    .detail = Everybody sees each decision, and who came first
option-sealed-on = Sealed until all are in
    .detail = Nobody sees a decision before everybody has decided
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
    .detail = The first to two Awards is champion
option-length-timed = Timed
    .detail = The most Awards after a set number of deals or minutes
option-length-long = Long
    .detail = The most Awards when all seven are given
option-deals-10 = 10 deals
    .detail = A short evening: up to 30 decisions
option-deals-20 = 20 deals
    .detail = The usual game: up to 60 decisions
option-deals-30 = 30 deals
    .detail = A long evening: up to 90 decisions

## Commands (names: lower case, one word)

command-group = champ
    .about = Play Poker Champ
command-stay = stay
    .about = Pay the price and stay in the deal
command-fold = fold
    .about = Sit this deal out
help = **Poker Champ**, a card game for 2 to 6 gangster bosses by Pierre Neuville. Unofficial; the art is this bot’s own. Play chips only: nothing can be bought, cashed or carried from one game to the next.
    🏆 { $goal }
    • **At the flop, the turn and the river**: `/champ stay` pays the price, `/champ fold` sits the deal out. Or press **Stay** or **Fold**.
    • **Last deals**: the button under the table, or `/game dossier`, shows who stayed how long, who won, and which cards were shown.

## Figures

# A line for each seat at the end. $computer: yes where a computer played for nobody.
figures = **{ $boss }** · { $computer ->
    [yes] computer
   *[no] { $name }
}: { $awards }, { $chips }; { $won ->
    [0] no pots
    [one] 1 pot
   *[other] { $won } pots
} in { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $showdowns ->
    [0] no showdowns won
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
alt-table = Deal { $deal }, { $stage }. Common { $cards }. Pot { $pot }, staying costs { $price }.
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
alt-asked = Staying costs { $chips }.
alt-showdown = Showdown, deal { $deal }. Common { $common }. Pot { $pot }.
alt-unseen = Deal { $deal }. Common { $common }.
alt-duel = Duel for the Award, { $broke } is broke. Common { $common }.
alt-line = { $line }.
alt-read = Deal { $deal }, pot { $pot }: { $who }.
alt-read-won = { $boss } wins with { $cards } ({ $backs })
alt-read-shown = { $boss } shows { $cards } ({ $backs })
alt-read-folded = { $boss } ({ $backs }) folds { $at }
alt-final-row = { $who }: { $awards }, { $chips }.
alt-banner = Poker Champ, with play chips only. At the table: { $seats }.
alt-banner-started = Poker Champ. The game has begun: { $seats }.
alt-help-hands = The hands, best first: { $ranks }. Equal hands are compared from the highest card down; suits never decide.
alt-help-backs = The thirteen backs and what each can be: { $backs }.
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
picture-sealed = { $did ->
    [fold] YOU FOLD
   *[stay] YOU STAY
}
picture-nobody-knows = nobody knows yet
picture-waiting = waiting for { $who }
picture-game-over = GAME OVER
# One heading on two lines, over the two backs.
picture-others = THE OTHERS
picture-others-see = see this
picture-board = COMMON CARDS
picture-best = YOUR BEST HAND
# What staying costs, and the pot it plays for.
picture-price = { $cost } FOR { $pot }
picture-enough = worth it if you win 1 time in { $count }
# The last deals as a picture. picture-reads-from: from which back on somebody stays past the flop.
picture-reads = THE LAST DEALS
picture-reads-about = what they held, how far they went, who decided first
picture-reads-deal = DEAL
picture-reads-sign = { $sign ->
    [spoke] decided 1st, 2nd …
    [folded] folded there
   *[won] won
}
picture-reads-stays = STAYS WITH …
picture-reads-best = best back
picture-reads-from = { $size ->
    [A] only with an ace
    [L] from L up
    [M] from M up
    [S] with anything
   *[none] folds early
}
picture-showdown = SHOWDOWN
# A pot won without a showdown.
picture-unseen = NO SHOWDOWN
picture-all-folded = everybody else has folded
picture-takes = TAKES { $count }
# What somebody with too few chips could pay of the full price.
picture-paid = paid { $paid } of { $price }
picture-duel = DUEL
picture-duel-round = ROUND { $round }
picture-for-award = FOR THE AWARD
picture-and = { $some } and { $last }
picture-tied = A tie: { $bosses } play on
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
picture-backs-line = everybody sees them; each is one of four cards
picture-class-A = ace
picture-class-L = large
picture-class-M = medium
picture-class-S = small
picture-backs-note = The ace shows no suit.
    All backs stay visible until the deal ends, even after a fold.
# The head of a lobby, in capitals.
picture-seats = { $count ->
    [0] NOBODY HERE YET
    [one] { $count } BOSS AT THE TABLE
   *[other] { $count } BOSSES AT THE TABLE
  } · PLAY CHIPS ONLY
picture-started = { $count } BOSSES · 12 PLAY CHIPS EACH · READ THE BACKS
# Under a boss whom no person plays.

## The story of a game that is over

story-title = THE ROAD TO THE TITLE
# over all games, in /stats
story-figure-traps = Bluffs (no showdown, less than a pair): { $figure }
story-figure-calls = Bad calls (lost as the favourite): { $figure }

## The signs in the picture, for the lessons

signs = -# **Marked backs**: everybody sees them. A suit, and how high: L (large, K to 10), M (medium, 9 to 6), S (small, 5 to 2). An ace shows A and no suit.
    -# **A gold bar under a card**: it belongs to your best hand. A bright frame: it is new.
    -# **The gold ribbon**: what it costs to stay, and the pot you play for.
    -# **Beside each rival**: their chips, and ✓ in, ✕ folded, or a flame: all-in. A cup is an Award.

## One sentence in each of a newcomer’s first three turns alone

guide-1 = The backs tell you half of what the others hold; with a pair or better, staying for one chip is cheap.
guide-2 = A fourth common card: what could the others’ backs make of it? If it frightens you, fold.
guide-3 = The last card is out: stay if you’d win at least as often as the line above says; otherwise fold.
