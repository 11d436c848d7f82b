#import "EXLoginController.h"
#import "EXDigest.h"
#import "EXNonce.h"

@interface EXLoginController ()
@property (nonatomic, copy, nullable) NSString *currentNonce;
@end

@implementation EXLoginController

- (void)start {
    NSError *error = nil;
    NSString *nonce = [EXNonce nonceWithError:&error];
    if (!nonce) {
        [self.delegate login:self failed:error];
        return;
    }
    self.currentNonce = nonce;
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.nonce = EXHashedNonce(nonce);
    [[[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]] performRequests];
}

- (void)finishWithToken:(NSString *)token {
    NSString *nonce = self.currentNonce;
    self.currentNonce = nil;
    if (nonce.length == 0) return;
    [self.backend postToken:token rawNonce:nonce];
}

@end
