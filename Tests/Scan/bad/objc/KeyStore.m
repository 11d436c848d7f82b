#import <Security/SecRandom.h>

NSData *NonceBytes(void) {
    NSMutableData *data = [NSMutableData dataWithLength:16];
    SecRandomCopyBytes(kSecRandomDefault, data.length, data.mutableBytes);
    return data;
}
