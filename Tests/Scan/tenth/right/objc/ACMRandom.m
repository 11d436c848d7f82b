#import "ACMRandom.h"
#import <Security/Security.h>

static NSString *const kLetters = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

@implementation ACMRandom

+ (nullable NSString *)nonceWithLength:(NSUInteger)length error:(NSError **)error {
  NSMutableString *result = [NSMutableString stringWithCapacity:length];
  while (result.length < length) {
    uint8_t byte = 0;
    OSStatus status = SecRandomCopyBytes(kSecRandomDefault, 1, &byte);
    if (status != errSecSuccess) {
      if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
      return nil;
    }
    if (byte < kLetters.length) {
      [result appendFormat:@"%C", [kLetters characterAtIndex:byte]];
    }
  }
  return result;
}

@end
