/* beliefs.py: hidden cards, exchanged one by one, each exchange accepted by what the net says of it. */
#include "beliefs.h"

static const int EARLY_ROUNDS = 3;
static const double SURE = 12.0, SETTLING = 10, BETWEEN = 1.6;

static void look(Table *world, int rival, const Habits *habits, Spot *spots, int *number) {
    *number = 0;
    for (int place = 0; place < world->places; place++) {
        if (world->kinds[place] == VACANT) continue;
        Spot *spot = spots + (*number)++;
        const Column *own = &world->columns[rival][place];
        double seems = 0;
        int best = -1, beat = 0;
        uint64_t strongest = 0;
        spot->finished = 0;
        for (int other = 0; other < world->seats; other++) {
            if (other == rival) continue;
            const Column *column = &world->columns[other][place];
            double one = seeming(world, other, place, habits);
            if (best < 0 || one > seems) {
                best = other;
                seems = one;
            }
            spot->finished |= column->number == FULL;
            if (column->shown && strength_of(column->shown) > beat) {
                beat = strength_of(column->shown);
                strongest = column->shown;
            }
        }
        spot->place = place;
        spot->stake = stake(world, rival, place);
        spot->gangsters = own->number;
        spot->against = seems;
        spot->other = world->columns[best][place].number;
        spot->openly = own->number ? promise(habits, own->shown) : habits->empty;
        spot->beat = beat ? grade(habits, strongest) : 0.0;
        spot->backs = 0;
        for (int slot = 0; slot < own->number; slot++)
            if (own->down[slot]) spot->back[spot->backs++] = slot;
    }
}

static double at(const Table *world, int rival, const Spot *spot, const Habits *habits, double *to, double *thrice) {
    double found[4], chances[3], steep = habits->steepness, against = spot->against, hidden = 0;
    reach(world, rival, spot->place, habits, spot->finished, found);
    const int which[3] = {0, 1, 3};
    for (int each = 0; each < 3; each++) chances[each] = 1 / (1 + exp(steep * (against - found[which[each]])));
    int called = spot->gangsters == FULL;
    const Column *column = &world->columns[rival][spot->place];
    double lies = called ? grade(habits, column->weight) : 0.0;
    for (int back = 0; back < spot->backs; back++) hidden += value_of(column->cards[spot->back[back]]);
    *to++ = spot->stake;
    for (int each = 0; each < 4; each++) *to++ = found[each];
    *to++ = against;
    *to++ = spot->openly;
    *to++ = found[0] - spot->openly;
    *to++ = spot->backs / 2.0;
    *to++ = spot->gangsters / 5.0;
    *to++ = called;
    *to++ = spot->finished;
    *to++ = spot->other / 5.0;
    for (int each = 0; each < 3; each++) *to++ = chances[each];
    for (int each = 0; each < 3; each++) *to++ = chances[each] * spot->stake;
    *to++ = called ? tanh(SURE * (lies - spot->beat)) : 0.0;
    *to++ = spot->finished ? tanh(SURE * (found[3] - against)) : 0.0;
    *to++ = spot->backs ? hidden / spot->backs / 10 : 0.7;
    *to++ = spot->gangsters == FULL - 1;
    *to++ = world->seats > 2;
    *thrice = spot->stake * (chances[2] - chances[0]);
    return spot->stake * (chances[1] - chances[0]);
}

static int holds(const Hand *hand, int card) { return hand->number && memchr(hand->cards, card, (size_t)hand->number); }

static void in_hand(const Table *world, int rival, double *to) {
    const Hand *hand = &world->hands[rival], *extras = &world->extras[rival];
    int times[16] = {0}, colours[5] = {0}, values = 0, highest = 0, twice = 0, thrice = 0, coloured = 0;
    for (int each = 0; each < hand->number; each++) {
        int value = value_of(hand->cards[each]);
        times[value]++;
        colours[hand->cards[each] / 15]++;
        values += value;
        if (value > highest) highest = value;
    }
    for (int value = 1; value < 16; value++) {
        twice += times[value] >= 2;
        thrice += times[value] >= 3;
    }
    for (int colour = 0; colour < 5; colour++)
        if (colours[colour] > coloured) coloured = colours[colour];
    *to++ = (hand->number + extras->number) / 7.0;
    *to++ = hand->number / 7.0;
    *to++ = extras->number / 2.0;
    *to++ = holds(extras, LIQUIDATION);
    *to++ = holds(extras, REVOLVER);
    *to++ = holds(extras, RAID);
    *to++ = holds(extras, LIMOUSINE) || holds(extras, BRIBERY);
    *to++ = hand->number ? (double)values / hand->number / 10 : 0.7;
    *to++ = twice / 2.0;
    *to++ = thrice;
    *to++ = highest / 15.0;
    *to++ = world->turn < EARLY_ROUNDS * world->seats;
    *to++ = coloured / 5.0;
    *to++ = (double)((rival - world->active + world->seats) % world->seats) / world->seats;
}

