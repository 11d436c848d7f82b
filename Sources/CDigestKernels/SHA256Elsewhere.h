// The same names for processors without a kernel here: nothing is supported, and a call in spite
// of that ends the process rather than give a wrong digest.
#if !defined(__x86_64__) && !defined(__aarch64__) && !defined(__arm64__)

#include "CDigestKernels.h"

bool sha256_hw_is_supported(void) { return false; }

void sha256_hw_compress(uint32_t *state, const void *blocks, size_t count) {
  (void)state, (void)blocks, (void)count;
  __builtin_trap();
}

void sha256_hw_compress_pair(
    uint32_t *first_state, const void *first_blocks, uint32_t *second_state,
    const void *second_blocks, size_t count) {
  (void)first_state, (void)first_blocks, (void)second_state, (void)second_blocks, (void)count;
  __builtin_trap();
}

void sha256_hw_digest32(const void *message, void *digest) {
  (void)message, (void)digest;
  __builtin_trap();
}

void sha256_hw_digest32_pair(
    const void *first, void *first_digest, const void *second, void *second_digest) {
  (void)first, (void)first_digest, (void)second, (void)second_digest;
  __builtin_trap();
}

#endif
