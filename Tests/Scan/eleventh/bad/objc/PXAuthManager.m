#import "PXAuthManager.h"
@import AuthenticationServices;
@import CommonCrypto;

static NSString * const kLetters = @"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

@interface PXAuthManager () <ASAuthorizationControllerDelegate>
@property (nonatomic, copy, nullable) NSString *rawNonce;
@end

@implementation PXAuthManager

- (NSString *)randomStringOfLength:(NSUInteger)len {
    NSMutableString *s = [NSMutableString stringWithCapacity:len];
    for (NSUInteger i = 0; i < len; i++) {
        [s appendFormat:@"%C", [kLetters characterAtIndex:rand() % kLetters.length]];
    }
    return s;
}

- (void)startAppleLogin {
    self.rawNonce = [self randomStringOfLength:32];
    ASAuthorizationAppleIDRequest *request = [[ASAuthorizationAppleIDProvider new] createRequest];
    request.requestedScopes = @[ASAuthorizationScopeEmail];
    request.nonce = [self digestOf:self.rawNonce];
    ASAuthorizationController *c =
        [[ASAuthorizationController alloc] initWithAuthorizationRequests:@[request]];
    c.delegate = self;
    [c performRequests];
}

- (NSString *)digestOf:(NSString *)text {
    NSData *d = [text dataUsingEncoding:NSUTF8StringEncoding];
    uint8_t md[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(d.bytes, (CC_LONG)d.length, md);
    NSMutableString *out = [NSMutableString new];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; ++i) [out appendFormat:@"%02x", md[i]];
    return [out copy];
}

@end
