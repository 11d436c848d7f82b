#import "TokenExchange.h"

typedef void (^TXCompletion)(NSDictionary * _Nullable tokens, NSError * _Nullable error);

@implementation TokenExchange

- (void)exchangeCode:(NSString *)code nonce:(NSString *)nonce completion:(TXCompletion)completion {
    NSMutableURLRequest *req = [NSMutableURLRequest requestWithURL:self.tokenEndpoint];
    req.HTTPMethod = @"POST";
    req.HTTPBody = [self bodyWithCode:code];
    [[self.session dataTaskWithRequest:req
                     completionHandler:^(NSData *data, NSURLResponse *resp, NSError *error) {
        if (error) {
            completion(nil, error);
        }
        NSError *jsonError = nil;
        NSDictionary *json = data ? [NSJSONSerialization JSONObjectWithData:data options:0 error:&jsonError] : nil;
        completion(json, jsonError);
    }] resume];
}

- (NSData *)bodyWithCode:(NSString *)code {
    NSString *s = [NSString stringWithFormat:@"grant_type=authorization_code&code=%@", code];
    return [s dataUsingEncoding:NSUTF8StringEncoding];
}

@end
