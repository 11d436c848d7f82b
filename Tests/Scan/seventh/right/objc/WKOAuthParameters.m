#import "WKOAuthParameters.h"

static NSString *const kAlphabet = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

@implementation WKOAuthParameters

+ (instancetype)parametersForClient:(NSString *)clientID {
    WKOAuthParameters *p = [[self alloc] init];
    p->_clientID = [clientID copy];
    p->_state = [self randomStringOfLength:16];
    p->_nonce = [self randomStringOfLength:32];
    return p;
}

+ (NSString *)randomStringOfLength:(NSUInteger)length {
    NSMutableString *string = [NSMutableString stringWithCapacity:length];
    uint32_t count = (uint32_t)kAlphabet.length;
    for (NSUInteger i = 0; i < length; i++) {
        [string appendFormat:@"%C", [kAlphabet characterAtIndex:arc4random_uniform(count)]];
    }
    return [string copy];
}

- (NSArray<NSURLQueryItem *> *)queryItems {
    return @[
        [NSURLQueryItem queryItemWithName:@"client_id" value:self.clientID],
        [NSURLQueryItem queryItemWithName:@"response_type" value:@"code"],
        [NSURLQueryItem queryItemWithName:@"scope" value:@"openid"],
        [NSURLQueryItem queryItemWithName:@"state" value:self.state],
        [NSURLQueryItem queryItemWithName:@"nonce" value:self.nonce],
    ];
}

@end
