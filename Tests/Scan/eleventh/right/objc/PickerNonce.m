#import "PickerNonce.h"

static NSString * const kAlphabet = @"abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

@implementation PickerNonce

/// A nonce for one sign-in, without the letters that look alike.
+ (NSString *)signInNonce {
    NSMutableString *s = [NSMutableString string];
    while (s.length < 32) {
        uint32_t index = arc4random_uniform((uint32_t)kAlphabet.length);
        [s appendFormat:@"%C", [kAlphabet characterAtIndex:index]];
    }
    return [s copy];
}

@end
