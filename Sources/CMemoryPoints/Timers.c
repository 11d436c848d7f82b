// Timers of the main dispatch queue and of the main run loop, in virtual time.
//
// Their functions are replaced in the tables of the loaded objects (Patch.c), once a process is to
// be controlled. A block for later waits in a list of the controller and comes into the main queue
// by dispatch_async; a timer source is one whose data are added to instead, so that suspending,
// cancelling and handlers stay Dispatch's business; a timer of the run loop joins it when it is
// due.
#define _GNU_SOURCE
#include "Patch.h"

#if POINTS_LINUX
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

typedef enum timer_kind { BLOCK, SOURCE, LOOP } timer_kind;

typedef struct timer {
  struct timer *next;
  uint64_t id;
  timer_kind kind;
  void *object;        // the block, the source, or the CFRunLoopTimer
  const void *mode;    // of the run loop
  double date;         // at which the run loop was to fire it when it was added
  uint64_t interval;   // nanoseconds; 0 for once
  int32_t references;  // of a source, by those who may keep it
} timer;

static timer *timers;
static uint64_t last_id;
static _Atomic uint32_t sources;
static points_time control;
// Not a mutex: those of the program itself may be under control.
static atomic_flag busy = ATOMIC_FLAG_INIT;

static struct {
  void (*after)(uint64_t, void *, void *);
  void (*async)(void *, void *);
  void *(*create)(const void *, uintptr_t, uintptr_t, void *);
  void (*set_timer)(void *, uint64_t, uint64_t, uint64_t);
  void (*merge)(void *, uintptr_t);
  void (*retain)(void *);
  void (*release)(void *);
  void *(*copy_block)(const void *);
  void (*release_block)(const void *);
  void (*add_loop_timer)(void *, void *, const void *);
  void (*invalidate)(void *);
  void (*perform_block)(void *, const void *, void *);
} library;

static void *main_queue;
static const void *timer_type, *added_type;

// CFRunLoop.h and CFDate.h of swift-corelibs-foundation.
static struct {
  void *(*main)(void);
  void (*remove)(void *, void *, const void *);
  unsigned char (*is_valid)(void *);
  double (*next_date)(void *);
  void (*set_next_date)(void *, double);
  double (*interval)(void *);
  double (*now)(void);
  int32_t (*run)(const void *, double, unsigned char);
  const void *(*retain)(const void *);
  void (*release)(const void *);
  const void **default_mode, **common_modes;
} loop;

static const double since_1970 = 978307200.0;  // kCFAbsoluteTimeIntervalSince1970

static void hold(void) {
  while (atomic_flag_test_and_set_explicit(&busy, memory_order_acquire)) PAUSE();
}

static void let_go(void) { atomic_flag_clear_explicit(&busy, memory_order_release); }

static timer *append(timer_kind kind, void *object) {
  timer *made = calloc(1, sizeof *made);
  if (!made) abort();
  made->kind = kind;
  made->object = object;
  hold();
  made->id = ++last_id;
  made->next = timers;
  timers = made;
  let_go();
  return made;
}

static timer **place_of(uint64_t id, const void *object) {
  timer **place = &timers;
  while (*place && (id ? (*place)->id != id : (*place)->object != object)) place = &(*place)->next;
  return place;
}

static timer *find(uint64_t id, const void *object) {
  hold();
  timer *found = *place_of(id, object);
  let_go();
  return found;
}

static void discard(timer *old) {
  hold();
  timer **place = place_of(old->id, NULL);
  if (*place) *place = old->next;
  let_go();
  free(old);
}

static bool controls(void) { return control.controls && control.controls(); }

// Tells the controller of a deadline as Dispatch writes it (src/shims/time.h of libdispatch): bits
// 63 and 62 say by which clock, and the time of day counts downwards.
static void set(timer *set, uint64_t when) {
  bool repeats = set->interval > 0;
  control.unset(set->id);
  if (when == UINT64_MAX) return;
  if ((int64_t)when >= 0) {
    control.set(set->id, when == 0 ? INT64_MIN : (int64_t)when, 2, repeats);
  } else if (when & 1ull << 62) {
    control.set(set->id, when == UINT64_MAX - 1 ? INT64_MIN : -(int64_t)when, 3, repeats);
  } else {
    control.set(set->id, (int64_t)(when & ~(1ull << 63)), 1, repeats);
  }
}

// MARK: What is put in the place of the libraries' functions

static void timed_after(uint64_t when, void *queue, void *block) {
  if (queue != main_queue || !controls()) return library.after(when, queue, block);
  set(append(BLOCK, library.copy_block(block)), when);
}

static void *timed_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  if (type != timer_type || queue != main_queue || !controls()) {
    return library.create(type, handle, mask, queue);
  }
  void *source = library.create(added_type, 0, 0, queue);
  if (source) {
    append(SOURCE, source)->references = 1;
    sources++;
  }
  return source;
}

static void timed_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  timer *found = sources ? find(0, source) : NULL;
  if (!found) return library.set_timer(source, start, interval, leeway);
  if (!controls()) return;
  found->interval = interval >= INT64_MAX ? 0 : interval;
  set(found, start);
}

static void timed_retain(void *object) {
  timer *found = sources ? find(0, object) : NULL;
  if (found) __atomic_add_fetch(&found->references, 1, __ATOMIC_SEQ_CST);
  library.retain(object);
}

