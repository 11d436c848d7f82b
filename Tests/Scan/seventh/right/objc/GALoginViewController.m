#import "GALoginViewController.h"
#import "GASession.h"

@interface GALoginViewController ()
@property (nonatomic, strong) UIButton *appleButton;
@property (nonatomic, strong) UILabel *tipLabel;
@end

@implementation GALoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray<NSString *> *tips = @[
        NSLocalizedString(@"tip.offline", nil),
        NSLocalizedString(@"tip.widgets", nil),
        NSLocalizedString(@"tip.share", nil),
    ];
    self.tipLabel.text = tips[rand() % tips.count];
    self.view.backgroundColor = [UIColor colorWithHue:(arc4random() % 256) / 255.0
                                           saturation:0.2
                                           brightness:1
                                                alpha:1];
}

- (void)shake {
    CAKeyframeAnimation *animation = [CAKeyframeAnimation animationWithKeyPath:@"transform.translation.x"];
    animation.values = @[ @0, @(10 * drand48()), @(-10 * drand48()), @0 ];
    animation.duration = 0.4;
    [self.appleButton.layer addAnimation:animation forKey:@"shake"];
}

- (IBAction)appleTapped:(id)sender {
    [GASession.shared signInWithApple:^(NSError *error) {
        if (error != nil) {
            [self shake];
        } else {
            [self.navigationController popViewControllerAnimated:YES];
        }
    }];
}

@end
