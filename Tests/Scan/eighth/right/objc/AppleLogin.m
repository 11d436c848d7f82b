#import "AppleLogin.h"
#import <AuthenticationServices/AuthenticationServices.h>
#import <CommonCrypto/CommonCrypto.h>
@import FirebaseAuth;

@interface AppleLogin () <ASAuthorizationControllerDelegate>
@property(nonatomic, copy, nullable) NSString *currentNonce;
@end

@implementation AppleLogin

- (NSString *)randomNonce:(NSInteger)length {
  NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
  NSMutableString *result = [NSMutableString string];
  while (result.length < length) {
    uint8_t random = 0;
    int errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
    if (errorCode != errSecSuccess) {
      [NSException raise:NSInternalInconsistencyException format:@"OSStatus %i", errorCode];
    }
    if (random < characterSet.length) {
      [result appendFormat:@"%C", [characterSet characterAtIndex:random]];
    }
  }
  return [result copy];
}

- (void)start {
  NSString *nonce = [self randomNonce:32];
  self.currentNonce = nonce;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.requestedScopes = @[ ASAuthorizationScopeEmail ];
  request.nonce = [self sha256:nonce];
  ASAuthorizationController *controller =
      [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
  controller.delegate = self;
  [controller performRequests];
}

- (NSString *)sha256:(NSString *)input {
  NSData *data = [input dataUsingEncoding:NSUTF8StringEncoding];
  unsigned char result[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(data.bytes, (CC_LONG)data.length, result);
  NSMutableString *hashed = [NSMutableString string];
  for (NSInteger i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
    [hashed appendFormat:@"%02x", result[i]];
  }
  return hashed;
}

@end
