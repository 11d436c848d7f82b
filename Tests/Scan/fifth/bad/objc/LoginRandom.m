#import <Foundation/Foundation.h>
#import <Security/Security.h>
#import "LoginRandom.h"

@implementation LoginRandom

- (NSString *)nonceForSignIn
{
    NSMutableData *data = [NSMutableData dataWithLength:32];
    SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    NSString *b64 = [data base64EncodedStringWithOptions:0];
    b64 = [b64 stringByReplacingOccurrencesOfString:@"+" withString:@"-"];
    b64 = [b64 stringByReplacingOccurrencesOfString:@"/" withString:@"_"];
    return [b64 stringByTrimmingCharactersInSet:[NSCharacterSet characterSetWithCharactersInString:@"="]];
}

@end
