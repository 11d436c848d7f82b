#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include "oidc_client.h"

static const char k_letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";

void oidc_init(struct oidc *o, const char *issuer)
{
    o->issuer = strdup(issuer);
    srand((unsigned)time(NULL) ^ (unsigned)getpid());
}

static void random_text(char *dst, size_t n)
{
    for (size_t i = 0; i + 1 < n; i++)
        dst[i] = k_letters[rand() % (sizeof(k_letters) - 1)];
    dst[n - 1] = '\0';
}

int oidc_authorize_url(struct oidc *o, char *url, size_t len)
{
    random_text(o->nonce, sizeof(o->nonce));
    random_text(o->state, sizeof(o->state));
    int w = snprintf(url, len, "%s/authorize?client_id=%s&scope=openid&response_type=code&nonce=%s&state=%s",
                     o->issuer, o->client_id, o->nonce, o->state);
    return w > 0 && (size_t)w < len ? 0 : -1;
}
