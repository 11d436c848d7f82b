#import "ACMTheme.h"

@implementation ACMTheme

+ (UIColor *)randomAccent {
  return [UIColor colorWithHue:arc4random_uniform(360) / 360.0 saturation:0.6 brightness:0.9 alpha:1];
}

+ (NSString *)hexOfColor:(UIColor *)color {
  CGFloat r, g, b;
  [color getRed:&r green:&g blue:&b alpha:NULL];
  return [NSString stringWithFormat:@"#%02x%02x%02x", (int)(r * 255), (int)(g * 255), (int)(b * 255)];
}

+ (NSString *)describe:(NSUInteger)flags {
  return [NSString stringWithFormat:@"flags: 0x%lx", (unsigned long)flags];
}

@end
