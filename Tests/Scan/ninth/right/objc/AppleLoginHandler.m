#import "AppleLoginHandler.h"
#import "SILNonce.h"
@import AuthenticationServices;

@interface AppleLoginHandler () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) void (^completion)(AppleLoginResult *_Nullable, NSError *_Nullable);
@property (nonatomic, copy, nullable) NSString *rawNonce;
@end

@implementation AppleLoginHandler

- (void)startWithCompletion:(void (^)(AppleLoginResult *, NSError *))completion {
    NSString *raw = [SILNonce randomNonce:32];
    if (raw == nil) {
        completion(nil, [NSError errorWithDomain:AppleLoginErrorDomain code:AppleLoginErrorRandom userInfo:nil]);
        return;
    }
    self.rawNonce = raw;
    self.completion = completion;

    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ ASAuthorizationScopeFullName ];
    request.nonce = [SILNonce sha256Hex:raw];
    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
    controller.delegate = self;
    [controller performRequests];
}

- (void)finishWithResult:(AppleLoginResult *)result error:(NSError *)error {
    void (^completion)(AppleLoginResult *, NSError *) = self.completion;
    self.completion = nil;
    self.rawNonce = nil;
    if (completion) {
        completion(result, error);
    }
}

- (void)authorizationController:(ASAuthorizationController *)controller
    didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *credential = authorization.credential;
    AppleLoginResult *result = [[AppleLoginResult alloc] initWithToken:credential.identityToken
                                                              rawNonce:self.rawNonce];
    [self finishWithResult:result error:nil];
}

- (void)authorizationController:(ASAuthorizationController *)controller
           didCompleteWithError:(NSError *)error {
    [self finishWithResult:nil error:error];
}

@end
