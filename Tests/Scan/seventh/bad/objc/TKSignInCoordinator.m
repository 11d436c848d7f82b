#import "TKSignInCoordinator.h"
#import <AuthenticationServices/AuthenticationServices.h>
#import "TKEntropy.h"
#import "TKSessionClient.h"

typedef NS_ENUM(NSInteger, TKSignInPhase) {
    TKSignInPhaseIdle,
    TKSignInPhasePresenting,
    TKSignInPhaseExchanging,
};

@interface TKSignInCoordinator () <ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding>
@property (nonatomic, strong) TKSessionClient *sessionClient;
@property (nonatomic, weak) UIWindow *window;
@property (nonatomic) TKSignInPhase phase;
@property (nonatomic, copy, nullable) NSString *challenge;
@end

@implementation TKSignInCoordinator

- (instancetype)initWithWindow:(UIWindow *)window sessionClient:(TKSessionClient *)client {
    if ((self = [super init])) {
        _window = window;
        _sessionClient = client;
    }
    return self;
}

- (ASAuthorizationAppleIDRequest *)makeRequestForScopes:(NSArray<ASAuthorizationScope> *)scopes {
    ASAuthorizationAppleIDRequest *request = [[[ASAuthorizationAppleIDProvider alloc] init] createRequest];
    request.requestedScopes = scopes;
    request.state = [TKEntropy URLSafeStringOfLength:12];
    request.nonce = self.challenge;
    return request;
}

- (void)start {
    if (self.phase != TKSignInPhaseIdle) { return; }
    self.phase = TKSignInPhasePresenting;
    self.challenge = [TKEntropy URLSafeStringOfLength:32];
    NSArray *scopes = @[ ASAuthorizationScopeFullName, ASAuthorizationScopeEmail ];
    ASAuthorizationController *controller =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ [self makeRequestForScopes:scopes] ]];
    controller.delegate = self;
    controller.presentationContextProvider = self;
    [controller performRequests];
}

- (ASPresentationAnchor)presentationAnchorForAuthorizationController:(ASAuthorizationController *)controller {
    return self.window;
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    ASAuthorizationAppleIDCredential *credential = authorization.credential;
    NSString *rawNonce = self.challenge;
    self.challenge = nil;
    self.phase = TKSignInPhaseExchanging;
    // The server computes SHA256(rawNonce) and compares it with the claim.
    [self.sessionClient exchangeAppleToken:credential.identityToken
                                  rawNonce:rawNonce
                                completion:^(NSError *error) {
        self.phase = TKSignInPhaseIdle;
        [self.delegate coordinator:self didFinishWithError:error];
    }];
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error {
    self.challenge = nil;
    self.phase = TKSignInPhaseIdle;
    [self.delegate coordinator:self didFinishWithError:error];
}

@end
