/* instinct.py: what a sound boss does at first glance. */
#include "port.h"

static const int EARLY_ROUNDS = 3;
static const double POINTLESS = -0.5, GIVEN_AWAY = 9.0, KEPT = 0.05;

static double chance(double steep, double against, double good) { return 1 / (1 + exp(steep * (against - good))); }

double seeming(const Table *table, int rival, int place, const Habits *habits) {
    const Column *column = &table->columns[rival][place];
    double more = habits->loaded * held(table, rival) * (FULL - column->number);
    if (!column->number) return habits->empty + more;
    return promise(habits, column->shown) + habits->hidden * column->backs + more;
}

static double threat(const Table *table, int seat, int place, const Habits *habits, int *urgent) {
    double total = 0, steep = habits->steepness;
    *urgent = 0;
    for (int rival = 0; rival < table->seats; rival++)
        if (rival != seat) {
            *urgent |= table->columns[rival][place].number == FULL;
            total += exp(steep * seeming(table, rival, place, habits));
        }
    return log(total) / steep;
}

static int to_beat(const Table *table, int seat, int place) {
    int best = 0;
    for (int rival = 0; rival < table->seats; rival++) {
        uint64_t shown = table->columns[rival][place].shown;
        if (rival == seat || !shown) continue;
        int strength = strength_of(shown);
        if (strength > best) best = strength;
    }
    return best;
}

static int beats(const Candidate *one, const Candidate *other) {
    if (one->worth != other->worth) return one->worth > other->worth;
    if (one->kind != other->kind) return one->kind > other->kind;
    if (one->place != other->place) return one->place > other->place;
    return one->what > other->what;
}

static void weigh(Candidate *best, double worth, int kind, int place, int what) {
    Candidate found = {worth, kind, place, what};
    if (best->kind < 0 || beats(&found, best)) *best = found;
}

/* The best so many gangsters of a hand; of equals the first in the order of itertools.combinations. */
typedef struct {
    const Habits *habits;
    const Hand *hand;
    int finished, first;
    uint64_t column, load;
    double good;
} Best;

static void combine(Best *best, int number, int from, int first, uint64_t load) {
    if (!number) {
        uint64_t weight = best->column + load;
        double good = best->finished ? grade(best->habits, weight) : promise(best->habits, weight);
        if (best->first < 0 || good > best->good) {
            best->good = good;
            best->load = load;
            best->first = first;
        }
        return;
    }
    for (int at = from; at <= best->hand->number - number; at++)
        combine(best, number - 1, at + 1, first < 0 ? at : first, load + weight_of(best->hand->cards[at]));
}

static void weigh_place(Candidate *found, Table *table, int seat, int place, double scale, const Habits *habits) {
    const Hand *hand = &table->hands[seat];
    const Column *column = &table->columns[seat][place];
    double worth = stake(table, seat, place), cost = habits->card * scale;
    int count = column->number, urgent;
    uint64_t weight = column->weight;
    double rivals = threat(table, seat, place, habits, &urgent);
    if (habits->concealed != 0.0 && hides(table, place, count)) cost -= habits->concealed * scale;
    double steep = urgent ? habits->steepness * habits->sure : habits->steepness;
    int most = table->left;
    if (FULL - count < most) most = FULL - count;
    if (hand->number < most) most = hand->number;
    int floor = urgent || count + most == FULL ? to_beat(table, seat, place) : 0;
    double now;
    if (count) {
        double good = urgent ? grade(habits, weight) : promise(habits, weight);
        now = urgent && strength_of(weight) < floor ? 0.0 : chance(steep, rivals, good);
    } else {
        now = urgent ? 0.0 : chance(steep, rivals, habits->empty);
        cost += habits->start * scale;
    }
    for (int number = 1; number <= most; number++) {
        int full = count + number == FULL, least = urgent || full ? floor : 0;
        Best best = {habits, hand, urgent, -1, weight, 0, 0};
        combine(&best, number, 0, -1, 0);
        double likely = chance(steep, rivals, best.good);
        if (least && strength_of(weight + best.load) < least) likely = urgent ? 0.0 : -GIVEN_AWAY;
        else if (full) likely += habits->finish;
        weigh(found, worth * (likely - now) / number - cost, LAY, place, hand->cards[best.first]);
    }
}

