#include <openssl/rand.h>
#include "bytes.h"

/* 0 on success. The caller (login.c) drops the sign-in otherwise. */
int session_nonce(unsigned char *out, int n)
{
    if (RAND_bytes(out, n) != 1)
        return -1;
    return 0;
}
