#import <React/RCTBridgeModule.h>
@import AuthenticationServices;

@interface RNAppleLogin : NSObject <RCTBridgeModule, ASAuthorizationControllerDelegate>
@property (nonatomic, copy) RCTPromiseResolveBlock resolve;
@property (nonatomic, copy) RCTPromiseRejectBlock reject;
@end

@implementation RNAppleLogin

RCT_EXPORT_MODULE()

RCT_EXPORT_METHOD(signIn:(NSString *)rawNonce
                  resolver:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject) {
  self.resolve = resolve;
  self.reject = reject;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.requestedScopes = @[ASAuthorizationScopeEmail];
  request.nonce = rawNonce;
  ASAuthorizationController *controller =
      [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
  controller.delegate = self;
  dispatch_async(dispatch_get_main_queue(), ^{ [controller performRequests]; });
}

- (void)authorizationController:(ASAuthorizationController *)controller
   didCompleteWithAuthorization:(ASAuthorization *)authorization {
  ASAuthorizationAppleIDCredential *c = authorization.credential;
  RCTPromiseResolveBlock resolve = self.resolve;
  self.resolve = nil;
  self.reject = nil;
  resolve([[NSString alloc] initWithData:c.identityToken encoding:NSUTF8StringEncoding]);
}

- (void)authorizationController:(ASAuthorizationController *)controller didCompleteWithError:(NSError *)error {
  RCTPromiseRejectBlock reject = self.reject;
  self.resolve = nil;
  self.reject = nil;
  reject(@"apple", error.localizedDescription, error);
}

@end
