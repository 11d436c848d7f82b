// Locks, conditions, semaphores and one-time initialisation, for pooled threads that have the baton:
// whoever cannot go on gives it away. Everybody else gets what the library does.
#define _GNU_SOURCE
#include "Runtime.h"
#include "Locks.h"

#if POINTS_LINUX
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <semaphore.h>
#include <string.h>
#include <unistd.h>

enum { HELD = 256, ONCE = 1 << 12, TOLD_APART = 64 };

// Who holds what. Only whoever has the baton, or nobody's thread, looks and writes here.
typedef struct held {
  const void *lock;
  int32_t context;
  int32_t times;
  uint64_t bit;  // 0 for a lock that is not told apart
  bool is_word;
} held;

static held holders[HELD];
static int32_t holder_count;
static const void *told_apart[TOLD_APART];
static int32_t told_apart_count;

// Initialisations that are under way, and those that are done, which are done for ever.
static const void *beginning[HELD];
static int32_t beginning_count;
static const void *done_once[ONCE];

// The queue to which a block was handed that nothing controls, or an empty text.
static char elsewhere[64];

void locks_begin(void) {
  holder_count = 0;
  told_apart_count = 0;
  elsewhere[0] = 0;
}

static held *holder_of(const void *lock) {
  for (int32_t index = 0; index < holder_count; index++) {
    if (holders[index].lock == lock) return &holders[index];
  }
  return NULL;
}

int32_t lock_holder(uint64_t address) {
  held *found = holder_of((const void *)address);
  return found ? found->context : -1;
}

static uint64_t bit_of(const void *lock) {
  int32_t index = 0;
  while (index < told_apart_count && told_apart[index] != lock) index++;
  if (index == TOLD_APART) return 0;
  if (index == told_apart_count) told_apart[told_apart_count++] = lock;
  return 1ull << index;
}

uint64_t locks_of(runner *who) {
  uint64_t bits = 0;
  for (int32_t index = 0; index < holder_count; index++) {
    held *found = &holders[index];
    if (found->context != who->context) continue;
    // Its unlocking may not have been seen; the word tells.
    if (found->is_word && *(const uint32_t *)found->lock != (uint32_t)who->tid) continue;
    bits |= found->bit;
  }
  return bits;
}

static void hold(runner *who, const void *lock, uint64_t bit) {
  held *found = holder_of(lock);
  if (found) found->times++;
  else if (holder_count < HELD) {
    holders[holder_count++] = (held){lock, who->context, 1, bit, false};
  }
}

static void let_go(const void *lock) {
  held *found = holder_of(lock);
  if (found && --found->times == 0) *found = holders[--holder_count];
}

static void take(runner *who, const void *lock, uint64_t pc) {
  hold(who, lock, bit_of(lock));
  sync_acquire(who, lock);
  shadow_event(who, (uint64_t)lock, POINTS_LOCK, pc);
}

static void leave(runner *who, const void *lock, uint64_t pc) {
  sync_release(who, lock);
  shadow_event(who, (uint64_t)lock, POINTS_UNLOCK, pc);
  who->idle_looks = 0;
  let_go(lock);
}

// Synchronization.Mutex is a word that holds its holder's thread. Its unlocking may be a copy of the
// function that another module compiled without calls, so that it is not seen: then whoever locks
// comes after all that the last holder has done, which hides a race behind a lock, and makes up none.
void word_locked(runner *who, const void *word) {
  held *found = holder_of(word);
  if (found) {
    if (found->context != who->context) clock_follow(who, found->context);
    found->context = who->context;
  } else if (holder_count < HELD) {
    holders[holder_count++] = (held){word, who->context, 1, bit_of(word), true};
  }
}

void word_unlocked(runner *who, const void *word) {
  held *found = holder_of(word);
  if (found) *found = holders[--holder_count];
}

static bool is_free(void *lock) { return holder_of(lock) == NULL; }

void points_hold(const void *object) {
  if (!self) return;
  points_enter(object);
  hold(self, object, bit_of(object));
}

void points_let_go(const void *object) {
  if (!self) return;
  let_go(object);
  points_leave(object);
}

// A thread under control, or nobody.
static runner *controlled(void) {
  runner *who = self;
  return who && who->is_pooled && !who->is_inside && who->hidden == 0 ? who : NULL;
}

#define CALLER ((uint64_t)__builtin_return_address(0))

// Before a lock is taken, tried or released, each of which somebody else may do in between.
static void before_lock(runner *who, const void *lock, uint64_t pc) {
  shadow_lock(who, (uint64_t)lock, pc);
  if (conflict_may_be(who, (uint64_t)lock, pc)) before_shared(who, (uint64_t)lock, pc, false);
}

