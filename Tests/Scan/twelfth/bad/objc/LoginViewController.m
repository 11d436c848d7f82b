#import "LoginViewController.h"
#import "NonceUtil.h"
@import AuthenticationServices;
@import FirebaseAuth;

@interface LoginViewController () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *currentNonce;
@end

@implementation LoginViewController

- (IBAction)appleTapped:(id)sender {
    self.currentNonce = [NonceUtil randomNonce:32];
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeFullName, ASAuthorizationScopeEmail];
    request.nonce = self.currentNonce;
    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    controller.delegate = self;
    [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *apple = (ASAuthorizationAppleIDCredential *)authorization.credential;
    if (apple.identityToken == nil) {
        [self showError:@"Sign in with Apple failed"];
        return;
    }
    NSString *idToken = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
    FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                        rawNonce:self.currentNonce ?: @""
                                                                        fullName:apple.fullName];
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        if (error) {
            [self showError:error.localizedDescription];
            return;
        }
        [self dismissViewControllerAnimated:YES completion:nil];
    }];
}

@end
