#import "OIDCLoginHandler.h"
#import <AppAuth/AppAuth.h>

@implementation OIDCLoginHandler {
    id<OIDExternalUserAgentSession> _flow;
}

- (void)loginWithConfiguration:(OIDServiceConfiguration *)configuration
                      clientID:(NSString *)clientID
                    completion:(void (^)(NSString *_Nullable idToken, NSError *_Nullable error))completion {
    OIDAuthorizationRequest *request =
        [[OIDAuthorizationRequest alloc] initWithConfiguration:configuration
                                                      clientId:clientID
                                                        scopes:@[OIDScopeOpenID, OIDScopeProfile]
                                                   redirectURL:self.redirectURL
                                                  responseType:OIDResponseTypeCode
                                          additionalParameters:nil];
    _flow = [OIDAuthState authStateByPresentingAuthorizationRequest:request
                                           presentingViewController:self.presenter
                                                           callback:^(OIDAuthState *state, NSError *error) {
        if (error) {
            NSLog(@"login failed: %@", error);
            completion(nil, error);
        }
        NSString *token = state.lastTokenResponse.idToken;
        completion(token, nil);
    }];
}

- (BOOL)resumeWithURL:(NSURL *)url {
    return [_flow resumeExternalUserAgentFlowWithURL:url];
}

@end
