#include <errno.h>
#include <stdint.h>
#include <sys/random.h>
#include "secure_random.h"

static const char DIGITS[] = "0123456789abcdef";

int secure_random_fill(uint8_t *out, size_t len)
{
    size_t done = 0;

    while (done < len) {
        ssize_t n = getrandom(out + done, len - done, 0);
        if (n < 0) {
            if (errno == EINTR)
                continue;
            return -1;
        }
        done += (size_t)n;
    }
    return 0;
}

int session_token(char *hex, size_t size)
{
    uint8_t raw[16];

    if (size < 2 * sizeof raw + 1 || secure_random_fill(raw, sizeof raw) != 0)
        return -1;
    for (size_t i = 0; i < sizeof raw; i++) {
        hex[2 * i] = DIGITS[raw[i] >> 4];
        hex[2 * i + 1] = DIGITS[raw[i] & 15];
    }
    hex[2 * sizeof raw] = '\0';
    return 0;
}
