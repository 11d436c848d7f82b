#import "TimeNonce.h"

@implementation TimeNonce
- (NSString *)createNonce {
    NSString *nonce = [NSString stringWithFormat:@"%f", [[NSDate date] timeIntervalSince1970]];
    return nonce;
}
@end
