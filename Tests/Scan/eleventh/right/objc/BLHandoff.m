#import "BLHandoff.h"

typedef void (^BLAnswer)(NSString * _Nullable idToken, NSError * _Nullable error);

@interface BLHandoff ()
@property (nonatomic, copy, nullable) BLAnswer answer;
@end

@implementation BLHandoff

- (void)loginThrough:(UIViewController *)host answer:(BLAnswer)answer {
    if (self.answer) {
        answer(nil, [NSError errorWithDomain:@"login" code:-1 userInfo:nil]);
        return;
    }
    self.answer = answer;
    [host presentViewController:self.browser animated:YES completion:nil];
}

- (void)browserReturned:(NSURL *)url {
    BLAnswer answer = self.answer;
    self.answer = nil;
    if (!answer) return;

    NSString *token = [self tokenIn:url];
    if (token) {
        answer(token, nil);
    } else {
        answer(nil, [NSError errorWithDomain:@"login" code:-2 userInfo:nil]);
    }
}

@end
