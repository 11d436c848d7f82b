/// What Swift has no words for: the SHA-256 instructions of x86-64 and arm64, and getrandom.
///
/// Every function has the same name and meaning on every platform; a file guards itself where its
/// processor or system is another.
#ifndef C_DIGEST_KERNELS_H
#define C_DIGEST_KERNELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether this processor has the instructions. Asks the processor each time, which costs
/// microseconds in a virtual machine: ask once. Where it is false, call no `sha256_hw_` function.
bool sha256_hw_is_supported(void);

/// Mixes whole 64-byte blocks into a state of eight words (FIPS 180-4 section 6.2.2).
void sha256_hw_compress(uint32_t *_Nonnull state, const void *_Nonnull blocks, size_t count);

/// Mixes equally many blocks into each of two states, interleaved: the second chain of rounds
/// runs in the latency of the first.
void sha256_hw_compress_pair(
    uint32_t *_Nonnull first_state, const void *_Nonnull first_blocks,
    uint32_t *_Nonnull second_state, const void *_Nonnull second_blocks, size_t count);

/// Hashes one message of exactly 32 bytes; its padding is made in registers.
void sha256_hw_digest32(const void *_Nonnull message, void *_Nonnull digest);

/// Hashes two messages of exactly 32 bytes each, interleaved.
void sha256_hw_digest32_pair(
    const void *_Nonnull first, void *_Nonnull first_digest, const void *_Nonnull second,
    void *_Nonnull second_digest);

#if defined(__linux__)
/// Fills a buffer from the kernel's generator with getrandom(2), which may ask for any number of
/// bytes at once where getentropy(3) stops at 256.
///
/// Returns 0, or the `errno` of the call that failed; the buffer must then not be used.
int32_t fill_from_getrandom(void *_Nonnull buffer, size_t count);
#endif

#endif
