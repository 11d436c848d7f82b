#import "UniformNonce.h"

NSString *UniformNonce(NSUInteger n) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    NSMutableString *s = [NSMutableString stringWithCapacity:n];
    while (n-- > 0) {
        [s appendFormat:@"%c", letters[arc4random_uniform(sizeof(letters) - 1)]];
    }
    return s;
}
