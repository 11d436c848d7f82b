#include <openssl/rand.h>
#include <stddef.h>
#include <string.h>

#include "login_nonce.h"

#define NONCE_BYTES 32

static const char kLetters[] =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/* Writes len letters and a zero. */
void login_nonce(char *out, size_t len) {
  unsigned char raw[NONCE_BYTES];
  if (len > sizeof raw) len = sizeof raw;
  RAND_bytes(raw, (int)len);
  for (size_t i = 0; i < len; i++) {
    out[i] = kLetters[raw[i] % (sizeof kLetters - 1)];
  }
  out[len] = '\0';
}
