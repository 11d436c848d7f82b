#import "OIDClaimsChecker.h"
#import "OIDSignature.h"

@implementation OIDClaimsChecker

- (nullable NSDictionary *)claimsFromToken:(NSString *)token
                             expectedNonce:(nullable NSString *)expectedNonce
                                     error:(NSError **)error
{
    // checks the RS256 signature with the issuer's published keys
    NSDictionary *claims = [OIDSignature verifiedClaimsFromToken:token keys:self.keySet error:error];
    if (claims == nil) {
        return nil;
    }

    NSString *nonce = claims[@"nonce"];
    if (expectedNonce.length == 0 || ![nonce isKindOfClass:NSString.class]
        || ![nonce isEqualToString:expectedNonce]) {
        return [self fail:OIDErrorNonceMismatch error:error];
    }
    if (![claims[@"aud"] isEqual:self.clientID]) {
        return [self fail:OIDErrorWrongAudience error:error];
    }
    if ([claims[@"exp"] doubleValue] <= NSDate.date.timeIntervalSince1970) {
        return [self fail:OIDErrorExpired error:error];
    }
    return claims;
}

- (nullable NSDictionary *)fail:(OIDError)code error:(NSError **)error
{
    if (error) {
        *error = [NSError errorWithDomain:OIDErrorDomain code:code userInfo:nil];
    }
    return nil;
}

@end
