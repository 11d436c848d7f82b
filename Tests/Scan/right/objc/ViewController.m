#import "ViewController.h"

@implementation ViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.particles = rand() % 50;
    self.view.backgroundColor = [UIColor colorWithHue:drand48() saturation:1 brightness:1 alpha:1];
    [[NSUserDefaults standardUserDefaults] setObject:@"dark" forKey:@"theme"];
}
@end
