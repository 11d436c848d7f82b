#import "IDTokenValidator.h"

@implementation IDTokenValidator

/// `claims` comes from -[JWSVerifier verifiedClaimsForToken:error:], so the signature
/// has been checked with the issuer's keys already.
- (BOOL)validateVerifiedClaims:(NSDictionary<NSString *, id> *)claims
                 expectedNonce:(nullable NSString *)expectedNonce
                         error:(NSError **)error
{
    if (![claims[@"iss"] isEqual:self.issuer] || ![claims[@"aud"] isEqual:self.clientID]) {
        return [self failWithCode:IDTokenErrorAudience error:error];
    }

    NSTimeInterval expiry = [claims[@"exp"] doubleValue];
    if (expiry < [NSDate date].timeIntervalSince1970) {
        return [self failWithCode:IDTokenErrorExpired error:error];
    }

    if (expectedNonce != nil && ![expectedNonce isEqualToString:claims[@"nonce"]]) {
        return [self failWithCode:IDTokenErrorNonce error:error];
    }
    return YES;
}

- (BOOL)failWithCode:(NSInteger)code error:(NSError **)error
{
    if (error) {
        *error = [NSError errorWithDomain:IDTokenErrorDomain code:code userInfo:nil];
    }
    return NO;
}

@end
