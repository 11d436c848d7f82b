#import "SignInController.h"
#import <AuthenticationServices/AuthenticationServices.h>

@interface SignInController () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *rawNonce;
@end

@implementation SignInController

- (void)startSignInWithApple API_AVAILABLE(ios(13.0)) {
    self.rawNonce = [[NSUUID UUID] UUIDString];
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeEmail];
    request.nonce = self.rawNonce;

    ASAuthorizationController *c =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    c.delegate = self;
    [c performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
    didCompleteWithAuthorization:(ASAuthorization *)authorization API_AVAILABLE(ios(13.0)) {
    NSString *nonce = self.rawNonce;
    self.rawNonce = nil;
    if (nonce == nil) { return; }
    [self.backend finish:authorization rawNonce:nonce];
}

@end
