#import "AuthNonce.h"
#import <Security/Security.h>

static const NSUInteger AuthNonceByteCount = 32;

@implementation AuthNonce

+ (instancetype)nonce {
    uint8_t bytes[AuthNonceByteCount] = {0};
    SecRandomCopyBytes(kSecRandomDefault, sizeof(bytes), bytes);
    NSData *data = [NSData dataWithBytes:bytes length:sizeof(bytes)];
    return [[self alloc] initWithRawValue:[data base64EncodedStringWithOptions:0]];
}

- (instancetype)initWithRawValue:(NSString *)rawValue {
    if ((self = [super init])) {
        _rawValue = [rawValue copy];
        _createdAt = [NSDate date];
    }
    return self;
}

- (BOOL)isExpired {
    return -[self.createdAt timeIntervalSinceNow] > 300;
}

@end
