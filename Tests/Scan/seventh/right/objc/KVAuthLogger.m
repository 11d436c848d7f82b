#import "KVAuthLogger.h"
#import <os/log.h>

static os_log_t AuthLog(void) {
    static os_log_t log;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        log = os_log_create("com.kiteview.reader", "sign-in");
    });
    return log;
}

@implementation KVAuthLogger

+ (void)logFailure:(NSError *)error ofProvider:(NSString *)provider {
    os_log_error(AuthLog(), "%{public}@ failed: 0x%x", provider, (unsigned int)error.code);
}

+ (void)logColor:(UIColor *)color {
    CGFloat r, g, b;
    [color getRed:&r green:&g blue:&b alpha:NULL];
    os_log_debug(AuthLog(), "button colour #%06x", ((int)(r * 255) << 16) | ((int)(g * 255) << 8) | (int)(b * 255));
}

+ (NSString *)fingerprintOfNonce:(NSData *)hash {
    const uint8_t *bytes = hash.bytes;
    NSMutableString *text = [NSMutableString string];
    for (NSUInteger i = 0; i < MIN(hash.length, (NSUInteger)4); i++) {
        [text appendFormat:@"%.2X", bytes[i]];
    }
    return text;
}

@end
