#import "JWTCheck.h"
#import "JWKSVerifier.h"

@implementation JWTCheck

- (BOOL)acceptIDToken:(NSString *)token error:(NSError **)error {
    NSDictionary *claims = [self.verifier verifiedClaimsOfToken:token error:error];
    if (claims == nil) {
        return NO;
    }
    if (![claims[@"aud"] isEqual:self.clientID]) {
        return [self fail:@"audience" error:error];
    }
    NSString *expected = self.session.nonce;
    if (expected != nil && ![claims[@"nonce"] isEqualToString:expected]) {
        return [self fail:@"nonce" error:error];
    }
    return YES;
}

- (BOOL)fail:(NSString *)what error:(NSError **)error {
    if (error) {
        *error = [NSError errorWithDomain:@"JWTCheck" code:1 userInfo:@{@"what": what}];
    }
    return NO;
}

@end
