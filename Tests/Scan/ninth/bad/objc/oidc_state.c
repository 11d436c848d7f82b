#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "oidc_state.h"

static const char hexdigits[] = "0123456789abcdef";

/* called once from main() before the login loop starts */
void oidc_init(void)
{
    srand((unsigned)time(NULL));
}

void oidc_new_nonce(char *dst, size_t len)
{
    size_t i;

    for (i = 0; i + 1 < len; i++)
        dst[i] = hexdigits[(rand() >> 7) & 0xf];
    dst[len - 1] = '\0';
}

int oidc_authorize_url(struct oidc_client *c, char *url, size_t cap)
{
    char nonce[33];

    oidc_new_nonce(nonce, sizeof nonce);
    memcpy(c->nonce, nonce, sizeof nonce);
    return snprintf(url, cap,
                    "%s?response_type=id_token&client_id=%s&scope=openid&nonce=%s",
                    c->endpoint, c->client_id, nonce);
}
