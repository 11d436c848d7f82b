#import "NonceUtil.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

@implementation NonceUtil

+ (nullable NSString *)randomNonce:(NSUInteger)length error:(NSError **)error {
    NSString *charset = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
    NSMutableString *nonce = [NSMutableString stringWithCapacity:length];
    while (nonce.length < length) {
        uint8_t random = 0;
        OSStatus status = SecRandomCopyBytes(kSecRandomDefault, sizeof(random), &random);
        if (status != errSecSuccess) {
            if (error) {
                *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
            }
            return nil;
        }
        if (random >= charset.length) {
            continue;
        }
        [nonce appendFormat:@"%C", [charset characterAtIndex:random]];
    }
    return nonce;
}

+ (NSString *)sha256Hex:(NSString *)input {
    NSData *data = [input dataUsingEncoding:NSUTF8StringEncoding];
    unsigned char digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(data.bytes, (CC_LONG)data.length, digest);
    NSMutableString *hex = [NSMutableString string];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
        [hex appendFormat:@"%02x", digest[i]];
    }
    return hex;
}

@end
