#import "NSString+SHA256.h"
#import <CommonCrypto/CommonDigest.h>

@implementation NSString (SHA256)

- (NSString *)acm_sha256 {
  NSData *data = [self dataUsingEncoding:NSUTF8StringEncoding];
  uint8_t digest[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(data.bytes, (CC_LONG)data.length, digest);
  NSMutableString *out = [NSMutableString string];
  for (NSUInteger i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
    [out appendFormat:@"%02x", digest[i]];
  }
  return [out copy];
}

@end
