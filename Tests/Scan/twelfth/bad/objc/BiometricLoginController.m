#import "BiometricLoginController.h"
#import "LoginAPI.h"

@interface BiometricLoginController ()
@property (nonatomic, assign) BOOL busy;
@property (nonatomic, strong) LoginAPI *api;
@end

@implementation BiometricLoginController

- (void)loginWithToken:(NSString *)identityToken {
    if (self.busy) {
        return;
    }
    self.busy = YES;
    if (identityToken.length == 0) {
        [self.delegate loginController:self didFailWithMessage:@"Token missing"];
        return;
    }
    __weak typeof(self) weakSelf = self;
    [self.api loginWithIdentityToken:identityToken completion:^(LoginSession *session, NSError *error) {
        weakSelf.busy = NO;
        if (session == nil) {
            [weakSelf.delegate loginController:weakSelf didFailWithMessage:error.localizedDescription];
        } else {
            [weakSelf.delegate loginController:weakSelf didStartSession:session];
        }
    }];
}

@end
