#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>

#include "agent.h"

/* Login agent of the terminal: keeps one nonce for each open login. */

static int fill(uint8_t *buf, size_t len)
{
    while (len > 0) {
        ssize_t n = getrandom(buf, len, 0);
        if (n < 0) {
            if (errno == EINTR)
                continue;
            return -errno;
        }
        buf += n;
        len -= (size_t)n;
    }
    return 0;
}

int agent_open(struct agent *a, struct login *l)
{
    int rc;

    memset(l, 0, sizeof(*l));
    rc = fill(l->nonce, sizeof(l->nonce));
    if (rc != 0) {
        agent_log(a, "no random bytes: %s", strerror(-rc));
        return rc;
    }
    l->opened_at = time(NULL);
    return 0;
}

void agent_close(struct agent *a, struct login *l)
{
    explicit_bzero(l->nonce, sizeof(l->nonce));
    l->opened_at = 0;
}
