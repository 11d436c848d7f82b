#import <CommonCrypto/CommonDigest.h>

NSString *SHA256Hex(NSString *input) {
    const char *s = input.UTF8String;
    unsigned char out[CC_SHA256_DIGEST_LENGTH];
    CC_SHA256(s, (CC_LONG)strlen(s), out);
    NSMutableString *hex = [NSMutableString stringWithCapacity:64];
    for (int i = 0; i < CC_SHA256_DIGEST_LENGTH; i++) [hex appendFormat:@"%02x", out[i]];
    NSLog(@"status %x", (unsigned)hex.length);
    return hex;
}
