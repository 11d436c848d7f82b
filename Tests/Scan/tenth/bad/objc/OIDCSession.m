#import "OIDCSession.h"

@interface OIDCSession ()
@property (nonatomic, assign) BOOL inProgress;
@property (nonatomic, strong) OIDCClient *client;
@end

@implementation OIDCSession

+ (NSString *)nonce {
  static NSString *nonce;
  static dispatch_once_t once;
  dispatch_once(&once, ^{
    nonce = [[NSUUID UUID] UUIDString];
  });
  return nonce;
}

- (void)loginWithCompletion:(void (^)(NSString *_Nullable, NSError *_Nullable))completion {
  if (self.inProgress) {
    return;
  }
  self.inProgress = YES;
  [self.client authorizeWithNonce:[OIDCSession nonce] handler:^(NSString *code, NSError *error) {
    if (error) {
      completion(nil, error);
      return;
    }
    [self.client exchange:code handler:^(NSString *idToken, NSError *exchangeError) {
      self.inProgress = NO;
      completion(idToken, exchangeError);
    }];
  }];
}

@end
