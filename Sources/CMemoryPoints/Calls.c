// The functions that the compiler calls, as LLVM's sanitizer runtime documents them
// (compiler-rt/lib/tsan/rtl/tsan_interface.h and tsan_interface_atomic.h).
#include "Runtime.h"

#if POINTS_LINUX
#include <string.h>

#define CALLER ((uint64_t)__builtin_return_address(0))

static inline void access_memory(const void *place, int32_t size, int32_t kind, uint64_t pc) {
  runner *who = self;
  if (!who || who->is_inside || who->hidden > 0 || size <= 0) return;
  if (who->is_lost) leave_for_ever(who);
  uint64_t address = (uint64_t)place;
  if (conflict_may_be(who, address, pc)) {
    before_shared(who, kind == POINTS_WRITE || kind == POINTS_ATOMIC_WRITE);
  }
  shadow_access(who, address, size, kind, pc);
}

EXPORT void __tsan_init(void) { atomic_store(&is_instrumented, true); }

static _Atomic bool was_entered;

void points_forget_entry(void) { atomic_store(&was_entered, false); }
bool points_was_entered(void) { return atomic_load_explicit(&was_entered, memory_order_relaxed); }

EXPORT void __tsan_func_entry(void *pc) {
  runner *who = self;
  if (!points_was_entered()) atomic_store_explicit(&was_entered, true, memory_order_relaxed);
  if (!who) return;
  if (who->is_pooled) atomic_store_explicit(&has_seen, true, memory_order_relaxed);
  if (who->depth < FRAMES) who->frames[who->depth] = (frame){.pc = (uint64_t)pc};
  who->depth++;
}

EXPORT void __tsan_func_exit(void) {
  if (self && self->depth > 0) self->depth--;
}

EXPORT void __tsan_ignore_thread_begin(void) { if (self) self->hidden++; }
EXPORT void __tsan_ignore_thread_end(void) { if (self && self->hidden > 0) self->hidden--; }

#define PLAIN(size)                                                                            \
  EXPORT void __tsan_read##size(void *place) {                                                 \
    access_memory(place, size, POINTS_READ, CALLER);                                           \
  }                                                                                            \
  EXPORT void __tsan_write##size(void *place) {                                                \
    access_memory(place, size, POINTS_WRITE, CALLER);                                          \
  }                                                                                            \
  EXPORT void __tsan_unaligned_read##size(const void *place) {                                 \
    access_memory(place, size, POINTS_READ, CALLER);                                           \
  }                                                                                            \
  EXPORT void __tsan_unaligned_write##size(void *place) {                                      \
    access_memory(place, size, POINTS_WRITE, CALLER);                                          \
  }                                                                                            \
  EXPORT void __tsan_volatile_read##size(void *place) {                                        \
    access_memory(place, size, POINTS_READ, CALLER);                                           \
  }                                                                                            \
  EXPORT void __tsan_volatile_write##size(void *place) {                                       \
    access_memory(place, size, POINTS_WRITE, CALLER);                                          \
  }                                                                                            \
  EXPORT void __tsan_read_write##size(void *place) {                                           \
    access_memory(place, size, POINTS_READ, CALLER);                                           \
    access_memory(place, size, POINTS_WRITE, CALLER);                                          \
  }

PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)

EXPORT void __tsan_read_range(void *place, unsigned long size) {
  access_memory(place, (int32_t)size, POINTS_READ, CALLER);
}

EXPORT void __tsan_write_range(void *place, unsigned long size) {
  access_memory(place, (int32_t)size, POINTS_WRITE, CALLER);
}

// What Swift says of a value that it accesses as a whole; the accesses of its parts come as well, and
// say what is in them. How large it is is not said.
EXPORT void *__tsan_external_register_tag(const char *name) { return (void *)name; }
EXPORT void __tsan_external_register_header(void *tag, const char *header) {}
EXPORT void __tsan_external_assign_tag(void *place, void *tag) {}
EXPORT void __tsan_external_read(void *place, void *caller, void *tag) {
  access_memory(place, 1, POINTS_READ, CALLER);
  if (self) shadow_name_last((uint64_t)place, POINTS_READ, 0);
}

