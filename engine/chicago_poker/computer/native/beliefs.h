/* What beliefs.c keeps between one world and the next. */
#ifndef BELIEFS_H
#define BELIEFS_H

#include "port.h"

enum { IN_HAND = -1, SLOTS = SEATS * (HAND + PLACES * FULL) };

typedef struct { int rival, place, at; } Slot;

typedef struct {
    int place, gangsters, finished, other, backs, back[FULL];
    double stake, against, openly, beat;
} Spot;

typedef struct {
    Table world;
    const Habits *habits;
    const Net *net;
    int hands[SEATS][HAND], held[SEATS], number, begun, spots_of[SEATS];
    Slot slots[SLOTS];
    Spot spots[SEATS][PLACES];
    double scores[SEATS];
} Beliefs;

void begin_beliefs(Beliefs *beliefs, const Table *seen, const Table *world, int seat, const Habits *habits,
                   const Net *net);
void next_belief(Beliefs *beliefs, Dice *dice, Table *world);

#endif