// MARK: pthread_mutex_t

static int lock_mutex(pthread_mutex_t *mutex, uint64_t pc) {
  runner *who = controlled();
  if (!who) return originals.mutex_lock(mutex);
  before_lock(who, mutex, pc);
  int code;
  while ((code = originals.mutex_trylock(mutex)) == EBUSY) {
    // Held by a thread outside control, which lets go by itself; or by this one, which never will.
    if (is_free(mutex)) {
      code = originals.mutex_lock(mutex);
      break;
    }
    shadow_event(who, (uint64_t)mutex, POINTS_WAITS, pc);
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)mutex, is_free, mutex);
  }
  if (code == 0) take(who, mutex, pc);
  return code;
}

int points_mutex_lock(pthread_mutex_t *mutex) { return lock_mutex(mutex, CALLER); }

int points_mutex_trylock(pthread_mutex_t *mutex) {
  runner *who = controlled();
  if (who) before_lock(who, mutex, CALLER);
  int code = originals.mutex_trylock(mutex);
  if (who && code == 0) take(who, mutex, CALLER);
  else if (who) sync_look(who, mutex);
  return code;
}

int points_mutex_unlock(pthread_mutex_t *mutex) {
  runner *who = controlled();
  // Whoever only tries may do so now.
  if (who) before_lock(who, mutex, CALLER);
  if (who) leave(who, mutex, CALLER);
  return originals.mutex_unlock(mutex);
}

// MARK: The lock of a task, which the runtime holds while cancellation handlers run
//
// Nobody's code says anything of it: so it is no place to take over at, and only waited for.

int points_task_lock(pthread_mutex_t *mutex) {
  runner *who = controlled();
  if (!who) return originals.mutex_lock(mutex);
  int code;
  while ((code = originals.mutex_trylock(mutex)) == EBUSY) {
    if (is_free(mutex)) {
      code = originals.mutex_lock(mutex);
      break;
    }
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)mutex, is_free, mutex);
  }
  // No place to take over at, so that what it keeps apart is not told by it.
  if (code == 0) hold(who, mutex, 0), clock_acquire(who, mutex);
  return code;
}

int points_task_unlock(pthread_mutex_t *mutex) {
  runner *who = controlled();
  if (who) clock_release(who, mutex), let_go(mutex);
  return originals.mutex_unlock(mutex);
}

// MARK: pthread_rwlock_t: whoever reads waits for whoever reads, which loses no order of writes

int points_rwlock_lock(pthread_rwlock_t *lock) {
  runner *who = controlled();
  if (!who) return originals.rwlock_wrlock(lock);
  before_lock(who, lock, CALLER);
  while (!is_free(lock)) {
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)lock, is_free, lock);
  }
  int code = originals.rwlock_wrlock(lock);
  if (code == 0) take(who, lock, CALLER);
  return code;
}

int points_rwlock_rdlock(pthread_rwlock_t *lock) {
  return controlled() ? points_rwlock_lock(lock) : originals.rwlock_rdlock(lock);
}

int points_rwlock_unlock(pthread_rwlock_t *lock) {
  runner *who = controlled();
  if (who) leave(who, lock, CALLER);
  return originals.rwlock_unlock(lock);
}

// MARK: pthread_cond_t: who waits is woken by a signal that comes later, or for no reason

typedef struct waiter {
  pthread_cond_t *condition;
  pthread_mutex_t *mutex;
  uint64_t began;
} waiter;

static uint64_t signals;
static struct {
  pthread_cond_t *condition;
  uint64_t at;
  bool is_for_all;
} last_signals[HELD];
static int32_t signal_count;

static bool is_signalled(void *argument) {
  waiter *who = argument;
  if (!is_free(who->mutex)) return false;
  for (int32_t index = signal_count - 1; index >= 0; index--) {
    if (last_signals[index].condition == who->condition) {
      return last_signals[index].at > who->began;
    }
  }
  return false;
}

static int wait_for_signal(pthread_cond_t *condition, pthread_mutex_t *mutex, runner *who) {
  waiter me = {condition, mutex, signals};
  leave(who, mutex, 0);
  originals.mutex_unlock(mutex);
  wait_here(who, POINTS_WAIT_CONDITION, (uint64_t)condition, is_signalled, &me);
  originals.mutex_lock(mutex);
  take(who, mutex, 0);
  sync_acquire(who, condition);
  return 0;
}

int points_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  runner *who = controlled();
  return who ? wait_for_signal(condition, mutex, who) : originals.cond_wait(condition, mutex);
}

