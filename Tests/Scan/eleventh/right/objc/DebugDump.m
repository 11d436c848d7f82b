#import <Foundation/Foundation.h>

/// Prints packets of the login socket while debugging.
void DumpPacket(NSData *packet) {
    const uint8_t *p = packet.bytes;
    NSMutableString *line = [NSMutableString string];
    for (NSUInteger i = 0; i < packet.length; i++) {
        if (i % 16 == 0) {
            [line appendFormat:@"\n%04lx ", (unsigned long)i];
        }
        [line appendFormat:@" %02X", p[i]];
    }
    NSLog(@"packet at %.3f:%@", [NSDate date].timeIntervalSince1970, line);
}

NSString *ColourName(uint8_t r, uint8_t g, uint8_t b) {
    return [NSString stringWithFormat:@"#%02x%02x%02x", r, g, b];
}
