// Pooled threads that pass one baton.
#define _GNU_SOURCE
#include "Runtime.h"

#if POINTS_LINUX
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

// A thread that takes `ALONE` seconds of the processor without an access that is seen waits for others
// in a loop, as far as can be told.
enum { THREADS = 1024, TICK_MS = 40, LOOKS = 100, ALONE = 2 };

LOCAL_TLS runner *self;
_Atomic bool is_instrumented, has_seen;
int32_t (*decide_at_point)(bool);

static runner control = {.context = 0, .pending = -1};
static runner *pool[THREADS];
static int32_t pool_count;
static _Atomic uint32_t back;  // the baton is with the control thread
static uint64_t step_limit;
static _Atomic uint64_t steps_taken;
static char lost_in[64];
static runner *_Atomic running;  // who has the baton, unless it is back

// Nobody spins: all run on one processor, so that whoever waits keeps the other from going on.
static void wait_on(_Atomic uint32_t *word) {
  while (!atomic_exchange_explicit(word, 0, memory_order_acquire)) {
    syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  }
}

static void give(_Atomic uint32_t *word) {
  atomic_store_explicit(word, 1, memory_order_release);
  syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

static void *live(void *argument) {
  runner *who = argument;
  who->tid = (int32_t)syscall(SYS_gettid);
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    void *low;
    size_t size;
    pthread_attr_getstack(&attributes, &low, &size);
    who->stack_low = (uint64_t)low;
    who->stack_high = who->stack_low + size;
    pthread_attr_destroy(&attributes);
  }
  while (true) {
    wait_on(&who->go);
    if (who->is_doomed) return NULL;
    self = who;
    who->body(who->argument);
    shadow_settle(who);
    self = NULL;
    who->is_busy = false;
    who->turn = POINTS_DONE;
    if (who->is_lost) who->is_lost = false;
    else give(&back);
  }
}

void leave_for_ever(runner *who) {
  self = NULL;
  pthread_detach(who->thread);
  __atomic_store_n(&who->is_dead, true, __ATOMIC_RELEASE);
  __atomic_store_n(&who->is_busy, false, __ATOMIC_RELEASE);
  while (true) syscall(SYS_exit, 0);
}

int32_t points_threads(void) {
  int32_t count = 0;
  for (int32_t index = 0; index < pool_count; index++) count += pool[index] && !pool[index]->is_dead;
  return count;
}

int32_t points_ready(int32_t context, void (*body)(void *), void *argument) {
  runner *was = self;
  self = NULL;
  int32_t index = 0;
  while (index < pool_count && __atomic_load_n(&pool[index]->is_busy, __ATOMIC_ACQUIRE)) index++;
  if (index == THREADS) abort();
  if (index == pool_count || pool[index]->is_dead) {
    runner *who = index == pool_count ? calloc(1, sizeof(runner)) : pool[index];
    memset(who, 0, sizeof(runner));
    who->is_pooled = true;
    pool[index] = who;
    if (index == pool_count) pool_count++;
    if (pthread_create(&who->thread, NULL, live, who) != 0) abort();
  }
  runner *who = pool[index];
  who->context = context;
  who->depth = 0;
  who->hidden = 0;
  who->is_inside = false;
  who->idle_looks = 0;
  who->wait = POINTS_NO_WAIT;
  who->pending = -1;
  who->body = body;
  who->argument = argument;
  who->is_busy = true;
  self = was;
  return index;
}

uint64_t points_thread_id(int32_t thread) { return (uint64_t)pool[thread]->thread; }

// Whether the thread sleeps in the kernel, and where.
static bool is_asleep(runner *who, uint64_t *ticks) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", who->tid);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  if (size <= 0) return false;
  text[size] = 0;
  char *state = strrchr(text, ')');
  if (!state) return false;
  unsigned long user = 0, system = 0;
  sscanf(state + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  *ticks = user + system;
  return state[2] == 'S' || state[2] == 'D';
}

static void note_where(runner *who) {
  uint64_t ticks;
  if (!is_asleep(who, &ticks)) {
    strcpy(lost_in, "a loop without an access to memory that is seen");
    return;
  }
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/wchan", who->tid);
  lost_in[0] = 0;
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t size = read(file, lost_in, sizeof lost_in - 1);
  close(file);
  lost_in[size > 0 ? size : 0] = 0;
}

const char *points_lost_in(void) { return lost_in; }

// Waits for the baton; false when the thread that has it waits in something unknown.
static bool wait_for_it(void) {
  int asleep = 0;
  uint64_t last = 0, last_steps = 0, alone_since = 0;
  const uint64_t a_second = (uint64_t)sysconf(_SC_CLK_TCK);
  runner *last_running = NULL;
  while (!atomic_exchange_explicit(&back, 0, memory_order_acquire)) {
    struct timespec tick = {0, TICK_MS * 1000000L};
    long code = syscall(SYS_futex, &back, FUTEX_WAIT_PRIVATE, 0, &tick, NULL, 0);
    if (code == 0 || errno != ETIMEDOUT) continue;
    runner *who = atomic_load(&running);
    uint64_t ticks = 0, steps = atomic_load(&who->steps);
    bool sleeps = is_asleep(who, &ticks);
    bool is_same = who == last_running && ticks == last && steps == last_steps;
    asleep = sleeps && is_same ? asleep + 1 : 0;
    if (who != last_running || steps != last_steps) alone_since = ticks;
    last = ticks;
    last_steps = steps;
    last_running = who;
    if (asleep >= 5 || ticks - alone_since > ALONE * a_second) return false;
  }
  return true;
}

