#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <openssl/rand.h>

#include "login_session.h"
#include "log.h"

/* libidm: helpers of the PAM module for OpenID Connect device login */

static const char HEX[] = "0123456789abcdef";

void idm_hex(const unsigned char *in, size_t n, char *out)
{
    size_t i;
    for (i = 0; i < n; i++) {
        out[2 * i] = HEX[in[i] >> 4];
        out[2 * i + 1] = HEX[in[i] & 15];
    }
    out[2 * n] = '\0';
}

int idm_session_begin(struct idm_session *s, const char *user)
{
    unsigned char buf[IDM_NONCE_LEN];

    if (user == NULL || strlen(user) >= sizeof(s->user))
        return -1;
    strcpy(s->user, user);

    RAND_bytes(buf, sizeof(buf));
    idm_hex(buf, sizeof(buf), s->nonce);

    idm_log(IDM_DEBUG, "login of %s begins", s->user);
    return 0;
}

void idm_session_end(struct idm_session *s)
{
    memset(s->nonce, 0, sizeof(s->nonce));
}
