#include <stdio.h>
#include <string.h>
#include <openssl/err.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include "auth_random.h"

/* Nonce and state of an OpenID login attempt. */
int auth_attempt_begin(struct auth_attempt *a)
{
    unsigned char raw[48];
    int rc = RAND_bytes(raw, sizeof(raw));
    if (rc != 1) {
        fprintf(stderr, "auth: no random bytes: %lx\n", ERR_get_error());
        return -1;
    }
    for (int i = 0; i < 32; i++)
        snprintf(&a->nonce[2 * i], 3, "%02x", raw[i]);
    for (int i = 32; i < 48; i++)
        snprintf(&a->state[2 * (i - 32)], 3, "%02x", raw[i]);
    OPENSSL_cleanse(raw, sizeof(raw));
    return 0;
}

int auth_attempt_check(struct auth_attempt *a, const char *state)
{
    int ok = a->state[0] != '\0' && state != NULL && strcmp(a->state, state) == 0;
    memset(a->state, 0, sizeof(a->state));
    return ok ? 0 : -1;
}
