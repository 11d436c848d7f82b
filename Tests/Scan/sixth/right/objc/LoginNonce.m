#import "LoginNonce.h"
#import <Security/Security.h>

@implementation LoginNonce

+ (NSString *)letters:(NSUInteger)length {
    static NSString *const alphabet = @"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    NSMutableString *out = [NSMutableString stringWithCapacity:length];
    for (NSUInteger i = 0; i < length; i++) {
        uint32_t index = arc4random_uniform((uint32_t)alphabet.length);
        [out appendFormat:@"%C", [alphabet characterAtIndex:index]];
    }
    return out;
}

+ (NSString *)base64WithError:(NSError **)error {
    NSMutableData *data = [NSMutableData dataWithLength:32];
    OSStatus status = SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    if (status != errSecSuccess) {
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        return nil;
    }
    NSString *text = [data base64EncodedStringWithOptions:0];
    text = [text stringByReplacingOccurrencesOfString:@"+" withString:@"-"];
    text = [text stringByReplacingOccurrencesOfString:@"/" withString:@"_"];
    return [text stringByReplacingOccurrencesOfString:@"=" withString:@""];
}

@end
