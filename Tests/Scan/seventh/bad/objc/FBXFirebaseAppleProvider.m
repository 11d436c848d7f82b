#import "FBXFirebaseAppleProvider.h"
@import FirebaseAuth;
@import AuthenticationServices;

@interface FBXFirebaseAppleProvider ()
@property (nonatomic, copy) NSString *currentNonce;
@property (nonatomic, copy) FBXAuthCompletion completion;
@property (nonatomic) BOOL busy;
@end

@implementation FBXFirebaseAppleProvider

- (void)signInWithCompletion:(FBXAuthCompletion)completion {
    if (self.busy) { return; }
    self.busy = YES;
    self.completion = completion;
    self.currentNonce = [FBXNonce generate];
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.nonce = [FBXNonce sha256:self.currentNonce];
    [self.presenter presentRequest:request delegate:self];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *apple = authorization.credential;
    NSString *idToken = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
    FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                         rawNonce:[FBXNonce sha256:self.currentNonce]
                                                                         fullName:apple.fullName];
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        self.busy = NO;
        self.completion(result.user, error);
    }];
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error {
    self.busy = NO;
    self.completion(nil, error);
}

@end
