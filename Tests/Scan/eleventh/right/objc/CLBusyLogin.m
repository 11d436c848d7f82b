#import "CLBusyLogin.h"

@implementation CLBusyLogin {
    BOOL _busy;
}

- (void)loginWithToken:(NSString *)token {
    if (_busy) return;
    _busy = YES;

    if (token.length == 0) {
        _busy = NO;
        [self.view showError:NSLocalizedString(@"login.no_token", nil)];
        return;
    }

    __weak CLBusyLogin *weakSelf = self;
    [self.api login:token completion:^(NSError *error) {
        CLBusyLogin *me = weakSelf;
        if (me == nil) return;
        me->_busy = NO;
        if (error) {
            [me.view showError:error.localizedDescription];
            return;
        }
        [me.view close];
    }];
}

@end