static void begin_turn(runner *who) {
  who->wait = POINTS_NO_WAIT;
  who->idle_looks = 0;
  who->passed = 0;
  atomic_store_explicit(&running, who, memory_order_relaxed);
  give(&who->go);
}

points_turn points_take_turn(int32_t thread) {
  runner *was = self;
  self = NULL;
  shadow_is_set_up();
  atomic_store_explicit(&back, 0, memory_order_relaxed);
  begin_turn(pool[thread]);
  bool is_back = wait_for_it();
  // It may have been handed on since.
  runner *who = atomic_load(&running);
  points_turn turn = who->turn;
  if (!is_back) {
    who->is_lost = true;
    note_where(who);
    // It may have come back in this very moment.
    turn = atomic_exchange_explicit(&back, 0, memory_order_acquire) ? who->turn : POINTS_LOST;
  }
  self = was;
  return turn;
}

static void wait_for_turn(runner *who) {
  bool was_inside = who->is_inside;
  who->is_inside = true;
  wait_on(&who->go);
  who->is_lost = false;
  if (who->is_doomed) syscall(SYS_exit, 0);
  who->is_inside = was_inside;
}

void pause_here(runner *who, points_turn turn) {
  shadow_settle(who);
  who->turn = turn;
  if (!who->is_lost) give(&back);
  wait_for_turn(who);
}

// What the control thread would do with the baton, without waking it up.
static void hand_to(runner *who, int32_t thread) {
  shadow_settle(who);
  who->turn = POINTS_PAUSED;
  begin_turn(pool[thread]);
  wait_for_turn(who);
}

void wait_here(
  runner *who, points_wait wait, uint64_t address, bool (*may)(void *), void *argument
) {
  while (!may(argument)) {
    who->wait = wait;
    who->wait_address = address;
    who->may = may;
    who->may_argument = argument;
    pause_here(who, POINTS_WAITING);
  }
  who->wait = POINTS_NO_WAIT;
}

void points_wait_until(bool (*may)(void *), void *argument) {
  if (self && self->is_pooled) wait_here(self, POINTS_WAIT_OTHER, 0, may, argument);
}

bool points_can_go_on(int32_t thread) {
  runner *who = pool[thread];
  return who->wait == POINTS_NO_WAIT || who->may(who->may_argument);
}

points_wait points_waits_for(int32_t thread, uint64_t *address, int32_t *holder) {
  *address = pool[thread]->wait_address;
  *holder = lock_holder(*address);
  return pool[thread]->wait;
}

void points_kill(int32_t thread) {
  runner *who = pool[thread];
  if (who->is_lost || !who->is_busy) return;
  who->is_doomed = true;
  give(&who->go);
  // The kernel says when it is gone; its stack is freed then, though it never returned.
  pthread_join(who->thread, NULL);
  who->is_dead = true;
  who->is_busy = false;
}

// Before an access to memory that others may touch; false where nobody is in control.
bool before_shared(runner *who, bool changes) {
  if (!who->is_pooled || who->is_inside || who->hidden > 0) return false;
  if (who->is_lost) leave_for_ever(who);
  atomic_fetch_add_explicit(&who->steps, 1, memory_order_relaxed);
  if (atomic_fetch_add_explicit(&steps_taken, 1, memory_order_relaxed) >= step_limit) {
    while (true) pause_here(who, POINTS_ENDLESS);
  }
  if (changes) who->idle_looks = 0;
  who->is_inside = true;
  bool must_yield = ++who->idle_looks > LOOKS;
  int32_t next = decide_at_point(must_yield);
  who->is_inside = false;
  if (must_yield) who->idle_looks = 0;
  if (next >= 0) hand_to(who, next);
  else if (next == POINTS_PAUSES) pause_here(who, POINTS_PAUSED);
  return true;
}

void points_install(int32_t (*at_point)(bool)) {
  if (decide_at_point) return;
  decide_at_point = at_point;
  patch_locks();
  // The Swift runtime tells of its own orders from here on. It would look these functions up by name,
  // but a program's own are not among the names that it exports.
  extern void __tsan_acquire(void *), __tsan_release(void *);
  void (**acquire)(void *) = dlsym(RTLD_DEFAULT, "_swift_tsan_acquire");
  void (**release)(void *) = dlsym(RTLD_DEFAULT, "_swift_tsan_release");
  bool *is_enabled = dlsym(RTLD_DEFAULT, "_swift_tsan_enabled");
  if (!acquire || !release || !is_enabled) return;
  *acquire = __tsan_acquire;
  *release = __tsan_release;
  *is_enabled = true;
}

void points_begin_run(uint64_t steps, bool keeps_log) {
  self = NULL;
  step_limit = steps;
  atomic_store(&steps_taken, 0);
  atomic_store(&has_seen, false);
  shadow_begin(keeps_log);
  locks_begin();
  queues_begin();
  control.depth = 0;
  control.pending = -1;
  self = &control;
}

void points_end_run(void) { self = NULL; }

// Threads that pass a baton are fastest on one processor: no other has to be woken up.
static cpu_set_t everywhere;
static int home = -1;

static void stay_home(bool stays) {
  if (home < 0) return;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(home, &one);
  sched_setaffinity(0, sizeof one, stays ? &one : &everywhere);
}

void points_begin(void) {
  if (home < 0 && sched_getaffinity(0, sizeof everywhere, &everywhere) == 0) home = sched_getcpu();
  stay_home(true);
}

void points_end(void) { stay_home(false); }

bool points_are_there(void) { return atomic_load(&is_instrumented); }
bool points_seen_in_run(void) { return atomic_load(&has_seen); }
bool points_available(void) { return true; }
#endif
