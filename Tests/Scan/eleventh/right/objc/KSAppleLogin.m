#import "KSAppleLogin.h"
#import "KSNonce.h"
@import FirebaseAuth;

@interface KSAppleLogin ()
@property (nonatomic, copy, nullable) NSString *rawNonce;
@end

@implementation KSAppleLogin

- (void)prepare:(ASAuthorizationAppleIDRequest *)request {
    NSString *raw = [KSNonce loginNonceWithError:NULL];
    if (raw == nil) {
        [self.delegate loginFailed:self];
        return;
    }
    self.rawNonce = raw;
    request.requestedScopes = @[ASAuthorizationScopeEmail];
    request.nonce = [KSNonce sha256:raw];
}

- (nullable FIRAuthCredential *)credentialFrom:(ASAuthorizationAppleIDCredential *)apple {
    NSString *nonce = self.rawNonce;
    self.rawNonce = nil;
    if (nonce.length == 0 || apple.identityToken == nil) {
        return nil;
    }
    NSString *token = [[NSString alloc] initWithData:apple.identityToken encoding:NSUTF8StringEncoding];
    return [FIROAuthProvider appleCredentialWithIDToken:token rawNonce:nonce fullName:apple.fullName];
}

@end
