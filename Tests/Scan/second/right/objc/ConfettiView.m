#import "ConfettiView.h"

// Shown once after a new user has signed in.
@implementation ConfettiView

- (void)didMoveToWindow
{
    [super didMoveToWindow];
    if (self.window == nil) { return; }

    srand48((long)time(NULL));
    NSArray<UIColor *> *colors = @[UIColor.systemPinkColor, UIColor.systemTealColor, UIColor.systemYellowColor];

    for (int i = 0; i < 80; i++) {
        CALayer *piece = [CALayer layer];
        piece.frame = CGRectMake(drand48() * self.bounds.size.width, -20, 6, 10);
        piece.backgroundColor = colors[rand() % colors.count].CGColor;
        [self.layer addSublayer:piece];

        CABasicAnimation *fall = [CABasicAnimation animationWithKeyPath:@"position.y"];
        fall.toValue = @(self.bounds.size.height + 20);
        fall.duration = 2.0 + drand48() * 2.0;
        fall.beginTime = CACurrentMediaTime() + drand48();
        fall.removedOnCompletion = NO;
        fall.fillMode = kCAFillModeForwards;
        [piece addAnimation:fall forKey:@"fall"];
    }
}

@end
