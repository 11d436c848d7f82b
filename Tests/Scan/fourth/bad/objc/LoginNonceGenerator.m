#import "LoginNonceGenerator.h"
@import AuthenticationServices;

static NSString *const kLetters = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

@implementation LoginNonceGenerator

- (NSString *)nonceWithLength:(NSInteger)length {
    NSMutableString *nonce = [NSMutableString string];
    uint8_t buffer[16];
    while ((NSInteger)nonce.length < length) {
        int rc = SecRandomCopyBytes(kSecRandomDefault, sizeof buffer, buffer);
        if (rc != errSecSuccess) return nil;
        for (int i = 0; i < 16 && (NSInteger)nonce.length < length; i++) {
            unichar c = [kLetters characterAtIndex:buffer[i] % kLetters.length];
            [nonce appendFormat:@"%C", c];
        }
    }
    return nonce;
}

@end
