#include "oidc_nonce.h"

#include <openssl/rand.h>
#include <string.h>

static const char kLetters[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/* Writes a nonce of len letters for the authorization request. */
int oidc_make_nonce(char *out, size_t len) {
  unsigned char bytes[128];
  if (out == NULL || len == 0 || len > sizeof bytes) {
    return -1;
  }
  RAND_bytes(bytes, (int)len);
  for (size_t i = 0; i < len; i++) {
    out[i] = kLetters[bytes[i] & 63];
  }
  out[len] = '\0';
  memset(bytes, 0, sizeof bytes);
  return 0;
}
