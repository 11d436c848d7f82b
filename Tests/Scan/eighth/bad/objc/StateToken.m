#import "StateToken.h"
#import <Security/Security.h>

static NSString *const kAlphabet = @"abcdefghijklmnopqrstuvwxyz0123456789";

@implementation StateToken

+ (nullable NSString *)loginNonceOfLength:(NSUInteger)length {
  NSMutableString *nonce = [NSMutableString stringWithCapacity:length];
  while (nonce.length < length) {
    uint8_t byte = 0;
    if (SecRandomCopyBytes(kSecRandomDefault, 1, &byte) != errSecSuccess) {
      return nil;
    }
    if (byte >= 250) {
      continue;
    }
    [nonce appendFormat:@"%C", [kAlphabet characterAtIndex:byte % 36]];
  }
  return nonce;
}

+ (NSString *)displayCode {
  return [NSString stringWithFormat:@"%06u", arc4random_uniform(1000000)];
}

@end
