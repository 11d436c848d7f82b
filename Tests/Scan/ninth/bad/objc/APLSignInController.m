#import "APLSignInController.h"
#import "APLNonce.h"
@import AuthenticationServices;
@import FirebaseAuth;

@interface APLSignInController () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *currentNonce;
@end

@implementation APLSignInController

- (IBAction)didTapApple:(id)sender {
    self.currentNonce = [APLNonce randomStringOfLength:32];

    ASAuthorizationAppleIDProvider *provider = [[ASAuthorizationAppleIDProvider alloc] init];
    ASAuthorizationAppleIDRequest *request = [provider createRequest];
    request.requestedScopes = @[ ASAuthorizationScopeEmail, ASAuthorizationScopeFullName ];
    request.nonce = self.currentNonce;

    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
    controller.delegate = self;
    [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
    didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *apple = authorization.credential;
    NSString *rawNonce = self.currentNonce;
    self.currentNonce = nil;
    if (rawNonce == nil || apple.identityToken == nil) {
        [self showError:@"Sign in was interrupted."];
        return;
    }
    NSString *idToken = [[NSString alloc] initWithData:apple.identityToken
                                              encoding:NSUTF8StringEncoding];
    FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                         rawNonce:rawNonce
                                                                         fullName:apple.fullName];
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        if (error) {
            [self showError:error.localizedDescription];
            return;
        }
        [self.delegate signInController:self didFinishWithUser:result.user];
    }];
}

- (void)showError:(NSString *)text {
    self.errorLabel.text = text;
    self.errorLabel.hidden = NO;
}

@end
