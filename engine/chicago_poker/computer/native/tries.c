/* tries.py: what comes of each plan in the mean of many tries, and of each shootout. */
#include "foresight.h"

static int pick(const Hand *hand, int highest) {
    int best = 0;
    for (int card = 1; card < hand->number; card++) {
        int more = value_of(hand->cards[card]) - value_of(hand->cards[best]);
        if (highest ? more > 0 : more < 0) best = card;
    }
    return hand->cards[best];
}

static void discard(Table *image, int seat, int card) {
    drop(card < RAID ? &image->hands[seat] : &image->extras[seat], card);
    image->discard.cards[image->discard.number++] = (int8_t)card;
}

/* The winner of a tie: whoever acts sends what they chose, the rivals their highest gangster. */
static int answered(Table *image, int seat, const Tie *tie, int card) {
    int sent[SEATS], senders[SEATS], left[SEATS], many = 0, highest = 0, number = 0;
    for (int at = 0; at < tie->number; at++) {
        int other = tie->tied[at], own = other == seat;
        const Hand *hand = &image->hands[other];
        int wanted = own ? card : hand->number ? pick(hand, 1) : UNKNOWN;
        if (wanted == UNKNOWN || (tie->optional && !own && value_of(wanted) < tie->free)) continue;
        sent[many] = wanted;
        senders[many++] = other;
    }
    for (int at = 0; at < many; at++) discard(image, senders[at], sent[at]);
    if (image->refilled)
        for (int at = 0; at < many; at++) draw(image, senders[at]);
    for (int at = 0; at < many; at++)
        if (value_of(sent[at]) > highest) highest = value_of(sent[at]);
    for (int at = 0; at < many; at++)
        if (value_of(sent[at]) == highest) left[number++] = senders[at];
    if (!number) return tie->tied[0];
    return number == 1 ? left[0] : reinforced(image, left, number);
}

static void send(Table *image, int seat, const Tie *tie, int card) {
    award(image, tie->place, answered(image, seat, tie, card));
    if (tie->stalemate)
        for (int place = 0; place < image->places; place++) {
            int lies = 0;
            for (int other = 0; other < image->seats; other++) lies |= image->columns[other][place].number;
            if (image->winner < 0 && lies) settle(image, place, tie->caller);
        }
    fight(image, image->active);
    image->left = tie->left;
    image->optional = 0;
}

/* The rest of the pile joins the deck; Bribery is the only card of the new one. */
static void take(Table *image, int seat, int card) {
    Hand *to = card < RAID ? &image->hands[seat] : &image->extras[seat];
    Pile *deck = &image->deck, *pile = &image->discard;
    int taken = 0, bribery = 0;
    to->cards[to->number++] = (int8_t)card;
    for (int at = 0; at < pile->number; at++) {
        if (pile->cards[at] == card && !taken) taken = 1;
        else if (pile->cards[at] == BRIBERY && !bribery) bribery = 1;
        else deck->cards[deck->number++] = pile->cards[at];
    }
    pile->cards[0] = BRIBERY;
    pile->number = 1;
    shuffle(&image->dice, deck->cards, deck->number);
}

/* What is over the limit after that card goes from the lowest gangster up. */
static void throw_away(Table *image, int seat, int card) {
    for (;;) {
        discard(image, seat, card);
        if (held(image, seat) <= HAND_LIMIT) return;
        card = image->hands[seat].number ? pick(&image->hands[seat], 0) : image->extras[seat].cards[0];
    }
}

static void respond(Table *image, int seat, const Plan *plan, const Tie *tie) {
    switch (plan->kind) {
    case NOTHING: break;
    case SEND: send(image, seat, tie, plan->what); break;
    case TAKE: take(image, seat, plan->what); break;
    case DISCARD: throw_away(image, seat, plan->what); break;
    default: perform(image, seat, plan);
    }
    if (plan->waits) image->left = image->optional = 0;
}

static double town(Table *image, int seat, const Trial *trial) {
    if (image->winner >= 0) return image->winner == seat;
    double mine = 0;
    Sum all = {0, 0};
    for (int other = 0; other < image->seats; other++) {
        double ahead = exp(trial->decided * standing(image, other, trial->own, trial->in_hand));
        if (other == seat) mine = ahead;
        add(&all, ahead);
    }
    return mine / total_of(all);
}

static double shootout(const Table *image, int seat, int place, const Habits *habits) {
    if (image->won[place] != VACANT) return image->won[place] == seat;
    double by_seat[SEATS], all = pulls(image, place, habits, by_seat);
    return by_seat[seat] / all;
}

/* What comes of each plan in each try: the town, then each place, not a number where nothing is to be won. */
void tries(const Table *seen, const Unseen *unseen, int seat, const Plan *plans, int number, int many, int turns,
           const Tie *tie, const Trial *trial, double *found) {
    Dice dice = seen->dice;
    Table world, image;
    for (int each = 0; each < many; each++) {
        deal(seen, unseen, trial->own, &dice, &world);
        for (int plan = 0; plan < number; plan++) {
            image = world;
            image.dice = dice;
            respond(&image, seat, plans + plan, tie);
            for (int turn = 0; turn < turns - each % seen->seats && image.winner < 0; turn++) {
                take_turn(&image, turn == 0 && image.active == seat ? trial->own : trial->others);
                next_turn(&image);
            }
            *found++ = town(&image, seat, trial);
            for (int place = 0; place < seen->places; place++)
                *found++ = seen->kinds[place] == VACANT ? NAN : shootout(&image, seat, place, trial->others);
        }
    }
}

/* How large the structures are, for Python to compare with its own. */
void sizes(int *found) {
    const size_t all[] = {sizeof(Table), sizeof(Unseen), sizeof(Plan),  sizeof(Habits),
                          sizeof(Net),   sizeof(Level),  sizeof(Tie), sizeof(Trial)};
    for (size_t each = 0; each < sizeof all / sizeof *all; each++) found[each] = (int)all[each];
}
