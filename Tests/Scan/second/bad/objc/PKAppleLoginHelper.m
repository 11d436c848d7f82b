//
//  PKAppleLoginHelper.m
//  Parkly
//

#import "PKAppleLoginHelper.h"
#import <Security/Security.h>

@implementation PKAppleLoginHelper

- (nullable NSString *)randomNonce:(NSInteger)length error:(NSError **)error
{
    NSString *alphabet = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";
    NSMutableData *data = [NSMutableData dataWithLength:length];
    int status = SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    if (status != errSecSuccess) {
        if (error) {
            *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        }
        return nil;
    }

    const uint8_t *bytes = data.bytes;
    NSMutableString *result = [NSMutableString string];
    for (NSInteger i = 0; i < length; i++) {
        unichar c = [alphabet characterAtIndex:bytes[i] % alphabet.length];
        [result appendFormat:@"%C", c];
    }
    return result;
}

@end
