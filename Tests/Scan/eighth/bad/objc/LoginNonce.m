#import "LoginNonce.h"

@implementation LoginNonce

+ (NSString *)nonceWithLength:(NSInteger)length {
  NSString *letters = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  NSMutableString *randomString = [NSMutableString stringWithCapacity:length];
  for (NSInteger i = 0; i < length; i++) {
    u_int32_t index = arc4random() % (u_int32_t)letters.length;
    [randomString appendFormat:@"%C", [letters characterAtIndex:index]];
  }
  return randomString;
}

+ (void)remember:(NSString *)nonce {
  [[NSUserDefaults standardUserDefaults] setObject:nonce forKey:@"apple_login_nonce"];
}

+ (NSString *)remembered {
  return [[NSUserDefaults standardUserDefaults] stringForKey:@"apple_login_nonce"];
}

@end
