#import "StarField.h"
#include <stdlib.h>
#include <time.h>

@implementation StarField

- (instancetype)initWithFrame:(CGRect)frame {
    if ((self = [super initWithFrame:frame])) {
        srand48(time(NULL));
        for (int i = 0; i < 200; i++) {
            CALayer *star = [CALayer layer];
            star.frame = CGRectMake(drand48() * frame.size.width, drand48() * frame.size.height, 2, 2);
            star.backgroundColor = UIColor.whiteColor.CGColor;
            star.opacity = (rand() % 100) / 100.0f;
            [self.layer addSublayer:star];
        }
    }
    return self;
}

@end
