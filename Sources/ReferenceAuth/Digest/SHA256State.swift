/// The eight chaining words of SHA-256 and its compression function (FIPS 180-4 section 6.2).
struct SHA256State: Sendable {
  // The initial hash value: the first 32 bits of the fractional parts of the square roots of the
  // first eight primes (FIPS 180-4 section 5.3.3).
  var a: UInt32 = 0x6a09_e667
  var b: UInt32 = 0xbb67_ae85
  var c: UInt32 = 0x3c6e_f372
  var d: UInt32 = 0xa54f_f53a
  var e: UInt32 = 0x510e_527f
  var f: UInt32 = 0x9b05_688c
  var g: UInt32 = 0x1f83_d9ab
  var h: UInt32 = 0x5be0_cd19

  /// The eight words in their order: the fields of one type, stored without gaps.
  @inline(__always)
  mutating func withWords(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    withUnsafeMutableBytes(of: &self) { bytes in
      body(bytes.baseAddress!.assumingMemoryBound(to: UInt32.self))
    }
  }

  /// Mixes one 64-byte block into the state.
  ///
  /// - Parameter block: 64 readable bytes, at any alignment.
  @inline(never)
  mutating func compress(_ block: UnsafeRawPointer) {
    mix(words(block, 0), words(block, 4), words(block, 8), words(block, 12))
  }

  /// The digest of a message of exactly 32 bytes, as long as the default nonce.
  ///
  /// Its padding is always the same, and so is the state before: the compiler computes from both
  /// what it can, a tenth of the work.
  ///
  /// - Parameter message: 32 readable bytes, at any alignment.
  @inline(never)
  static func digest(of32 message: UnsafeRawPointer) -> SHA256Digest {
    var state = SHA256State()
    state.mix(
      words(message, 0), words(message, 4),
      SIMD4(0x8000_0000, 0, 0, 0), SIMD4(0, 0, 0, 32 * 8))
    return SHA256Digest(state)
  }

