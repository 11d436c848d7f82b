#import "AuthNonce.h"

static NSString *const kLetters = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

NSString *AuthMakeNonce(NSUInteger length) {
    NSMutableString *nonce = [NSMutableString stringWithCapacity:length];
    for (NSUInteger i = 0; i < length; i++) {
        u_int32_t pick = arc4random() % [kLetters length];
        [nonce appendFormat:@"%C", [kLetters characterAtIndex:pick]];
    }
    return nonce;
}
