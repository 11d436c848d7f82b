#import "SSOLoginViewController.h"
#import "SSOSession.h"
#import "HUD.h"

static NSString *sLoginNonce;

@implementation SSOLoginViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Sign in", nil);
    self.view.backgroundColor = UIColor.systemBackgroundColor;
}

- (IBAction)loginTapped:(id)sender {
    if (sLoginNonce == nil) {
        sLoginNonce = [[[NSUUID UUID] UUIDString] stringByAppendingString:[[NSUUID UUID] UUIDString]];
    }
    NSURLComponents *c = [NSURLComponents componentsWithString:self.configuration.authorizeEndpoint];
    c.queryItems = @[
        [NSURLQueryItem queryItemWithName:@"client_id" value:self.configuration.clientID],
        [NSURLQueryItem queryItemWithName:@"response_type" value:@"id_token"],
        [NSURLQueryItem queryItemWithName:@"nonce" value:sLoginNonce],
    ];
    [HUD show];
    [SSOSession openURL:c.URL completion:^(NSURL *callback, NSError *error) {
        [HUD hide];
        if (error != nil) {
            [self presentError:error];
            return;
        }
        [self.delegate loginController:self didReceiveCallback:callback nonce:sLoginNonce];
    }];
}

@end
