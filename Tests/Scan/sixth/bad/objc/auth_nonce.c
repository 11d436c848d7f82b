#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <openssl/rand.h>
#include <openssl/sha.h>
#include "auth_nonce.h"

/* Login nonce of the kiosk client; lives in the attempt struct only. */
int auth_nonce_begin(struct auth_attempt *a)
{
    unsigned char raw[24];
    memset(a, 0, sizeof(*a));
    RAND_bytes(raw, sizeof(raw));
    for (size_t i = 0; i < sizeof(raw); i++)
        snprintf(a->nonce + 2 * i, 3, "%02x", raw[i]);
    return 0;
}

void auth_nonce_hash(const struct auth_attempt *a, char out[65])
{
    unsigned char md[SHA256_DIGEST_LENGTH];
    SHA256((const unsigned char *)a->nonce, strlen(a->nonce), md);
    for (int i = 0; i < SHA256_DIGEST_LENGTH; i++)
        sprintf(out + 2 * i, "%02x", md[i]);
}

void auth_nonce_end(struct auth_attempt *a)
{
    memset(a, 0, sizeof(*a));
}
