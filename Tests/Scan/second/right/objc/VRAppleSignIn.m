#import "VRAppleSignIn.h"
#import "VRNonce.h"

@interface VRAppleSignIn () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) VRAppleSignInCompletion completion;
@property (nonatomic, copy, nullable) NSString *rawNonce;
@property (nonatomic, strong, nullable) ASAuthorizationController *controller;
@end

@implementation VRAppleSignIn

- (void)startWithCompletion:(VRAppleSignInCompletion)completion
{
    if (self.completion != nil) {
        completion(nil, nil, [NSError errorWithDomain:VRErrorDomain code:VRErrorBusy userInfo:nil]);
        return;
    }
    self.completion = completion;
    self.rawNonce = [VRNonce randomNonce];

    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeFullName];
    request.nonce = [VRNonce sha256:self.rawNonce];

    self.controller = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    self.controller.delegate = self;
    [self.controller performRequests];
}

- (void)finishWithToken:(NSString *)token error:(NSError *)error
{
    VRAppleSignInCompletion completion = self.completion;
    NSString *nonce = self.rawNonce;
    self.completion = nil;
    self.rawNonce = nil;
    self.controller = nil;
    if (completion) {
        completion(token, nonce, error);
    }
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithAuthorization:(ASAuthorization *)authorization
{
    ASAuthorizationAppleIDCredential *credential = authorization.credential;
    NSString *token = [[NSString alloc] initWithData:credential.identityToken encoding:NSUTF8StringEncoding];
    [self finishWithToken:token error:nil];
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error
{
    [self finishWithToken:nil error:error];
}

@end
