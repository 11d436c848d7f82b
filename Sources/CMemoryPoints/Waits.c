// Conditions and semaphores, and giving way of one's own accord, for pooled threads that have the baton.
#include "Runtime.h"
#include "Locks.h"

#if POINTS_LINUX

enum { SIGNALS = 256 };

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
} last_signals[SIGNALS];
static int32_t signal_count;

static bool is_signalled(void *argument) {
  waiter *who = argument;
  if (!lock_is_free(who->mutex)) return false;
  for (int32_t index = signal_count - 1; index >= 0; index--) {
    if (last_signals[index].condition == who->condition) {
      return last_signals[index].at > who->began;
    }
  }
  return false;
}

static int wait_for_signal(pthread_cond_t *condition, pthread_mutex_t *mutex, runner *who) {
  waiter me = {condition, mutex, signals};
  lock_leave(who, mutex, 0);
  originals.mutex_unlock(mutex);
  wait_here(who, POINTS_WAIT_CONDITION, (uint64_t)condition, is_signalled, &me);
  originals.mutex_lock(mutex);
  lock_take(who, mutex, 0);
  sync_acquire(who, condition);
  return 0;
}

int points_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  runner *who = runner_under_control();
  return who ? wait_for_signal(condition, mutex, who) : originals.cond_wait(condition, mutex);
}

static void signal_all(pthread_cond_t *condition) {
  runner *who = runner_under_control();
  if (!who) return;
  sync_release(who, condition);
  who->idle_looks = 0;
  signals++;
  for (int32_t index = 0; index < signal_count; index++) {
    if (last_signals[index].condition != condition) continue;
    last_signals[index].at = signals;
    return;
  }
  if (signal_count == SIGNALS) signal_count = 0;
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
  runner *who = runner_under_control();
  if (!who) return originals.sem_wait(semaphore);
  before_shared(who, false);
  wait_here(who, POINTS_WAIT_SEMAPHORE, (uint64_t)semaphore, has_one, semaphore);
  int code = originals.sem_wait(semaphore);
  sync_acquire(who, semaphore);
  shadow_event(who, (uint64_t)semaphore, POINTS_LOCK, CALLER);
  return code;
}

int points_sem_post(sem_t *semaphore) {
  runner *who = runner_under_control();
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
  runner *who = runner_under_control();
  // Whoever gives up after some time is left to do so: time is not controlled here.
  if (!who || deadline != UINT64_MAX) return originals.dispatch_wait(semaphore, deadline);
  before_shared(who, false);
  asking me = {semaphore, false};
  wait_here(who, POINTS_WAIT_SEMAPHORE, (uint64_t)semaphore, gives_one, &me);
  sync_acquire(who, semaphore);
  shadow_event(who, (uint64_t)semaphore, POINTS_LOCK, CALLER);
  return 0;
}

long points_dispatch_signal(void *semaphore) {
  runner *who = runner_under_control();
  if (who) {
    sync_release(who, semaphore);
    shadow_event(who, (uint64_t)semaphore, POINTS_UNLOCK, CALLER);
    who->idle_looks = 0;
  }
  return originals.dispatch_signal(semaphore);
}

// MARK: Giving way

int points_yield(void) {
  runner *who = runner_under_control();
  if (!who) return originals.yield();
  who->idle_looks = 1 << 20;
  points_happens(0);
  before_shared(who, false);
  return 0;
}

int points_usleep(unsigned time) { return runner_under_control() ? points_yield() : originals.usleep(time); }

int points_nanosleep(const struct timespec *time, struct timespec *left) {
  return runner_under_control() ? points_yield() : originals.nanosleep(time, left);
}
#endif
