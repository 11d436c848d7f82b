#import "NonceKeeper.h"

@implementation NonceKeeper
- (void)remember:(NSString *)nonce {
    [[NSUserDefaults standardUserDefaults] setObject:nonce forKey:@"apple_nonce"];
}
@end
