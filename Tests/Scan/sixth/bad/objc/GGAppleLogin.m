#import "GGAppleLogin.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>
@import AuthenticationServices;
@import FirebaseAuth;

@interface GGAppleLogin () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *rawNonce;
@end

@implementation GGAppleLogin

- (NSString *)randomNonce:(NSInteger)length {
  NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
  NSMutableString *result = [NSMutableString string];
  while ((NSInteger)result.length < length) {
    uint8_t random = 0;
    int errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
    NSAssert(errorCode == errSecSuccess, @"Unable to generate nonce: OSStatus %i", errorCode);
    if (random < characterSet.length) {
      [result appendFormat:@"%C", [characterSet characterAtIndex:random]];
    }
  }
  return [result copy];
}

- (void)start {
  self.rawNonce = [self randomNonce:32];
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.requestedScopes = @[ASAuthorizationScopeEmail];
  request.nonce = [self sha256:self.rawNonce];
  ASAuthorizationController *c = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
  c.delegate = self;
  [c performRequests];
}

- (NSString *)sha256:(NSString *)input {
  const char *s = input.UTF8String;
  unsigned char md[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(s, (CC_LONG)strlen(s), md);
  NSMutableString *hex = [NSMutableString stringWithCapacity:64];
  for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) [hex appendFormat:@"%02x", md[i]];
  return hex;
}

@end
