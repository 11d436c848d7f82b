#import <React/RCTBridgeModule.h>
@import AuthenticationServices;

@interface RCTAppleBridge : NSObject <RCTBridgeModule, ASAuthorizationControllerDelegate>
@end

@implementation RCTAppleBridge {
  RCTPromiseResolveBlock _resolve;
  RCTPromiseRejectBlock _reject;
}

RCT_EXPORT_MODULE()

RCT_EXPORT_METHOD(present:(NSString *)hashedNonce
                  resolver:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject) {
  if (_resolve != nil) {
    reject(@"busy", @"A sign in is under way", nil);
    return;
  }
  _resolve = resolve;
  _reject = reject;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.nonce = hashedNonce;
  ASAuthorizationController *c = [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
  c.delegate = self;
  [c performRequests];
}

- (void)finish:(NSString *)token error:(NSError *)error {
  RCTPromiseResolveBlock resolve = _resolve;
  RCTPromiseRejectBlock reject = _reject;
  _resolve = nil;
  _reject = nil;
  if (token) {
    if (resolve) resolve(token);
  } else if (reject) {
    reject(@"apple", error.localizedDescription, error);
  }
}

- (void)authorizationController:(ASAuthorizationController *)c didCompleteWithAuthorization:(ASAuthorization *)a {
  ASAuthorizationAppleIDCredential *credential = a.credential;
  [self finish:[[NSString alloc] initWithData:credential.identityToken encoding:NSUTF8StringEncoding] error:nil];
}

- (void)authorizationController:(ASAuthorizationController *)c didCompleteWithError:(NSError *)error {
  [self finish:nil error:error];
}

@end
