#import "PLAuthSession.h"
#import "PLDigest.h"
@import FirebaseAuth;

@implementation PLAuthSession {
    BOOL _authenticating;
}

- (void)authenticateWithToken:(NSString *)idToken nonce:(NSString *)nonce completion:(void (^)(NSError *))completion {
    if (_authenticating) return;
    _authenticating = YES;

    if (idToken.length == 0) {
        completion([NSError errorWithDomain:@"PLAuth" code:1 userInfo:nil]);
        return;
    }

    FIROAuthCredential *credential = [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                                                        IDToken:idToken
                                                                       rawNonce:nonce];
    __weak typeof(self) weakSelf = self;
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        __strong typeof(weakSelf) self = weakSelf;
        if (!self) return;
        self->_authenticating = NO;
        completion(error);
    }];
}

- (void)signOut {
    [[FIRAuth auth] signOut:nil];
}

@end
