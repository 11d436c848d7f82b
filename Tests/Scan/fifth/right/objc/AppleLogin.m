#import "AppleLogin.h"
#import "NSString+Digest.h"
#import "UniformNonce.h"
@import AuthenticationServices;
@import FirebaseAuth;

@interface AppleLogin () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *currentNonce;
@property (nonatomic) BOOL signingIn;
@end

@implementation AppleLogin

- (void)start {
    if (self.signingIn) { return; }
    self.signingIn = YES;
    NSString *nonce = UniformNonce(32);
    self.currentNonce = nonce;
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.nonce = [nonce nonceHash];
    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    controller.delegate = self;
    [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    self.signingIn = NO;
    NSString *nonce = self.currentNonce;
    self.currentNonce = nil;
    ASAuthorizationAppleIDCredential *apple = (id)authorization.credential;
    if (nonce.length == 0 || apple.identityToken == nil) { return; }
    NSString *token = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
    FIRAuthCredential *c = [FIROAuthProvider appleCredentialWithIDToken:token rawNonce:nonce fullName:apple.fullName];
    [[FIRAuth auth] signInWithCredential:c completion:nil];
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error {
    self.signingIn = NO;
    self.currentNonce = nil;
}

@end
