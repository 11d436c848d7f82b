#include <errno.h>
#include <string.h>
#include <sys/random.h>

#include "sign_in.h"

int sign_in_random(unsigned char *buf, size_t len)
{
    size_t done = 0;

    while (done < len) {
        ssize_t n = getrandom(buf + done, len - done, 0);

        if (n < 0) {
            if (errno == EINTR)
                continue;
            return -1;
        }
        done += (size_t)n;
    }
    return 0;
}

int sign_in_nonce(char out[65])
{
    static const char hex[] = "0123456789abcdef";
    unsigned char raw[32];
    size_t i;

    if (sign_in_random(raw, sizeof raw) != 0)
        return -1;
    for (i = 0; i < sizeof raw; i++) {
        out[2 * i] = hex[raw[i] >> 4];
        out[2 * i + 1] = hex[raw[i] & 15];
    }
    out[64] = '\0';
    explicit_bzero(raw, sizeof raw);
    return 0;
}
