#include <errno.h>
#include <sys/random.h>
#include <sys/types.h>

/* Fills buf for login nonces; 0 when all bytes are there. */
int login_random(unsigned char *buf, size_t len) {
  size_t done = 0;
  while (done < len) {
    ssize_t n = getrandom(buf + done, len - done, 0);
    if (n < 0) {
      if (errno == EINTR) {
        continue;
      }
      return -1;
    }
    done += (size_t)n;
  }
  return 0;
}
