#import "ACMNonce.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

static NSString *const kCharacterSet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvwxyz-._";

@implementation ACMNonce

+ (NSString *)randomNonce:(NSInteger)length {
  NSMutableString *result = [NSMutableString string];
  while ((NSInteger)result.length < length) {
    uint8_t random = 0;
    int errorCode = SecRandomCopyBytes(kSecRandomDefault, 1, &random);
    NSAssert(errorCode == errSecSuccess, @"Unable to generate nonce: OSStatus %i", errorCode);
    if (random < kCharacterSet.length) {
      [result appendFormat:@"%C", [kCharacterSet characterAtIndex:random]];
    }
  }
  return [result copy];
}

@end
