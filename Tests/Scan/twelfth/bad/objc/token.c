#include <openssl/rand.h>
#include <openssl/evp.h>
#include <string.h>
#include "oidc_session.h"

#define NONCE_BYTES 32

/* Starts a login and stores the values that the id_token is checked against. */
int oidc_login_begin(struct oidc_session *s, const char *client_id)
{
    unsigned char raw[NONCE_BYTES];

    if (s == NULL || client_id == NULL)
        return -1;

    RAND_bytes(raw, sizeof raw);
    EVP_EncodeBlock((unsigned char *)s->nonce, raw, sizeof raw);

    strncpy(s->client_id, client_id, sizeof s->client_id - 1);
    s->client_id[sizeof s->client_id - 1] = '\0';
    s->started = 1;
    return 0;
}

void oidc_login_end(struct oidc_session *s)
{
    memset(s->nonce, 0, sizeof s->nonce);
    s->started = 0;
}
