// Which instructions are worth a switch: those whose access to some memory was seen in conflict with
// another thread's, no lock being common to both. To take over before any other changes nothing that
// anybody could see (it moves past what others do, or past all that its lock keeps apart: Lipton,
// "Reduction", CACM 1975), so that tables which nobody writes and what a lock protects cost no orders.
// An instruction is the same in every run and in every process; an address is not.
#include "Runtime.h"

#if POINTS_LINUX
#include <string.h>

enum { INSTRUCTIONS = 1 << 13, PASSES = 1 << 16 };

typedef struct instruction {
  uint64_t pc;
  bool is_adopted;
} instruction;

static instruction seen[INSTRUCTIONS];
static int32_t seen_count, adopted_count;
static bool everywhere = true, is_full;

static instruction *place_of(uint64_t pc) {
  uint64_t place = pc * 0x9E3779B97F4A7C15 >> 51;
  while (seen[place].pc && seen[place].pc != pc) place = (place + 1) & (INSTRUCTIONS - 1);
  return &seen[place];
}

void conflict_seen(uint64_t pc) {
  instruction *found = place_of(pc);
  if (found->pc) return;
  // Half of the places stay free, so that whoever looks for one finds it soon.
  is_full = seen_count == INSTRUCTIONS / 2;
  if (is_full) return;
  *found = (instruction){.pc = pc};
  seen_count++;
}

bool conflict_may_be(runner *who, uint64_t pc) {
  if (everywhere || !who->is_pooled || place_of(pc)->is_adopted) return true;
  // Who does nothing else waits for something that has not been seen yet.
  if (++who->passed < PASSES) return false;
  who->passed = 0;
  return true;
}

void points_branch_everywhere(void) { everywhere = true; }

void points_forget_conflicts(void) {
  memset(seen, 0, sizeof seen);
  seen_count = adopted_count = 0;
  is_full = false;
}

bool points_branch_at_conflicts(void) {
  bool was_everywhere = everywhere;
  everywhere = is_full;
  if (is_full) return !was_everywhere;
  if (adopted_count == seen_count) return false;
  for (int32_t place = 0; place < INSTRUCTIONS; place++) seen[place].is_adopted = seen[place].pc != 0;
  adopted_count = seen_count;
  return true;
}
#endif
