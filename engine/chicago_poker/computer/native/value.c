/* outlook.py, foresight.py's standing, value.py and net.py: who is how far, and who will win. */
#include "port.h"

static const double SURE = 12.0;

static double promised(const Table *table, int seat, int place, const Habits *habits) {
    const Column *column = &table->columns[seat][place];
    return column->number ? promise(habits, column->weight) : habits->empty;
}

/* How far all are together. */
static double everybodys(const Table *table) {
    Sum powers = {0, 0};
    for (int seat = 0; seat < table->seats; seat++) add(&powers, table->powers[seat]);
    return total_of(powers);
}

/* By seat how likely each is to win a place beside the others; their sum. */
double pulls(const Table *table, int place, const Habits *habits, double *by_seat) {
    Sum all = {0, 0};
    for (int seat = 0; seat < table->seats; seat++) {
        by_seat[seat] = exp(habits->steepness * promised(table, seat, place, habits));
        add(&all, by_seat[seat]);
    }
    return total_of(all);
}

double outlook(Table *table, int seat, const Habits *habits) {
    const double *powers = table->powers;
    double total = everybodys(table), mine = powers[seat], by_seat[SEATS];
    double base = mine / total, far = base;
    for (int place = 0; place < table->places; place++) {
        if (table->kinds[place] == VACANT) continue;
        const double *prize = prizes(table, place);
        double chances = pulls(table, place, habits, by_seat);
        Sum after = {0, 0};
        for (int other = 0; other < table->seats; other++)
            add(&after, by_seat[other] * (other == seat ? share(prize[other], total - mine)
                                                        : share(mine, total - mine - powers[other] + prize[other])));
        far += total_of(after) / chances - base;
    }
    return far;
}

double standing(Table *table, int seat, const Habits *habits, double in_hand) {
    if (table->winner >= 0) return table->winner == seat;
    double all = 0;
    for (int other = 0; other < table->seats; other++) all += held(table, other);
    return outlook(table, seat, habits) + in_hand * (held(table, seat) - all / table->seats);
}

void reach(const Table *table, int seat, int place, const Habits *habits, int finished, double *found) {
    double (*judged)(const Habits *, uint64_t) = finished ? grade : promise;
    const Column *column = &table->columns[seat][place];
    const Hand *hand = &table->hands[seat];
    uint64_t weight = column->weight, loads[HAND];
    int room = FULL - column->number, number = hand->number;
    for (int at = 0; at < number; at++) loads[at] = weight_of(hand->cards[at]);
    found[0] = column->number ? judged(habits, weight) : finished ? 0.0 : habits->empty;
    for (int more = 1; more <= 3; more++) {
        double best = found[more - 1];
        if (room >= more && number >= more)
            for (int a = 0; a < number; a++) {
                if (more == 1) best = fmax(best, judged(habits, weight + loads[a]));
                for (int b = a + 1; more > 1 && b < number; b++) {
                    if (more == 2) best = fmax(best, judged(habits, weight + loads[a] + loads[b]));
                    for (int c = b + 1; more > 2 && c < number; c++)
                        best = fmax(best, judged(habits, weight + loads[a] + loads[b] + loads[c]));
                }
            }
        found[more] = best;
    }
}

static int times_of(const Hand *hand, int least) {
    int times[16] = {0}, found = 0;
    for (int at = 0; at < hand->number; at++) times[value_of(hand->cards[at])]++;
    for (int value = 1; value < 16; value++) found += times[value] >= least;
    return found;
}

static int holds(const Hand *hand, int card) { return hand->number && memchr(hand->cards, card, (size_t)hand->number); }

static void whole(Table *table, int seat, const Habits *habits, double *to) {
    int seats = table->seats, behind = (seat - table->active + seats) % seats, most = 0, kinds = 0, owned = 0;
    const int32_t *tiles = table->tiles[seat];
    for (int kind = 0; kind < KINDS; kind++) {
        if (tiles[kind] > most) most = tiles[kind];
        kinds += tiles[kind] > 0;
        owned += tiles[kind];
    }
    double powers = everybodys(table), everybody = 0;
    for (int other = 0; other < seats; other++) everybody += held(table, other);
    double average = everybody / seats;
    int wins = 0, lost = 0;
    for (int place = 0; place < table->places; place++)
        for (int other = 0; other < seats; other++)
            if (prizes(table, place)[other] == INFINITY) *(other == seat ? &wins : &lost) += 1;
    const Hand *hand = &table->hands[seat], *extras = &table->extras[seat];
    int values = 0, own = held(table, seat);
    for (int at = 0; at < hand->number; at++) values += value_of(hand->cards[at]);
    *to++ = log(table->powers[seat]);
    *to++ = log(table->powers[seat] / powers);
    *to++ = behind == 0;
    *to++ = (double)behind / seats;
    *to++ = most == 1;
    *to++ = most == 2;
    *to++ = kinds == 1;
    *to++ = kinds == 2;
    *to++ = kinds == 3;
    *to++ = owned == 2;
    *to++ = owned == 3;
    *to++ = owned == 4;
    *to++ = own / 7.0;
    *to++ = (own - average) / 4;
    *to++ = holds(extras, LIQUIDATION);
    *to++ = holds(extras, REVOLVER);
    *to++ = extras->number / 2.0;
    *to++ = wins;
    *to++ = lost;
    *to++ = outlook(table, seat, habits);
    *to++ = hand->number ? (double)values / hand->number / 10 : 0.7;
    *to++ = times_of(hand, 2) / 2.0;
    *to++ = times_of(hand, 3);
}

