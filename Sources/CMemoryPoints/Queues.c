// Dispatch queues, threads that a program starts, and one-time initialisation, for pooled threads that have the baton.
#define _GNU_SOURCE
#include "Runtime.h"
#include "Locks.h"

#if POINTS_LINUX
#include <dlfcn.h>
#include <string.h>

enum { BEGINNING = 256, ONCE = 1 << 12 };

// Initialisations that are under way, and those that are done, which are done for ever.
static const void *beginning[BEGINNING];
static int32_t beginning_count;
static const void *done_once[ONCE];

// MARK: Dispatch queues, as far as somebody waits for them: whoever is in one keeps others out
//
// That holds of concurrent queues too, without barrier: no order of writes is lost.

static void in_queue(
  void *queue, void *block, void (*original)(void *, void *), uint64_t pc
) {
  runner *who = runner_under_control();
  if (!who || lock_holder((uint64_t)queue) == who->context) return original(queue, block);
  before_shared(who, false);
  wait_here(who, POINTS_WAIT_LOCK, (uint64_t)queue, lock_is_free, queue);
  lock_take(who, queue, pc);
  original(queue, block);
  lock_leave(who, queue, pc);
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

// The queue to which a block was handed that nothing controls, or an empty text.
static char elsewhere[64];
// Whether a thread was started, which nothing controls either.
static bool has_started_thread;

void queues_begin(void) {
  elsewhere[0] = 0;
  has_started_thread = false;
}

const char *points_elsewhere(void) { return elsewhere; }

// The main queue's blocks run when the controller lets them.
static void note_queue(void *queue) {
  if (!runner_under_control() || elsewhere[0]) return;
  static void *main_queue;
  static const char *(*label_of)(void *);
  if (!label_of) {
    main_queue = dlsym(RTLD_DEFAULT, "_dispatch_main_q");
    *(void **)&label_of = dlsym(RTLD_DEFAULT, "dispatch_queue_get_label");
  }
  if (queue == main_queue || !label_of) return;
  const char *label = label_of(queue);
  strncpy(elsewhere, label && *label ? label : "without a label", sizeof elsewhere - 1);
  // Foundation's have their address in it, which is another in each process.
  char *address = strstr(elsewhere, " 0x");
  if (address) *address = 0;
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

// MARK: Threads

bool points_has_started_thread(void) { return has_started_thread; }

int points_create_thread(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument
) {
  if (runner_under_control()) has_started_thread = true;
  return originals.create_thread(thread, attributes, body, argument);
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
  runner *who = runner_under_control();
  if (!who || is_done(predicate)) {
    originals.once(predicate, body, context);
    if (who) sync_acquire(who, predicate);
    return;
  }
  wait_here(who, POINTS_WAIT_ONCE, (uint64_t)predicate, is_not_beginning, predicate);
  if (beginning_count < BEGINNING) beginning[beginning_count++] = predicate;
  originals.once(predicate, body, context);
  for (int32_t index = 0; index < beginning_count; index++) {
    if (beginning[index] == predicate) beginning[index] = beginning[--beginning_count];
  }
  uint64_t place = ((uint64_t)predicate >> 3) * 0x9E3779B97F4A7C15 >> 52;
  done_once[place & (ONCE - 1)] = predicate;
  sync_acquire(who, predicate);
  sync_release(who, predicate);
}
#endif
