// What each context has done, and what of others it has seen, as one number a context. The sum of all
// is the same for two orders in which only things have changed places that have nothing to do with
// each other: whatever happens next happens after both. A state is told by its happens-before graph as
// in CHESS (Musuvathi and Qadeer, "Partial-order reduction for context-bounded state exploration",
// Microsoft Research, 2007), which keeps a search with a bound on preemptions complete.
#include "Runtime.h"

#if POINTS_LINUX
#include <string.h>

static uint64_t histories[POINTS_CONTEXTS];
static history world;
static bool is_unknown;

void history_begin(void) {
  memset(histories, 0, sizeof histories);
  world = (history){0, 0};
  is_unknown = false;
}

// The last step of SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
static uint64_t mixed_well(uint64_t value) {
  value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
  value = (value ^ value >> 27) * 0x94D049BB133111EB;
  return value ^ value >> 31;
}

uint64_t history_of(int32_t context) { return histories[context]; }

void history_note(int32_t context, uint64_t seen) {
  histories[context] = mixed_well(histories[context] * 3 + seen + 1);
}

void history_read(int32_t context, history *of) {
  history_note(context, of->written);
  of->read += histories[context];
}

void history_write(int32_t context, history *of) {
  history_note(context, mixed_well(of->written) + of->read);
  *of = (history){histories[context], 0};
}

void history_is_unknown(void) { is_unknown = true; }

void points_happens(uint64_t what) {
  runner *who = self;
  if (!who) return;
  history_note(who->context, what);
  history_write(who->context, &world);
}

uint64_t points_history(void) {
  if (is_unknown) return 0;
  uint64_t sum = 0;
  for (int32_t context = 0; context < POINTS_CONTEXTS; context++) sum += mixed_well(histories[context]);
  return sum ? sum : 1;
}
#endif
