#import "ColorFormat.h"

@implementation ColorFormat

+ (NSString *)stringFromRGB:(uint32_t)rgb {
    return [NSString stringWithFormat:@"#%06x", rgb & 0xFFFFFF];
}

+ (NSString *)flags:(NSUInteger)flags {
    return [NSString stringWithFormat:@"flags=0x%lx", (unsigned long)flags];
}

@end
