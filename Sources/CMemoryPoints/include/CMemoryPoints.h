// The runtime behind the calls that `-sanitize=thread` puts before every memory access.
//
// Instead of looking for races by chance it makes each access a place where another thread may take
// over: pooled threads pass one baton, and whoever controls them decides at every such place who
// goes on. The same calls give happens-before (vector clocks), and so the races of every order.
//
// Only for instrumented code, only on Linux, and not where the real Thread Sanitizer is linked, whose
// symbols these are: elsewhere `points_available` is false and nothing else does anything. A process
// that never calls `points_install` runs its locks and its allocator untouched.

#pragma once
#include <stdbool.h>
#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

// The most contexts (lanes of a run, and the control thread) whose clocks are told apart.
#define POINTS_CONTEXTS 16

// How a turn of a thread ended.
typedef enum points_turn {
  POINTS_DONE,     // its body returned
  POINTS_PAUSED,   // it stands before an access and could go on
  POINTS_WAITING,  // it waits for what another thread must give
  POINTS_LOST,     // it waits in something that is not controlled
  POINTS_ENDLESS,  // it took more steps than a run may have
} points_turn;

// What a thread waits for.
typedef enum points_wait {
  POINTS_NO_WAIT,
  POINTS_WAIT_LOCK,
  POINTS_WAIT_CONDITION,
  POINTS_WAIT_SEMAPHORE,
  POINTS_WAIT_ONCE,
  POINTS_WAIT_OTHER,
} points_wait;

typedef enum points_kind {
  POINTS_READ,
  POINTS_WRITE,
  POINTS_ATOMIC_READ,
  POINTS_ATOMIC_WRITE,
  POINTS_LOCK,
  POINTS_UNLOCK,
  POINTS_WAITS,
} points_kind;

// One access, or what a thread did with a lock.
typedef struct points_access {
  int32_t context;
  int32_t kind;
  int32_t size;
  int32_t stack;     // for points_stack
  uint64_t address;
  uint64_t base;     // the start of the block that was allocated in this run, or 0
  uint64_t head;     // the first word of that block: of an object, what type it is of
  uint64_t pc;
  uint64_t before;   // up to 8 bytes, as they were
  uint64_t after;    // and as they are after the access
  uint64_t serial;   // counts the accesses of a run
} points_access;

// Two conflicting accesses without an order between them.
typedef struct points_race {
  points_access first;
  points_access second;
} points_race;

bool points_available(void);

// Takes locks and the allocator under control, once and for the whole process.
//
// `at_point` is called on a pooled thread before each access to memory that others may touch, and
// says what it does: one of the two below, or the thread to which it hands its turn at once.
// `must_yield` is true where the thread has only looked for a long time.
void points_install(int32_t (*at_point)(bool must_yield));

// The thread goes on.
#define POINTS_GOES_ON (-1)
// It pauses, and whoever gave it the turn has it back.
#define POINTS_PAUSES (-2)

// Whether the program holds instrumented code at all.
bool points_are_there(void);
// Whether any of it has run, under control or not, since the call that forgets it.
bool points_was_entered(void);
void points_forget_entry(void);
// Whether a pooled thread has run instrumented code since the run began.
bool points_seen_in_run(void);

// Around all runs of an exploration.
void points_begin(void);
void points_end(void);

// Lets a thread take over before every access to memory that others may touch.
void points_branch_everywhere(void);
// Lets a thread take over only before accesses of instructions that were seen in conflict, besides locks
// and what else threads wait in; whether there are more than the last time that this was called.
bool points_branch_at_conflicts(void);
// Begins to look for such instructions anew.
void points_forget_conflicts(void);

// Begins a run: forgets accesses, clocks and races. `steps` is the most accesses that it may make.
void points_begin_run(uint64_t steps, bool keeps_log);
void points_end_run(void);

// Threads that exist for runs.
int32_t points_threads(void);

// Readies a pooled thread for `body`, as the context given; it begins with its first turn.
int32_t points_ready(int32_t context, void (*body)(void *_Nullable), void *_Nullable argument);
// Tells the thread from all others of the process, as pthread_self does for the one that runs.
uint64_t points_thread_id(int32_t thread);
// Gives a thread its turn, and returns when it ends, or that of a thread to which it was handed.
points_turn points_take_turn(int32_t thread);
// Whether what the thread waits for is there.
bool points_can_go_on(int32_t thread);
// What a thread waits for, at which address, and which context holds it (-1 for none known).
points_wait points_waits_for(int32_t thread, uint64_t *address, int32_t *holder);
// Ends a thread that can never go on; what it holds is left as it is.
void points_kill(int32_t thread);
// The function of the kernel that a lost thread waits in, or an empty text.
const char *points_lost_in(void);
// The label of a dispatch queue to which this run has handed a block, to be run at a moment of the
// queue's own; an empty text for none.
const char *points_elsewhere(void);

// Whether a thread was started in the run: when it does what is not controlled.
bool points_has_started_thread(void);

// Lets the running thread wait until the function says that it may go on.
void points_wait_until(bool (*may)(void *_Nullable), void *_Nullable argument);

// A clock to be acquired by whoever is set off by the running context; never 0.
int32_t points_release(void);
void points_acquire(int32_t clock);
// Orders whoever leaves `object` before whoever enters it next.
void points_leave(const void *object);
void points_enter(const void *object);
// The same of what one at a time holds, as a serial executor lets one job run.
void points_hold(const void *object);
void points_let_go(const void *object);
// Notes that the running context does something that others may see though no access says so.
void points_happens(uint64_t what);
// A number for what has happened so far, whatever the order of things that have nothing to do with each
// other; 0 where that is not known.
uint64_t points_history(void);
// Makes the control thread come after everything that the run did.
void points_join(void);

int32_t points_race_count(void);
points_race points_race_at(int32_t index);
int32_t points_log_count(void);
points_access points_log_at(int32_t index);
// Writes the return addresses of a stack, innermost first; returns how many.
int32_t points_stack(int32_t stack, uint64_t *addresses, int32_t capacity);
// The name of the function, or of the object, at an address as the linker knows it, and its start.
const char *_Nullable points_symbol(uint64_t address, bool is_function, uint64_t *start);

// Whoever keeps the time of this process's main thread.
typedef struct points_time {
  // Whether the calling thread is the one whose time is kept.
  bool (*controls)(void);
  // A timer is to fire when a clock shows `deadline` nanoseconds: 1 counts while the machine is
  // suspended, 2 does not, 3 is the time of day (swift_clock_id). INT64_MIN is at once.
  void (*set)(uint64_t timer, int64_t deadline, int32_t clock, bool repeats);
  // It is not to fire.
  void (*unset)(uint64_t timer);
} points_time;

// Takes the timers of the main dispatch queue and of the main run loop under control, once and for
// the whole process; false where Dispatch cannot be reached.
bool points_take_time(points_time taken);
// Lets a timer fire that is due, on the main thread; returns in how many nanoseconds it does so
// again, or 0.
uint64_t points_fire(uint64_t timer);
// Drops a timer that is not to fire any more.
void points_forget(uint64_t timer);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif
