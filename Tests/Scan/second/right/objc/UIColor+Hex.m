#import "UIColor+Hex.h"

@implementation UIColor (Hex)

+ (UIColor *)lb_colorWithRGB:(uint32_t)rgb
{
    return [UIColor colorWithRed:((rgb >> 16) & 0xff) / 255.0
                           green:((rgb >> 8) & 0xff) / 255.0
                            blue:(rgb & 0xff) / 255.0
                           alpha:1.0];
}

- (NSString *)lb_hexString
{
    CGFloat r = 0, g = 0, b = 0, a = 0;
    [self getRed:&r green:&g blue:&b alpha:&a];
    return [NSString stringWithFormat:@"#%02X%02X%02X",
            (unsigned)lround(r * 255), (unsigned)lround(g * 255), (unsigned)lround(b * 255)];
}

+ (UIColor *)lb_randomPastelColor
{
    CGFloat hue = (rand() % 360) / 360.0;
    return [UIColor colorWithHue:hue saturation:0.4 brightness:0.95 alpha:1.0];
}

- (NSString *)debugDescription
{
    return [NSString stringWithFormat:@"<%@ %p flags 0x%x %@>", self.class, self, 0u, [self lb_hexString]];
}

@end
