#import "RNAppleLogin.h"
#import <AuthenticationServices/AuthenticationServices.h>
#import <CommonCrypto/CommonDigest.h>

@implementation RNAppleLogin

RCT_EXPORT_MODULE()

- (NSString *)randomNonce:(NSInteger)length {
    NSAssert(length > 0, @"Expected nonce to have positive length");
    NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
    NSMutableString *result = [NSMutableString string];
    NSInteger remainingLength = length;
    while (remainingLength > 0) {
        uint8_t random = 0;
        int errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
        if (errorCode != errSecSuccess) {
            return nil;
        }
        if (random < characterSet.length) {
            unichar character = [characterSet characterAtIndex:random];
            [result appendFormat:@"%C", character];
            remainingLength--;
        }
    }
    return result;
}

RCT_EXPORT_METHOD(createNonce:(RCTPromiseResolveBlock)resolve rejecter:(RCTPromiseRejectBlock)reject) {
    NSString *nonce = [self randomNonce:32];
    if (nonce == nil) {
        reject(@"E_RANDOM", @"No random bytes", nil);
        return;
    }
    resolve(nonce);
}

@end
