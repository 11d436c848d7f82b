#import "TKNonce.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

@implementation TKNonce

+ (nullable NSString *)randomNonceWithError:(NSError **)error
{
    NSMutableData *data = [NSMutableData dataWithLength:32];
    OSStatus status = SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    if (status != errSecSuccess) {
        if (error) {
            *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        }
        return nil;
    }
    return [self hexFromBytes:data.bytes length:data.length];
}

+ (NSString *)sha256:(NSString *)nonce
{
    NSData *utf8 = [nonce dataUsingEncoding:NSUTF8StringEncoding];
    uint8_t digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(utf8.bytes, (CC_LONG)utf8.length, digest);
    return [self hexFromBytes:digest length:sizeof(digest)];
}

+ (NSString *)hexFromBytes:(const uint8_t *)bytes length:(NSUInteger)length
{
    NSMutableString *hex = [NSMutableString stringWithCapacity:length * 2];
    for (NSUInteger i = 0; i < length; i++) {
        [hex appendFormat:@"%02x", bytes[i]];
    }
    return [hex copy];
}

@end