static double scored(Beliefs *beliefs, int rival) {
    Features of;
    double once = 0.0, thrice = 0.0;
    int finished = 0, number = beliefs->spots_of[rival];
    const Table *world = &beliefs->world;
    for (int each = 0; each < number; each++) {
        const Spot *spot = &beliefs->spots[rival][each];
        double three, one = at(world, rival, spot, beliefs->habits, of.places[each], &three);
        once = fmax(once, one);
        thrice = fmax(thrice, three);
        finished |= spot->finished;
    }
    in_hand(world, rival, of.whole);
    of.whole[14] = finished;
    of.whole[15] = once;
    of.whole[16] = thrice;
    of.whole[17] = world->seats > 2;
    of.in_play = number;
    return score(beliefs->net, &of);
}

static int card_at(const Beliefs *beliefs, const Slot *slot) {
    if (slot->place == IN_HAND) return beliefs->hands[slot->rival][slot->at];
    return beliefs->world.columns[slot->rival][slot->place].cards[slot->at];
}

static void put(Beliefs *beliefs, const Slot *slot, int card) {
    Table *world = &beliefs->world;
    int rival = slot->rival;
    if (slot->place != IN_HAND) {
        Column *column = &world->columns[rival][slot->place];
        column->weight += weight_of(card) - weight_of(column->cards[slot->at]);
        column->cards[slot->at] = (int8_t)card;
        return;
    }
    beliefs->hands[rival][slot->at] = card;
    Hand *hand = &world->hands[rival], *extras = &world->extras[rival];
    hand->number = extras->number = 0;
    for (int each = 0; each < beliefs->held[rival]; each++) {
        int one = beliefs->hands[rival][each];
        Hand *to = one < RAID ? hand : extras;
        to->cards[to->number++] = (int8_t)one;
    }
}

static void exchange(Beliefs *beliefs, Dice *dice) {
    Pile *deck = &beliefs->world.deck;
    const Slot *one = beliefs->slots + below(dice, beliefs->number);
    int drawn = below(dice, deck->number + beliefs->number);
    const Slot *other = drawn >= deck->number ? beliefs->slots + drawn - deck->number : 0;
    if (other && one->place == IN_HAND && other->place == IN_HAND && one->rival == other->rival) return;
    int here = card_at(beliefs, one), there = other ? card_at(beliefs, other) : deck->cards[drawn];
    if ((one->place != IN_HAND && there >= RAID) || (other && other->place != IN_HAND && here >= RAID)) return;
    put(beliefs, one, there);
    if (other) put(beliefs, other, here);
    int both = other && other->rival != one->rival;
    double first = scored(beliefs, one->rival), second = both ? scored(beliefs, other->rival) : 0.0;
    double gain = both ? first + second - (beliefs->scores[one->rival] + beliefs->scores[other->rival])
                       : first - beliefs->scores[one->rival];
    if (gain >= 0 || below(dice, 1 << 20) < exp(gain) * (1 << 20)) {
        beliefs->scores[one->rival] = first;
        if (both) beliefs->scores[other->rival] = second;
        if (!other) deck->cards[drawn] = (int8_t)here;
        return;
    }
    put(beliefs, one, here);
    if (other) put(beliefs, other, there);
}

void begin_beliefs(Beliefs *beliefs, const Table *seen, const Table *world, int seat, const Habits *habits,
                   const Net *net) {
    beliefs->world = *world;
    beliefs->habits = habits;
    beliefs->net = net;
    beliefs->number = 0;
    beliefs->begun = 0;
    for (int rival = 0; rival < world->seats; rival++) {
        if (rival == seat) continue;
        int number = 0;
        for (int each = 0; each < world->hands[rival].number; each++)
            beliefs->hands[rival][number++] = world->hands[rival].cards[each];
        for (int each = 0; each < world->extras[rival].number; each++)
            beliefs->hands[rival][number++] = world->extras[rival].cards[each];
        beliefs->held[rival] = number;
        for (int place = 0; place < seen->places; place++)
            for (int slot = 0; slot < seen->columns[rival][place].number; slot++)
                if (seen->columns[rival][place].cards[slot] == UNKNOWN)
                    beliefs->slots[beliefs->number++] = (Slot){rival, place, slot};
        for (int each = 0; each < number; each++) beliefs->slots[beliefs->number++] = (Slot){rival, IN_HAND, each};
        look(&beliefs->world, rival, habits, beliefs->spots[rival], &beliefs->spots_of[rival]);
        beliefs->scores[rival] = scored(beliefs, rival);
    }
}

void next_belief(Beliefs *beliefs, Dice *dice, Table *world) {
    /* Python rounds halves to the even number, and so does rint. */
    int tries = (int)(beliefs->begun ? rint(BETWEEN * beliefs->number) : SETTLING * beliefs->number);
    beliefs->begun = 1;
    for (int each = 0; each < tries; each++) exchange(beliefs, dice);
    *world = beliefs->world;
    shuffle(dice, world->deck.cards, world->deck.number);
    shuffle(dice, world->stock.cards, world->stock.number);
}
