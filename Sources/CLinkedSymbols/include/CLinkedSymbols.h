#ifndef CLINKED_SYMBOLS_H
#define CLINKED_SYMBOLS_H

/// The address of a symbol that the linker put into this very program, such as a hook of a
/// concurrency runtime that is linked statically; null where another module has it, or none.
///
/// A static link hides its libraries' symbols from dlsym(3); only what the linker resolves is found.
void *_Nullable linked_symbol(const char *_Nonnull name);

/// The commit that a release was built of; null in a program that nobody told.
const char *_Nullable linked_commit(void);

#endif
