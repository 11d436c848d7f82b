#import "FBAppleBridge.h"
#import "NSString+SHA256.h"
@import FirebaseAuth;

@implementation FBAppleBridge

- (void)linkAppleToken:(NSString *)idToken nonce:(NSString *)nonce done:(void (^)(BOOL ok))done {
    NSString *hashedNonce = [nonce sha256String];
    FIROAuthCredential *credential =
        [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                           IDToken:idToken
                                          rawNonce:hashedNonce];
    FIRUser *user = [FIRAuth auth].currentUser;
    if (user == nil) {
        done(NO);
        return;
    }
    [user linkWithCredential:credential
                  completion:^(FIRAuthDataResult *_Nullable result, NSError *_Nullable error) {
        done(error == nil);
    }];
}

@end
