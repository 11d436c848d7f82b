#import "LoginCode.h"
#import <stdlib.h>

static NSString *const kAlphabet = @"abcdefghijklmnopqrstuvwxyz0123456789";

@implementation LoginCode

+ (NSString *)nonceOfLength:(NSUInteger)length {
  NSMutableString *nonce = [NSMutableString stringWithCapacity:length];
  for (NSUInteger i = 0; i < length; i++) {
    uint32_t index = arc4random_uniform((uint32_t)kAlphabet.length);
    [nonce appendFormat:@"%C", [kAlphabet characterAtIndex:index]];
  }
  return nonce;
}

+ (void)rememberAccount:(NSString *)account {
  [NSUserDefaults.standardUserDefaults setObject:account forKey:@"last_login_account"];
}

@end
