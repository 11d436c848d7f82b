#import "AuthConfig.h"

@implementation AuthConfig

+ (instancetype)shared {
    static AuthConfig *config;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        config = [[AuthConfig alloc] init];
    });
    return config;
}

- (NSURL *)loginURLWithNonce:(NSString *)nonce state:(NSString *)state {
    NSURLComponents *c = [NSURLComponents componentsWithURL:self.authorizeEndpoint resolvingAgainstBaseURL:NO];
    c.queryItems = @[
        [NSURLQueryItem queryItemWithName:@"client_id" value:self.clientID],
        [NSURLQueryItem queryItemWithName:@"nonce" value:nonce],
        [NSURLQueryItem queryItemWithName:@"state" value:state],
    ];
    return c.URL;
}

@end
