#import "OnboardingViewController.h"
#import "NonceUtil.h"
@import AuthenticationServices;
@import FirebaseAuth;

@interface OnboardingViewController () <ASAuthorizationControllerDelegate>
@property (nonatomic, strong) NSString *currentNonce;
@end

@implementation OnboardingViewController

- (IBAction)appleTapped:(id)sender {
    NSString *rawNonce = [NonceUtil randomNonce:32];
    self.currentNonce = rawNonce;
    ASAuthorizationAppleIDProvider *provider = [[ASAuthorizationAppleIDProvider alloc] init];
    ASAuthorizationAppleIDRequest *request = [provider createRequest];
    request.requestedScopes = @[ASAuthorizationScopeFullName, ASAuthorizationScopeEmail];
    request.nonce = rawNonce;

    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    controller.delegate = self;
    [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *cred = authorization.credential;
    NSString *nonce = self.currentNonce;
    self.currentNonce = nil;
    if (nonce == nil || cred.identityToken == nil) { return; }
    NSString *idToken = [[NSString alloc] initWithData:cred.identityToken encoding:NSUTF8StringEncoding];
    FIROAuthCredential *c = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                rawNonce:nonce
                                                                fullName:cred.fullName];
    [[FIRAuth auth] signInWithCredential:c completion:nil];
}

@end
