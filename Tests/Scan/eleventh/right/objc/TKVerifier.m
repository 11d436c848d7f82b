#import "TKVerifier.h"
#import "TKJWKS.h"

@implementation TKVerifier

/// Claims of the token, after its signature was checked against the issuer's keys.
- (nullable NSDictionary *)verify:(NSString *)idToken nonce:(nullable NSString *)expected error:(NSError **)error {
    if (expected.length == 0) {
        if (error) *error = [NSError errorWithDomain:TKErrorDomain code:TKErrorNoLogin userInfo:nil];
        return nil;
    }
    NSDictionary *claims = [self.jwks verifiedClaims:idToken error:error];
    if (!claims) return nil;

    id nonce = claims[@"nonce"];
    if (![nonce isKindOfClass:[NSString class]] || ![nonce isEqualToString:expected]) {
        if (error) *error = [NSError errorWithDomain:TKErrorDomain code:TKErrorNonce userInfo:nil];
        return nil;
    }
    return claims;
}

@end
