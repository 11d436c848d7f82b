#import "SIWAViewController.h"
#import "NSString+SHA.h"
@import AuthenticationServices;

@interface SIWAViewController () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *rawNonce;
@end

@implementation SIWAViewController

- (IBAction)appleTapped:(id)sender {
    self.rawNonce = [NonceMaker make];
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeEmail];
    request.nonce = self.rawNonce;
    ASAuthorizationController *c = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    c.delegate = self;
    [c performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
    NSString *nonce = self.rawNonce;
    self.rawNonce = nil;
    [self.session finishWithAuthorization:authorization nonce:nonce];
}

@end
