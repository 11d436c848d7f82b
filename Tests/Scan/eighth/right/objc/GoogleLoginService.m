#import "GoogleLoginService.h"
@import GoogleSignIn;

@interface GoogleLoginService ()
@property(nonatomic, assign) BOOL signingIn;
@end

@implementation GoogleLoginService

- (void)signInFrom:(UIViewController *)controller
        completion:(void (^)(NSString *, NSError *))completion {
  if (self.signingIn) {
    return;
  }
  if (controller.view.window == nil) {
    return;
  }
  self.signingIn = YES;
  [GIDSignIn.sharedInstance
      signInWithPresentingViewController:controller
                              completion:^(GIDSignInResult *result, NSError *error) {
                                self.signingIn = NO;
                                if (error) {
                                  completion(nil, error);
                                  return;
                                }
                                completion(result.user.idToken.tokenString, nil);
                              }];
}

@end
