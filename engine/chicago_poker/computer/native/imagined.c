/* stakes.py and imagined.py: the sketch of the rules. */
#include "port.h"

static const int LAID_DOWN[KINDS][FULL] = {{1, 1, 0, 0, 0}, {0, 0, 0, 1, 1}, {0, 0, 0, 0, 0}, {0, 1, 0, 1, 0}};

double power(const int32_t *tiles, int of_kind, int of_any) {
    int kinds = 0, owned = 0, least = of_kind;
    for (int kind = 0; kind < KINDS; kind++) {
        kinds += !tiles[kind];
        owned += tiles[kind];
        if (of_kind - tiles[kind] < least) least = of_kind - tiles[kind];
    }
    int others = of_any - owned;
    if (least <= 0 || kinds == 0 || others <= 0) return INFINITY;
    Sum ways = {0, 0};
    for (int kind = 0; kind < KINDS; kind++) add(&ways, pow(3.0, -(of_kind - tiles[kind])));
    return total_of(ways) + pow(3.0, -kinds) * kinds + 1.6 * 4 * pow(3.0, -others);
}

double share(double mine, double others) { return mine == INFINITY ? 1.0 : mine / (mine + others); }

int hides(const Table *table, int place, int slot) { return LAID_DOWN[table->kinds[place]][slot]; }

void put_back(Table *table, int seat, int place, int card, int down) {
    Column *column = &table->columns[seat][place];
    uint64_t weight = card >= 0 ? weight_of(card) : 0;
    column->cards[column->number] = (int8_t)card;
    column->down[column->number++] = (int8_t)down;
    column->weight += weight;
    if (down) column->backs++;
    else column->shown += weight;
}

void lay(Table *table, int seat, int place, int card) {
    Column *column = &table->columns[seat][place];
    put_back(table, seat, place, card, hides(table, place, column->number));
    if (column->number == FULL && table->markers < MARKERS) {
        table->marker_seat[table->markers] = seat;
        table->marker_place[table->markers++] = place;
    }
}

int take_off(Table *table, int seat, int place, int slot) {
    Column *column = &table->columns[seat][place];
    int card = column->cards[slot];
    uint64_t weight = card >= 0 ? weight_of(card) : 0;
    column->weight -= weight;
    if (column->down[slot]) column->backs--;
    else column->shown -= weight;
    column->number--;
    memmove(column->cards + slot, column->cards + slot + 1, (size_t)(column->number - slot));
    memmove(column->down + slot, column->down + slot + 1, (size_t)(column->number - slot));
    return card;
}

int can_draw(const Table *table) {
    return table->deck.number || (table->discard.number && table->reshuffles > 0);
}

int draw(Table *table, int seat) {
    if (!can_draw(table)) return 0;
    if (!table->deck.number) {
        table->reshuffles--;
        table->deck = table->discard;
        table->discard.number = 0;
        shuffle(&table->dice, table->deck.cards, table->deck.number);
    }
    int card = table->deck.cards[--table->deck.number];
    Hand *hand = card < RAID ? &table->hands[seat] : &table->extras[seat];
    hand->cards[hand->number++] = (int8_t)card;
    return 1;
}

static int free_slots(const Table *table, int seat) {
    int free = 0;
    for (int place = 0; place < table->places; place++)
        if (table->kinds[place] != VACANT) free += FULL - table->columns[seat][place].number;
    return free;
}

int held(const Table *table, int seat) { return table->hands[seat].number + table->extras[seat].number; }

int may_draw(const Table *table, int seat) {
    if (!can_draw(table)) return 0;
    int laid = table->left - 1, gangsters = table->hands[seat].number, free = free_slots(table, seat);
    if (gangsters < laid) laid = gangsters;
    if (free < laid) laid = free;
    return held(table, seat) + 1 - laid <= HAND_LIMIT;
}

int may_stop(const Table *table, int seat) {
    return held(table, seat) <= HAND_LIMIT && (!table->compulsory || table->left <= table->optional);
}

