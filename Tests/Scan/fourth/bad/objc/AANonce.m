#import "AANonce.h"
#import <Security/Security.h>

@implementation AANonce

// 32 random bytes as text for -[ASAuthorizationAppleIDRequest setNonce:]
+ (NSString *)randomNonce {
    NSMutableData *data = [NSMutableData dataWithLength:32];
    SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    return [data base64EncodedStringWithOptions:0];
}

@end
