// What came before what: vector clocks after FastTrack (Flanagan and Freund, PLDI 2009).
#include "Runtime.h"

#if POINTS_LINUX
#include <stdlib.h>
#include <string.h>

enum { SYNCS = 1 << 12, CLOCKS = 1 << 14 };

typedef struct sync {
  uint64_t key;
  uint32_t run;
  history past;
  uint32_t clock[POINTS_CONTEXTS];
} sync;

uint32_t clock_now[POINTS_CONTEXTS][POINTS_CONTEXTS];
static sync *syncs;
static uint32_t (*clocks)[POINTS_CONTEXTS];
static uint64_t *clock_histories;
static uint32_t run;
static int32_t clock_count;

void clocks_begin(void) {
  if (!syncs) {
    syncs = calloc(SYNCS, sizeof(sync));
    clocks = calloc(CLOCKS, sizeof *clocks);
    clock_histories = calloc(CLOCKS, sizeof *clock_histories);
  }
  run++;
  memset(clock_now, 0, sizeof clock_now);
  for (int context = 0; context < POINTS_CONTEXTS; context++) clock_now[context][context] = 1;
  clock_count = 0;
}

static sync *sync_at(const void *object) {
  uint64_t key = (uint64_t)object;
  uint64_t place = mixed(key) & (SYNCS - 1);
  for (int probe = 0; probe < SYNCS; probe++, place = (place + 1) & (SYNCS - 1)) {
    sync *found = &syncs[place];
    if (found->run != run) {
      memset(found, 0, sizeof *found);
      found->run = run;
      found->key = key;
      return found;
    }
    if (found->key == key) return found;
  }
  history_is_unknown();
  return &syncs[place];
}

static void join(uint32_t *into, const uint32_t *from) {
  for (int context = 0; context < POINTS_CONTEXTS; context++) {
    if (from[context] > into[context]) into[context] = from[context];
  }
}

void clock_release(runner *who, const void *object) {
  uint32_t *mine = clock_now[who->context];
  join(sync_at(object)->clock, mine);
  mine[who->context]++;
}

void clock_acquire(runner *who, const void *object) {
  join(clock_now[who->context], sync_at(object)->clock);
}

void sync_release(runner *who, const void *object) {
  clock_release(who, object);
  history_write(who->context, &sync_at(object)->past);
}

void sync_acquire(runner *who, const void *object) {
  clock_acquire(who, object);
  history_write(who->context, &sync_at(object)->past);
}

void sync_look(runner *who, const void *object) {
  history_read(who->context, &sync_at(object)->past);
}

void clock_follow(runner *who, int32_t context) {
  join(clock_now[who->context], clock_now[context]);
  clock_now[context][context]++;
  history_note(who->context, history_of(context));
}

int32_t points_release(void) {
  runner *who = self;
  if (!who) return 1;
  // Whom it sets off comes into a queue, behind those whom others have set off.
  points_happens(0);
  if (clock_count >= CLOCKS - 2) {
    history_is_unknown();
    return 1;
  }
  int32_t place = ++clock_count;
  uint32_t *mine = clock_now[who->context];
  memcpy(clocks[place], mine, sizeof *clocks);
  clock_histories[place] = history_of(who->context);
  mine[who->context]++;
  return place;
}

void points_acquire(int32_t clock) {
  if (!self || clock <= 0 || clock > clock_count) return;
  join(clock_now[self->context], clocks[clock]);
  history_note(self->context, clock_histories[clock]);
}

void points_leave(const void *object) {
  if (self) sync_release(self, object);
}

void points_enter(const void *object) {
  if (self) sync_acquire(self, object);
}

void points_join(void) {
  for (int context = 1; context < POINTS_CONTEXTS; context++) join(clock_now[0], clock_now[context]);
}
#endif
