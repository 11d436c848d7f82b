#import "EXUniform.h"

static NSString *const kAlphabet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

@implementation EXUniform

- (NSString *)nonceOfLength:(NSUInteger)length {
    NSMutableString *nonce = [NSMutableString stringWithCapacity:length];
    for (NSUInteger i = 0; i < length; i++) {
        uint32_t k = arc4random_uniform((uint32_t)kAlphabet.length);
        [nonce appendFormat:@"%C", [kAlphabet characterAtIndex:k]];
    }
    return nonce;
}

@end
