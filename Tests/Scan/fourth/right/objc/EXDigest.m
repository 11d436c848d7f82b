#import <CommonCrypto/CommonDigest.h>
#import "EXDigest.h"

NSString *EXHashedNonce(NSString *nonce)
{
    NSData *data = [nonce dataUsingEncoding:NSUTF8StringEncoding];
    uint8_t md[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(data.bytes, (CC_LONG)data.length, md);
    NSMutableString *s = [NSMutableString string];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; ++i) {
        [s appendFormat:@"%02x", md[i]];
    }
    NSLog(@"flags %x", (unsigned)data.length);
    return s;
}
