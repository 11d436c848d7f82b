#import <Foundation/Foundation.h>

NSString *Nonce(void) {
    NSString *letters = @"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    NSMutableString *s = [NSMutableString string];
    for (int i = 0; i < 32; i++) {
        unichar c = [letters characterAtIndex:arc4random_uniform((uint32_t)letters.length)];
        [s appendFormat:@"%C", c];
    }
    return s;
}