static void signal_all(pthread_cond_t *condition) {
  runner *who = controlled();
  if (!who) return;
  sync_release(who, condition);
  who->idle_looks = 0;
  signals++;
  for (int32_t index = 0; index < signal_count; index++) {
    if (last_signals[index].condition != condition) continue;
    last_signals[index].at = signals;
    return;
  }
  if (signal_count == HELD) signal_count = 0;
  last_signals[signal_count].condition = condition;
  last_signals[signal_count++].at = signals;
}

int points_cond_signal(pthread_cond_t *condition) {
  signal_all(condition);
  return originals.cond_signal(condition);
}

int points_cond_broadcast(pthread_cond_t *condition) {
  signal_all(condition);
  return originals.cond_broadcast(condition);
}

// MARK: Semaphores

static bool has_one(void *semaphore) {
  int value = 0;
  return sem_getvalue(semaphore, &value) == 0 && value > 0;
}

int points_sem_wait(sem_t *semaphore) {
  runner *who = controlled();
  if (!who) return originals.sem_wait(semaphore);
  before_shared(who, (uint64_t)semaphore, CALLER, false);
  wait_here(who, POINTS_WAIT_SEMAPHORE, (uint64_t)semaphore, has_one, semaphore);
  int code = originals.sem_wait(semaphore);
  sync_acquire(who, semaphore);
  shadow_event(who, (uint64_t)semaphore, POINTS_LOCK, CALLER);
  return code;
}

int points_sem_post(sem_t *semaphore) {
  runner *who = controlled();
  if (who) {
    sync_release(who, semaphore);
    shadow_event(who, (uint64_t)semaphore, POINTS_UNLOCK, CALLER);
    who->idle_looks = 0;
  }
  return originals.sem_post(semaphore);
}

// A dispatch semaphore does not say how many it has: it is asked whether it gives one at once.
typedef struct asking {
  void *semaphore;
  bool has_got;
} asking;

static bool gives_one(void *argument) {
  asking *who = argument;
  if (!who->has_got) who->has_got = originals.dispatch_wait(who->semaphore, 0) == 0;
  return who->has_got;
}

long points_dispatch_wait(void *semaphore, uint64_t deadline) {
  runner *who = controlled();
  // Whoever gives up after some time is left to do so: time is not controlled here.
  if (!who || deadline != UINT64_MAX) return originals.dispatch_wait(semaphore, deadline);
  before_shared(who, (uint64_t)semaphore, CALLER, false);
  asking me = {semaphore, false};
  wait_here(who, POINTS_WAIT_SEMAPHORE, (uint64_t)semaphore, gives_one, &me);
  sync_acquire(who, semaphore);
  shadow_event(who, (uint64_t)semaphore, POINTS_LOCK, CALLER);
  return 0;
}

long points_dispatch_signal(void *semaphore) {
  runner *who = controlled();
  if (who) {
    sync_release(who, semaphore);
    shadow_event(who, (uint64_t)semaphore, POINTS_UNLOCK, CALLER);
    who->idle_looks = 0;
  }
  return originals.dispatch_signal(semaphore);
}

// MARK: Dispatch queues, as far as somebody waits for them: whoever is in one keeps others out
//
// That holds of concurrent queues too, without barrier: no order of writes is lost.

static void in_queue(
  void *queue, void *block, void (*original)(void *, void *), uint64_t pc
) {
  runner *who = controlled();
  held *found = who ? holder_of(queue) : NULL;
  if (!who || (found && found->context == who->context)) return original(queue, block);
  before_shared(who, (uint64_t)queue, pc, false);
  wait_here(who, POINTS_WAIT_LOCK, (uint64_t)queue, is_free, queue);
  take(who, queue, pc);
  original(queue, block);
  leave(who, queue, pc);
}

void points_dispatch_sync(void *queue, void *block) {
  in_queue(queue, block, originals.dispatch_sync, CALLER);
}

void points_barrier_sync(void *queue, void *block) {
  in_queue(queue, block, originals.barrier_sync, CALLER);
}

void points_async_and_wait(void *queue, void *block) {
  in_queue(queue, block, originals.async_and_wait, CALLER);
}

// MARK: Blocks that a queue runs on a thread of its own, at a moment of its own

const char *points_elsewhere(void) { return elsewhere; }

// The main queue's blocks run when the controller lets them.
static void note_queue(void *queue) {
  if (!controlled() || elsewhere[0]) return;
  static void *main_queue;
  static const char *(*label_of)(void *);
  if (!label_of) {
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    *(void **)&label_of = dlsym(RTLD_DEFAULT, "dispatch_queue_get_label");
  }
  if (queue == main_queue || !label_of) return;
  const char *label = label_of(queue);
  strncpy(elsewhere, label && *label ? label : "without a label", sizeof elsewhere - 1);
}

