#import "LNKAppleAuthorizer.h"
#import <AuthenticationServices/AuthenticationServices.h>

@interface LNKAppleAuthorizer () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) LNKAuthorizeCompletion completion;
@property (nonatomic, strong, nullable) ASAuthorizationController *controller;
@end

@implementation LNKAppleAuthorizer

- (void)authorizeWithHashedNonce:(NSString *)hashedNonce completion:(LNKAuthorizeCompletion)completion {
    if (self.completion != nil) {
        completion(nil, [NSError errorWithDomain:LNKErrorDomain code:LNKErrorBusy userInfo:nil]);
        return;
    }
    self.completion = completion;

    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ ASAuthorizationScopeFullName ];
    request.nonce = hashedNonce;
    self.controller = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
    self.controller.delegate = self;
    [self.controller performRequests];
}

- (void)finishWithCredential:(nullable ASAuthorizationAppleIDCredential *)credential error:(nullable NSError *)error {
    LNKAuthorizeCompletion completion = self.completion;
    self.completion = nil;
    self.controller = nil;
    if (completion != nil) {
        completion(credential, error);
    }
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    [self finishWithCredential:authorization.credential error:nil];
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error {
    [self finishWithCredential:nil error:error];
}

@end
