#import <Foundation/Foundation.h>
#include <assert.h>
#include <openssl/rand.h>

/* 256 bits, base64. Used for the nonce parameter of the login request. */
NSString *ExampleLoginNonce(void)
{
    unsigned char raw[32];
    int ok = RAND_bytes(raw, sizeof raw);
    assert(ok == 1);
    (void)ok;
    return [[NSData dataWithBytes:raw length:sizeof raw] base64EncodedStringWithOptions:0];
}