static void weigh_shots(Candidate *found, Table *table, int seat, double scale, const Habits *habits) {
    double steep = habits->steepness;
    int urgent;
    for (int place = 0; place < table->places; place++) {
        const Column *mine = &table->columns[seat][place];
        double own = mine->number ? promise(habits, mine->weight) : habits->empty;
        double before = threat(table, seat, place, habits, &urgent);
        for (int rival = 0; rival < table->seats; rival++) {
            Column *column = &table->columns[rival][place];
            if (rival == seat || column->number < 1 || column->number > 4) continue;
            int down = column->down[column->number - 1];
            int card = take_off(table, rival, place, column->number - 1);
            double after = threat(table, seat, place, habits, &urgent);
            put_back(table, rival, place, card, down);
            double gain = chance(steep, after, own) - chance(steep, before, own);
            weigh(found, stake(table, seat, place) * gain - habits->shot * scale, SHOT, place, rival);
        }
    }
}

static int holds(const Hand *hand, int card) { return hand->number && memchr(hand->cards, card, (size_t)hand->number); }

static void weigh_specials(Candidate *found, Table *table, int seat, double scale, const Habits *habits) {
    const Hand *extras = &table->extras[seat];
    if (holds(extras, REVOLVER) && table->turn >= EARLY_ROUNDS * table->seats &&
        (table->left == 1 || held(table, seat) > 6))
        weigh(found, can_draw(table) ? habits->draws[0] * scale : POINTLESS, GUN, 0, 0);
    if (holds(extras, LIQUIDATION)) weigh_shots(found, table, seat, scale, habits);
    static const int rest[] = {RAID, LIMOUSINE, BRIBERY};
    for (int at = 0; at < 3; at++)
        if (holds(extras, rest[at])) {
            int late = rest[at] == RAID && table->left == 1;
            weigh(found, (late ? -KEPT : habits->shed) * scale, SHED, 0, rest[at]);
        }
}

Candidate impulse(Table *table, int seat, const Habits *habits) {
    Candidate best = {0, -1, 0, 0};
    double scale = 0;
    int size = held(table, seat);
    for (int place = 0; place < table->places; place++)
        if (table->kinds[place] != VACANT) scale += stake(table, seat, place);
    scale /= table->places;
    for (int place = 0; place < table->places; place++)
        if (table->kinds[place] != VACANT && table->columns[seat][place].number < FULL && table->hands[seat].number)
            weigh_place(&best, table, seat, place, scale, habits);
    if (may_draw(table, seat)) {
        double worth = habits->draws[size < 9 ? size : 9] * scale * (table->left == 1 ? habits->late : 1.0);
        weigh(&best, worth, DRAW, 0, 0);
    }
    if (may_stop(table, seat)) weigh(&best, 0.0, STOP, 0, 0);
    if (table->extras[seat].number) weigh_specials(&best, table, seat, scale, habits);
    if (best.kind < 0) best = (Candidate){0.0, STOP, 0, 0};
    return best;
}

void drop(Hand *hand, int card) {
    int8_t *at = hand->number ? memchr(hand->cards, card, (size_t)hand->number) : 0;
    if (!at) return;
    hand->number--;
    memmove(at, at + 1, (size_t)(hand->cards + hand->number - at));
}

void act(Table *table, int seat, int kind, int place, int what) {
    if (kind == STOP) {
        table->left = 0;
        return;
    }
    if (kind == DRAW) draw(table, seat);
    else if (kind == LAY) {
        drop(&table->hands[seat], what);
        lay(table, seat, place, what);
    } else {
        int special = kind == SHOT ? LIQUIDATION : kind == GUN ? REVOLVER : what;
        drop(&table->extras[seat], special);
        if (kind == SHOT) {
            int card = take_off(table, what, place, table->columns[what][place].number - 1);
            table->discard.cards[table->discard.number++] = (int8_t)card;
        } else if (kind == GUN) {
            table->left += 2;
            table->optional += 2;
        } else if (special == BRIBERY)
            draw(table, seat);
        table->discard.cards[table->discard.number++] = (int8_t)special;
    }
    table->left--;
    if (table->left < table->optional) table->optional = table->left;
}

void take_turn(Table *table, const Habits *habits) {
    while (table->left > 0) {
        Candidate best = impulse(table, table->active, habits);
        act(table, table->active, best.kind, best.place, best.what);
    }
}

void next_turn(Table *table) {
    table->active = (table->active + 1) % table->seats;
    table->left = 3;
    table->optional = 0;
    table->turn++;
    fight(table, table->active);
}
