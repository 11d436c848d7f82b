#import "SILNonce.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

static NSString *const kCharset =
    @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

@implementation SILNonce

+ (nullable NSString *)randomNonce:(NSInteger)length {
    NSMutableString *result = [NSMutableString stringWithCapacity:length];
    while ((NSInteger)result.length < length) {
        uint8_t randoms[16];
        int status = SecRandomCopyBytes(kSecRandomDefault, sizeof(randoms), randoms);
        if (status != errSecSuccess) {
            NSLog(@"no random bytes: %d", status);
            return nil;
        }
        for (size_t i = 0; i < sizeof(randoms) && (NSInteger)result.length < length; i++) {
            if (randoms[i] < kCharset.length) {
                [result appendFormat:@"%C", [kCharset characterAtIndex:randoms[i]]];
            }
        }
    }
    return [result copy];
}

+ (NSString *)sha256Hex:(NSString *)nonce {
    NSData *data = [nonce dataUsingEncoding:NSUTF8StringEncoding];
    unsigned char digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(data.bytes, (CC_LONG)data.length, digest);
    NSMutableString *hex = [NSMutableString stringWithCapacity:64];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
        [hex appendFormat:@"%02x", digest[i]];
    }
    return hex;
}

@end
