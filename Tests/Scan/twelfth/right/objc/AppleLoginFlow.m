#import "AppleLoginFlow.h"
#import "NonceUtil.h"

@interface AppleLoginFlow () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *rawNonce;
@property (nonatomic, copy, nullable) void (^completion)(NSDictionary *_Nullable, NSError *_Nullable);
@end

@implementation AppleLoginFlow

- (void)startWithCompletion:(void (^)(NSDictionary *, NSError *))completion {
    NSError *error = nil;
    NSString *raw = [NonceUtil randomNonce:32 error:&error];
    if (!raw) {
        completion(nil, error);
        return;
    }
    self.rawNonce = raw;
    self.completion = completion;
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.nonce = [NonceUtil sha256Hex:raw];
    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    controller.delegate = self;
    [controller performRequests];
}

- (void)finish:(NSDictionary *)result error:(NSError *)error {
    void (^completion)(NSDictionary *, NSError *) = self.completion;
    self.completion = nil;
    self.rawNonce = nil;
    if (completion) {
        completion(result, error);
    }
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *apple = (ASAuthorizationAppleIDCredential *)authorization.credential;
    NSString *token = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
    [self finish:@{@"idToken": token, @"nonce": self.rawNonce, @"user": apple.user} error:nil];
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error {
    [self finish:nil error:error];
}

@end
