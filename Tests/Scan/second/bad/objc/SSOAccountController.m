#import "SSOAccountController.h"
#import "SSORandom.h"
#import "SSOHash.h"
@import AuthenticationServices;
@import FirebaseAuth;

static NSString * const SSOAppleNonceKey = @"SSOAppleNonce";

@implementation SSOAccountController

- (ASAuthorizationAppleIDRequest *)makeRequest
{
    NSString *nonce = [SSORandom stringOfLength:32];
    [[NSUserDefaults standardUserDefaults] setObject:nonce forKey:SSOAppleNonceKey];

    ASAuthorizationAppleIDRequest *request = [[[ASAuthorizationAppleIDProvider alloc] init] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeFullName, ASAuthorizationScopeEmail];
    request.nonce = [SSOHash sha256:nonce];
    return request;
}

- (void)signInWithCredential:(ASAuthorizationAppleIDCredential *)appleID
{
    NSString *idToken = [[NSString alloc] initWithData:appleID.identityToken
                                              encoding:NSUTF8StringEncoding];
    NSString *nonce = [[NSUserDefaults standardUserDefaults] stringForKey:SSOAppleNonceKey];
    if (idToken == nil || nonce == nil) {
        [self.delegate accountControllerDidFail:self];
        return;
    }
    FIROAuthCredential *credential = [FIROAuthProvider appleCredentialWithIDToken:idToken
                                                                         rawNonce:nonce
                                                                         fullName:appleID.fullName];
    [[FIRAuth auth] signInWithCredential:credential
                              completion:^(FIRAuthDataResult *result, NSError *error) {
        if (error) {
            [self.delegate accountControllerDidFail:self];
        } else {
            [self.delegate accountController:self didSignIn:result.user];
        }
    }];
}

@end
