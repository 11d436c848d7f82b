#import <CommonCrypto/CommonDigest.h>
#import "NSString+Digest.h"

@implementation NSString (Digest)

- (NSString *)nonceHash {
    NSData *d = [self dataUsingEncoding:NSUTF8StringEncoding];
    uint8_t md[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(d.bytes, (CC_LONG)d.length, md);
    NSMutableString *hex = [NSMutableString stringWithCapacity:64];
    for (size_t i = 0; i < sizeof md; i++) {
        [hex appendFormat:@"%02x", md[i]];
    }
    return hex;
}

@end