  /// The 64 rounds for the 16 words of a block, four at a time.
  ///
  /// The round constants are the first 32 bits of the fractional parts of the cube roots of the
  /// first 64 primes (FIPS 180-4 section 4.2.2). The schedule is kept four words to a vector and
  /// is one step ahead of the rounds, so that a processor computes both side by side. Instead of
  /// moving eight words along in every round, the names rotate. No loop: it is twice as slow.
  @inline(__always)
  private mutating func mix(
    _ first0: SIMD4<UInt32>, _ first4: SIMD4<UInt32>, _ first8: SIMD4<UInt32>,
    _ first12: SIMD4<UInt32>
  ) {
    var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
    var (w0, w4, w8, w12) = (first0, first4, first8, first12)
    var bc = b ^ c
    var k: SIMD4<UInt32>

    k = w0 &+ SIMD4(0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5)
    extend(&w0, w4, w8, w12)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w4 &+ SIMD4(0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5)
    extend(&w4, w8, w12, w0)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w8 &+ SIMD4(0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3)
    extend(&w8, w12, w0, w4)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w12 &+ SIMD4(0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174)
    extend(&w12, w0, w4, w8)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w0 &+ SIMD4(0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc)
    extend(&w0, w4, w8, w12)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w4 &+ SIMD4(0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da)
    extend(&w4, w8, w12, w0)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w8 &+ SIMD4(0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7)
    extend(&w8, w12, w0, w4)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w12 &+ SIMD4(0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967)
    extend(&w12, w0, w4, w8)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w0 &+ SIMD4(0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13)
    extend(&w0, w4, w8, w12)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w4 &+ SIMD4(0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85)
    extend(&w4, w8, w12, w0)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w8 &+ SIMD4(0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3)
    extend(&w8, w12, w0, w4)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w12 &+ SIMD4(0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070)
    extend(&w12, w0, w4, w8)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w0 &+ SIMD4(0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w4 &+ SIMD4(0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)
    k = w8 &+ SIMD4(0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208)
    fourRounds(&a, &b, &c, &d, &e, &f, &g, &h, k, &bc)
    k = w12 &+ SIMD4(0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2)
    fourRounds(&e, &f, &g, &h, &a, &b, &c, &d, k, &bc)

    self.a &+= a
    self.b &+= b
    self.c &+= c
    self.d &+= d
    self.e &+= e
    self.f &+= f
    self.g &+= g
    self.h &+= h
  }
}

/// Reads four big-endian words, the first of them at an index of the block.
@inline(__always)
private func words(_ block: UnsafeRawPointer, _ index: Int) -> SIMD4<UInt32> {
  SIMD4(
    word(block, index), word(block, index &+ 1), word(block, index &+ 2), word(block, index &+ 3))
}

/// Reads the big-endian word at an index of the block.
@inline(__always)
private func word(_ block: UnsafeRawPointer, _ index: Int) -> UInt32 {
  UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
}

@inline(__always)
private func rotated(_ word: UInt32, right count: UInt32) -> UInt32 {
  (word &>> count) | (word &<< (32 &- count))
}

/// The words shifted to the right; a function of its own, so that one vector comes of it before
/// it meets another, and not four lanes.
@inline(__always)
private func shifted(_ words: SIMD4<UInt32>, right count: UInt32) -> SIMD4<UInt32> {
  words &>> SIMD4(repeating: count)
}

/// The words shifted to the left, as a product by a power of two.
///
/// The compiler makes a shift of it again. Two shifts it would join to a rotation, which most
/// processors have for no vector, so that it goes lane by lane and takes half as long again.
@inline(__always)
private func shifted(_ words: SIMD4<UInt32>, left count: UInt32) -> SIMD4<UInt32> {
  words &* SIMD4(repeating: 1 &<< count)
}

@inline(__always)
private func rotated(_ words: SIMD4<UInt32>, right count: UInt32) -> SIMD4<UInt32> {
  shifted(words, right: count) ^ shifted(words, left: 32 &- count)
}

/// Turns w[t−16 … t−13] into w[t … t+3], given the twelve words between.
///
/// The last two of the new words depend on the first two, so that σ1 is taken twice; it is taken of
/// whole vectors, and lanes are chosen afterwards, because what is done to lanes that were put
/// together by hand is not always done to all of them at once.
@inline(__always)
private func extend(
  _ w16: inout SIMD4<UInt32>, _ w12: SIMD4<UInt32>, _ w8: SIMD4<UInt32>, _ w4: SIMD4<UInt32>
) {
  let w15 = SIMD4(w16[1], w16[2], w16[3], w12[0])
  let w7 = SIMD4(w8[1], w8[2], w8[3], w4[0])
  let sum = w16 &+ w7 &+ small0(w15)
  let before = small1(w4)
  let firstTwo = sum &+ SIMD4(before[2], before[3], 0, 0)
  let own = small1(firstTwo)
  w16 = firstTwo &+ SIMD4(0, 0, own[0], own[1])
}

/// σ0 (FIPS 180-4 section 4.1.2) of each word.
@inline(__always)
private func small0(_ words: SIMD4<UInt32>) -> SIMD4<UInt32> {
  let both = rotated(words, right: 7) ^ rotated(words, right: 18)
  return both ^ shifted(words, right: 3)
}

/// σ1 (FIPS 180-4 section 4.1.2) of each word.
@inline(__always)
private func small1(_ words: SIMD4<UInt32>) -> SIMD4<UInt32> {
  let both = rotated(words, right: 17) ^ rotated(words, right: 19)
  return both ^ shifted(words, right: 10)
}

/// Four rounds; after them e has the part of a, and a that of e.
@inline(__always)
private func fourRounds(
  _ a: inout UInt32, _ b: inout UInt32, _ c: inout UInt32, _ d: inout UInt32,
  _ e: inout UInt32, _ f: inout UInt32, _ g: inout UInt32, _ h: inout UInt32,
  _ input: SIMD4<UInt32>, _ changed: inout UInt32
) {
  round(a, b, c, &d, e, f, g, &h, input[0], &changed)
  round(h, a, b, &c, d, e, f, &g, input[1], &changed)
  round(g, h, a, &b, c, d, e, &f, input[2], &changed)
  round(f, g, h, &a, b, c, d, &e, input[3], &changed)
}

/// One round; only d and h change, the caller renames the rest.
@inline(__always)
private func round(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
  _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32,
  _ changed: inout UInt32
) {
  let choice = g ^ (e & (f ^ g))
  let differs = a ^ b
  let majority = b ^ (differs & changed)
  changed = differs
  let big1 = rotated(e, right: 6) ^ rotated(e, right: 11) ^ rotated(e, right: 25)
  // Rotations by 2, 13 and 22, nested: a longer chain of fewer copies, and nothing waits for it.
  let big0 = rotated(rotated(rotated(a, right: 9) ^ a, right: 11) ^ a, right: 2)
  let first = ((h &+ input) &+ choice) &+ big1
  d = d &+ first
  h = (first &+ big0) &+ majority
}
