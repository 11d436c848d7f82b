#import "HWAppleSignIn.h"
#import <CommonCrypto/CommonDigest.h>
@import AuthenticationServices;
@import FirebaseAuth;

@interface HWAppleSignIn () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *currentNonce;
@end

@implementation HWAppleSignIn

- (nullable NSString *)randomNonce:(NSUInteger)length {
  NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
  NSMutableString *result = [NSMutableString stringWithCapacity:length];
  while (result.length < length) {
    uint8_t pool[16];
    if (SecRandomCopyBytes(kSecRandomDefault, sizeof(pool), pool) != errSecSuccess) {
      return nil;
    }
    for (size_t i = 0; i < sizeof(pool) && result.length < length; i++) {
      if (pool[i] < characterSet.length) {
        [result appendFormat:@"%C", [characterSet characterAtIndex:pool[i]]];
      }
    }
  }
  return result;
}

- (BOOL)start {
  NSString *nonce = [self randomNonce:32];
  if (nonce == nil) return NO;
  self.currentNonce = nonce;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.requestedScopes = @[ASAuthorizationScopeEmail];
  request.nonce = [self stringBySha256HashingString:nonce];
  ASAuthorizationController *controller =
      [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
  controller.delegate = self;
  [controller performRequests];
  return YES;
}

- (NSString *)stringBySha256HashingString:(NSString *)input {
  const char *string = input.UTF8String;
  unsigned char result[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(string, (CC_LONG)strlen(string), result);
  NSMutableString *hashed = [NSMutableString string];
  for (NSInteger i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
    [hashed appendFormat:@"%02x", result[i]];
  }
  return hashed;
}

@end
