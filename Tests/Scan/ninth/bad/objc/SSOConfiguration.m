#import "SSOConfiguration.h"
#import "SSORandom.h"

@implementation SSOConfiguration

+ (NSString *)nonce {
    static NSString *nonce;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        nonce = [SSORandom urlSafeStringWithBytes:32];
    });
    return nonce;
}

+ (NSURL *)authorizeURLForTenant:(NSString *)tenant {
    NSURLComponents *c = [NSURLComponents componentsWithString:
        [NSString stringWithFormat:@"https://login.microsoftonline.com/%@/oauth2/v2.0/authorize", tenant]];
    c.queryItems = @[
        [NSURLQueryItem queryItemWithName:@"client_id" value:self.clientID],
        [NSURLQueryItem queryItemWithName:@"response_type" value:@"id_token"],
        [NSURLQueryItem queryItemWithName:@"scope" value:@"openid profile"],
        [NSURLQueryItem queryItemWithName:@"nonce" value:self.nonce],
    ];
    return c.URL;
}

+ (NSString *)clientID {
    return [NSBundle.mainBundle objectForInfoDictionaryKey:@"SSOClientID"];
}

@end
