#import <React/RCTBridgeModule.h>
#import <AuthenticationServices/AuthenticationServices.h>

@interface RNAppleSignIn : NSObject <RCTBridgeModule>
@end

@implementation RNAppleSignIn

RCT_EXPORT_MODULE()

- (NSString *)generateNonce
{
    static NSString *chars = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    NSMutableString *nonce = [NSMutableString stringWithCapacity:32];
    for (int i = 0; i < 32; i++) {
        NSUInteger index = (NSUInteger)(drand48() * chars.length);
        [nonce appendString:[chars substringWithRange:NSMakeRange(index, 1)]];
    }
    return nonce;
}

RCT_EXPORT_METHOD(createNonce:(RCTPromiseResolveBlock)resolve
                  rejecter:(RCTPromiseRejectBlock)reject)
{
    resolve([self generateNonce]);
}

+ (BOOL)requiresMainQueueSetup
{
    return NO;
}

@end
