#import "NSData+Hex.h"
#import <CommonCrypto/CommonDigest.h>

@implementation NSData (Hex)

- (NSString *)hx_sha256 {
  uint8_t digest[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(self.bytes, (CC_LONG)self.length, digest);
  static const char kHex[] = "0123456789abcdef";
  char text[CC_SHA256_DIGEST_LENGTH * 2 + 1];
  for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) {
    text[2 * i] = kHex[digest[i] >> 4];
    text[2 * i + 1] = kHex[digest[i] & 15];
  }
  text[CC_SHA256_DIGEST_LENGTH * 2] = 0;
  return [NSString stringWithUTF8String:text];
}

- (NSString *)hx_describe {
  return [NSString stringWithFormat:@"<login data %p, %lx bytes>", self, (unsigned long)self.length];
}

@end