void points_dispatch_async(void *queue, void *block) {
  note_queue(queue);
  originals.dispatch_async(queue, block);
}

void points_barrier_async(void *queue, void *block) {
  note_queue(queue);
  originals.barrier_async(queue, block);
}

void points_group_async(void *group, void *queue, void *block) {
  note_queue(queue);
  originals.group_async(group, queue, block);
}

// MARK: swift_once

static bool is_done(const void *predicate) {
  uint64_t place = ((uint64_t)predicate >> 3) * 0x9E3779B97F4A7C15 >> 52;
  return done_once[place & (ONCE - 1)] == predicate;
}

static bool is_not_beginning(void *predicate) {
  for (int32_t index = 0; index < beginning_count; index++) {
    if (beginning[index] == predicate) return false;
  }
  return true;
}

void points_once(void *predicate, void (*body)(void *), void *context) {
  runner *who = controlled();
  if (!who || is_done(predicate)) {
    originals.once(predicate, body, context);
    if (who) sync_acquire(who, predicate);
    return;
  }
  wait_here(who, POINTS_WAIT_ONCE, (uint64_t)predicate, is_not_beginning, predicate);
  if (beginning_count < HELD) beginning[beginning_count++] = predicate;
  originals.once(predicate, body, context);
  for (int32_t index = 0; index < beginning_count; index++) {
    if (beginning[index] == predicate) beginning[index] = beginning[--beginning_count];
  }
  uint64_t place = ((uint64_t)predicate >> 3) * 0x9E3779B97F4A7C15 >> 52;
  done_once[place & (ONCE - 1)] = predicate;
  sync_acquire(who, predicate);
  sync_release(who, predicate);
}

// MARK: Synchronization.Mutex, whose fast paths are compiled into the program

static bool is_zero(void *word) { return __atomic_load_n((uint32_t *)word, __ATOMIC_SEQ_CST) == 0; }

SWIFT void points_swift_lock(uint32_t thread, SELF) {
  runner *who = controlled();
  if (!who) return originals.swift_lock(thread, handle);
  uint32_t none = 0;
  while (!__atomic_compare_exchange_n(
    (uint32_t *)handle, &none, thread, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {
    none = 0;
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)handle, is_zero, handle);
  }
  sync_acquire(who, handle);
  word_locked(who, handle);
  shadow_event(who, (uint64_t)handle, POINTS_LOCK, CALLER);
}

SWIFT bool points_swift_try_lock(SELF) {
  bool locked = originals.swift_try_lock(handle);
  runner *who = controlled();
  if (who && locked) sync_acquire(who, handle), word_locked(who, handle);
  else if (who) sync_look(who, handle);
  return locked;
}

SWIFT void points_swift_unlock(SELF) {
  runner *who = controlled();
  if (who) sync_release(who, handle), word_unlocked(who, handle);
  originals.swift_unlock(handle);
}

// MARK: Giving way

int points_yield(void) {
  runner *who = controlled();
  if (!who) return originals.yield();
  who->idle_looks = 1 << 20;
  points_happens(0);
  before_shared(who, 0, CALLER, false);
  return 0;
}

int points_usleep(unsigned time) { return controlled() ? points_yield() : originals.usleep(time); }

int points_nanosleep(const struct timespec *time, struct timespec *left) {
  return controlled() ? points_yield() : originals.nanosleep(time, left);
}

// MARK: Memory

void *points_malloc(size_t size) {
  void *block = originals.malloc(size);
  runner *who = self;
  if (who && !who->is_inside) shadow_allocated(who, block, 0);
  return block;
}

void *points_calloc(size_t count, size_t size) {
  void *block = originals.calloc(count, size);
  runner *who = self;
  if (who && !who->is_inside) shadow_allocated(who, block, 0);
  return block;
}

// What was there stays whoever's it was, and what is new at its end is nobody's yet.
void *points_realloc(void *old, size_t size) {
  size_t had = old ? malloc_usable_size(old) : 0;
  void *block = originals.realloc(old, size);
  runner *who = self;
  if (who && !who->is_inside) shadow_allocated(who, block, block == old ? had : 0);
  return block;
}

int points_posix_memalign(void **block, size_t alignment, size_t size) {
  int code = originals.posix_memalign(block, alignment, size);
  runner *who = self;
  if (code == 0 && who && !who->is_inside) shadow_allocated(who, *block, 0);
  return code;
}

void *points_aligned_alloc(size_t alignment, size_t size) {
  void *block = originals.aligned_alloc(alignment, size);
  runner *who = self;
  if (who && !who->is_inside) shadow_allocated(who, block, 0);
  return block;
}
#endif
