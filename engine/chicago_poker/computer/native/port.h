/* The imagined table of engine/chicago_poker/computer in C, so that looking ahead takes a twentieth of the time.
 *
 * Each file bears the name of the module it repeats, and does the same sums in the same order: its figures are
 * Python's to the last digit. No figure of a level stands in here; layout.py hands them over.
 */
#ifndef PORT_H
#define PORT_H

#include <math.h>
#include <stdint.h>
#include <string.h>

enum { SEATS = 6, PLACES = 4, KINDS = 4, FULL = 5, HAND = 32, CARDS = 81, MARKERS = 32 };
enum { HAND_LIMIT = 7, VACANT = -1, UNKNOWN = -1 };
enum { RAID = 75, LIQUIDATION, LIMOUSINE, REVOLVER, BRIBERY };
enum { DRAW, LAY, STOP, SHOT, GUN, SHED, DRIVE, NOTHING, SEND, TAKE, DISCARD };

typedef struct { uint64_t roll; } Dice;

/* A sum of Python's: since 3.12 it keeps what rounding loses, and so does this where `sums_like` said so. */
typedef struct { double so_far, lost; } Sum;

extern int compensated;

static inline void add(Sum *sum, double more) {
    double next = sum->so_far + more;
    if (compensated)
        sum->lost += fabs(sum->so_far) >= fabs(more) ? sum->so_far - next + more : more - next + sum->so_far;
    sum->so_far = next;
}

static inline double total_of(Sum sum) {
    return sum.lost != 0.0 && isfinite(sum.lost) ? sum.so_far + sum.lost : sum.so_far;
}

typedef struct {
    int32_t number;
    int8_t cards[CARDS];
} Pile;

typedef struct {
    int32_t number;
    int8_t cards[FULL];
    int8_t down[FULL];
    int32_t backs;
    uint64_t weight, shown;
} Column;

typedef struct {
    int32_t number;
    int8_t cards[HAND];
} Hand;

typedef struct {
    int32_t seats, places, of_kind, of_any, compulsory, refilled, most_reshuffles, reshuffles;
    int32_t active, left, optional, turn, winner;
    int32_t kinds[PLACES];
    Hand hands[SEATS], extras[SEATS];
    Column columns[SEATS][PLACES];
    int32_t markers, marker_seat[MARKERS], marker_place[MARKERS];
    int32_t won[PLACES]; /* whose the first tile of a place became in here, or VACANT */
    int32_t tiles[SEATS][KINDS];
    double powers[SEATS];
    Pile deck, discard, stock;
    int32_t staked, prized; /* whether what follows is still true */
    double stakes[SEATS][PLACES], prizes[PLACES][SEATS];
    Dice dice;
} Table;

typedef struct {
    uint64_t weight;
    double good;
} Remembered;

enum { MEMORY = 1 << 16 };

typedef struct {
    double finished[12], patterns[12], suited[5], in_line[5], height[5];
    double steepness, sure, hidden, loaded, card, finish, start, draws[10], late, shot, shed, empty, concealed;
    Remembered *grades, *promises;
} Habits;

enum { MOST_FEATURES = 64, MOST_CELLS = 96 };

typedef struct {
    int32_t features, cells;
    const double *rows, *biases, *says;
} Layer;

typedef struct { Layer whole, place; } Net;

typedef struct {
    double whole[MOST_FEATURES];
    double places[PLACES][MOST_FEATURES];
    int32_t in_play;
} Features;

typedef struct {
    double worth;
    int32_t kind, place, what;
} Candidate;

/* An offer, and whether the rest of the turn is let go; `cards`: those that a Limousine takes along. */
typedef struct {
    int32_t kind, place, what, waits, origin, number;
    int32_t cards[FULL];
} Plan;

/* dice.py */
int below(Dice *dice, int sides);
void shuffle(Dice *dice, int8_t *pile, int number);

/* hands.py, odds.py */
static inline int value_of(int card) { return card % 15 + 1; } /* gangsters are numbered colour by colour */

static inline uint64_t weight_of(int card) {
    return (uint64_t)1 << 3 * value_of(card) | (uint64_t)1 << (48 + 3 * (card / 15));
}

int strength_of(uint64_t weight);
double grade(const Habits *habits, uint64_t weight);
double promise(const Habits *habits, uint64_t weight);

/* stakes.py, imagined.py */
double power(const int32_t *tiles, int of_kind, int of_any);
double share(double mine, double others);
int hides(const Table *table, int place, int slot);
void lay(Table *table, int seat, int place, int card);
int take_off(Table *table, int seat, int place, int slot);
void put_back(Table *table, int seat, int place, int card, int down);
int can_draw(const Table *table);
int draw(Table *table, int seat);
int held(const Table *table, int seat);
int may_draw(const Table *table, int seat);
int may_stop(const Table *table, int seat);
void award(Table *table, int place, int winner);
void settle(Table *table, int place, int caller);
int reinforced(Table *table, int *tied, int number);
void fight(Table *table, int seat);
const double *prizes(Table *table, int place);
double stake(Table *table, int seat, int place);

/* instinct.py */
double seeming(const Table *table, int rival, int place, const Habits *habits);
Candidate impulse(Table *table, int seat, const Habits *habits);
void act(Table *table, int seat, int kind, int place, int what);
void take_turn(Table *table, const Habits *habits);
void next_turn(Table *table);
void drop(Hand *hand, int card);

/* outlook.py, foresight.py's standing, value.py */
double outlook(Table *table, int seat, const Habits *habits);
double pulls(const Table *table, int place, const Habits *habits, double *by_seat);
double standing(Table *table, int seat, const Habits *habits, double in_hand);
void reach(const Table *table, int seat, int place, const Habits *habits, int finished, double *found);
void features(Table *table, const Habits *habits, Features *by_seat);
double win_chance(Table *table, int seat, const Habits *habits, const Net *net);
double score(const Net *net, const Features *features);

#endif
