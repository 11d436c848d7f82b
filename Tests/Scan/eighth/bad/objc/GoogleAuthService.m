#import "GoogleAuthService.h"
@import GoogleSignIn;

@interface GoogleAuthService ()
@property(nonatomic, assign) BOOL signingIn;
@end

@implementation GoogleAuthService

- (void)signInFrom:(UIViewController *)controller
        completion:(void (^)(NSString *idToken, NSError *error))completion {
  if (self.signingIn) {
    return;
  }
  self.signingIn = YES;
  if (controller.view.window == nil) {
    NSLog(@"not on screen");
    return;
  }
  [GIDSignIn.sharedInstance
      signInWithPresentingViewController:controller
                              completion:^(GIDSignInResult *result, NSError *error) {
                                self.signingIn = NO;
                                if (error) {
                                  completion(nil, error);
                                }
                                completion(result.user.idToken.tokenString, nil);
                              }];
}

@end
