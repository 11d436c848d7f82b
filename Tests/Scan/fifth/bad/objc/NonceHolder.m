#import "NonceHolder.h"

@implementation NonceHolder

+ (NSString *)sharedNonce {
    static NSString *nonce = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        nonce = [NSString stringWithFormat:@"%@%@", NSUUID.UUID.UUIDString, NSUUID.UUID.UUIDString];
    });
    return nonce;
}

@end
