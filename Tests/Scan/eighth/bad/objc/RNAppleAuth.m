#import "RNAppleAuth.h"
#import <React/RCTUtils.h>
#import <AuthenticationServices/AuthenticationServices.h>

@interface RNAppleAuth () <ASAuthorizationControllerDelegate>
@property(nonatomic, copy) RCTPromiseResolveBlock resolve;
@property(nonatomic, copy) RCTPromiseRejectBlock reject;
@end

@implementation RNAppleAuth

RCT_EXPORT_MODULE()

RCT_EXPORT_METHOD(login:(NSDictionary *)options
                  resolver:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject) {
  NSString *rawNonce = options[@"rawNonce"];
  if (rawNonce.length == 0) {
    reject(@"E_NONCE", @"rawNonce is required", nil);
    return;
  }
  self.resolve = resolve;
  self.reject = reject;
  ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
  request.requestedScopes = @[ ASAuthorizationScopeEmail ];
  request.nonce = rawNonce;
  ASAuthorizationController *controller =
      [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[ request ]];
  controller.delegate = self;
  [controller performRequests];
}

- (void)authorizationController:(ASAuthorizationController *)controller
    didCompleteWithAuthorization:(ASAuthorization *)authorization {
  ASAuthorizationAppleIDCredential *credential = authorization.credential;
  NSString *token = [[NSString alloc] initWithData:credential.identityToken
                                          encoding:NSUTF8StringEncoding];
  RCTPromiseResolveBlock resolve = self.resolve;
  self.resolve = nil;
  self.reject = nil;
  if (resolve) resolve(@{@"identityToken" : token, @"user" : credential.user});
}

- (void)authorizationController:(ASAuthorizationController *)controller
           didCompleteWithError:(NSError *)error {
  RCTPromiseRejectBlock reject = self.reject;
  self.resolve = nil;
  self.reject = nil;
  if (reject) reject(@"E_APPLE", error.localizedDescription, error);
}

@end
