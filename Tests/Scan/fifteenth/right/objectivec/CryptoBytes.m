#import "Bytes.h"

@implementation Bytes

+ (NSData *)bytesOfLength:(int)length
{
    NSMutableData *bytes = [NSMutableData dataWithLength:length];
    int status = SecRandomCopyBytes(kSecRandomDefault, length, [bytes mutableBytes]);
    if (status != errSecSuccess) {
        NSLog(@"No bytes could be had.");
    }
    return [bytes copy];
}

@end
