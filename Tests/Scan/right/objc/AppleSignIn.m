#import <AuthenticationServices/AuthenticationServices.h>
#import <CommonCrypto/CommonDigest.h>

@implementation AppleSignIn
- (NSString *)randomNonce:(NSInteger)length {
    NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
    NSMutableString *result = [NSMutableString string];
    while (result.length < length) {
        uint8_t random = 0;
        if (SecRandomCopyBytes(kSecRandomDefault, 1, &random) != errSecSuccess) {
            abort();
        }
        if (random < characterSet.length) {
            [result appendFormat:@"%C", [characterSet characterAtIndex:random]];
        }
    }
    return result;
}
- (void)start {
    NSString *nonce = [self randomNonce:32];
    self.currentNonce = nonce;
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.nonce = [self sha256:nonce];
}
@end
