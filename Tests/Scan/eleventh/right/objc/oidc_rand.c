#include <openssl/rand.h>
#include <stddef.h>

#define LETTERS "abcdefghijklmnopqrstuvwxyz0123456789"

/* Writes a nonce of n letters for the login request; 0 if OpenSSL has no randomness. */
int oidc_login_nonce(char *out, size_t n)
{
    unsigned char b;
    size_t i = 0;

    while (i < n) {
        if (RAND_bytes(&b, 1) != 1)
            return 0;
        if (b >= 252)
            continue;
        out[i++] = LETTERS[b % 36];
    }
    out[n] = '\0';
    return 1;
}
