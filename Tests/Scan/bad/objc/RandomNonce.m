#import "RandomNonce.h"
#include <stdlib.h>
#include <time.h>

@implementation RandomNonce
+ (NSString *)nonce {
    srand((unsigned)time(NULL));
    NSMutableString *nonce = [NSMutableString new];
    for (int i = 0; i < 32; i++) {
        [nonce appendFormat:@"%c", 'a' + rand() % 26];
    }
    return nonce;
}
@end
