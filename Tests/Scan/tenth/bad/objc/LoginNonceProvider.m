#import "LoginNonceProvider.h"
#include <stdlib.h>
#include <time.h>

@implementation LoginNonceProvider

- (instancetype)init {
  if ((self = [super init])) {
    srand((unsigned)time(NULL));
  }
  return self;
}

- (NSString *)nonceForLogin {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEF";
  char out[33] = {0};
  for (int i = 0; i < 32; i++) {
    out[i] = letters[rand() & 31];
  }
  return [NSString stringWithUTF8String:out];
}

@end
