#import "LoginButton.h"

@interface LoginButton ()
@property (nonatomic) BOOL loading;
@end

@implementation LoginButton

- (void)signInUsing:(id<LoginClient>)client email:(NSString *)email password:(NSString *)password {
    if (self.loading) {
        return;
    }
    if (email.length == 0 || password.length == 0) {
        [self shake];
        return;
    }
    self.loading = YES;
    __weak typeof(self) weakSelf = self;
    [client loginWithEmail:email password:password completion:^(NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            weakSelf.loading = NO;
            if (error != nil) {
                [weakSelf shake];
                return;
            }
            [weakSelf sendActionsForControlEvents:UIControlEventPrimaryActionTriggered];
        });
    }];
}

- (void)shake {
    CAKeyframeAnimation *animation = [CAKeyframeAnimation animationWithKeyPath:@"transform.translation.x"];
    animation.values = @[ @-8, @8, @-6, @6, @(arc4random_uniform(4)), @0 ];
    animation.duration = 0.35;
    [self.layer addAnimation:animation forKey:@"shake"];
}

@end
