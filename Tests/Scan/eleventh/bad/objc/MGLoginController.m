#import "MGLoginController.h"
#import "MGBackend.h"

@interface MGLoginController ()
@property (nonatomic) BOOL loginInProgress;
@end

@implementation MGLoginController

- (void)loginWithIdentityToken:(NSData *)token {
    if (self.loginInProgress) {
        return;
    }
    self.loginInProgress = YES;
    [self.hud show];

    NSString *jwt = [[NSString alloc] initWithData:token encoding:NSUTF8StringEncoding];
    if (jwt.length == 0) {
        [self.hud hide];
        [self presentMessage:@"Apple sent no token"];
        return;
    }

    __weak typeof(self) weakSelf = self;
    [self.backend postToken:jwt done:^(MGPlayer *player, NSError *error) {
        weakSelf.loginInProgress = NO;
        [weakSelf.hud hide];
        if (player) {
            [weakSelf.delegate loginController:weakSelf didLogin:player];
        } else {
            [weakSelf presentMessage:error.localizedDescription];
        }
    }];
}

@end
