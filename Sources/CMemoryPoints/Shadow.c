// Who touched which memory, and in which order: vector clocks after FastTrack (Flanagan and Freund,
// PLDI 2009), with several last accesses kept for every eight bytes.
#include "Runtime.h"

#if POINTS_LINUX
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

enum {
  CELLS = 1 << 15,
  SYNCS = 1 << 12,
  CLOCKS = 1 << 14,
  RACES = 32,
  LOG = 1 << 14,
  STACKS = 1 << 16,
  LARGE = 1 << 13,
};

typedef struct record {
  uint32_t clock;
  uint8_t context;
  uint8_t mask;
  uint8_t kind;
  uint8_t size;
  uint64_t address;
  uint64_t pc;
  int32_t stack;
} record;

typedef struct cell {
  uint64_t key;
  uint64_t base;
  uint32_t run;
  uint16_t touched;   // contexts, one bit each
  int8_t owner;       // who allocated it in this run; -1 for before or unknown
  uint8_t count;
  int32_t accesses;   // of what conflicts are learnt from
  history past;
  record records[RECORDS];
} cell;

typedef struct sync {
  uint64_t key;
  uint32_t run;
  history past;
  uint32_t clock[POINTS_CONTEXTS];
} sync;

typedef struct stack_node {
  uint64_t pc;
  int32_t parent;
} stack_node;

static cell *cells;
static sync *syncs;
static uint32_t (*clocks)[POINTS_CONTEXTS];
static uint64_t *clock_histories;
static stack_node *stacks;
static points_access *entries;
static points_race races[RACES];
static uint32_t run;
static uint32_t now[POINTS_CONTEXTS][POINTS_CONTEXTS];
static int32_t clock_count, race_count, entry_count;
static uint32_t set_up;  // the control thread's clock when the first of the others began
static uint64_t serial;
static bool logs;
static cell nothing;

void shadow_begin(bool keeps_log) {
  if (!cells) {
    cells = calloc(CELLS, sizeof(cell));
    syncs = calloc(SYNCS, sizeof(sync));
    clocks = calloc(CLOCKS, sizeof *clocks);
    clock_histories = calloc(CLOCKS, sizeof *clock_histories);
    stacks = calloc(STACKS, sizeof(stack_node));
    entries = calloc(LOG, sizeof(points_access));
  }
  run++;
  memset(now, 0, sizeof now);
  for (int context = 0; context < POINTS_CONTEXTS; context++) now[context][context] = 1;
  clock_count = race_count = entry_count = 0;
  set_up = 0;
  conflicts_begin();
  serial = 0;
  logs = keeps_log;
  history_begin();
}

void shadow_is_set_up(void) {
  if (set_up == 0) set_up = now[0][0]++;
}

static uint64_t mixed(uint64_t key) {
  key *= 0x9E3779B97F4A7C15;
  return key ^ key >> 29;
}

