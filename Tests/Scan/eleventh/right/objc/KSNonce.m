#import "KSNonce.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

static const char kLetters[64] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

@implementation KSNonce

+ (nullable NSString *)loginNonceWithError:(NSError **)error {
    uint8_t bytes[32];
    OSStatus status = SecRandomCopyBytes(kSecRandomDefault, sizeof(bytes), bytes);
    if (status != errSecSuccess) {
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        return nil;
    }
    char out[32];
    for (size_t i = 0; i < sizeof(bytes); i++) {
        out[i] = kLetters[bytes[i] % 64];
    }
    return [[NSString alloc] initWithBytes:out length:sizeof(out) encoding:NSASCIIStringEncoding];
}

+ (NSString *)sha256:(NSString *)text {
    NSData *data = [text dataUsingEncoding:NSUTF8StringEncoding];
    unsigned char md[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(data.bytes, (CC_LONG)data.length, md);
    NSMutableString *hex = [NSMutableString stringWithCapacity:sizeof(md) * 2];
    for (size_t i = 0; i < sizeof(md); i++) {
        [hex appendFormat:@"%02x", md[i]];
    }
    return hex;
}

@end
