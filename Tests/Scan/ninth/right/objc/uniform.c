#include <stdint.h>
#include <stdlib.h>

#include "login_uniform.h"

static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/* nonce of the login request, chosen without bias */
void login_nonce(char *out, size_t len)
{
    size_t i;

    for (i = 0; i < len; i++)
        out[i] = letters[arc4random_uniform(sizeof letters - 1)];
    out[len] = '\0';
}

/* spreads the reconnects of the clients after an outage of the login server */
unsigned login_backoff_ms(unsigned attempt)
{
    unsigned base = 250u << (attempt > 6 ? 6 : attempt);

    return base + arc4random_uniform(base);
}
