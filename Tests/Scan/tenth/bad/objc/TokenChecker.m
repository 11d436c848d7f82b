#import "TokenChecker.h"

static NSData *ACMBase64URL(NSString *s) {
  NSMutableString *t = [[s stringByReplacingOccurrencesOfString:@"-" withString:@"+"] mutableCopy];
  [t replaceOccurrencesOfString:@"_" withString:@"/" options:0 range:NSMakeRange(0, t.length)];
  while (t.length % 4) [t appendString:@"="];
  return [[NSData alloc] initWithBase64EncodedString:t options:0];
}

@implementation TokenChecker

- (nullable NSString *)subjectOfIDToken:(NSString *)idToken expectedNonce:(NSString *)nonce {
  NSArray<NSString *> *parts = [idToken componentsSeparatedByString:@"."];
  if (parts.count != 3) return nil;
  NSData *payload = ACMBase64URL(parts[1]);
  if (!payload) return nil;
  NSDictionary *claims = [NSJSONSerialization JSONObjectWithData:payload options:0 error:NULL];
  NSString *got = claims[@"nonce"];
  if (![got isKindOfClass:NSString.class] || ![got isEqualToString:nonce]) {
    return nil;
  }
  return claims[@"sub"];
}

@end