static cell *cell_at(uint64_t key) {
  uint64_t place = mixed(key) & (CELLS - 1);
  for (int probe = 0; probe < 64; probe++, place = (place + 1) & (CELLS - 1)) {
    cell *found = &cells[place];
    if (found->run != run) {
      found->run = run;
      found->key = key;
      found->base = 0;
      found->touched = 0;
      found->owner = -1;
      found->count = 0;
      found->accesses = 0;
      found->past = (history){0, 0};
      return found;
    }
    if (found->key == key) return found;
  }
  history_is_unknown();
  // Too much memory for one run: what does not fit is shared with nobody, and forgotten.
  memset(&nothing, 0, sizeof nothing);
  nothing.owner = -1;
  return &nothing;
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

// MARK: Clocks

static void join(uint32_t *into, const uint32_t *from) {
  for (int context = 0; context < POINTS_CONTEXTS; context++) {
    if (from[context] > into[context]) into[context] = from[context];
  }
}

void clock_release(runner *who, const void *object) {
  uint32_t *mine = now[who->context];
  join(sync_at(object)->clock, mine);
  mine[who->context]++;
}

void clock_acquire(runner *who, const void *object) {
  join(now[who->context], sync_at(object)->clock);
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

// Comes after everything that another context has done so far.
void clock_follow(runner *who, int32_t context) {
  join(now[who->context], now[context]);
  now[context][context]++;
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
  uint32_t *mine = now[who->context];
  memcpy(clocks[place], mine, sizeof *clocks);
  clock_histories[place] = history_of(who->context);
  mine[who->context]++;
  return place;
}

void points_acquire(int32_t clock) {
  if (!self || clock <= 0 || clock > clock_count) return;
  join(now[self->context], clocks[clock]);
  history_note(self->context, clock_histories[clock]);
}

void points_leave(const void *object) {
  if (self) sync_release(self, object);
}

void points_enter(const void *object) {
  if (self) sync_acquire(self, object);
}

void points_join(void) {
  for (int context = 1; context < POINTS_CONTEXTS; context++) join(now[0], now[context]);
}

// MARK: Stacks

static int32_t interned(uint64_t pc, int32_t parent) {
  uint64_t place = mixed(pc ^ mixed((uint64_t)parent + 1)) & (STACKS - 1);
  for (int probe = 0; probe < 256; probe++, place = (place + 1) & (STACKS - 1)) {
    if (place == 0) continue;
    if (stacks[place].pc == 0) {
      stacks[place].pc = pc;
      stacks[place].parent = parent;
      return (int32_t)place;
    }
    if (stacks[place].pc == pc && stacks[place].parent == parent) return (int32_t)place;
  }
  return 0;
}

static int32_t stack_of(runner *who) {
  int32_t depth = who->depth < FRAMES ? who->depth : FRAMES;
  int32_t known = depth;
  while (known > 0 && who->frames[known - 1].node == 0) known--;
  int32_t node = known > 0 ? who->frames[known - 1].node : 0;
  for (int32_t place = known; place < depth; place++) {
    node = interned(who->frames[place].pc, node);
    who->frames[place].node = node;
  }
  return node;
}

int32_t points_stack(int32_t stack, uint64_t *addresses, int32_t capacity) {
  int32_t count = 0;
  while (stack > 0 && count < capacity) {
    addresses[count++] = stacks[stack].pc;
    stack = stacks[stack].parent;
  }
  return count;
}

// MARK: Accesses

static void give_cell(cell *found, runner *who, uint64_t base) {
  found->base = base;
  found->touched = 0;
  found->owner = (int8_t)who->context;
  found->count = 0;
  found->accesses = 0;
  found->past = (history){0, 0};
}

void shadow_allocated(runner *who, void *block, size_t from) {
  if (!block || !cells) return;
  // As much as may be used of it, which arrays do: more than was asked for.
  size_t size = malloc_usable_size(block);
  if (size <= from) return;
  uint64_t base = (uint64_t)block, first = (base + from) >> 3, end = (base + size) >> 3;
  if (size - from <= LARGE) {
    for (uint64_t key = first; key < end; key++) give_cell(cell_at(key), who, base);
    return;
  }
  // Of so many only those that somebody has touched.
  for (int place = 0; place < CELLS; place++) {
    cell *found = &cells[place];
    if (found->run == run && found->key >= first && found->key < end) give_cell(found, who, base);
  }
}

bool shadow_is_own_stack(const runner *who, uint64_t address) {
  return address >= who->stack_low && address < who->stack_high;
}

bool shadow_is_shared(runner *who, uint64_t address) {
  if (shadow_is_own_stack(who, address)) return false;
  cell *found = cell_at(address >> 3);
  uint16_t others = found->touched & (uint16_t)~(1u << who->context);
  return found->owner != who->context || others != 0;
}

static uint64_t value_at(uint64_t address, int32_t size) {
  uint64_t value = 0;
  memcpy(&value, (const void *)address, (size_t)(size > 8 ? 8 : size));
  return value;
}

void shadow_settle(runner *who) {
  if (who->pending < 0 || who->pending >= entry_count) return;
  points_access *entry = &entries[who->pending];
  entry->after = value_at(entry->address, entry->size);
  who->pending = -1;
}

static void note_race(const record *old, const record *new, uint64_t base) {
  if (race_count == RACES) return;
  for (int32_t known = 0; known < race_count; known++) {
    if (races[known].first.pc == old->pc && races[known].second.pc == new->pc) return;
  }
  const record *both[2] = {old, new};
  points_access *sides[2] = {&races[race_count].first, &races[race_count].second};
  for (int side = 0; side < 2; side++) {
    *sides[side] = (points_access){
      .context = both[side]->context, .kind = both[side]->kind, .size = both[side]->size,
      .stack = both[side]->stack, .address = both[side]->address, .base = base,
      .head = base ? value_at(base, 8) : 0,
      .pc = both[side]->pc};
  }
  race_count++;
}

static bool is_write(uint8_t kind) { return kind == POINTS_WRITE || kind == POINTS_ATOMIC_WRITE; }
static bool is_atomic(uint8_t kind) { return kind >= POINTS_ATOMIC_READ; }

static void touch(
  runner *who, uint64_t key, const record *access, const conflict_access *seen
) {
  cell *found = cell_at(key);
  if (seen) conflict_look(&found->accesses, seen);
  uint32_t *mine = now[who->context];
  found->touched |= (uint16_t)(1u << who->context);
  if (is_write(access->kind)) history_write(who->context, &found->past);
  else history_read(who->context, &found->past);
  record *place = NULL, *oldest = NULL;
  // As long as nobody else has touched it there is nothing to compare with.
  if (found->touched == 1u << who->context) {
    for (int index = 0; index < found->count && !place; index++) {
      record *old = &found->records[index];
      if (old->kind == access->kind && old->mask == access->mask) place = old;
    }
    if (place) {
      *place = *access;
      return;
    }
  }
  for (int index = 0; index < found->count; index++) {
    record *old = &found->records[index];
    bool is_before = old->clock <= mine[old->context] || old->context == who->context;
    if (old->context == who->context) {
      if (old->kind == access->kind && (old->mask & ~access->mask) == 0) place = old;
    } else if (
      !is_before && (old->mask & access->mask) && (is_write(old->kind) || is_write(access->kind))
      && !(is_atomic(old->kind) && is_atomic(access->kind))) {
      note_race(old, access, found->base);
    }
    // What came before this for sure has nothing to say to whoever comes after this.
    if (is_before && !oldest && (old->mask & ~access->mask) == 0 && is_write(access->kind)) {
      oldest = old;
    }
  }
  if (!place) place = oldest;
  if (!place && found->count < RECORDS) place = &found->records[found->count++];
  if (!place) place = &found->records[serial % RECORDS];
  *place = *access;
}

void shadow_access(runner *who, uint64_t address, int32_t size, int32_t kind, uint64_t pc) {
  if (shadow_is_own_stack(who, address)) return;
  serial++;
  record access = {
    .clock = now[who->context][who->context], .context = (uint8_t)who->context,
    .kind = (uint8_t)kind, .size = (uint8_t)(size > 255 ? 255 : size), .address = address,
    .pc = pc, .stack = stack_of(who)};
  conflict_access seen = {
    .pc = pc, .locks = locks_of(who), .context = access.context, .is_write = is_write(access.kind)};
  bool is_set_up = set_up != 0 || who->is_pooled;
  for (uint64_t key = address >> 3; key <= (address + (uint64_t)size - 1) >> 3; key++) {
    uint64_t first = key << 3 > address ? 0 : address & 7;
    uint64_t end = address + (uint64_t)size - (key << 3);
    if (end > 8) end = 8;
    access.mask = (uint8_t)((0xFFu << first) & (0xFFu >> (8 - end)));
    seen.mask = access.mask;
    touch(who, key, &access, is_set_up ? &seen : NULL);
  }
  if (logs) shadow_event(who, address, kind, pc);
  if (logs && entry_count > 0) entries[entry_count - 1].size = size;
}

void shadow_lock(runner *who, uint64_t address, uint64_t pc) {
  conflict_access seen = {
    .pc = pc, .context = (uint8_t)who->context, .mask = 0xFF, .is_write = true};
  conflict_look(&cell_at(address >> 3)->accesses, &seen);
}

void shadow_event(runner *who, uint64_t address, int32_t kind, uint64_t pc) {
  if (!logs) return;
  shadow_settle(who);
  if (entry_count == LOG) return;
  bool is_access = kind <= POINTS_ATOMIC_WRITE;
  // Eight bytes at most are read, and no more than the cell that holds them.
  int32_t room = 8 - (int32_t)(address & 7);
  uint64_t value = is_access ? value_at(address, room) : 0;
  uint64_t base = is_access ? cell_at(address >> 3)->base : 0;
  entries[entry_count] = (points_access){
    .context = who->context, .kind = kind, .size = 1, .stack = stack_of(who),
    .address = address, .base = base, .head = base ? value_at(base, 8) : 0, .pc = pc,
    .before = value, .after = value, .serial = serial};
  if (is_access) who->pending = entry_count;
  entry_count++;
}

void shadow_name_last(uint64_t address, int32_t kind, int32_t size) {
  if (!logs || entry_count == 0) return;
  points_access *last = &entries[entry_count - 1];
  if (last->address != address) return;
  last->kind = kind;
  last->size = size;
}

int32_t points_race_count(void) { return race_count; }
points_race points_race_at(int32_t index) { return races[index]; }
int32_t points_log_count(void) { return entry_count; }
points_access points_log_at(int32_t index) { return entries[index]; }
#endif
