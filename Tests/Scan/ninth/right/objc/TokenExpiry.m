#import "TokenExpiry.h"

@implementation TokenExpiry

/// The date in the token is only used to plan the next refresh; the server checks the token.
+ (nullable NSDate *)expiryOfToken:(NSString *)token {
    NSArray<NSString *> *parts = [token componentsSeparatedByString:@"."];
    if (parts.count != 3) {
        return nil;
    }
    NSString *base64 = [[parts[1] stringByReplacingOccurrencesOfString:@"-" withString:@"+"]
        stringByReplacingOccurrencesOfString:@"_" withString:@"/"];
    while (base64.length % 4 != 0) {
        base64 = [base64 stringByAppendingString:@"="];
    }
    NSData *data = [[NSData alloc] initWithBase64EncodedString:base64 options:0];
    if (data == nil) {
        return nil;
    }
    NSDictionary *json = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
    NSNumber *exp = json[@"exp"];
    return exp != nil ? [NSDate dateWithTimeIntervalSince1970:exp.doubleValue] : nil;
}

+ (BOOL)shouldRefresh:(NSString *)token {
    NSDate *date = [self expiryOfToken:token];
    return date == nil || date.timeIntervalSinceNow < 120;
}

@end
