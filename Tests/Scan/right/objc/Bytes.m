#import <Security/Security.h>

NSData *RandomBytes(NSUInteger n, NSError **error) {
    NSMutableData *data = [NSMutableData dataWithLength:n];
    int status = SecRandomCopyBytes(kSecRandomDefault, n, data.mutableBytes);
    if (status != errSecSuccess) {
        if (error) *error = [NSError errorWithDomain:NSOSStatusErrorDomain code:status userInfo:nil];
        return nil;
    }
    return data;
}
