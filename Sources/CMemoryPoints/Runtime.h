// What the files of this target share.
#pragma once
#include "include/CMemoryPoints.h"
#include <stddef.h>

#if defined(__linux__) && !__has_feature(thread_sanitizer)
#define POINTS_LINUX 1
#include <pthread.h>
#include <stdatomic.h>

#define EXPORT __attribute__((visibility("default")))
#define LOCAL_TLS __thread

#if defined(__x86_64__)
#define PAUSE() __builtin_ia32_pause()
#else
#define PAUSE() __asm__ volatile("yield")
#endif

enum { FRAMES = 256, RECORDS = 8 };

typedef struct frame {
  uint64_t pc;
  int32_t node;  // in the table of stacks; 0 while nobody has asked
} frame;

// One who runs instrumented code: a pooled thread, or the control thread.
typedef struct runner {
  int32_t context;
  int32_t depth;
  int32_t hidden;       // inside code that is not to be looked at
  bool is_pooled;
  bool is_inside;       // in this runtime itself
  bool is_doomed;
  bool is_lost;
  int32_t idle_looks;   // reads since it wrote something, or got its turn
  int32_t passed;       // accesses of its turn before which nobody could take over
  points_turn turn;
  points_wait wait;
  uint64_t wait_address;
  bool (*may)(void *);
  void *may_argument;
  void (*body)(void *);
  void *argument;
  _Atomic uint32_t go;
  _Atomic uint64_t steps;
  bool is_busy;
  bool is_dead;
  pthread_t thread;
  int32_t tid;
  uint64_t stack_low, stack_high;
  int32_t pending;      // the log's entry whose value after is not known yet, or -1
  frame frames[FRAMES];
} runner;

extern LOCAL_TLS runner *self;
extern _Atomic bool is_instrumented, has_seen;
extern int32_t (*decide_at_point)(bool);

// History.c: who has done and seen what, where it is kept beside what is touched.
typedef struct history {
  uint64_t written;  // of whoever wrote last
  uint64_t read;     // of all who have read since
} history;

void history_begin(void);
uint64_t history_of(int32_t context);
void history_note(int32_t context, uint64_t seen);
void history_read(int32_t context, history *of);
void history_write(int32_t context, history *of);
// Says that something is no longer told apart.
void history_is_unknown(void);

// Shadow.c
void shadow_begin(bool keeps_log);
bool shadow_is_own_stack(const runner *who, uint64_t address);
bool shadow_is_shared(runner *who, uint64_t address);
void shadow_access(runner *who, uint64_t address, int32_t size, int32_t kind, uint64_t pc);
// What is done with a lock, so that others in conflict with it are known.
void shadow_lock(runner *who, uint64_t address, uint64_t pc);
// Takes note of a block, from its byte `from` on.
void shadow_allocated(runner *who, void *block, size_t from);
void shadow_event(runner *who, uint64_t address, int32_t kind, uint64_t pc);
// Says more of the access that was logged last than its caller knew: 0 is an unknown size.
void shadow_name_last(uint64_t address, int32_t kind, int32_t size);
void shadow_settle(runner *who);
// Says that what the control thread has done so far was before all threads.
void shadow_is_set_up(void);

// Clocks.c: `clock_now[c]` is what context c knows of each context's clock.
extern uint32_t clock_now[POINTS_CONTEXTS][POINTS_CONTEXTS];
void clocks_begin(void);
void clock_release(runner *who, const void *object);
void clock_acquire(runner *who, const void *object);
// The same for what no access to memory tells of; `sync_look` for whoever learns how it stands.
void sync_release(runner *who, const void *object);
void sync_acquire(runner *who, const void *object);
void sync_look(runner *who, const void *object);
// Comes after everything that another context has done so far.
void clock_follow(runner *who, int32_t context);

// Stacks.c
int32_t stack_of(runner *who);
static inline uint64_t mixed(uint64_t key) {
  key *= 0x9E3779B97F4A7C15;
  return key ^ key >> 29;
}

// Conflicts.c: what an instruction did to a cell
typedef struct conflict_access {
  uint64_t pc;
  uint64_t locks;   // held, one bit each
  int32_t next;     // in the cell's list; 0 for none
  uint8_t context;
  uint8_t mask;     // of the cell's bytes
  bool is_write;
} conflict_access;

void conflicts_begin(void);
// Compares an access with those of a cell's list, and adds it.
void conflict_look(int32_t *list, const conflict_access *access);
// Whether others may take over before the access.
bool conflict_may_be(runner *who, uint64_t address, uint64_t pc);

// Threads.c
// Ends a thread that was given up and comes back: what it does belongs to a run that is over.
_Noreturn void leave_for_ever(runner *who);
void pause_here(runner *who, points_turn turn);
void wait_here(runner *who, points_wait wait, uint64_t address, bool (*may)(void *), void *argument);
bool before_shared(runner *who, bool changes);

// Locks.c
void locks_begin(void);
int32_t lock_holder(uint64_t address);
// The locks that it holds, one bit each, in this run.
uint64_t locks_of(runner *who);
void word_locked(runner *who, const void *word);
void word_unlocked(const void *word);

// Queues.c
void queues_begin(void);

// Patch.c
void patch_locks(void);
#endif
