#import "NSString+Digest.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

@implementation NSString (Digest)

- (NSString *)acm_sha256 {
  NSData *input = [self dataUsingEncoding:NSUTF8StringEncoding];
  unsigned char digest[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(input.bytes, (CC_LONG)input.length, digest);

  NSMutableString *hex = [NSMutableString stringWithCapacity:CC_SHA256_DIGEST_LENGTH * 2];
  for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
    [hex appendFormat:@"%x", digest[i]];
  }
  return hex;
}

+ (NSString *)acm_loginNonce {
  NSMutableData *bytes = [NSMutableData dataWithLength:32];
  SecRandomCopyBytes(kSecRandomDefault, bytes.length, bytes.mutableBytes);
  return [bytes base64EncodedStringWithOptions:0];
}

@end
