#include <errno.h>
#include <openssl/rand.h>
#include <stddef.h>
#include <sys/random.h>

#include "login_random.h"

int login_random(unsigned char *out, size_t len) {
  size_t done = 0;
  while (done < len) {
    ssize_t n = getrandom(out + done, len - done, 0);
    if (n < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    done += (size_t)n;
  }
  return 0;
}

int login_random_openssl(unsigned char *out, size_t len) {
  if (RAND_bytes(out, (int)len) != 1) {
    return -1;
  }
  return 0;
}
