#import "NSString+Login.h"
#import <CommonCrypto/CommonDigest.h>

@implementation NSString (Login)

+ (NSString *)mb_randomStringOfLength:(NSUInteger)length {
    static NSString *const letters = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    NSMutableString *s = [NSMutableString stringWithCapacity:length];
    for (NSUInteger i = 0; i < length; i++) {
        uint32_t r = arc4random();
        [s appendFormat:@"%C", [letters characterAtIndex:r % letters.length]];
    }
    return s;
}

- (NSString *)mb_sha256 {
    NSData *data = [self dataUsingEncoding:NSUTF8StringEncoding];
    uint8_t digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(data.bytes, (CC_LONG)data.length, digest);
    NSMutableString *out = [NSMutableString string];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
        [out appendFormat:@"%x", digest[i]];
    }
    return out;
}

@end
