#import "LoginManager.h"
#import "NSString+SHA256.h"
#import <AuthenticationServices/AuthenticationServices.h>

@interface LoginManager () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy) NSString *currentNonce;
@property (nonatomic, strong) ASAuthorizationController *controller;
@end

@implementation LoginManager

- (void)signInWithApple API_AVAILABLE(ios(13.0))
{
    // has to be different for every login
    NSString *nonce = [NSString stringWithFormat:@"%.0f", [[NSDate date] timeIntervalSince1970] * 1000];
    self.currentNonce = nonce;

    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeEmail];
    request.nonce = [nonce sha256String];

    self.controller = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    self.controller.delegate = self;
    [self.controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization API_AVAILABLE(ios(13.0))
{
    ASAuthorizationAppleIDCredential *credential = authorization.credential;
    NSString *token = [[NSString alloc] initWithData:credential.identityToken encoding:NSUTF8StringEncoding];
    NSString *nonce = self.currentNonce;
    self.currentNonce = nil;
    [self.backend loginWithAppleToken:token rawNonce:nonce];
}

@end
