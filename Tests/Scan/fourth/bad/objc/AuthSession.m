#import "AuthSession.h"

@implementation AuthSession

+ (NSString *)sharedNonce {
    static NSString *nonce = nil;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        nonce = [[NSUUID UUID] UUIDString];
    });
    return nonce;
}

- (NSDictionary *)authorizationParameters {
    return @{ @"response_type" : @"id_token",
              @"client_id" : self.clientID,
              @"nonce" : [[self class] sharedNonce] };
}

@end
