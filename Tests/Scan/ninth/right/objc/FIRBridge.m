#import "FIRBridge.h"
@import FirebaseAuth;

@implementation FIRBridge

- (void)signInWithAppleToken:(NSString *)idToken
                    rawNonce:(NSString *)rawNonce
                    fullName:(NSPersonNameComponents *)fullName
                  completion:(void (^)(NSString *_Nullable uid, NSError *_Nullable error))completion {
    NSParameterAssert(rawNonce.length > 0);
    FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                         rawNonce:rawNonce
                                                                         fullName:fullName];
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        if (error != nil) {
            completion(nil, error);
        } else {
            completion(result.user.uid, nil);
        }
    }];
}

- (NSString *)greetingForName:(nullable NSString *)name {
    return [NSString stringWithFormat:@"Hello %@", name ?: @""];
}

@end
