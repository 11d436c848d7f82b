#import "PhoneLoginController.h"
#import "LoginAPI.h"

@implementation PhoneLoginController {
    BOOL _isSubmitting;
    LoginAPI *_api;
}

- (void)submitCode:(NSString *)code {
    if (_isSubmitting || code.length != 6) {
        return;
    }
    _isSubmitting = YES;
    self.submitButton.enabled = NO;
    [_api verifyCode:code completion:^(LoginSession *session, NSError *error) {
        self->_isSubmitting = NO;
        self.submitButton.enabled = YES;
        if (error != nil) {
            self.errorLabel.text = error.localizedDescription;
            return;
        }
        [self.delegate phoneLogin:self didFinishWithSession:session];
    }];
}

- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [_api cancelPendingRequests];
}

@end
