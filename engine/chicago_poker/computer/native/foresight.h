/* What Python hands over to foresight.c and tries.c, and what these share. */
#ifndef FORESIGHT_H
#define FORESIGHT_H

#include "port.h"

/* The cards that nobody has shown, those known to be discarded, and the tiles that nobody has seen. */
typedef struct { Pile hidden, pile, tiles; } Unseen;

/* How a level thinks ahead; without nets by lot and by the share of the town. */
typedef struct {
    const Habits *own, *rivals;
    const Net *value, *hidden;
    double in_hand;
} Level;

/* A shootout that waits for reinforcements; `left`: actions of the turn that waits for them. */
typedef struct {
    int32_t place, caller, stalemate, optional, free, left, number;
    int32_t tied[SEATS];
} Tie;

/* How a try is played on and judged. */
typedef struct {
    const Habits *own, *others;
    double in_hand, decided;
} Trial;

void deal(const Table *seen, const Unseen *unseen, const Habits *habits, Dice *dice, Table *world);
void perform(Table *image, int seat, const Plan *plan);

#endif
