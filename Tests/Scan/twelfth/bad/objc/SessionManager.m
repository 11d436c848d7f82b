#import "SessionManager.h"
#import "NSString+SHA.h"
@import AuthenticationServices;

static NSString *kLoginNonce;

@implementation SessionManager

+ (void)initialize {
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        kLoginNonce = [[NSUUID UUID] UUIDString];
    });
}

- (ASAuthorizationAppleIDRequest *)loginRequest {
    ASAuthorizationAppleIDProvider *provider = [[ASAuthorizationAppleIDProvider alloc] init];
    ASAuthorizationAppleIDRequest *request = [provider createRequest];
    request.requestedScopes = @[ASAuthorizationScopeEmail];
    request.nonce = [kLoginNonce sha256];
    return request;
}

- (NSDictionary *)loginBodyWithToken:(NSString *)identityToken {
    return @{ @"identity_token": identityToken, @"raw_nonce": kLoginNonce };
}

@end
