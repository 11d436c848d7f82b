#import "RNAppleNonce.h"
#import <Security/Security.h>

@implementation RNAppleNonce

+ (nullable NSString *)randomNonce:(NSInteger)length {
  NSString *characterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
  NSMutableString *result = [NSMutableString string];
  NSInteger remaining = length;
  while (remaining > 0) {
    uint8_t random = 0;
    if (SecRandomCopyBytes(kSecRandomDefault, 1, &random) != errSecSuccess) {
      return nil;
    }
    if (random < characterSet.length) {
      unichar c = [characterSet characterAtIndex:random];
      [result appendFormat:@"%C", c];
      remaining--;
    }
  }
  return [result copy];
}

@end
