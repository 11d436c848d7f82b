#import "ABCHash.h"
#import <CommonCrypto/CommonDigest.h>

@implementation ABCHash

+ (NSData *)digestOfString:(NSString *)string {
    NSData *input = [string dataUsingEncoding:NSUTF8StringEncoding];
    NSMutableData *digest = [NSMutableData dataWithLength:CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(input.bytes, (CC_LONG)input.length, digest.mutableBytes);
    return digest;
}

+ (NSString *)sha256:(NSString *)string {
    NSData *digest = [self digestOfString:string];
    const unsigned char *bytes = digest.bytes;
    NSMutableString *hex = [NSMutableString stringWithCapacity:digest.length * 2];
    for (NSUInteger i = 0; i < digest.length; i++) {
        [hex appendFormat:@"%x", bytes[i]];
    }
    return hex;
}

@end
