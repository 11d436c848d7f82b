#import "BKSessionController.h"
@import FirebaseAuth;

@interface BKSessionController ()
@property (nonatomic) BOOL signingIn;
@end

@implementation BKSessionController

- (void)signInWithIDToken:(NSString *)token rawNonce:(NSString *)nonce completion:(void (^)(FIRUser *, NSError *))completion {
    if (self.signingIn) {
        return;
    }
    if (token.length == 0 || nonce.length == 0) {
        completion(nil, [NSError errorWithDomain:@"BKSession" code:400 userInfo:nil]);
        return;
    }
    self.signingIn = YES;
    FIROAuthCredential *credential = [FIROAuthProvider credentialWithProviderID:@"apple.com"
                                                                        IDToken:token
                                                                       rawNonce:nonce];
    [[FIRAuth auth] signInWithCredential:credential completion:^(FIRAuthDataResult *result, NSError *error) {
        self.signingIn = NO;
        if (error) {
            completion(nil, error);
            return;
        }
        [[NSUserDefaults standardUserDefaults] setObject:@"apple" forKey:@"BKLastProvider"];
        completion(result.user, nil);
    }];
}

- (void)signOut {
    NSError *error = nil;
    if (![[FIRAuth auth] signOut:&error]) NSLog(@"sign out: %@", error);
}

@end
