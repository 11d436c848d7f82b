#include <stdlib.h>
#include <sys/random.h>

int FillNonce(uint8_t *buffer, size_t n) {
    arc4random_buf(buffer, n);
    if (getentropy(buffer, n) != 0) {
        return -1;
    }
    return 0;
}
