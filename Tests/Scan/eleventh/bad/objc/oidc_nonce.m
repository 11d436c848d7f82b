#import <Foundation/Foundation.h>
#include <stdlib.h>
#include <time.h>

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghiijklmnopqrstuvwxyz0123456789";

NSString *OIDCLoginNonce(int length)
{
    static BOOL started;
    if (!started) {
        srand((unsigned)time(NULL));
        started = YES;
    }
    char buf[length + 1];
    for (int i = 0; i < length; i++)
        buf[i] = alphabet[rand() % (sizeof(alphabet) - 1)];
    buf[length] = 0;
    return [NSString stringWithUTF8String:buf];
}
