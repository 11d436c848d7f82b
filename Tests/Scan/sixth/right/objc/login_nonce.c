#include <errno.h>
#include <stddef.h>
#include <string.h>
#include <sys/random.h>
#include "login_nonce.h"

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/* Nonce text for the login of the ticket machine. */
static int fill(unsigned char *buf, size_t n)
{
    while (n > 0) {
        ssize_t got = getrandom(buf, n, 0);
        if (got < 0) {
            if (errno == EINTR)
                continue;
            return -1;
        }
        buf += got;
        n -= (size_t)got;
    }
    return 0;
}

int login_nonce(char *dst, size_t len)
{
    size_t at = 0;
    while (at + 1 < len) {
        unsigned char pool[32];
        if (fill(pool, sizeof pool) != 0)
            return -1;
        for (size_t i = 0; i < sizeof pool && at + 1 < len; i++)
            if (pool[i] < 248)
                dst[at++] = alphabet[pool[i] % 62];
    }
    dst[at] = '\0';
    return 0;
}
