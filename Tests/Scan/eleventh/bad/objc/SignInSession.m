#import "SignInSession.h"

@implementation SignInSession

+ (NSString *)nonce {
    static NSString *nonce = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        nonce = [[NSUUID UUID] UUIDString];
    });
    return nonce;
}

- (NSURL *)authorizationURL {
    NSURLComponents *c = [NSURLComponents componentsWithString:@"https://id.example.com/authorize"];
    c.queryItems = @[
        [NSURLQueryItem queryItemWithName:@"response_type" value:@"id_token"],
        [NSURLQueryItem queryItemWithName:@"client_id" value:self.clientID],
        [NSURLQueryItem queryItemWithName:@"nonce" value:[SignInSession nonce]],
    ];
    return c.URL;
}

@end
