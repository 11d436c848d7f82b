extension SHA256 {
  /// Hashes many whole messages, two at a time.
  ///
  /// One chain of rounds leaves most of a processor idle: two interleaved take hardly longer
  /// than one. Neighbours in the batch are paired, however different their lengths.
  ///
  /// - Returns: One digest a message, in the same order.
  public static func digests(of messages: [[UInt8]]) -> [SHA256Digest] {
    digests(count: messages.count) { index, digest in
      messages[index].withUnsafeBytes { digest.initialize(to: SHA256.digest(of: $0)) }
    } pair: { index, digests in
      messages[index].withUnsafeBytes { first in
        messages[index &+ 1].withUnsafeBytes { pair(of: first, $0, on: .best, into: digests) }
      }
    }
  }

  /// Hashes the UTF-8 bytes of many texts, two at a time; see ``digest(of:)-(String)``.
  ///
  /// - Returns: One digest a text, in the same order.
  public static func digests(of texts: [String]) -> [SHA256Digest] {
    digests(count: texts.count) { index, digest in
      digest.initialize(to: SHA256.digest(of: texts[index]))
    } pair: { index, digests in
      texts[index].withBytes { first in
        texts[index &+ 1].withBytes { pair(of: first, $0, on: .best, into: digests) }
      }
    }
  }

  /// Hashes many whole messages, two at a time, and writes each digest in lower-case hex.
  public static func hexadecimalDigests(of messages: [[UInt8]]) -> [String] {
    digests(of: messages).map(\.hexadecimal)
  }

  /// Hashes many texts, two at a time, and writes each digest in lower-case hex.
  public static func hexadecimalDigests(of texts: [String]) -> [String] {
    digests(of: texts).map(\.hexadecimal)
  }

  /// Hashes two whole messages, interleaved as far as both have blocks.
  public static func digests(
    of first: UnsafeRawBufferPointer, and second: UnsafeRawBufferPointer
  ) -> (SHA256Digest, SHA256Digest) {
    let digests = digests(count: 2) { _, _ in
    } pair: { _, digests in
      pair(of: first, second, on: .best, into: digests)
    }
    return (digests[0], digests[1])
  }

  /// Walks over a batch in pairs; the last of an odd number is hashed alone.
  ///
  /// Digests are written where they stay: moving them costs as much as half of their rounds.
  @inline(__always)
  static func digests(
    count: Int, single: (Int, UnsafeMutablePointer<SHA256Digest>) -> Void,
    pair: (Int, UnsafeMutablePointer<SHA256Digest>) -> Void
  ) -> [SHA256Digest] {
    // The standard library would write the count of an empty array into storage that all arrays share.
    if count == 0 { return [] }
    return [SHA256Digest](unsafeUninitializedCapacity: count) { digests, written in
      guard let start = digests.baseAddress else { return }
      while written &+ 2 <= count {
        pair(written, start + written)
        written &+= 2
      }
      if written < count {
        single(written, start + written)
        written &+= 1
      }
    }
  }

  /// Hashes two messages and initialises two digests at a pointer.
  @inline(__always)
  static func pair(
    of first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer, on kernel: SHA256Kernel,
    into digests: UnsafeMutablePointer<SHA256Digest>
  ) {
    if kernel == .hardware, first.count == 32, second.count == 32,
      let one = first.baseAddress, let other = second.baseAddress
    {
      SHA256Kernel.hardwarePair(of32: one, other, into: digests)
    } else {
      pair(ofAny: first, second, on: kernel, into: digests)
    }
  }

  /// Interleaves as far as both messages have blocks, then goes on with the longer one alone.
  private static func pair(
    ofAny first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer,
    on kernel: SHA256Kernel, into digests: UnsafeMutablePointer<SHA256Digest>
  ) {
    let common = min(first.count, second.count) / SHA256Block.byteCount
    var (one, other) = (SHA256(on: kernel), SHA256(on: kernel))
    if common > 0, let firstStart = first.baseAddress, let secondStart = second.baseAddress {
      one.compress(firstStart, and: secondStart, of: &other, blocks: common)
    }
    let rest = common * SHA256Block.byteCount
    one.update(UnsafeRawBufferPointer(rebasing: first[rest...]))
    other.update(UnsafeRawBufferPointer(rebasing: second[rest...]))
    digests.initialize(to: one.finalize())
    (digests + 1).initialize(to: other.finalize())
  }
}
