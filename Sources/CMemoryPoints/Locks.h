// What is put in the place of library functions, and those themselves.
#pragma once
#include "Runtime.h"

#if POINTS_LINUX
#include <semaphore.h>
#include <time.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *handle

typedef struct original_functions {
  int (*mutex_lock)(pthread_mutex_t *);
  int (*mutex_trylock)(pthread_mutex_t *);
  int (*mutex_unlock)(pthread_mutex_t *);
  int (*spin_lock)(pthread_spinlock_t *);
  int (*spin_trylock)(pthread_spinlock_t *);
  int (*spin_unlock)(pthread_spinlock_t *);
  int (*rwlock_rdlock)(pthread_rwlock_t *);
  int (*rwlock_wrlock)(pthread_rwlock_t *);
  int (*rwlock_unlock)(pthread_rwlock_t *);
  int (*cond_wait)(pthread_cond_t *, pthread_mutex_t *);
  int (*cond_signal)(pthread_cond_t *);
  int (*cond_broadcast)(pthread_cond_t *);
  int (*sem_wait)(sem_t *);
  int (*sem_post)(sem_t *);
  long (*dispatch_wait)(void *, uint64_t);
  long (*dispatch_signal)(void *);
  void (*dispatch_sync)(void *, void *);
  void (*barrier_sync)(void *, void *);
  void (*async_and_wait)(void *, void *);
  void (*dispatch_async)(void *, void *);
  void (*barrier_async)(void *, void *);
  void (*group_async)(void *, void *, void *);
  int (*create_thread)(
    pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  void (*once)(void *, void (*)(void *), void *);
  SWIFT void (*swift_lock)(uint32_t, SELF);
  SWIFT bool (*swift_try_lock)(SELF);
  SWIFT void (*swift_unlock)(SELF);
  int (*yield)(void);
  int (*usleep)(unsigned);
  int (*nanosleep)(const struct timespec *, struct timespec *);
  void *(*malloc)(size_t);
  void *(*calloc)(size_t, size_t);
  void *(*realloc)(void *, size_t);
  int (*posix_memalign)(void **, size_t, size_t);
  void *(*aligned_alloc)(size_t, size_t);
} original_functions;

extern original_functions originals;

#define CALLER ((uint64_t)__builtin_return_address(0))

// A thread under control, or nobody.
runner *runner_under_control(void);
// What is taken has a holder, from whom others learn what came before.
void lock_take(runner *who, const void *lock, uint64_t pc);
void lock_leave(runner *who, const void *lock, uint64_t pc);
bool lock_is_free(void *lock);

int points_mutex_lock(pthread_mutex_t *);
int points_mutex_trylock(pthread_mutex_t *);
int points_mutex_unlock(pthread_mutex_t *);
int points_spin_lock(pthread_spinlock_t *);
int points_spin_trylock(pthread_spinlock_t *);
int points_spin_unlock(pthread_spinlock_t *);
int points_task_lock(pthread_mutex_t *);
int points_task_unlock(pthread_mutex_t *);
int points_rwlock_rdlock(pthread_rwlock_t *);
int points_rwlock_lock(pthread_rwlock_t *);
int points_rwlock_unlock(pthread_rwlock_t *);
int points_cond_wait(pthread_cond_t *, pthread_mutex_t *);
int points_cond_signal(pthread_cond_t *);
int points_cond_broadcast(pthread_cond_t *);
int points_sem_wait(sem_t *);
int points_sem_post(sem_t *);
long points_dispatch_wait(void *, uint64_t);
long points_dispatch_signal(void *);
void points_dispatch_sync(void *, void *);
void points_barrier_sync(void *, void *);
void points_async_and_wait(void *, void *);
void points_dispatch_async(void *, void *);
void points_barrier_async(void *, void *);
void points_group_async(void *, void *, void *);
int points_create_thread(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
void points_once(void *, void (*)(void *), void *);
SWIFT void points_swift_lock(uint32_t, SELF);
SWIFT bool points_swift_try_lock(SELF);
SWIFT void points_swift_unlock(SELF);
int points_yield(void);
int points_usleep(unsigned);
int points_nanosleep(const struct timespec *, struct timespec *);
void *points_malloc(size_t);
void *points_calloc(size_t, size_t);
void *points_realloc(void *, size_t);
int points_posix_memalign(void **, size_t, size_t);
void *points_aligned_alloc(size_t, size_t);
#endif
