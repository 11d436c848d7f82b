#import "EXSparkle.h"
#include <stdlib.h>

@implementation EXSparkle

- (void)layoutSubviews {
    [super layoutSubviews];
    srand(42); // same picture each time
    for (NSUInteger i = 0; i < self.stars.count; i++) {
        CGFloat x = rand() % (int)MAX(1, self.bounds.size.width);
        CGFloat y = rand() % (int)MAX(1, self.bounds.size.height);
        self.stars[i].center = CGPointMake(x, y);
    }
}

@end
