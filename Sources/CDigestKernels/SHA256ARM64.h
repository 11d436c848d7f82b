// SHA-256 with the cryptographic extension of arm64 (Arm ARM, SHA256H, SHA256H2, SHA256SU0,
// SHA256SU1). This project's CI has no arm64 machine: the file is compiled for arm64 there and
// its functions were run on the vectors in an emulator only.
#if defined(__aarch64__) || defined(__arm64__)

#include <arm_neon.h>

#if defined(__linux__)
#include <sys/auxv.h>
#endif

#include "CDigestKernels.h"
#include "SHA256Constants.h"

// The attribute, rather than a flag for the whole target: the rest must run on any processor.
#define WITH_SHA __attribute__((target("sha2")))
#define INLINE_WITH_SHA static inline __attribute__((always_inline)) WITH_SHA

typedef struct {
  uint32x4_t abcd, efgh;
} State;

/// 16 words of the message schedule.
typedef struct {
  uint32x4_t w[4];
} Schedule;

bool sha256_hw_is_supported(void) {
#if defined(__APPLE__)
  // Every arm64 processor of Apple's has them.
  return true;
#elif defined(__linux__)
  // HWCAP_SHA2 of <asm/hwcap.h>.
  return (getauxval(AT_HWCAP) & (1u << 6)) != 0;
#else
  return false;
#endif
}

INLINE_WITH_SHA State load_state(const uint32_t *words) {
  return (State){vld1q_u32(words), vld1q_u32(words + 4)};
}

/// Reads four big-endian words.
INLINE_WITH_SHA uint32x4_t load_words(const uint8_t *bytes) {
  return vreinterpretq_u32_u8(vrev32q_u8(vld1q_u8(bytes)));
}

INLINE_WITH_SHA Schedule load_block(const uint8_t *block) {
  return (Schedule){{load_words(block), load_words(block + 16), load_words(block + 32),
                     load_words(block + 48)}};
}

/// A block of a 32-byte message: its bytes, a one bit, zeros, and 256 for its length in bits.
INLINE_WITH_SHA Schedule load_message32(const uint8_t *message) {
  return (Schedule){{load_words(message), load_words(message + 16),
                     (uint32x4_t){0x80000000u, 0, 0, 0}, (uint32x4_t){0, 0, 0, 256}}};
}

/// Rounds 4g to 4g + 3.
INLINE_WITH_SHA void four_rounds(State *state, const Schedule *words, int g) {
  uint32x4_t input = vaddq_u32(words->w[g & 3], vld1q_u32(sha256_k + 4 * g));
  uint32x4_t abcd = state->abcd;
  state->abcd = vsha256hq_u32(abcd, state->efgh, input);
  state->efgh = vsha256h2q_u32(state->efgh, abcd, input);
}

/// Replaces the words of group g by those of group g + 4.
INLINE_WITH_SHA void extend(Schedule *words, int g) {
  uint32x4_t *w = words->w;
  w[g & 3] = vsha256su1q_u32(
      vsha256su0q_u32(w[g & 3], w[(g + 1) & 3]), w[(g + 2) & 3], w[(g + 3) & 3]);
}

INLINE_WITH_SHA State sum(State a, State b) {
  return (State){vaddq_u32(a.abcd, b.abcd), vaddq_u32(a.efgh, b.efgh)};
}

INLINE_WITH_SHA State mix(State before, Schedule words) {
  State state = before;
#pragma clang loop unroll(full)
  for (int g = 0; g < 16; g++) {
    four_rounds(&state, &words, g);
    if (g < 12) extend(&words, g);
  }
  return sum(state, before);
}

INLINE_WITH_SHA void mix_pair(
    State *first, Schedule first_words, State *second, Schedule second_words) {
  State a = *first, b = *second;
#pragma clang loop unroll(full)
  for (int g = 0; g < 16; g++) {
    four_rounds(&a, &first_words, g);
    four_rounds(&b, &second_words, g);
    if (g < 12) {
      extend(&first_words, g);
      extend(&second_words, g);
    }
  }
  *first = sum(a, *first);
  *second = sum(b, *second);
}

INLINE_WITH_SHA void store_state(State state, uint32_t *words) {
  vst1q_u32(words, state.abcd);
  vst1q_u32(words + 4, state.efgh);
}

INLINE_WITH_SHA void store_digest(State state, uint8_t *digest) {
  vst1q_u8(digest, vrev32q_u8(vreinterpretq_u8_u32(state.abcd)));
  vst1q_u8(digest + 16, vrev32q_u8(vreinterpretq_u8_u32(state.efgh)));
}

WITH_SHA void sha256_hw_compress(uint32_t *words, const void *blocks, size_t count) {
  const uint8_t *block = blocks;
  State state = load_state(words);
  for (; count > 0; count--, block += 64) state = mix(state, load_block(block));
  store_state(state, words);
}

WITH_SHA void sha256_hw_compress_pair(
    uint32_t *first_words, const void *first_blocks, uint32_t *second_words,
    const void *second_blocks, size_t count) {
  const uint8_t *a = first_blocks, *b = second_blocks;
  State first = load_state(first_words), second = load_state(second_words);
  for (; count > 0; count--, a += 64, b += 64) {
    mix_pair(&first, load_block(a), &second, load_block(b));
  }
  store_state(first, first_words);
  store_state(second, second_words);
}

WITH_SHA void sha256_hw_digest32(const void *message, void *digest) {
  store_digest(mix(load_state(sha256_initial), load_message32(message)), digest);
}

WITH_SHA void sha256_hw_digest32_pair(
    const void *first, void *first_digest, const void *second, void *second_digest) {
  State a = load_state(sha256_initial), b = a;
  mix_pair(&a, load_message32(first), &b, load_message32(second));
  store_digest(a, first_digest);
  store_digest(b, second_digest);
}

#endif
