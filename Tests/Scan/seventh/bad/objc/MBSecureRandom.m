#import "MBSecureRandom.h"
#import <Security/Security.h>

@implementation MBSecureRandom

+ (NSData *)dataOfLength:(NSUInteger)length {
    NSMutableData *data = [NSMutableData dataWithLength:length];
    SecRandomCopyBytes(kSecRandomDefault, length, data.mutableBytes);
    return [data copy];
}

+ (NSString *)URLSafeStringOfLength:(NSUInteger)length {
    NSString *s = [[self dataOfLength:length] base64EncodedStringWithOptions:0];
    s = [s stringByReplacingOccurrencesOfString:@"+" withString:@"-"];
    s = [s stringByReplacingOccurrencesOfString:@"/" withString:@"_"];
    return [s stringByReplacingOccurrencesOfString:@"=" withString:@""];
}

/// nonce parameter of the authorization request (OpenID Connect Core 3.1.2.1)
+ (NSString *)authorizationNonce {
    return [self URLSafeStringOfLength:32];
}

+ (NSString *)state {
    return [self URLSafeStringOfLength:16];
}

@end
