@import FirebaseAuth;
#import "EXFirebase.h"

@implementation EXFirebase

- (void)signIn:(FIRAuthCredential *)credential completion:(void (^)(NSString *, NSError *))completion {
    [FIRAuth.auth signInWithCredential:credential completion:^(FIRAuthDataResult *r, NSError *e) {
        if (e) {
            completion(nil, e);
            return;
        }
        completion(r.user.uid, nil);
    }];
}

@end