EXPORT void __tsan_external_write(void *place, void *caller, void *tag) {
  access_memory(place, 1, POINTS_WRITE, CALLER);
  if (self) shadow_name_last((uint64_t)place, POINTS_WRITE, 0);
}

EXPORT void __tsan_vptr_read(void **place) { access_memory(place, 8, POINTS_READ, CALLER); }
EXPORT void __tsan_vptr_update(void **place, void *value) {
  access_memory(place, 8, POINTS_WRITE, CALLER);
}

EXPORT void *__tsan_memcpy(void *to, const void *from, unsigned long size) {
  access_memory(from, (int32_t)size, POINTS_READ, CALLER);
  access_memory(to, (int32_t)size, POINTS_WRITE, CALLER);
  return memcpy(to, from, size);
}

EXPORT void *__tsan_memmove(void *to, const void *from, unsigned long size) {
  access_memory(from, (int32_t)size, POINTS_READ, CALLER);
  access_memory(to, (int32_t)size, POINTS_WRITE, CALLER);
  return memmove(to, from, size);
}

EXPORT void *__tsan_memset(void *to, int value, unsigned long size) {
  access_memory(to, (int32_t)size, POINTS_WRITE, CALLER);
  return memset(to, value, size);
}

// Orders that libraries tell of themselves: the Swift runtime does for its actors.
EXPORT void __tsan_acquire(void *object) {
  if (self && !self->is_inside) sync_acquire(self, object);
}

EXPORT void __tsan_release(void *object) {
  if (self && !self->is_inside) sync_release(self, object);
}

// MARK: Atomics

static inline bool acquires(int order) { return order != 0 && order != 3; }
static inline bool releases(int order) { return order >= 3; }

static inline runner *before_atomic(const volatile void *place, int32_t kind, uint64_t pc) {
  runner *who = self;
  if (!who || who->is_inside || who->hidden > 0) return NULL;
  if (who->is_lost) leave_for_ever(who);
  uint64_t address = (uint64_t)place;
  // Whether an exchange changes anything is known only afterwards: it counts as looking till then.
  if (conflict_may_be(who, address, pc)) before_shared(who, false);
  return who;
}

static inline void after_atomic(
  runner *who, const volatile void *place, int32_t size, int32_t kind, int order, uint64_t pc,
  bool changed
) {
  if (!who) return;
  shadow_access(who, (uint64_t)place, size, kind, pc);
  if (changed && kind == POINTS_ATOMIC_WRITE) who->idle_looks = 0;
  if (acquires(order)) clock_acquire(who, (const void *)place);
  if (releases(order) && kind == POINTS_ATOMIC_WRITE) clock_release(who, (const void *)place);
}

// Synchronization.Mutex exchanges nothing for the thread that locks it, and back.
static void mutex_word(
  runner *who, const void *word, uint32_t was, uint32_t desired, bool done
) {
  uint32_t own = (uint32_t)who->tid;
  if (was == 0 && desired == own) {
    if (done) word_locked(who, word);
    // The number of a thread is another one each time.
    shadow_name_last((uint64_t)word, done ? POINTS_LOCK : POINTS_WAITS, 4);
  } else if (done && desired == 0 && was == own) {
    word_unlocked(word);
    shadow_name_last((uint64_t)word, POINTS_UNLOCK, 4);
  }
}

