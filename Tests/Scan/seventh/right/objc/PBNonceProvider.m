#import "PBNonceProvider.h"
#import <CommonCrypto/CommonDigest.h>
#import <Security/Security.h>

NSErrorDomain const PBNonceErrorDomain = @"PBNonceErrorDomain";

@implementation PBNonceProvider

- (nullable NSString *)nonceWithError:(NSError **)error {
  uint8_t bytes[32];
  OSStatus status = SecRandomCopyBytes(kSecRandomDefault, sizeof(bytes), bytes);
  if (status != errSecSuccess) {
    if (error) {
      *error = [NSError errorWithDomain:PBNonceErrorDomain code:status userInfo:nil];
    }
    return nil;
  }
  return [self hexFromBytes:bytes length:sizeof(bytes)];
}

- (NSString *)hashOfNonce:(NSString *)nonce {
  NSData *data = [nonce dataUsingEncoding:NSUTF8StringEncoding];
  uint8_t digest[CC_SHA256_DIGEST_LENGTH];
  CC_SHA256(data.bytes, (CC_LONG)data.length, digest);
  return [self hexFromBytes:digest length:sizeof(digest)];
}

- (NSString *)hexFromBytes:(const uint8_t *)bytes length:(NSUInteger)length {
  NSMutableString *hex = [NSMutableString stringWithCapacity:length * 2];
  for (NSUInteger i = 0; i < length; i++) {
    [hex appendFormat:@"%02x", bytes[i]];
  }
  return [hex copy];
}

@end
