#import "OAuthSession.h"
#import <Security/Security.h>

@interface OAuthSession ()
@property (nonatomic, copy, readwrite) NSString *state;
@property (nonatomic, copy, readwrite) NSString *nonce;
@end

static NSString *RandomURLSafeString(size_t byteCount)
{
    uint8_t buffer[64] = {0};
    byteCount = MIN(byteCount, sizeof(buffer));
    SecRandomCopyBytes(kSecRandomDefault, byteCount, buffer);

    NSString *text = [[NSData dataWithBytes:buffer length:byteCount] base64EncodedStringWithOptions:0];
    text = [text stringByReplacingOccurrencesOfString:@"+" withString:@"-"];
    text = [text stringByReplacingOccurrencesOfString:@"/" withString:@"_"];
    return [text stringByReplacingOccurrencesOfString:@"=" withString:@""];
}

@implementation OAuthSession

- (instancetype)initWithClientID:(NSString *)clientID
{
    if ((self = [super init])) {
        _clientID = [clientID copy];
    }
    return self;
}

- (NSURL *)startAuthorizationAtEndpoint:(NSURL *)endpoint
{
    self.state = RandomURLSafeString(24);
    self.nonce = RandomURLSafeString(32);

    NSURLComponents *parts = [NSURLComponents componentsWithURL:endpoint resolvingAgainstBaseURL:NO];
    parts.queryItems = @[
        [NSURLQueryItem queryItemWithName:@"response_type" value:@"code"],
        [NSURLQueryItem queryItemWithName:@"client_id" value:self.clientID],
        [NSURLQueryItem queryItemWithName:@"scope" value:@"openid profile"],
        [NSURLQueryItem queryItemWithName:@"state" value:self.state],
        [NSURLQueryItem queryItemWithName:@"nonce" value:self.nonce],
    ];
    return parts.URL;
}

@end