#define ATOMIC(bits, type)                                                                     \
  EXPORT type __tsan_atomic##bits##_load(const volatile type *place, int order) {              \
    runner *who = before_atomic(place, POINTS_ATOMIC_READ, CALLER);                            \
    type value = __atomic_load_n(place, __ATOMIC_SEQ_CST);                                     \
    after_atomic(who, place, bits / 8, POINTS_ATOMIC_READ, order, CALLER, false);              \
    return value;                                                                              \
  }                                                                                            \
  EXPORT void __tsan_atomic##bits##_store(volatile type *place, type value, int order) {       \
    runner *who = before_atomic(place, POINTS_ATOMIC_WRITE, CALLER);                           \
    after_atomic(who, place, bits / 8, POINTS_ATOMIC_WRITE, order == 5 ? 3 : order, CALLER, true); \
    __atomic_store_n(place, value, __ATOMIC_SEQ_CST);                                          \
  }                                                                                            \
  EXPORT int __tsan_atomic##bits##_compare_exchange_strong(                                    \
    volatile type *place, type *expected, type desired, int order, int failed) {               \
    runner *who = before_atomic(place, POINTS_ATOMIC_WRITE, CALLER);                           \
    bool done = __atomic_compare_exchange_n(                                                   \
      place, expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                        \
    int32_t kind = done ? POINTS_ATOMIC_WRITE : POINTS_ATOMIC_READ;                            \
    after_atomic(who, place, bits / 8, kind, done ? order : failed, CALLER, done);             \
    return done;                                                                               \
  }                                                                                            \
  EXPORT int __tsan_atomic##bits##_compare_exchange_weak(                                      \
    volatile type *place, type *expected, type desired, int order, int failed) {               \
    runner *who = before_atomic(place, POINTS_ATOMIC_WRITE, CALLER);                           \
    bool done = __atomic_compare_exchange_n(                                                   \
      place, expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                        \
    int32_t kind = done ? POINTS_ATOMIC_WRITE : POINTS_ATOMIC_READ;                            \
    after_atomic(who, place, bits / 8, kind, done ? order : failed, CALLER, done);             \
    return done;                                                                               \
  }                                                                                            \
  EXPORT type __tsan_atomic##bits##_compare_exchange_val(                                      \
    volatile type *place, type expected, type desired, int order, int failed) {                \
    runner *who = before_atomic(place, POINTS_ATOMIC_WRITE, CALLER);                           \
    type was = expected;                                                                       \
    bool done = __atomic_compare_exchange_n(                                                   \
      place, &expected, desired, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);                       \
    int32_t kind = done ? POINTS_ATOMIC_WRITE : POINTS_ATOMIC_READ;                            \
    after_atomic(who, place, bits / 8, kind, done ? order : failed, CALLER, done);             \
    if (who && bits == 32 && who->is_pooled) {                                                 \
      mutex_word(who, (const void *)place, (uint32_t)was, (uint32_t)desired, done);            \
    }                                                                                          \
    return expected;                                                                           \
  }

#define EXCHANGING(bits, type, name, operation)                                                \
  EXPORT type __tsan_atomic##bits##_##name(volatile type *place, type value, int order) {      \
    runner *who = before_atomic(place, POINTS_ATOMIC_WRITE, CALLER);                           \
    type old = operation(place, value, __ATOMIC_SEQ_CST);                                      \
    bool changed = who && __atomic_load_n(place, __ATOMIC_SEQ_CST) != old;                     \
    after_atomic(who, place, bits / 8, POINTS_ATOMIC_WRITE, order, CALLER, changed);           \
    return old;                                                                                \
  }

#define ALL(bits, type)                                                                        \
  ATOMIC(bits, type)                                                                           \
  EXCHANGING(bits, type, exchange, __atomic_exchange_n)                                        \
  EXCHANGING(bits, type, fetch_add, __atomic_fetch_add)                                        \
  EXCHANGING(bits, type, fetch_sub, __atomic_fetch_sub)                                        \
  EXCHANGING(bits, type, fetch_and, __atomic_fetch_and)                                        \
  EXCHANGING(bits, type, fetch_or, __atomic_fetch_or)                                          \
  EXCHANGING(bits, type, fetch_xor, __atomic_fetch_xor)                                        \
  EXCHANGING(bits, type, fetch_nand, __atomic_fetch_nand)

ALL(8, uint8_t)
ALL(16, uint16_t)
ALL(32, uint32_t)
ALL(64, uint64_t)

EXPORT void __tsan_atomic_thread_fence(int order) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
EXPORT void __tsan_atomic_signal_fence(int order) { __atomic_signal_fence(__ATOMIC_SEQ_CST); }
#endif
