#import "LoginController.h"
#import <Security/Security.h>

@implementation LoginController
- (NSString *)randomNonce:(NSInteger)length {
    NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
    NSMutableString *result = [NSMutableString string];
    NSInteger remaining = length;
    while (remaining > 0) {
        uint8_t random = 0;
        int errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
        NSAssert(errorCode == errSecSuccess, @"Unable to generate nonce: OSStatus %i", errorCode);
        if (random < characterSet.length) {
            [result appendFormat:@"%C", [characterSet characterAtIndex:random]];
            remaining--;
        }
    }
    return result;
}
@end
