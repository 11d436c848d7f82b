#import "NSString+SHA.h"
#import <CommonCrypto/CommonDigest.h>

@implementation NSString (SHA)

/* for ASAuthorizationAppleIDRequest.nonce */
- (NSString *)sha256String {
    const char *utf8 = [self UTF8String];
    unsigned char md[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(utf8, (CC_LONG)strlen(utf8), md);

    NSMutableString *hex = [NSMutableString string];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++)
        [hex appendFormat:@"%x", md[i]];
    return hex;
}

@end
