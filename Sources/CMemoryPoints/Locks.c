// Locks, and who holds them, for pooled threads that have the baton: whoever cannot go on gives it away.
// Everybody else gets what the library does.
#include "Runtime.h"
#include "Locks.h"

#if POINTS_LINUX
#include <errno.h>

enum { HELD = 256, TOLD_APART = 64 };

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

void locks_begin(void) {
  holder_count = 0;
  told_apart_count = 0;
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

void lock_take(runner *who, const void *lock, uint64_t pc) {
  hold(who, lock, bit_of(lock));
  sync_acquire(who, lock);
  shadow_event(who, (uint64_t)lock, POINTS_LOCK, pc);
}

void lock_leave(runner *who, const void *lock, uint64_t pc) {
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

void word_unlocked(const void *word) {
  held *found = holder_of(word);
  if (found) *found = holders[--holder_count];
}

bool lock_is_free(void *lock) { return holder_of(lock) == NULL; }

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

runner *runner_under_control(void) {
  runner *who = self;
  if (who && who->is_lost) leave_for_ever(who);
  return who && who->is_pooled && !who->is_inside && who->hidden == 0 ? who : NULL;
}

// Before a lock is taken, tried or released, each of which somebody else may do in between.
static void before_lock(runner *who, const void *lock, uint64_t pc) {
  shadow_lock(who, (uint64_t)lock, pc);
  if (conflict_may_be(who, (uint64_t)lock, pc)) before_shared(who, false);
}

// MARK: pthread_mutex_t

static int lock_mutex(pthread_mutex_t *mutex, uint64_t pc) {
  runner *who = runner_under_control();
  if (!who) return originals.mutex_lock(mutex);
  before_lock(who, mutex, pc);
  int code;
  while ((code = originals.mutex_trylock(mutex)) == EBUSY) {
    // Held by a thread outside control, which lets go by itself; or by this one, which never will.
    if (lock_is_free(mutex)) {
      code = originals.mutex_lock(mutex);
      break;
    }
    shadow_event(who, (uint64_t)mutex, POINTS_WAITS, pc);
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)mutex, lock_is_free, mutex);
  }
  if (code == 0) lock_take(who, mutex, pc);
  return code;
}

int points_mutex_lock(pthread_mutex_t *mutex) { return lock_mutex(mutex, CALLER); }

int points_mutex_trylock(pthread_mutex_t *mutex) {
  runner *who = runner_under_control();
  if (who) before_lock(who, mutex, CALLER);
  int code = originals.mutex_trylock(mutex);
  if (who && code == 0) lock_take(who, mutex, CALLER);
  else if (who) sync_look(who, mutex);
  return code;
}

int points_mutex_unlock(pthread_mutex_t *mutex) {
  runner *who = runner_under_control();
  // Whoever only tries may do so now.
  if (who) before_lock(who, mutex, CALLER);
  if (who) lock_leave(who, mutex, CALLER);
  return originals.mutex_unlock(mutex);
}

// MARK: pthread_spinlock_t, which asks the kernel for nothing

int points_spin_lock(pthread_spinlock_t *spin) {
  runner *who = runner_under_control();
  if (!who) return originals.spin_lock(spin);
  void *lock = (void *)spin;
  before_lock(who, lock, CALLER);
  int code;
  while ((code = originals.spin_trylock(spin)) == EBUSY) {
    if (lock_is_free(lock)) {
      code = originals.spin_lock(spin);
      break;
    }
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)lock, lock_is_free, lock);
  }
  if (code == 0) lock_take(who, lock, CALLER);
  return code;
}

int points_spin_trylock(pthread_spinlock_t *spin) {
  runner *who = runner_under_control();
  if (who) before_lock(who, (void *)spin, CALLER);
  int code = originals.spin_trylock(spin);
  if (who && code == 0) lock_take(who, (void *)spin, CALLER);
  else if (who) sync_look(who, (void *)spin);
  return code;
}

int points_spin_unlock(pthread_spinlock_t *spin) {
  runner *who = runner_under_control();
  if (who) before_lock(who, (void *)spin, CALLER);
  if (who) lock_leave(who, (void *)spin, CALLER);
  return originals.spin_unlock(spin);
}

// MARK: The lock of a task, which the runtime holds while cancellation handlers run
//
// Nobody's code says anything of it: so it is no place to take over at, and only waited for.

int points_task_lock(pthread_mutex_t *mutex) {
  runner *who = runner_under_control();
  if (!who) return originals.mutex_lock(mutex);
  int code;
  while ((code = originals.mutex_trylock(mutex)) == EBUSY) {
    if (lock_is_free(mutex)) {
      code = originals.mutex_lock(mutex);
      break;
    }
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)mutex, lock_is_free, mutex);
  }
  // No place to take over at, so that what it keeps apart is not told by it.
  if (code == 0) hold(who, mutex, 0), clock_acquire(who, mutex);
  return code;
}

int points_task_unlock(pthread_mutex_t *mutex) {
  runner *who = runner_under_control();
  if (who) clock_release(who, mutex), let_go(mutex);
  return originals.mutex_unlock(mutex);
}

// MARK: pthread_rwlock_t: whoever reads waits for whoever reads, which loses no order of writes

int points_rwlock_lock(pthread_rwlock_t *lock) {
  runner *who = runner_under_control();
  if (!who) return originals.rwlock_wrlock(lock);
  before_lock(who, lock, CALLER);
  while (!lock_is_free(lock)) {
    wait_here(who, POINTS_WAIT_LOCK, (uint64_t)lock, lock_is_free, lock);
  }
  int code = originals.rwlock_wrlock(lock);
  if (code == 0) lock_take(who, lock, CALLER);
  return code;
}

int points_rwlock_rdlock(pthread_rwlock_t *lock) {
  return runner_under_control() ? points_rwlock_lock(lock) : originals.rwlock_rdlock(lock);
}

int points_rwlock_unlock(pthread_rwlock_t *lock) {
  runner *who = runner_under_control();
  if (who) lock_leave(who, lock, CALLER);
  return originals.rwlock_unlock(lock);
}
// MARK: Synchronization.Mutex, whose fast paths are compiled into the program

static bool is_zero(void *word) { return __atomic_load_n((uint32_t *)word, __ATOMIC_SEQ_CST) == 0; }

SWIFT void points_swift_lock(uint32_t thread, SELF) {
  runner *who = runner_under_control();
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
  runner *who = runner_under_control();
  if (who && locked) sync_acquire(who, handle), word_locked(who, handle);
  else if (who) sync_look(who, handle);
  return locked;
}

SWIFT void points_swift_unlock(SELF) {
  runner *who = runner_under_control();
  if (who) sync_release(who, handle), word_unlocked(handle);
  originals.swift_unlock(handle);
}
#endif
