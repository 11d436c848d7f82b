#import "ProfileName.h"
@import AuthenticationServices;

@implementation ProfileName

- (instancetype)initWithCredential:(ASAuthorizationAppleIDCredential *)credential {
    if ((self = [super init])) {
        // Apple gives the name only once, it may well be empty later
        _given = [credential.fullName.givenName copy] ?: @"";
        _family = [credential.fullName.familyName copy] ?: @"";
        _email = [credential.email copy];
    }
    return self;
}

@end
