#import "HXNonceHelper.h"
#import <CommonCrypto/CommonDigest.h>

// Copied into each of our white label apps by the template generator.

@implementation HXNonceHelper

+ (nullable NSString *)nonceOfLength:(NSInteger)length {
  NSAssert(length > 0, @"Expected positive length");
  NSString *characterSet =
      @"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";
  NSMutableString *result = [NSMutableString string];
  NSInteger remaining = length;

  while (remaining > 0) {
    NSMutableArray<NSNumber *> *randoms = [NSMutableArray arrayWithCapacity:16];
    for (NSInteger i = 0; i < 16; i++) {
      uint8_t random = 0;
      int errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
      if (errorCode != errSecSuccess) {
        return nil;
      }
      [randoms addObject:@(random)];
    }
    for (NSNumber *random in randoms) {
      if (remaining == 0) { break; }
      if (random.unsignedIntValue < characterSet.length) {
        unichar character = [characterSet characterAtIndex:random.unsignedIntValue];
        [result appendFormat:@"%C", character];
        remaining--;
      }
    }
  }
  return [result copy];
}

@end
