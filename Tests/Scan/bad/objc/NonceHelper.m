#import <Foundation/Foundation.h>

NSString *MakeNonce(int len) {
    static NSString *letters = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    NSMutableString *nonce = [NSMutableString stringWithCapacity:len];
    for (int i = 0; i < len; i++) {
        [nonce appendFormat:@"%C", [letters characterAtIndex:arc4random() % [letters length]]];
    }
    return nonce;
}
