// Who touched which memory, with several last accesses kept for every eight bytes. Whether one came
// before another, Clocks.c tells.
#include "Runtime.h"

#if POINTS_LINUX
#include <malloc.h>
#include <stdlib.h>
#include <string.h>

enum {
  CELLS = 1 << 15,
  RACES = 32,
  LOG = 1 << 14,
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

static cell *cells;
static points_access *entries;
static points_race races[RACES];
static uint32_t run;
static int32_t race_count, entry_count;
static uint32_t set_up;  // the control thread's clock when the first of the others began
static uint64_t serial;
static bool logs;
static cell nothing;

void shadow_begin(bool keeps_log) {
  if (!cells) {
    cells = calloc(CELLS, sizeof(cell));
    entries = calloc(LOG, sizeof(points_access));
  }
  run++;
  clocks_begin();
  race_count = entry_count = 0;
  set_up = 0;
  conflicts_begin();
  serial = 0;
  logs = keeps_log;
  history_begin();
}

void shadow_is_set_up(void) {
  if (set_up == 0) set_up = clock_now[0][0]++;
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
  uint32_t *mine = clock_now[who->context];
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
    .clock = clock_now[who->context][who->context], .context = (uint8_t)who->context,
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
