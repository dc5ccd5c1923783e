/* hands.py and odds.py: what a column is worth, by the sum of its gangsters' weights. */
#include "port.h"

enum { VALUE_BITS = 48 };

int compensated = 0;

void sums_like(int newer) { compensated = newer; }

int below(Dice *dice, int sides) {
    dice->roll = dice->roll * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)((dice->roll >> 33) * (uint64_t)sides >> 31);
}

void shuffle(Dice *dice, int8_t *pile, int number) {
    for (int place = number - 1; place > 0; place--) {
        int other = below(dice, place + 1);
        int8_t card = pile[place];
        pile[place] = pile[other];
        pile[other] = card;
    }
}

typedef struct { int size, kinds, times[6], values[6]; } Counted;

/* How often each value occurs: most often first, then the highest. */
static Counted counted(uint64_t weight) {
    Counted found = {0};
    int of_value[16], most = 0;
    for (int value = 15; value > 0; value--) {
        of_value[value] = (int)(weight >> 3 * value & 7);
        if (of_value[value] > most) most = of_value[value];
    }
    for (int times = most; times > 0; times--)
        for (int value = 15; value > 0; value--)
            if (of_value[value] == times) {
                found.times[found.kinds] = times;
                found.values[found.kinds++] = value;
                found.size += times;
            }
    return found;
}

static int rank_of(const Counted *of) {
    int most = of->times[0], second = of->times[1];
    if (of->kinds == 5) return of->values[0] - of->values[4] == 4 ? 4 : 0;
    switch (most) {
    case 5: return 10;
    case 4: return 7;
    case 3: return second == 2 ? 6 : 3;
    case 2: return second == 2 ? 2 : 1;
    default: return 0;
    }
}

int strength_of(uint64_t weight) {
    Counted found = counted(weight);
    int rank = rank_of(&found), key = rank, shown = 0;
    for (int at = 0; at < found.kinds; at++)
        for (int times = 0; times < found.times[at]; times++, shown++) key = key << 4 | found.values[at];
    for (; shown < 5; shown++) key <<= 4;
    int colours = (int)(weight >> VALUE_BITS);
    if (colours == 011111) return rank == 4 ? key + (4 << 20) : key;
    for (int colour = 0; colour < 5; colour++)
        if (colours == 5 << 3 * colour) return key + (5 << 20);
    return key;
}

static Remembered *place_of(Remembered *memory, uint64_t weight) {
    return memory + (weight * 0x9E3779B97F4A7C15ULL >> 48);
}

double grade(const Habits *habits, uint64_t weight) {
    Remembered *known = place_of(habits->grades, weight);
    if (known->weight == weight) return known->good;
    int key = strength_of(weight), rank = key >> 20, first = key >> 16 & 15;
    double low = habits->finished[rank], high = habits->finished[rank + 1];
    double good = low + (high - low) * (first > 1 ? first - 1 : 0) / 14;
    good = good + (key >> 12 & 15) * 0.0008 + (key >> 8 & 15) * 0.00005;
    known->weight = weight;
    return known->good = good;
}

static int pattern(const Counted *of) {
    static const int first[] = {0, 1, 2, 4, 7};
    int at = first[of->size];
    switch (of->times[0]) {
    case 2: return at + (of->times[1] == 2 ? 2 : 1);
    case 3: return at + (of->size == 3 ? 2 : 3);
    case 4: return at + 4;
    default: return at;
    }
}

static double judged(const Habits *habits, uint64_t weight) {
    Counted found = counted(weight);
    if (found.size == FULL) return grade(habits, weight);
    int most = found.times[0];
    double good = habits->patterns[pattern(&found)];
    if (found.size) good += habits->height[most] * (found.values[0] - 8) / 14;
    if (most != 1) return good;
    if (found.values[0] - found.values[found.kinds - 1] < 5) good += habits->in_line[found.size];
    int colours = (int)(weight >> VALUE_BITS);
    for (int colour = 0; colour < 5; colour++)
        if (colours == found.size << 3 * colour) return good + habits->suited[found.size];
    return good;
}

double promise(const Habits *habits, uint64_t weight) {
    Remembered *known = place_of(habits->promises, weight);
    if (known->weight == weight) return known->good;
    double good = judged(habits, weight);
    known->weight = weight;
    return known->good = good;
}
