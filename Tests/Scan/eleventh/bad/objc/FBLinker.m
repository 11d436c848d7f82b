#import "FBLinker.h"
#import "NSString+SHA.h"
@import FirebaseAuth;

@implementation FBLinker {
    NSString *_hashedNonce;
}

- (void)prepareRequest:(ASAuthorizationAppleIDRequest *)request withNonce:(NSString *)nonce {
    _hashedNonce = [nonce sha256Hex];
    request.nonce = _hashedNonce;
}

- (void)linkAppleIDToken:(NSString *)idToken
                fullName:(NSPersonNameComponents *)name
              completion:(void (^)(NSError *))completion {
    NSParameterAssert(idToken);
    FIROAuthCredential *credential =
        [FIROAuthProvider appleCredentialWithIDToken:idToken
                                            rawNonce:_hashedNonce
                                            fullName:name];
    [[FIRAuth auth].currentUser linkWithCredential:credential
                                        completion:^(FIRAuthDataResult *r, NSError *e) {
        completion(e);
    }];
}

@end
