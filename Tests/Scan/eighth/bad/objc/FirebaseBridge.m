#import "FirebaseBridge.h"
#import "NSString+Hash.h"
@import FirebaseAuth;

@implementation FirebaseBridge

- (void)signInWithIDToken:(NSString *)idToken
                    nonce:(NSString *)nonce
                 fullName:(NSPersonNameComponents *)fullName
               completion:(void (^)(FIRUser *, NSError *))completion {
  NSString *hashedNonce = [nonce fb_sha256];
  FIROAuthCredential *credential =
      [FIROAuthProvider appleCredentialWithIDToken:idToken
                                          rawNonce:hashedNonce
                                          fullName:fullName];
  [[FIRAuth auth] signInWithCredential:credential
                            completion:^(FIRAuthDataResult *result, NSError *error) {
                              if (error) {
                                completion(nil, error);
                                return;
                              }
                              completion(result.user, nil);
                            }];
}

- (void)signOut {
  NSError *error = nil;
  if (![[FIRAuth auth] signOut:&error]) {
    NSLog(@"sign out failed: %@", error);
  }
}

@end
