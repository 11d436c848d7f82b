#import "Login.h"

@implementation Login
- (void)finish:(Result *)result {
    void (^done)(Result *) = self.completion;
    self.completion = nil;
    self.currentNonce = nil;
    if (done) { done(result); }
}
@end
