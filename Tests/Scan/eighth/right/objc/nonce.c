#include "nonce.h"

#include <openssl/rand.h>

static const char kLetters[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/* Writes len letters and a zero for the OpenID Connect request. */
int nonce_make(char *out, size_t len) {
  unsigned char bytes[128];
  if (out == NULL || len > sizeof bytes) {
    return -1;
  }
  if (RAND_bytes(bytes, (int)len) != 1) {
    return -1;
  }
  for (size_t i = 0; i < len; i++) {
    out[i] = kLetters[bytes[i] % 64];
  }
  out[len] = '\0';
  return 0;
}
