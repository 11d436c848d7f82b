// Which instructions are worth a switch: those whose access to some memory was seen in conflict with
// another thread's, no lock being common to both. To take over before any other changes nothing that
// anybody could see (it moves past what others do, or past all that its lock keeps apart: Lipton,
// "Reduction", CACM 1975), so that tables which nobody writes and what a lock protects cost no orders.
// An instruction is the same in every run and in every process; an address is not.
#include "Runtime.h"

#if POINTS_LINUX
#include <stdlib.h>
#include <string.h>

enum { INSTRUCTIONS = 1 << 13, ACCESSES = 1 << 17, PASSES = 1 << 16 };

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

static conflict_access *accesses;
static int32_t access_count;

void conflicts_begin(void) {
  if (!accesses) accesses = calloc(ACCESSES, sizeof *accesses);
  access_count = 0;
}

static void note(uint64_t pc) {
  instruction *found = place_of(pc);
  if (found->pc) return;
  // Half of the places stay free, so that whoever looks for one finds it soon.
  is_full = seen_count == INSTRUCTIONS / 2;
  if (is_full) return;
  *found = (instruction){.pc = pc};
  seen_count++;
}

void conflict_look(int32_t *list, const conflict_access *access) {
  for (int32_t place = *list; place; place = accesses[place].next) {
    const conflict_access *old = &accesses[place];
    if (old->context == access->context) {
      bool is_same = old->pc == access->pc && old->locks == access->locks
        && old->mask == access->mask && old->is_write == access->is_write;
      // It was compared with all before it, and now with all since.
      if (is_same) return;
    } else if (
      (old->is_write || access->is_write) && (old->mask & access->mask)
      && !(old->locks & access->locks)) {
      note(old->pc);
      note(access->pc);
    }
  }
  if (access_count == ACCESSES - 1) {
    is_full = true;
    return;
  }
  accesses[++access_count] = *access;
  accesses[access_count].next = *list;
  *list = access_count;
}

// Memory that nobody else has touched yet is no exception: others may touch it before this thread does.
bool conflict_may_be(runner *who, uint64_t address, uint64_t pc) {
  if (everywhere) return shadow_is_shared(who, address);
  if (!who->is_pooled || shadow_is_own_stack(who, address)) return false;
  if (place_of(pc)->is_adopted) return true;
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
