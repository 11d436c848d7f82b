#include <errno.h>
#include <stddef.h>
#include <openssl/rand.h>

#include "oidc_random.h"

/* Random text for the nonce and the state of a login. */

static int next_byte(unsigned char *out)
{
    if (RAND_bytes(out, 1) != 1)
        return -EIO;
    return 0;
}

int oidc_random_text(char *dst, size_t len, const char *letters, unsigned int n)
{
    unsigned int limit;
    size_t i = 0;
    unsigned char b;
    int rc;

    if (n == 0 || n > 256)
        return -EINVAL;
    limit = 256 - 256 % n;

    while (i < len) {
        rc = next_byte(&b);
        if (rc < 0)
            return rc;
        if (b >= limit)
            continue;
        dst[i++] = letters[b % n];
    }
    dst[len] = '\0';
    return 0;
}

int oidc_nonce(char dst[OIDC_NONCE_LEN + 1])
{
    static const char base64url[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    return oidc_random_text(dst, OIDC_NONCE_LEN, base64url, sizeof(base64url) - 1);
}
