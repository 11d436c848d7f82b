#import "RDTokenClient.h"

@implementation RDTokenClient

- (void)redeem:(NSString *)code completion:(void (^)(NSDictionary *, NSError *))completion {
    NSURLRequest *request = [self requestForCode:code];
    [[self.session dataTaskWithRequest:request completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        if (error != nil) {
            completion(nil, error);
            return;
        }
        NSInteger status = ((NSHTTPURLResponse *)response).statusCode;
        if (status != 200) {
            completion(nil, [NSError errorWithDomain:@"login" code:status userInfo:nil]);
        } else {
            completion([NSJSONSerialization JSONObjectWithData:data options:0 error:NULL], nil);
        }
    }] resume];
}

- (NSURLRequest *)requestForCode:(NSString *)code {
    NSMutableURLRequest *r = [NSMutableURLRequest requestWithURL:self.endpoint];
    r.HTTPMethod = @"POST";
    r.HTTPBody = [[@"code=" stringByAppendingString:code] dataUsingEncoding:NSUTF8StringEncoding];
    return r;
}

@end
