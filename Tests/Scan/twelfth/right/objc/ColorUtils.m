#import "ColorUtils.h"

@implementation ColorUtils

+ (NSString *)cssStringFromColor:(UIColor *)color {
    CGFloat red = 0, green = 0, blue = 0, alpha = 0;
    [color getRed:&red green:&green blue:&blue alpha:&alpha];
    return [NSString stringWithFormat:@"#%02X%02X%02X",
            (unsigned)lround(red * 255), (unsigned)lround(green * 255), (unsigned)lround(blue * 255)];
}

+ (UIColor *)avatarColorForName:(NSString *)name {
    static NSArray<UIColor *> *palette;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        palette = @[UIColor.systemRedColor, UIColor.systemBlueColor, UIColor.systemGreenColor,
                    UIColor.systemOrangeColor, UIColor.systemPurpleColor];
    });
    return palette[name.hash % palette.count];
}

+ (UIColor *)randomPlaceholder {
    return [UIColor colorWithHue:arc4random_uniform(256) / 255.0 saturation:0.3 brightness:0.9 alpha:1];
}

@end
