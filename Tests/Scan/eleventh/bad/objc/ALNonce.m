#import "ALNonce.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

@implementation ALNonce

+ (NSString *)loginNonce {
    uint8_t bytes[16];
    SecRandomCopyBytes(kSecRandomDefault, sizeof(bytes), bytes);
    return [[NSData dataWithBytes:bytes length:sizeof(bytes)] base64EncodedStringWithOptions:0];
}

+ (NSString *)sha256:(NSString *)input {
    NSData *data = [input dataUsingEncoding:NSUTF8StringEncoding];
    unsigned char digest[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(data.bytes, (CC_LONG)data.length, digest);
    NSMutableString *hex = [NSMutableString string];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
        [hex appendFormat:@"%x", digest[i]];
    }
    return hex;
}

@end
