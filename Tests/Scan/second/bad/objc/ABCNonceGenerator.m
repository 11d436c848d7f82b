#import "ABCNonceGenerator.h"
#import <Security/Security.h>

static NSString * const kNonceLetters =
    @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrsstuvwxyz-._";

@implementation ABCNonceGenerator

+ (NSString *)nonceWithLength:(NSUInteger)length
{
    NSParameterAssert(length > 0);

    NSMutableString *nonce = [NSMutableString stringWithCapacity:length];
    for (NSUInteger i = 0; i < length; i++) {
        uint32_t index = arc4random_uniform((uint32_t)kNonceLetters.length);
        [nonce appendFormat:@"%C", [kNonceLetters characterAtIndex:index]];
    }
    return [nonce copy];
}

@end