static void at(Table *table, int seat, int place, int fought, double reaches[SEATS][PLACES][4], const Habits *habits,
               double *to) {
    int rival = -1;
    double best = 0;
    for (int other = 0; other < table->seats; other++) {
        double strong = reaches[other][place][0] + reaches[other][place][2];
        if (other != seat && (rival < 0 || strong > best)) {
            rival = other;
            best = strong;
        }
    }
    const double *mine = reaches[seat][place], *theirs = reaches[rival][place];
    int own = table->columns[seat][place].number, their = table->columns[rival][place].number;
    int moves = seat == table->active, replies = rival == table->active, called = own == FULL, due = their == FULL;
    double steep = habits->steepness, worth = stake(table, seat, place), total = everybodys(table), far = table->powers[seat];
    const double *prize = prizes(table, place);
    double now = far / total;
    const double sides[5][2] = {
        {theirs[0], mine[0]}, {theirs[1], mine[1]}, {theirs[3], mine[3]}, {theirs[3], mine[0]}, {theirs[0], mine[3]}};
    double answered = theirs[replies || !due ? 3 : 0], answering = mine[moves || !called ? 3 : 0];
    *to++ = worth;
    *to++ = share(prize[seat], total - far) - now;
    *to++ = now - share(far, total - far - table->powers[rival] + prize[rival]);
    *to++ = prize[seat] == INFINITY;
    *to++ = prize[rival] == INFINITY;
    for (int each = 0; each < 4; each++) *to++ = mine[each];
    for (int each = 0; each < 4; each++) *to++ = theirs[each];
    *to++ = own / 5.0;
    *to++ = their / 5.0;
    *to++ = called;
    *to++ = due;
    *to++ = fought;
    *to++ = moves;
    *to++ = replies;
    for (int each = 0; each < 5; each++, to++) {
        to[0] = 1 / (1 + exp(steep * (sides[each][0] - sides[each][1])));
        to[5] = to[0] * worth;
    }
    to += 5;
    *to++ = called ? tanh(SURE * (mine[0] - answered)) : 0.0;
    *to++ = due ? tanh(SURE * (answering - theirs[0])) : 0.0;
    *to++ = fought ? tanh(SURE * (mine[0] - theirs[0])) : 0.0;
    *to++ = fought * worth;
    *to++ = called * worth;
    *to++ = due * worth;
    *to++ = table->seats > 2;
}

void features(Table *table, const Habits *habits, Features *by_seat) {
    double reaches[SEATS][PLACES][4];
    int fought[PLACES] = {0};
    for (int place = 0; place < table->places; place++) {
        for (int seat = 0; seat < table->seats; seat++) fought[place] |= table->columns[seat][place].number == FULL;
        if (table->kinds[place] != VACANT)
            for (int seat = 0; seat < table->seats; seat++)
                reach(table, seat, place, habits, fought[place], reaches[seat][place]);
    }
    for (int seat = 0; seat < table->seats; seat++) {
        whole(table, seat, habits, by_seat[seat].whole);
        by_seat[seat].in_play = 0;
        for (int place = 0; place < table->places; place++)
            if (table->kinds[place] != VACANT)
                at(table, seat, place, fought[place], reaches, habits, by_seat[seat].places[by_seat[seat].in_play++]);
    }
}

static double said(const Layer *layer, const double *inputs) {
    double total = 0;
    for (int cell = 0; cell < layer->cells; cell++) {
        const double *row = layer->rows + cell * layer->features;
        Sum sum = {0, 0};
        for (int each = 0; each < layer->features; each++) add(&sum, row[each] * inputs[each]);
        double said = layer->biases[cell] + total_of(sum);
        if (said > 0.0) total += said * layer->says[cell];
    }
    return total;
}

double score(const Net *net, const Features *of) {
    Sum places = {0, 0};
    for (int at = 0; at < of->in_play; at++) add(&places, said(&net->place, of->places[at]));
    return said(&net->whole, of->whole) + total_of(places);
}

double win_chance(Table *table, int seat, const Habits *habits, const Net *net) {
    if (table->winner >= 0) return table->winner == seat;
    Features by_seat[SEATS];
    double scores[SEATS], top = -INFINITY;
    Sum all = {0, 0};
    features(table, habits, by_seat);
    for (int other = 0; other < table->seats; other++) {
        scores[other] = score(net, by_seat + other);
        if (scores[other] > top) top = scores[other];
    }
    for (int other = 0; other < table->seats; other++) add(&all, exp(scores[other] - top));
    return exp(scores[seat] - top) / total_of(all);
}
