#import "EXKeychain.h"

// Shared instance; holds no nonce, only the way into the keychain.
@implementation EXKeychain

+ (instancetype)shared {
    static EXKeychain *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [self new]; });
    return shared;
}

- (BOOL)saveUser:(NSString *)user {
    NSDictionary *item = @{ (id)kSecClass : (id)kSecClassGenericPassword,
                            (id)kSecAttrService : @"login",
                            (id)kSecValueData : [user dataUsingEncoding:NSUTF8StringEncoding] };
    SecItemDelete((CFDictionaryRef)item);
    return SecItemAdd((CFDictionaryRef)item, NULL) == errSecSuccess;
}

@end
