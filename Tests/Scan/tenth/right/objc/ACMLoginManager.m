#import "ACMLoginManager.h"

@interface ACMLoginManager ()
@property (nonatomic) BOOL loading;
@property (nonatomic, strong) ACMClient *client;
@end

@implementation ACMLoginManager

- (void)loginWithNonce:(NSString *)nonce completion:(ACMLoginHandler)completion {
  if (self.loading) return;
  self.loading = YES;
  __weak typeof(self) weakSelf = self;
  [self.client authorizeWithNonce:nonce handler:^(NSString *token, NSError *error) {
    weakSelf.loading = NO;
    if (error) {
      completion(nil, error);
      return;
    }
    completion(token, nil);
  }];
}

@end
