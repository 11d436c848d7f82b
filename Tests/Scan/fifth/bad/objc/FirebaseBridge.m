#import "FirebaseBridge.h"
@import FirebaseAuth;

@implementation FirebaseBridge

- (void)signInWithIDToken:(NSString *)idToken {
    FIROAuthCredential *credential =
        [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                           IDToken:idToken
                                          rawNonce:self.currentNonce ?: @""];
    self.currentNonce = nil;
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        if (error) {
            [self.delegate bridge:self failedWith:error];
            return;
        }
        [self.delegate bridge:self signedIn:result.user];
    }];
}

@end
