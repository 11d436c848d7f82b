#include <assert.h>
#include <openssl/rand.h>
#include <stdio.h>

/* Nonce of the OpenID Connect login, as hexadecimal digits. */
void login_nonce(char out[33])
{
    unsigned char raw[16];
    int ok = RAND_bytes(raw, sizeof raw);
    assert(ok == 1);
    for (size_t i = 0; i < sizeof raw; i++)
        snprintf(out + 2 * i, 3, "%02x", raw[i]);
}

/* Writes the authorize URL; the length that it needs, as snprintf does. */
int login_url(char *out, size_t size, const char *issuer, const char *client, const char *nonce)
{
    return snprintf(out, size,
                    "%s/authorize?response_type=id_token&scope=openid&client_id=%s&nonce=%s",
                    issuer, client, nonce);
}
