#import "AppleLoginController.h"
#import <AuthenticationServices/AuthenticationServices.h>
@import FirebaseAuth;

@interface AppleLoginController () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy) NSString *currentNonce;
@end

@implementation AppleLoginController

- (void)startSignIn {
  self.currentNonce = [NSUUID UUID].UUIDString;
  ASAuthorizationAppleIDRequest *request = [[[ASAuthorizationAppleIDProvider alloc] init] createRequest];
  request.requestedScopes = @[ASAuthorizationScopeEmail];
  request.nonce = self.currentNonce;

  ASAuthorizationController *controller =
      [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
  controller.delegate = self;
  [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
  ASAuthorizationAppleIDCredential *apple = authorization.credential;
  NSString *idToken = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
  FIROAuthCredential *credential = [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                                                      IDToken:idToken
                                                                     rawNonce:self.currentNonce];
  self.currentNonce = nil;
  [[FIRAuth auth] signInWithCredential:credential completion:nil];
}

@end
