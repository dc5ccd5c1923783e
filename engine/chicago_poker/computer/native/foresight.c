/* foresight.py: what comes of each plan in the same worlds. */
#include "beliefs.h"
#include "foresight.h"

static const int GUESSES = 2;

static void fill_backs(Table *world, int seat, int place, Pile *pool, const Habits *habits, Dice *dice) {
    Column *column = &world->columns[seat][place];
    for (int slot = 0; slot < column->number; slot++) {
        if (column->cards[slot] != UNKNOWN) continue;
        int gangsters[CARDS], number = 0, at = -1;
        for (int each = 0; each < pool->number; each++)
            if (pool->cards[each] < RAID) gangsters[number++] = each;
        if (!number) return;
        double best = 0;
        for (int guess = 0; guess < GUESSES; guess++) {
            int one = gangsters[below(dice, number)];
            double fits = promise(habits, column->weight + weight_of(pool->cards[one]));
            if (at < 0 || fits > best) {
                at = one;
                best = fits;
            }
        }
        int8_t card = pool->cards[at];
        pool->cards[at] = pool->cards[--pool->number];
        column->cards[slot] = card;
        column->weight += weight_of(card);
    }
}

void deal(const Table *seen, const Unseen *unseen, const Habits *habits, Dice *dice, Table *world) {
    Pile pool = unseen->hidden;
    *world = *seen;
    shuffle(dice, pool.cards, pool.number);
    for (int seat = 0; seat < world->seats; seat++)
        for (int place = 0; place < world->places; place++) fill_backs(world, seat, place, &pool, habits, dice);
    for (int seat = 0; seat < world->seats; seat++) {
        Hand *hand = &world->hands[seat], *extras = &world->extras[seat];
        int unknown = 0;
        for (int each = 0; each < hand->number; each++) unknown += hand->cards[each] == UNKNOWN;
        if (!unknown) continue;
        hand->number = extras->number = 0;
        for (; unknown && pool.number; unknown--) {
            int8_t card = pool.cards[--pool.number];
            Hand *to = card < RAID ? hand : extras;
            to->cards[to->number++] = card;
        }
    }
    int forgotten = world->discard.number - unseen->pile.number;
    world->discard = unseen->pile;
    for (; forgotten > 0 && pool.number; forgotten--)
        world->discard.cards[world->discard.number++] = pool.cards[--pool.number];
    world->deck = pool;
    world->stock = unseen->tiles;
    shuffle(dice, world->stock.cards, world->stock.number);
}

void perform(Table *image, int seat, const Plan *plan) {
    if (plan->kind == DRIVE) {
        for (int each = 0; each < plan->number; each++) {
            const Column *column = &image->columns[seat][plan->origin];
            int slot = 0;
            while (column->cards[slot] != plan->cards[each]) slot++;
            take_off(image, seat, plan->origin, slot);
        }
        for (int each = 0; each < plan->number; each++) lay(image, seat, plan->place, plan->cards[each]);
        act(image, seat, SHED, 0, LIMOUSINE);
    } else
        act(image, seat, plan->kind, plan->place, plan->what);
}

static void play_on(Table *image, int seat, const Plan *plan, const Habits *own, const Habits *rivals) {
    perform(image, seat, plan);
    if (!plan->waits || held(image, seat) > HAND_LIMIT) take_turn(image, own);
    for (int turn = 0; turn < image->seats; turn++) {
        next_turn(image);
        if (image->winner >= 0) return;
        take_turn(image, image->active == seat ? own : rivals);
    }
    next_turn(image);
}

/* What comes of each plan in each world, world by world. */
void outcomes(const Table *seen, const Unseen *unseen, int seat, const Plan *plans, int number, int worlds,
              const Level *level, double *found) {
    Dice dice = seen->dice;
    Beliefs beliefs;
    Table world, image;
    if (level->hidden) {
        deal(seen, unseen, level->rivals, &dice, &world);
        begin_beliefs(&beliefs, seen, &world, seat, level->rivals, level->hidden);
    }
    for (int each = 0; each < worlds; each++) {
        if (level->hidden) next_belief(&beliefs, &dice, &world);
        else deal(seen, unseen, level->rivals, &dice, &world);
        for (int plan = 0; plan < number; plan++) {
            image = world;
            image.dice = dice;
            play_on(&image, seat, plans + plan, level->own, level->rivals);
            *found++ = level->value ? win_chance(&image, seat, level->rivals, level->value)
                                    : standing(&image, seat, level->rivals, level->in_hand);
        }
    }
}
