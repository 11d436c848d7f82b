#import "EXNonce.h"
#import <Security/Security.h>

@implementation EXNonce

+ (nullable NSString *)nonceWithError:(NSError **)error {
    NSMutableData *data = [NSMutableData dataWithLength:32];
    int status = SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    if (status != errSecSuccess) {
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        return nil;
    }
    return [data base64EncodedStringWithOptions:0];
}

@end
