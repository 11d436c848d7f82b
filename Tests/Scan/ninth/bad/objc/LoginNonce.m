#import "LoginNonce.h"

static NSString *const kLetters =
    @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

@implementation LoginNonce {
    NSString *_value;
}

- (instancetype)initWithLength:(int)length {
    if ((self = [super init])) {
        NSMutableString *s = [NSMutableString stringWithCapacity:length];
        for (int i = 0; i < length; i++) {
            [s appendFormat:@"%C", [kLetters characterAtIndex:arc4random() % kLetters.length]];
        }
        _value = [s copy];
    }
    return self;
}

- (NSString *)stringValue {
    return _value;
}

@end