void award(Table *table, int place, int winner) {
    for (int seat = 0; seat < table->seats; seat++) {
        Column *column = &table->columns[seat][place];
        for (int slot = 0; slot < column->number; slot++)
            table->discard.cards[table->discard.number++] = column->cards[slot];
        memset(column, 0, sizeof *column);
    }
    int kept = 0;
    for (int at = 0; at < table->markers; at++)
        if (table->marker_place[at] != place) {
            table->marker_seat[kept] = table->marker_seat[at];
            table->marker_place[kept++] = table->marker_place[at];
        }
    table->markers = kept;
    if (table->won[place] == VACANT) table->won[place] = winner;
    table->tiles[winner][table->kinds[place]]++;
    table->powers[winner] = power(table->tiles[winner], table->of_kind, table->of_any);
    table->staked = table->prized = 0;
    table->reshuffles = table->most_reshuffles;
    if (table->powers[winner] == INFINITY) {
        table->winner = winner;
        return;
    }
    table->kinds[place] = table->stock.number ? table->stock.cards[--table->stock.number] : VACANT;
    for (int other = 0; other < table->places; other++)
        if (table->kinds[other] != VACANT) return;
    table->winner = winner;
}

/* The winner of a tie: all send their highest gangster. */
int reinforced(Table *table, int *tied, int number) {
    for (;;) {
        int sent[SEATS], senders[SEATS], many = 0, highest = 0;
        for (int at = 0; at < number; at++) {
            Hand *hand = &table->hands[tied[at]];
            if (!hand->number) continue;
            int best = 0;
            for (int card = 1; card < hand->number; card++)
                if (value_of(hand->cards[card]) > value_of(hand->cards[best])) best = card;
            sent[many] = hand->cards[best];
            senders[many++] = tied[at];
            hand->number--;
            memmove(hand->cards + best, hand->cards + best + 1, (size_t)(hand->number - best));
        }
        if (!many) return tied[0];
        for (int at = 0; at < many; at++) table->discard.cards[table->discard.number++] = (int8_t)sent[at];
        if (table->refilled)
            for (int at = 0; at < many; at++) draw(table, senders[at]);
        for (int at = 0; at < many; at++)
            if (value_of(sent[at]) > highest) highest = value_of(sent[at]);
        number = 0;
        for (int at = 0; at < many; at++)
            if (value_of(sent[at]) == highest) tied[number++] = senders[at];
        if (number == 1) return tied[0];
    }
}

void settle(Table *table, int place, int caller) {
    int best = -1, tied[SEATS], number = 1;
    tied[0] = 0;
    for (int step = 0; step < table->seats; step++) {
        int seat = (caller + step) % table->seats;
        const Column *column = &table->columns[seat][place];
        if (!column->number) continue;
        int strength = strength_of(column->weight);
        if (strength > best) {
            best = strength;
            tied[0] = seat;
            number = 1;
        } else if (strength == best)
            tied[number++] = seat;
    }
    award(table, place, number == 1 ? tied[0] : reinforced(table, tied, number));
}

void fight(Table *table, int seat) {
    while (table->winner < 0) {
        int place = -1;
        for (int at = 0; at < table->markers && place < 0; at++)
            if (table->marker_seat[at] == seat) place = table->marker_place[at];
        if (place < 0) return;
        settle(table, place, seat);
    }
}

const double *prizes(Table *table, int place) {
    if (!table->prized) {
        for (int at = 0; at < table->places; at++)
            for (int seat = 0; seat < table->seats; seat++) {
                int32_t more[KINDS];
                memcpy(more, table->tiles[seat], sizeof more);
                if (table->kinds[at] == VACANT) {
                    table->prizes[at][seat] = table->powers[seat];
                    continue;
                }
                more[table->kinds[at]]++;
                table->prizes[at][seat] = power(more, table->of_kind, table->of_any);
            }
        table->prized = 1;
    }
    return table->prizes[place];
}

static double staked(Table *table, int seat, int place) {
    if (table->kinds[place] == VACANT) return 0.0;
    const double *powers = table->powers, *prize = prizes(table, place);
    Sum all = {0, 0}, theirs = {0, 0};
    for (int other = 0; other < table->seats; other++) add(&all, powers[other]);
    double total = total_of(all), mine = powers[seat];
    for (int rival = 0; rival < table->seats; rival++)
        if (rival != seat) add(&theirs, share(mine, total - mine - powers[rival] + prize[rival]));
    return share(prize[seat], total - mine) - total_of(theirs) / (table->seats - 1);
}

double stake(Table *table, int seat, int place) {
    if (!table->staked) {
        for (int each = 0; each < table->seats; each++)
            for (int at = 0; at < table->places; at++) table->stakes[each][at] = staked(table, each, at);
        table->staked = 1;
    }
    return table->stakes[seat][place];
}
