// A table in effect: the 64 rounds are written out, because a loop over them is twice as slow.

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
    mix(
      word(block, 0), word(block, 1), word(block, 2), word(block, 3),
      word(block, 4), word(block, 5), word(block, 6), word(block, 7),
      word(block, 8), word(block, 9), word(block, 10), word(block, 11),
      word(block, 12), word(block, 13), word(block, 14), word(block, 15))
  }

  /// The state after a message of exactly 32 bytes, as long as the default nonce.
  ///
  /// Its padding is always the same, and so is the state before: the compiler computes from both
  /// what it can, a tenth of the work.
  ///
  /// - Parameter message: 32 readable bytes, at any alignment.
  @inline(never)
  static func compressed(message32 message: UnsafeRawPointer) -> SHA256State {
    var state = SHA256State()
    state.mix(
      word(message, 0), word(message, 1), word(message, 2), word(message, 3),
      word(message, 4), word(message, 5), word(message, 6), word(message, 7),
      0x8000_0000, 0, 0, 0, 0, 0, 0, 32 * 8)
    return state
  }

  /// The 64 rounds for the 16 words of a block.
  ///
  /// The round constants are the first 32 bits of the fractional parts of the cube roots of the
  /// first 64 primes (FIPS 180-4 section 4.2.2). Instead of moving eight words along in every
  /// round, the names rotate from line to line.
  @inline(__always)
  private mutating func mix(
    _ first0: UInt32, _ first1: UInt32, _ first2: UInt32, _ first3: UInt32,
    _ first4: UInt32, _ first5: UInt32, _ first6: UInt32, _ first7: UInt32,
    _ first8: UInt32, _ first9: UInt32, _ first10: UInt32, _ first11: UInt32,
    _ first12: UInt32, _ first13: UInt32, _ first14: UInt32, _ first15: UInt32
  ) {
    var (a, b, c, d, e, f, g, h) = (a, b, c, d, e, f, g, h)
    var bc = b ^ c
    var (w0, w1, w2, w3) = (first0, first1, first2, first3)
    var (w4, w5, w6, w7) = (first4, first5, first6, first7)
    var (w8, w9, w10, w11) = (first8, first9, first10, first11)
    var (w12, w13, w14, w15) = (first12, first13, first14, first15)

    round(a, b, c, &d, e, f, g, &h, 0x428a_2f98 &+ w0, &bc)
    extend(&w0, w1, w9, w14)
    round(h, a, b, &c, d, e, f, &g, 0x7137_4491 &+ w1, &bc)
    extend(&w1, w2, w10, w15)
    round(g, h, a, &b, c, d, e, &f, 0xb5c0_fbcf &+ w2, &bc)
    extend(&w2, w3, w11, w0)
    round(f, g, h, &a, b, c, d, &e, 0xe9b5_dba5 &+ w3, &bc)
    extend(&w3, w4, w12, w1)
    round(e, f, g, &h, a, b, c, &d, 0x3956_c25b &+ w4, &bc)
    extend(&w4, w5, w13, w2)
    round(d, e, f, &g, h, a, b, &c, 0x59f1_11f1 &+ w5, &bc)
    extend(&w5, w6, w14, w3)
    round(c, d, e, &f, g, h, a, &b, 0x923f_82a4 &+ w6, &bc)
    extend(&w6, w7, w15, w4)
    round(b, c, d, &e, f, g, h, &a, 0xab1c_5ed5 &+ w7, &bc)
    extend(&w7, w8, w0, w5)
    round(a, b, c, &d, e, f, g, &h, 0xd807_aa98 &+ w8, &bc)
    extend(&w8, w9, w1, w6)
    round(h, a, b, &c, d, e, f, &g, 0x1283_5b01 &+ w9, &bc)
    extend(&w9, w10, w2, w7)
    round(g, h, a, &b, c, d, e, &f, 0x2431_85be &+ w10, &bc)
    extend(&w10, w11, w3, w8)
    round(f, g, h, &a, b, c, d, &e, 0x550c_7dc3 &+ w11, &bc)
    extend(&w11, w12, w4, w9)
    round(e, f, g, &h, a, b, c, &d, 0x72be_5d74 &+ w12, &bc)
    extend(&w12, w13, w5, w10)
    round(d, e, f, &g, h, a, b, &c, 0x80de_b1fe &+ w13, &bc)
    extend(&w13, w14, w6, w11)
    round(c, d, e, &f, g, h, a, &b, 0x9bdc_06a7 &+ w14, &bc)
    extend(&w14, w15, w7, w12)
    round(b, c, d, &e, f, g, h, &a, 0xc19b_f174 &+ w15, &bc)
    extend(&w15, w0, w8, w13)

    round(a, b, c, &d, e, f, g, &h, 0xe49b_69c1 &+ w0, &bc)
    extend(&w0, w1, w9, w14)
    round(h, a, b, &c, d, e, f, &g, 0xefbe_4786 &+ w1, &bc)
    extend(&w1, w2, w10, w15)
    round(g, h, a, &b, c, d, e, &f, 0x0fc1_9dc6 &+ w2, &bc)
    extend(&w2, w3, w11, w0)
    round(f, g, h, &a, b, c, d, &e, 0x240c_a1cc &+ w3, &bc)
    extend(&w3, w4, w12, w1)
    round(e, f, g, &h, a, b, c, &d, 0x2de9_2c6f &+ w4, &bc)
    extend(&w4, w5, w13, w2)
    round(d, e, f, &g, h, a, b, &c, 0x4a74_84aa &+ w5, &bc)
    extend(&w5, w6, w14, w3)
    round(c, d, e, &f, g, h, a, &b, 0x5cb0_a9dc &+ w6, &bc)
    extend(&w6, w7, w15, w4)
    round(b, c, d, &e, f, g, h, &a, 0x76f9_88da &+ w7, &bc)
    extend(&w7, w8, w0, w5)
    round(a, b, c, &d, e, f, g, &h, 0x983e_5152 &+ w8, &bc)
    extend(&w8, w9, w1, w6)
    round(h, a, b, &c, d, e, f, &g, 0xa831_c66d &+ w9, &bc)
    extend(&w9, w10, w2, w7)
    round(g, h, a, &b, c, d, e, &f, 0xb003_27c8 &+ w10, &bc)
    extend(&w10, w11, w3, w8)
    round(f, g, h, &a, b, c, d, &e, 0xbf59_7fc7 &+ w11, &bc)
    extend(&w11, w12, w4, w9)
    round(e, f, g, &h, a, b, c, &d, 0xc6e0_0bf3 &+ w12, &bc)
    extend(&w12, w13, w5, w10)
    round(d, e, f, &g, h, a, b, &c, 0xd5a7_9147 &+ w13, &bc)
    extend(&w13, w14, w6, w11)
    round(c, d, e, &f, g, h, a, &b, 0x06ca_6351 &+ w14, &bc)
    extend(&w14, w15, w7, w12)
    round(b, c, d, &e, f, g, h, &a, 0x1429_2967 &+ w15, &bc)
    extend(&w15, w0, w8, w13)

    round(a, b, c, &d, e, f, g, &h, 0x27b7_0a85 &+ w0, &bc)
    extend(&w0, w1, w9, w14)
    round(h, a, b, &c, d, e, f, &g, 0x2e1b_2138 &+ w1, &bc)
    extend(&w1, w2, w10, w15)
    round(g, h, a, &b, c, d, e, &f, 0x4d2c_6dfc &+ w2, &bc)
    extend(&w2, w3, w11, w0)
    round(f, g, h, &a, b, c, d, &e, 0x5338_0d13 &+ w3, &bc)
    extend(&w3, w4, w12, w1)
    round(e, f, g, &h, a, b, c, &d, 0x650a_7354 &+ w4, &bc)
    extend(&w4, w5, w13, w2)
    round(d, e, f, &g, h, a, b, &c, 0x766a_0abb &+ w5, &bc)
    extend(&w5, w6, w14, w3)
    round(c, d, e, &f, g, h, a, &b, 0x81c2_c92e &+ w6, &bc)
    extend(&w6, w7, w15, w4)
    round(b, c, d, &e, f, g, h, &a, 0x9272_2c85 &+ w7, &bc)
    extend(&w7, w8, w0, w5)
    round(a, b, c, &d, e, f, g, &h, 0xa2bf_e8a1 &+ w8, &bc)
    extend(&w8, w9, w1, w6)
    round(h, a, b, &c, d, e, f, &g, 0xa81a_664b &+ w9, &bc)
    extend(&w9, w10, w2, w7)
    round(g, h, a, &b, c, d, e, &f, 0xc24b_8b70 &+ w10, &bc)
    extend(&w10, w11, w3, w8)
    round(f, g, h, &a, b, c, d, &e, 0xc76c_51a3 &+ w11, &bc)
    extend(&w11, w12, w4, w9)
    round(e, f, g, &h, a, b, c, &d, 0xd192_e819 &+ w12, &bc)
    extend(&w12, w13, w5, w10)
    round(d, e, f, &g, h, a, b, &c, 0xd699_0624 &+ w13, &bc)
    extend(&w13, w14, w6, w11)
    round(c, d, e, &f, g, h, a, &b, 0xf40e_3585 &+ w14, &bc)
    extend(&w14, w15, w7, w12)
    round(b, c, d, &e, f, g, h, &a, 0x106a_a070 &+ w15, &bc)
    extend(&w15, w0, w8, w13)

    round(a, b, c, &d, e, f, g, &h, 0x19a4_c116 &+ w0, &bc)
    round(h, a, b, &c, d, e, f, &g, 0x1e37_6c08 &+ w1, &bc)
    round(g, h, a, &b, c, d, e, &f, 0x2748_774c &+ w2, &bc)
    round(f, g, h, &a, b, c, d, &e, 0x34b0_bcb5 &+ w3, &bc)
    round(e, f, g, &h, a, b, c, &d, 0x391c_0cb3 &+ w4, &bc)
    round(d, e, f, &g, h, a, b, &c, 0x4ed8_aa4a &+ w5, &bc)
    round(c, d, e, &f, g, h, a, &b, 0x5b9c_ca4f &+ w6, &bc)
    round(b, c, d, &e, f, g, h, &a, 0x682e_6ff3 &+ w7, &bc)
    round(a, b, c, &d, e, f, g, &h, 0x748f_82ee &+ w8, &bc)
    round(h, a, b, &c, d, e, f, &g, 0x78a5_636f &+ w9, &bc)
    round(g, h, a, &b, c, d, e, &f, 0x84c8_7814 &+ w10, &bc)
    round(f, g, h, &a, b, c, d, &e, 0x8cc7_0208 &+ w11, &bc)
    round(e, f, g, &h, a, b, c, &d, 0x90be_fffa &+ w12, &bc)
    round(d, e, f, &g, h, a, b, &c, 0xa450_6ceb &+ w13, &bc)
    round(c, d, e, &f, g, h, a, &b, 0xbef9_a3f7 &+ w14, &bc)
    round(b, c, d, &e, f, g, h, &a, 0xc671_78f2 &+ w15, &bc)

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

/// Reads the big-endian word at an index of the block.
@inline(__always)
private func word(_ block: UnsafeRawPointer, _ index: Int) -> UInt32 {
  UInt32(bigEndian: block.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
}

@inline(__always)
private func rotated(_ word: UInt32, right count: UInt32) -> UInt32 {
  (word &>> count) | (word &<< (32 &- count))
}

/// Turns w[t−16] into w[t], given w[t−15], w[t−7] and w[t−2].
@inline(__always)
private func extend(_ w16: inout UInt32, _ w15: UInt32, _ w7: UInt32, _ w2: UInt32) {
  let small0 = rotated(w15 ^ rotated(w15, right: 11), right: 7) ^ (w15 &>> 3)
  let small1 = rotated(w2 ^ rotated(w2, right: 2), right: 17) ^ (w2 &>> 10)
  w16 = w16 &+ small0 &+ w7 &+ small1
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
  let big0 = rotated(a, right: 2) ^ rotated(a, right: 13) ^ rotated(a, right: 22)
  let first = ((h &+ input) &+ big1) &+ choice
  d = d &+ first
  h = (big0 &+ majority) &+ first
}
