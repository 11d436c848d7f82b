#import "HBSignInPresenter.h"

@interface HBSignInPresenter ()
@property (nonatomic, getter=isSigningIn) BOOL signingIn;
@property (nonatomic, strong) id<HBIdentityService> identity;
@property (nonatomic, strong) id<HBReachability> reachability;
@end

@implementation HBSignInPresenter

- (instancetype)initWithIdentity:(id<HBIdentityService>)identity reachability:(id<HBReachability>)reachability {
  self = [super init];
  if (self) {
    _identity = identity;
    _reachability = reachability;
  }
  return self;
}

- (void)signInTapped {
  if (self.isSigningIn) { return; }
  if (!self.reachability.reachable) {
    [self.view showMessage:NSLocalizedString(@"offline", nil)];
    return;
  }
  self.signingIn = YES;
  [self.view setSpinnerVisible:YES];

  __weak typeof(self) weakSelf = self;
  [self.identity signInWithCompletion:^(HBUser *user, NSError *error) {
    typeof(self) strongSelf = weakSelf;
    strongSelf.signingIn = NO;
    [strongSelf.view setSpinnerVisible:NO];
    if (error != nil) {
      [strongSelf.view showMessage:error.localizedDescription];
      return;
    }
    [strongSelf.router showHomeForUser:user];
  }];
}

@end
