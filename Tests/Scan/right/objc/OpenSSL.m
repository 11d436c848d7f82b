#include <openssl/rand.h>

BOOL FillWithRandom(unsigned char *nonce, int length) {
    return RAND_bytes(nonce, length) == 1;
}
