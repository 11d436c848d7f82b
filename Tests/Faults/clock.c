// The clock on the wall shows what WALL_CLOCK says, in seconds since 1970, or with 'jump' another day
// between the years 1 and 9999 at each reading. Other clocks go as they do.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const long long first = -62135596800, length = 315537897600;

static long long now(void) {
  static unsigned long long readings;
  const char *shown = getenv("WALL_CLOCK");
  if (shown && *shown != 'j') return atoll(shown);
  // Knuth's multiplicative hash: far away from the reading before.
  unsigned long long number = __atomic_add_fetch(&readings, 1, __ATOMIC_RELAXED);
  return first + (long long)(number * 11400714819323198485ull % length);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)
    return (int)syscall(SYS_clock_gettime, clock, time);
  *time = (struct timespec){.tv_sec = now()};
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  *time = (struct timeval){.tv_sec = now()};
  return 0;
}

time_t time(time_t *time) {
  time_t shown = now();
  if (time) *time = shown;
  return shown;
}
