// SHA-256 with the SHA extensions of x86-64 (Intel SDM volume 2, SHA256RNDS2, SHA256MSG1,
// SHA256MSG2). One stream cannot pass 128 cycles a block: 32 dependent rounds-of-two of four
// cycles each. Two interleaved streams fill that latency.
#if defined(__x86_64__)

#include <cpuid.h>
#include <immintrin.h>

#include "CDigestKernels.h"
#include "SHA256Constants.h"

// The attribute, rather than a flag for the whole target: the rest must run on any processor.
#define WITH_SHA __attribute__((target("sha,sse4.1,ssse3")))
#define INLINE_WITH_SHA static inline __attribute__((always_inline)) WITH_SHA

/// The state as the instructions want it: lanes from the top are a b e f and c d g h.
typedef struct {
  __m128i abef, cdgh;
} State;

/// 16 words of the message schedule.
typedef struct {
  __m128i w[4];
} Schedule;

bool sha256_hw_is_supported(void) {
  unsigned int a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return false;
  const bool has_ssse3 = c & (1u << 9), has_sse41 = c & (1u << 19);
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return false;
  return has_ssse3 && has_sse41 && (b & (1u << 29));
}

INLINE_WITH_SHA State load_state(const uint32_t *words) {
  __m128i cdab = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)words), 0xB1);
  __m128i efgh = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(words + 4)), 0x1B);
  return (State){_mm_alignr_epi8(cdab, efgh, 8), _mm_blend_epi16(efgh, cdab, 0xF0)};
}

/// Brings the words back into their order; lane 0 of the first is a, of the second e.
INLINE_WITH_SHA void in_order(State state, __m128i *abcd, __m128i *efgh) {
  __m128i feba = _mm_shuffle_epi32(state.abef, 0x1B);
  __m128i dchg = _mm_shuffle_epi32(state.cdgh, 0xB1);
  *abcd = _mm_blend_epi16(feba, dchg, 0xF0);
  *efgh = _mm_alignr_epi8(dchg, feba, 8);
}

/// Reverses the bytes of each 32-bit word.
INLINE_WITH_SHA __m128i swap_bytes(__m128i words) {
  return _mm_shuffle_epi8(words, _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL));
}

INLINE_WITH_SHA __m128i load_words(const uint8_t *bytes) {
  return swap_bytes(_mm_loadu_si128((const __m128i *)bytes));
}

INLINE_WITH_SHA Schedule load_block(const uint8_t *block) {
  return (Schedule){{load_words(block), load_words(block + 16), load_words(block + 32),
                     load_words(block + 48)}};
}

/// A block of a 32-byte message: its bytes, a one bit, zeros, and 256 for its length in bits.
INLINE_WITH_SHA Schedule load_message32(const uint8_t *message) {
  return (Schedule){{load_words(message), load_words(message + 16),
                     _mm_set_epi32(0, 0, 0, (int)0x80000000u), _mm_set_epi32(256, 0, 0, 0)}};
}

/// Rounds 4g to 4g + 3.
INLINE_WITH_SHA void four_rounds(State *state, const Schedule *words, int g) {
  __m128i k = _mm_load_si128((const __m128i *)(sha256_k + 4 * g));
  __m128i input = _mm_add_epi32(words->w[g & 3], k);
  state->cdgh = _mm_sha256rnds2_epu32(state->cdgh, state->abef, input);
  state->abef =
      _mm_sha256rnds2_epu32(state->abef, state->cdgh, _mm_shuffle_epi32(input, 0x0E));
}

/// Replaces the words of group g by those of group g + 4.
INLINE_WITH_SHA void extend(Schedule *words, int g) {
  __m128i *w = words->w;
  __m128i sum = _mm_sha256msg1_epu32(w[g & 3], w[(g + 1) & 3]);
  sum = _mm_add_epi32(sum, _mm_alignr_epi8(w[(g + 3) & 3], w[(g + 2) & 3], 4));
  w[g & 3] = _mm_sha256msg2_epu32(sum, w[(g + 3) & 3]);
}

INLINE_WITH_SHA State sum(State a, State b) {
  return (State){_mm_add_epi32(a.abef, b.abef), _mm_add_epi32(a.cdgh, b.cdgh)};
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
  __m128i abcd, efgh;
  in_order(state, &abcd, &efgh);
  _mm_storeu_si128((__m128i *)words, abcd);
  _mm_storeu_si128((__m128i *)(words + 4), efgh);
}

INLINE_WITH_SHA void store_digest(State state, uint8_t *digest) {
  __m128i abcd, efgh;
  in_order(state, &abcd, &efgh);
  _mm_storeu_si128((__m128i *)digest, swap_bytes(abcd));
  _mm_storeu_si128((__m128i *)(digest + 16), swap_bytes(efgh));
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
