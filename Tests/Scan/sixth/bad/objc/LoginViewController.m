#import "LoginViewController.h"
@import AuthenticationServices;
@import FirebaseAuth;

@interface LoginViewController () <ASAuthorizationControllerDelegate>
@end

@implementation LoginViewController

- (IBAction)appleTapped:(id)sender {
    NSString *nonce = [NonceGenerator nonceWithLength:32];
    [[NSUserDefaults standardUserDefaults] setObject:nonce forKey:@"LoginNonce"];
    ASAuthorizationAppleIDRequest *req = [[[ASAuthorizationAppleIDProvider alloc] init] createRequest];
    req.requestedScopes = @[ASAuthorizationScopeFullName, ASAuthorizationScopeEmail];
    req.nonce = [NonceGenerator sha256:nonce];
    ASAuthorizationController *ctrl = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[req]];
    ctrl.delegate = self;
    [ctrl performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *cred = authorization.credential;
    NSString *token = [[NSString alloc] initWithData:cred.identityToken encoding:NSUTF8StringEncoding];
    NSString *nonce = [[NSUserDefaults standardUserDefaults] stringForKey:@"LoginNonce"];
    FIROAuthCredential *fir = [FIROAuthProvider appleCredentialWithIDToken:token
                                                                  rawNonce:nonce
                                                                  fullName:cred.fullName];
    [[FIRAuth auth] signInWithCredential:fir completion:^(FIRAuthDataResult *r, NSError *error) {
        if (error) { [self showError:error]; return; }
        [self performSegueWithIdentifier:@"home" sender:self];
    }];
}

@end
