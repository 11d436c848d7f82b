#import "ANCrypto.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

@implementation ANCrypto

+ (NSString *)signInNonceWithLength:(NSUInteger)length {
    NSMutableData *data = [NSMutableData dataWithLength:length];
    SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    return [[data base64EncodedStringWithOptions:0]
        stringByReplacingOccurrencesOfString:@"/" withString:@"_"];
}

+ (NSString *)sha256:(NSString *)input {
    const char *str = [input UTF8String];
    unsigned char result[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(str, (CC_LONG)strlen(str), result);

    NSMutableString *hash = [NSMutableString stringWithCapacity:CC_SHA256_DIGEST_LENGTH * 2];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
        [hash appendFormat:@"%x", result[i]];
    }
    return hash;
}

@end
