#import <Foundation/Foundation.h>

NSString *NewRawNonce(void) {
    return [[NSUUID UUID] UUIDString];
}
NSTimeInterval Stamp(void) {
    return [[NSDate date] timeIntervalSince1970];
}
