#import "FirebaseLogin.h"
@import FirebaseAuth;

@implementation FirebaseLogin

- (void)signInWithIDToken:(NSString *)idToken
                 rawNonce:(nullable NSString *)rawNonce
               completion:(void (^)(FIRUser *, NSError *))completion {
  if (rawNonce.length == 0) {
    completion(nil, [NSError errorWithDomain:@"login" code:1 userInfo:nil]);
    return;
  }
  FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                       rawNonce:rawNonce
                                                                       fullName:nil];
  [[FIRAuth auth] signInWithCredential:credential
                            completion:^(FIRAuthDataResult *result, NSError *error) {
                              if (error) {
                                completion(nil, error);
                              } else {
                                completion(result.user, nil);
                              }
                            }];
}

@end
