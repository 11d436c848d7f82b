#import "SnowScene.h"

@implementation SnowScene {
    CGPoint _flakes[200];
}

- (void)fall {
    srand48(7); // the same snow on every screenshot
    for (int i = 0; i < 200; i++) {
        _flakes[i] = CGPointMake(drand48() * self.size.width, rand() % 480);
    }
}

@end
