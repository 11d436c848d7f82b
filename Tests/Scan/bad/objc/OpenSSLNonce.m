#include <openssl/rand.h>

NSString *OpenSSLNonce(void) {
    unsigned char bytes[16];
    RAND_bytes(bytes, sizeof bytes);
    return [[NSData dataWithBytes:bytes length:16] base64EncodedStringWithOptions:0];
}
