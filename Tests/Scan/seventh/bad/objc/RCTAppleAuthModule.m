#import <React/RCTBridgeModule.h>
#import <AuthenticationServices/AuthenticationServices.h>

@interface RCTAppleAuthModule : NSObject <RCTBridgeModule>
@property (nonatomic, copy) NSString *lastNonce;
@end

@implementation RCTAppleAuthModule

RCT_EXPORT_MODULE();

+ (BOOL)requiresMainQueueSetup { return NO; }

- (NSString *)createNonceWithLength:(NSUInteger)length {
  static NSString *const kLetters = @"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  NSMutableString *result = [NSMutableString stringWithCapacity:length];
  for (NSUInteger i = 0; i < length; i++) {
    uint32_t index = arc4random() % (uint32_t)kLetters.length;
    [result appendFormat:@"%C", [kLetters characterAtIndex:index]];
  }
  return result;
}

RCT_EXPORT_METHOD(prepare:(RCTPromiseResolveBlock)resolve
                  reject:(RCTPromiseRejectBlock)reject) {
  self.lastNonce = [self createNonceWithLength:40];
  resolve(@{ @"nonce" : self.lastNonce });
}

RCT_EXPORT_METHOD(consume:(RCTPromiseResolveBlock)resolve
                  reject:(RCTPromiseRejectBlock)reject) {
  NSString *nonce = self.lastNonce;
  self.lastNonce = nil;
  if (nonce.length == 0) {
    reject(@"no_nonce", @"Call prepare first", nil);
    return;
  }
  resolve(nonce);
}

@end
