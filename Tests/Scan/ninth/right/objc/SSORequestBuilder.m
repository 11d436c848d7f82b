#import "SSORequestBuilder.h"
#import "SILNonce.h"

@implementation SSORequestBuilder

static NSString *const kNonceParameter = @"nonce";
static NSUInteger const kNonceLength = 40;

- (nullable SSORequest *)buildForIssuer:(NSURL *)issuer clientID:(NSString *)clientID {
    NSString *nonce = [SILNonce randomNonce:kNonceLength];
    NSString *state = [SILNonce randomNonce:kNonceLength];
    if (nonce == nil || state == nil) {
        return nil;
    }
    NSURLComponents *components = [NSURLComponents componentsWithURL:issuer resolvingAgainstBaseURL:NO];
    components.path = @"/authorize";
    components.queryItems = @[
        [NSURLQueryItem queryItemWithName:@"response_type" value:@"code"],
        [NSURLQueryItem queryItemWithName:@"client_id" value:clientID],
        [NSURLQueryItem queryItemWithName:@"state" value:state],
        [NSURLQueryItem queryItemWithName:kNonceParameter value:nonce],
    ];
    return [[SSORequest alloc] initWithURL:components.URL nonce:nonce state:state];
}

@end
