#import "ACMEAppleLoginManager.h"
#import <AuthenticationServices/AuthenticationServices.h>
#import <CommonCrypto/CommonDigest.h>

@interface ACMEAppleLoginManager () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *rawNonce;
@property (nonatomic, strong) id<ACMESessionClient> client;
@end

@implementation ACMEAppleLoginManager

- (instancetype)initWithClient:(id<ACMESessionClient>)client {
  if ((self = [super init])) {
    _client = client;
  }
  return self;
}

- (void)startSignIn {
  self.rawNonce = [[NSUUID UUID] UUIDString];
  ASAuthorizationAppleIDRequest *request = [[[ASAuthorizationAppleIDProvider alloc] init] createRequest];
  request.requestedScopes = @[ ASAuthorizationScopeEmail ];
  request.nonce = [self sha256:self.rawNonce];
  ASAuthorizationController *c = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
  c.delegate = self;
  [c performRequests];
}

- (NSString *)sha256:(NSString *)input {
  const char *bytes = [input UTF8String];
  unsigned char digest[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(bytes, (CC_LONG)strlen(bytes), digest);
  NSMutableString *hex = [NSMutableString stringWithCapacity:64];
  for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
    [hex appendFormat:@"%x", digest[i]];
  }
  return hex;
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
  ASAuthorizationAppleIDCredential *cred = authorization.credential;
  NSString *nonce = self.rawNonce;
  self.rawNonce = nil;
  if (nonce == nil || cred.identityToken == nil) { return; }
  [self.client loginWithToken:cred.identityToken rawNonce:nonce];
}

@end
