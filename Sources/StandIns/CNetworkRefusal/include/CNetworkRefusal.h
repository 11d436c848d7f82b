#ifndef CNETWORKREFUSAL_H
#define CNETWORKREFUSAL_H

/// Refuses sockets of the internet to this process and whatever it starts, for good.
///
/// Whoever asks for one gets EACCES, and standard error says so once.
///
/// - Returns: 0, or why it could not be done.
int refuse_network(void);

/// Counts the sockets that were refused to this process.
int refused_sockets(void);

#endif
