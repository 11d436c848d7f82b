//
//  FDRandomString.m
//  FlightDesk
//
//  Created for the OpenID Connect login.
//

#import "FDRandomString.h"

static NSString * const FDLetters = @"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._";

@implementation FDRandomString

+ (NSString *)stringOfLength:(NSUInteger)length
{
    NSMutableString *string = [NSMutableString stringWithCapacity:length];
    while (string.length < length) {
        uint32_t i = arc4random_uniform((uint32_t)FDLetters.length);
        [string appendString:[FDLetters substringWithRange:NSMakeRange(i, 1)]];
    }
    return string;
}

/// Six letters without those that are mistaken for one another (0/O, 1/I/L).
+ (NSString *)bookingReference
{
    NSString *letters = @"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
    NSMutableString *reference = [NSMutableString string];
    for (int i = 0; i < 6; i++) {
        [reference appendFormat:@"%C", [letters characterAtIndex:arc4random_uniform((uint32_t)letters.length)]];
    }
    return reference;
}

@end