static void timed_release(void *object) {
  timer *found = sources ? find(0, object) : NULL;
  if (found && __atomic_sub_fetch(&found->references, 1, __ATOMIC_SEQ_CST) == 0) {
    if (controls()) control.unset(found->id);
    sources--;
    discard(found);
  }
  library.release(object);
}

static void timed_add(void *run_loop, void *added, const void *mode) {
  if (run_loop != loop.main() || !controls()) return library.add_loop_timer(run_loop, added, mode);
  timer *made = find(0, added);
  if (made) return;  // in another mode of the same run loop
  made = append(LOOP, (void *)loop.retain(added));
  made->mode = mode;
  made->date = loop.next_date(added);
  double interval = loop.interval(added);
  made->interval = interval > 0 ? (uint64_t)(interval * 1e9) : 0;
  // A microsecond for what a date rounds off.
  control.set(made->id, (int64_t)((made->date + since_1970) * 1e9) + 1000, 3, interval > 0);
}

static void timed_invalidate(void *ended) {
  timer *found = controls() ? find(0, ended) : NULL;
  library.invalidate(ended);
  if (!found) return;
  control.unset(found->id);
  points_forget(found->id);
}

static void timed_perform(void *run_loop, const void *mode, void *block) {
  if (run_loop != loop.main() || !controls()) return library.perform_block(run_loop, mode, block);
  library.async(main_queue, block);
}

static const replacement replacements[] = {
  {"dispatch_after", (void *)timed_after, &library.after},
  {"dispatch_source_create", (void *)timed_create, &library.create},
  {"dispatch_source_set_timer", (void *)timed_set_timer, &library.set_timer},
  {"dispatch_retain", (void *)timed_retain, &library.retain},
  {"dispatch_release", (void *)timed_release, &library.release},
  {"CFRunLoopAddTimer", (void *)timed_add, &library.add_loop_timer},
  {"CFRunLoopTimerInvalidate", (void *)timed_invalidate, &library.invalidate},
  {"CFRunLoopPerformBlock", (void *)timed_perform, &library.perform_block},
};

#define FIND(place, name) (*(void **)(void *)&(place) = dlsym(RTLD_DEFAULT, name))

bool points_take_time(points_time taken) {
  bool has_dispatch = FIND(library.async, "dispatch_async")
    && FIND(library.merge, "dispatch_source_merge_data")
    && FIND(library.copy_block, "_Block_copy") && FIND(library.release_block, "_Block_release")
    && FIND(main_queue, "_dispatch_main_q")
    && FIND(timer_type, "_dispatch_source_type_timer")
    && FIND(added_type, "_dispatch_source_type_data_add");
  if (!has_dispatch) return false;
  bool has_loop = FIND(loop.main, "CFRunLoopGetMain") && FIND(loop.remove, "CFRunLoopRemoveTimer")
    && FIND(loop.is_valid, "CFRunLoopTimerIsValid")
    && FIND(loop.next_date, "CFRunLoopTimerGetNextFireDate")
    && FIND(loop.set_next_date, "CFRunLoopTimerSetNextFireDate")
    && FIND(loop.interval, "CFRunLoopTimerGetInterval")
    && FIND(loop.now, "CFAbsoluteTimeGetCurrent") && FIND(loop.run, "CFRunLoopRunInMode")
    && FIND(loop.retain, "CFRetain") && FIND(loop.release, "CFRelease")
    && FIND(loop.default_mode, "kCFRunLoopDefaultMode")
    && FIND(loop.common_modes, "kCFRunLoopCommonModes");
  control = taken;
  int count = sizeof replacements / sizeof *replacements;
  patch_all(replacements, has_loop ? count : count - 3);
  return true;
}

// MARK: What the controller does with them

// A timer of the run loop fires there, and nowhere else: whoever was to come later has been moved.
static void fire_in_loop(void *due, const void *mode) {
  if (mode == *loop.common_modes) mode = *loop.default_mode;
  double now = loop.now();
  loop.set_next_date(due, now);
  library.add_loop_timer(loop.main(), due, mode);
  for (int pass = 0; pass < 8; pass++) {
    loop.run(mode, 0, 1);
    if (!loop.is_valid(due) || loop.next_date(due) != now) break;
  }
  loop.remove(loop.main(), due, mode);
}

uint64_t points_fire(uint64_t id) {
  timer *due = find(id, NULL);
  if (!due) return 0;
  uint64_t again = due->interval;
  switch (due->kind) {
    case BLOCK:
      library.async(main_queue, due->object);
      points_forget(id);
      return 0;
    case SOURCE: library.merge(due->object, 1); return again;
    case LOOP: break;
  }
  double later = loop.is_valid(due->object) ? loop.next_date(due->object) - due->date : 0;
  if (later > 0.001) {
    // It was moved since it was added.
    due->date += later;
    return (uint64_t)(later * 1e9);
  }
  void *object = (void *)loop.retain(due->object);
  if (loop.is_valid(object)) fire_in_loop(object, due->mode);
  // Whoever was called may have invalidated it, and it is forgotten then.
  due = find(id, NULL);
  bool goes_on = due && again && loop.is_valid(object);
  if (goes_on) due->date = loop.next_date(object);
  else if (due) points_forget(id);
  loop.release(object);
  return goes_on ? again : 0;
}

void points_forget(uint64_t id) {
  timer *old = find(id, NULL);
  if (!old || old->kind == SOURCE) return;
  if (old->kind == BLOCK) library.release_block(old->object);
  else loop.release(old->object);
  discard(old);
}
#endif
