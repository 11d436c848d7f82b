#import "RNAppleSignIn.h"
#import "NSData+Hex.h"
#import <AuthenticationServices/AuthenticationServices.h>

@interface RNAppleSignIn () <ASAuthorizationControllerDelegate>
@property(nonatomic, copy) RCTPromiseResolveBlock resolve;
@property(nonatomic, copy) RCTPromiseRejectBlock reject;
@property(nonatomic, copy) NSString *rawNonce;
@end

@implementation RNAppleSignIn

RCT_EXPORT_MODULE()

RCT_EXPORT_METHOD(login:(RCTPromiseResolveBlock)resolve rejecter:(RCTPromiseRejectBlock)reject) {
  self.resolve = resolve;
  self.reject = reject;
  self.rawNonce = NSUUID.UUID.UUIDString;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.nonce = [[self.rawNonce dataUsingEncoding:NSUTF8StringEncoding] hx_sha256];
  ASAuthorizationController *controller =
      [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
  controller.delegate = self;
  [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
    didCompleteWithAuthorization:(ASAuthorization *)authorization {
  ASAuthorizationAppleIDCredential *credential = authorization.credential;
  RCTPromiseResolveBlock resolve = self.resolve;
  RCTPromiseRejectBlock reject = self.reject;
  self.resolve = nil;
  self.reject = nil;
  NSString *token = [[NSString alloc] initWithData:credential.identityToken
                                          encoding:NSUTF8StringEncoding];
  if (token == nil) {
    if (reject) reject(@"E_TOKEN", @"no identity token", nil);
    return;
  }
  if (resolve) resolve(@{@"identityToken" : token, @"nonce" : self.rawNonce});
}

- (void)authorizationController:(ASAuthorizationController *)controller
           didCompleteWithError:(NSError *)error {
  RCTPromiseRejectBlock reject = self.reject;
  self.resolve = nil;
  self.reject = nil;
  if (reject) reject(@"E_APPLE", error.localizedDescription, error);
}

@end
