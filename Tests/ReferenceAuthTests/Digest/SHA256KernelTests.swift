import Foundation
import Testing

@testable import ReferenceAuth

@Suite struct SHA256KernelTests {
  /// Bytes without a pattern that a padding error could hide behind; different for each salt.
  private func message(_ count: Int, salt: Int = 0) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* 167) ^ ($0 >> 3) &+ 13 &+ salt &* 91) }
  }

  private func digest(of message: [UInt8], on kernel: SHA256Kernel) -> SHA256Digest {
    message.withUnsafeBytes { SHA256.digest(of: $0, on: kernel) }
  }

  private func pair(
    _ first: [UInt8], _ second: [UInt8], on kernel: SHA256Kernel
  ) -> [SHA256Digest] {
    first.withUnsafeBytes { first in
      second.withUnsafeBytes { second in
        SHA256.digests(count: 2) { _, _ in
        } pair: { _, digests in
          SHA256.pair(of: first, second, on: kernel, into: digests)
        }
      }
    }
  }

  @Test(arguments: SHA256Kernel.supported)
  func `every length around the block limits agrees with the textbook implementation`(
    kernel: SHA256Kernel
  ) {
    for length in 0...200 {
      let message = message(length)
      #expect(digest(of: message, on: kernel).bytes == textbookSHA256(message), "\(length) bytes")
    }
  }

  @Test(arguments: SHA256Kernel.supported)
  func `updates of every size give the digest of the whole`(kernel: SHA256Kernel) {
    let whole = message(331)
    let expected = textbookSHA256(whole)
    for size in 1...140 {
      var hash = SHA256(on: kernel)
      for start in stride(from: 0, to: whole.count, by: size) {
        hash.update(Array(whole[start..<min(start + size, whole.count)]))
      }
      #expect(hash.finalize().bytes == expected, "updates of \(size) bytes")
    }
  }

  @Test(arguments: SHA256Kernel.supported)
  func `two messages of any two lengths do not disturb each other`(kernel: SHA256Kernel) {
    let lengths = [0, 1, 31, 32, 33, 55, 56, 63, 64, 65, 127, 128, 200]
    for first in lengths {
      for second in lengths {
        let (one, other) = (message(first), message(second, salt: 1))
        let expected = [one, other].map(textbookSHA256)
        #expect(
          pair(one, other, on: kernel).map(\.bytes) == expected, "\(first) and \(second) bytes")
      }
    }
  }

  @Test(arguments: SHA256Kernel.supported)
  func `messages may begin at any address`(kernel: SHA256Kernel) {
    let bytes = message(160)
    for offset in 0..<16 {
      for length in [32, 64, 128] {
        let expected = textbookSHA256(Array(bytes[offset..<offset + length]))
        let digest = bytes.withUnsafeBytes {
          SHA256.digest(of: .init(rebasing: $0[offset..<offset + length]), on: kernel)
        }
        #expect(digest.bytes == expected, "\(length) bytes from \(offset)")
      }
    }
  }

  @Test(arguments: 0...5)
  func `a batch of any count has one digest a message, in its order`(count: Int) {
    let messages = (0..<count).map { message(30 + $0 % 3, salt: $0) }
    let texts = (0..<count).map { String(repeating: "é\($0)", count: 10 + $0) }
    #expect(SHA256.digests(of: messages) == messages.map { SHA256.digest(of: $0) })
    #expect(SHA256.digests(of: texts) == texts.map { SHA256.digest(of: Array($0.utf8)) })
    #expect(
      SHA256.hexadecimalDigests(of: messages)
        == messages.map { Hexadecimal.encode(textbookSHA256($0)) })
    #expect(
      SHA256.hexadecimalDigests(of: texts)
        == texts.map { Hexadecimal.encode(textbookSHA256(Array($0.utf8))) })
  }

  @Test func `two buffers are hashed side by side`() {
    let (one, other) = (message(1_000), message(700, salt: 2))
    let digests = one.withUnsafeBytes { first in
      other.withUnsafeBytes { SHA256.digests(of: first, and: $0) }
    }
    #expect(digests.0.bytes == textbookSHA256(one))
    #expect(digests.1.bytes == textbookSHA256(other))
  }

  @Test func `text that is not stored as UTF-8 in one piece is hashed as UTF-8`() {
    let bridged = String(NSString(string: "caf\u{e9} ☕"))
    #expect(SHA256.digest(of: bridged).bytes == textbookSHA256(Array("caf\u{e9} ☕".utf8)))
    let short = "abc"
    #expect(SHA256.digest(of: short).bytes == textbookSHA256(Array("abc".utf8)))
  }

  #if os(Linux)
    @Test func `the processor's instructions are used where the system lists them`() throws {
      let text = try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      let words = Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
      // x86-64 calls them sha_ni, arm64 sha2.
      let isListed = words.contains("sha_ni") || words.contains("sha2")
      #expect(SHA256Kernel.supported == (isListed ? [.hardware, .portable] : [.portable]))
    }
  #endif
}
