#import "LogUploader.h"

@implementation LogUploader {
    BOOL _uploading;
}

- (NSURL *)fileForNow
{
    long long millis = (long long)([[NSDate date] timeIntervalSince1970] * 1000);
    NSString *name = [NSString stringWithFormat:@"signin-%lld.log", millis];
    return [self.directory URLByAppendingPathComponent:name];
}

- (void)upload:(NSData *)log
{
    if (_uploading) {
        return;
    }
    if (log.length == 0) {
        return;
    }
    _uploading = YES;

    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:self.endpoint];
    request.HTTPMethod = @"PUT";
    [request setValue:self.fileForNow.lastPathComponent forHTTPHeaderField:@"X-File-Name"];

    NSURLSessionTask *task = [self.session uploadTaskWithRequest:request
                                                        fromData:log
                                               completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            self->_uploading = NO;
            if (error) {
                NSLog(@"log upload failed: %@", error);
                return;
            }
            [self.delegate logUploaderDidFinish:self];
        });
    }];
    [task resume];
}

@end
