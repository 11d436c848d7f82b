#import "AppleFlow.h"
#import "NSString+SHA256.h"
#import "ACMRandom.h"
@import AuthenticationServices;
@import FirebaseAuth;

@interface AppleFlow () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *currentNonce;
@end

@implementation AppleFlow

- (void)start {
  NSString *nonce = [ACMRandom nonceWithLength:32 error:NULL];
  if (!nonce) return;
  self.currentNonce = nonce;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.requestedScopes = @[ ASAuthorizationScopeFullName ];
  request.nonce = [nonce acm_sha256];
  ASAuthorizationController *c = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
  c.delegate = self;
  [c performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
  NSString *nonce = self.currentNonce;
  self.currentNonce = nil;
  ASAuthorizationAppleIDCredential *apple = authorization.credential;
  if (!nonce || !apple.identityToken) return;
  NSString *idToken = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
  FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                       rawNonce:nonce
                                                                       fullName:apple.fullName];
  [FIRAuth.auth signInWithCredential:credential completion:nil];
}

@end
