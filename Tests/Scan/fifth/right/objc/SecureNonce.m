#import "SecureNonce.h"
#import <Security/Security.h>

@implementation SecureNonce

+ (NSString *)nonceWithLength:(NSUInteger)length {
  NSString *set = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
  NSMutableString *result = [NSMutableString string];
  while (result.length < length) {
    uint8_t random = 0;
    int status = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
    if (status != errSecSuccess) {
      [NSException raise:NSInternalInconsistencyException format:@"OSStatus %d", status];
    }
    if (random >= set.length) { continue; }
    [result appendFormat:@"%C", [set characterAtIndex:random]];
  }
  return result;
}

@end
