#import "FBLAppleProvider.h"
@import FirebaseAuth;

@implementation FBLAppleProvider

- (void)signInWithToken:(NSString *)idToken
                  nonce:(NSString *)nonce
             completion:(void (^)(FIRUser *_Nullable, NSError *_Nullable))completion {
    FIROAuthCredential *credential = [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                                                        IDToken:idToken
                                                                       rawNonce:nonce];
    [FIRAuth.auth signInWithCredential:credential
                            completion:^(FIRAuthDataResult *result, NSError *error) {
        if (error) {
            completion(nil, error);
        }
        completion(result.user, nil);
    }];
}

@end
