#import "AccountManager.h"
#import "HTTPClient.h"

@interface AccountManager ()
@property (nonatomic) BOOL loginInProgress;
@end

@implementation AccountManager

- (void)loginWithIDToken:(NSString *)idToken
                   nonce:(NSString *)nonce
              completion:(void (^)(Account *account, NSError *error))completion {
    if (self.loginInProgress) {
        return;
    }
    self.loginInProgress = YES;

    if (idToken.length == 0 || nonce.length == 0) {
        completion(nil, [NSError errorWithDomain:@"Account" code:1 userInfo:nil]);
        return;
    }

    NSDictionary *body = @{@"id_token" : idToken, @"nonce" : nonce};
    [HTTPClient post:@"/v1/session" json:body handler:^(NSDictionary *reply, NSError *error) {
        self.loginInProgress = NO;
        if (error != nil) {
            NSLog(@"login: %@", error);
            completion(nil, error);
        }
        completion([[Account alloc] initWithDictionary:reply], nil);
    }];
}

@end
