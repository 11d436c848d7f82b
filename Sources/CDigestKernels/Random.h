// The Glibc module that Swift imports lacks getrandom; this is all there is to it.
#if defined(__linux__)

#include <errno.h>
#include <sys/random.h>

#include "CDigestKernels.h"

int32_t fill_from_getrandom(void *buffer, size_t count) {
  uint8_t *next = buffer;
  while (count > 0) {
    const ssize_t filled = getrandom(next, count, 0);
    if (filled < 0) {
      // More than 256 bytes may be interrupted by a signal (getrandom(2)).
      if (errno == EINTR) continue;
      return errno;
    }
    next += filled;
    count -= (size_t)filled;
  }
  return 0;
}

#endif
