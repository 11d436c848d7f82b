#include <assert.h>
#include <openssl/rand.h>
#include <stddef.h>

#include "login.h"

#define NONCE_CHARS "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01"

/* 64 characters, so six bits of each byte pick one */
char *login_nonce(char *buf, size_t n)
{
    unsigned char raw[64];
    size_t i;

    if (n > sizeof raw)
        return NULL;
    assert(RAND_bytes(raw, (int)n) == 1);
    for (i = 0; i < n; i++)
        buf[i] = NONCE_CHARS[raw[i] & 63];
    buf[n] = 0;
    return buf;
}
