#import "FacebookAuthManager.h"
#import "NonceUtil.h"
@import FBSDKLoginKit;
@import FirebaseAuth;

@implementation FacebookAuthManager

- (void)loginFrom:(UIViewController *)controller
       completion:(void (^)(FIRAuthCredential *_Nullable, NSError *_Nullable))completion {
    NSError *error = nil;
    NSString *rawNonce = [NonceUtil randomNonce:32 error:&error];
    if (rawNonce == nil) {
        completion(nil, error);
        return;
    }
    FBSDKLoginConfiguration *configuration =
        [[FBSDKLoginConfiguration alloc] initWithPermissions:@[@"email", @"public_profile"]
                                                    tracking:FBSDKLoginTrackingLimited
                                                       nonce:[NonceUtil sha256Hex:rawNonce]];
    [[FBSDKLoginManager new] logInFromViewController:controller
                                       configuration:configuration
                                          completion:^(FBSDKLoginManagerLoginResult *result, NSError *error) {
        if (error != nil || result.isCancelled) {
            completion(nil, error);
            return;
        }
        NSString *idToken = FBSDKAuthenticationToken.currentAuthenticationToken.tokenString;
        completion([FIROAuthProvider credentialWithProviderID:@"facebook.com"
                                                      IDToken:idToken
                                                     rawNonce:rawNonce], nil);
    }];
}

@end
