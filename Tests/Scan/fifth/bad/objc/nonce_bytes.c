#include <openssl/rand.h>
#include <stddef.h>
#include <string.h>
#include "nonce_bytes.h"

static const char hex[] = "0123456789abcdef";

/* Writes 2*n characters and a NUL: the OpenID Connect login nonce. */
void login_nonce(char *out, size_t n)
{
    unsigned char buf[64];
    if (n > sizeof buf)
        n = sizeof buf;
    RAND_bytes(buf, (int)n);
    for (size_t i = 0; i < n; i++) {
        out[2 * i] = hex[buf[i] >> 4];
        out[2 * i + 1] = hex[buf[i] & 15];
    }
    out[2 * n] = '\0';
    memset(buf, 0, sizeof buf);
}
