import Synchronization
import Testing

@testable import ReferenceAuth

@Suite struct NonceGeneratorTests {
  struct SourceDown: Error, Equatable {}

  static let allLetters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-._"

  @Test func `the default alphabet is the 65 unreserved letters, W included`() {
    #expect(String(decoding: NonceAlphabet.unreserved.letters, as: UTF8.self) == Self.allLetters)
  }

  @Test(arguments: [1, 7, 8, 9, 31, 32, 33, 257, 65_536])
  func `a nonce has exactly the requested length and only letters of the alphabet`(
    length: Int
  ) throws {
    let letters = Set(Self.allLetters)
    let nonce = try NonceGenerator().nonce(length: length)
    #expect(nonce.utf8.count == length)
    #expect(nonce.allSatisfy(letters.contains))
  }

  @Test func `a nonce has 32 letters when no length is given`() throws {
    let generator = NonceGenerator()
    #expect(try generator.nonce().utf8.count == 32)
    #expect(try generator.nonce(from: { $0[0] = 1 }).utf8.count == 32)
  }

  @Test(arguments: [-1, 0, 1, 3])
  func `several nonces are as many as asked for, all different`(count: Int) throws {
    let nonces = try NonceGenerator().nonces(count: count, length: 40)
    #expect(nonces.map(\.utf8.count) == Array(repeating: 40, count: max(count, 0)))
    #expect(Set(nonces).count == nonces.count)
  }

  @Test(arguments: [0, -1, Int.min, 65_537, Int.max])
  func `a length outside the limits is refused by both paths`(length: Int) {
    let generator = NonceGenerator()
    #expect(throws: NonceError.invalidLength(length)) { try generator.nonce(length: length) }
    #expect(throws: NonceError.invalidLength(length)) {
      try generator.nonce(length: length, from: { $0[0] = 0 })
    }
  }

  @Test func `one byte at a time, each byte becomes its letter or is refused`() throws {
    let generator = NonceGenerator()
    var letterOf: [UInt8: Character] = [:]
    for byte in UInt8.min...UInt8.max {
      // The byte under test first, then one that is certain to be accepted.
      var feed: [UInt8] = [byte, 0]
      let nonce = try generator.nonce(length: 1) { buffer in
        #expect(buffer.count == 1)
        buffer[0] = feed.removeFirst()
      }
      if feed.count == 1 { letterOf[byte] = nonce.first }
    }
    let alphabet = Array(Self.allLetters)
    let expected = Dictionary(
      uniqueKeysWithValues: (0..<195).map { (UInt8($0), alphabet[$0 % 65]) })
    #expect(letterOf == expected)
  }

  @Test(arguments: [2, 3, 16, 43, 64, 65, 66, 86, 92])
  func `every letter has equally many bytes, and fewer than a third are refused`(
    count: Int
  ) throws {
    let printable = (UInt8(0x21)...0x7E).filter { $0 != 0x22 && $0 != 0x5C }
    let text = String(decoding: printable.prefix(count), as: UTF8.self)
    let generator = NonceGenerator(alphabet: try NonceAlphabet(text))
    var bytesOf: [String: Int] = [:]
    for byte in UInt8.min...UInt8.max {
      if let letter = try? generator.nonce(length: 1, from: { $0[0] = byte }) {
        bytesOf[letter, default: 0] += 1
      }
    }
    #expect(Set(bytesOf.values) == [256 / count])
    #expect(bytesOf.count == count)
    #expect(256 % count * 3 < 256)
  }

  @Test func `a source that repeats a refused byte is given up after 128 bytes`() {
    var calls = 0
    #expect(throws: NonceError.sourceStuck) {
      try NonceGenerator().nonce(from: { buffer in
        calls += 1
        buffer[0] = 255
      })
    }
    #expect(calls == 128)
  }

  @Test func `a source that repeats a refused word is given up after 16 words`() {
    // The word 0 gives eight zeros and a last low half of 0, which is below 2^64 mod 65^8.
    let calls = Atomic<Int>(0)
    let generator = NonceGenerator(source: { buffer in
      calls.add(1, ordering: .relaxed)
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
    })
    #expect(throws: NonceError.sourceStuck) { try generator.nonce() }
    #expect(calls.load(ordering: .relaxed) == 1)
  }

  @Test func `a source that was stuck and has recovered gives nonces at once`() throws {
    let isStuck = Atomic<Bool>(true)
    let generator = NonceGenerator(source: { buffer in
      let byte: UInt8 = isStuck.load(ordering: .relaxed) ? 0 : 7
      buffer.initializeMemory(as: UInt8.self, repeating: byte)
    })
    #expect(throws: NonceError.sourceStuck) { try generator.nonce() }
    isStuck.store(false, ordering: .relaxed)
    #expect(try generator.nonce().utf8.count == NonceGenerator.defaultLength)
  }

  @Test func `refused words that are not in a row end nothing`() throws {
    // Of each 16 words the first 15 are zero and refused; the last, 2^64 - 1, gives eight letters.
    let generator = NonceGenerator(source: { buffer in
      for index in buffer.indices { buffer[index] = index / 8 % 16 == 15 ? 0xFF : 0 }
    })
    #expect(try generator.nonce(length: 20) == "____________________")
  }

  @Test func `a failing source gives its error, and nonces again once it works`() throws {
    let calls = Atomic<Int>(0)
    let generator = NonceGenerator(source: { buffer in
      if calls.add(1, ordering: .relaxed).newValue < 3 { throw SourceDown() }
      try SystemEntropy.fill(buffer)
    })
    #expect(throws: SourceDown()) { try generator.nonce() }
    #expect(throws: SourceDown()) { try generator.nonce() }
    #expect(try generator.nonce().utf8.count == 32)
  }

  @Test func `a source that fails midway gives its error and no part of a nonce`() {
    var left = 31
    #expect(throws: SourceDown()) {
      try NonceGenerator().nonce(from: { buffer in
        guard left > 0 else { throw SourceDown() }
        left -= 1
        buffer[0] = 5
      })
    }
  }

  @Test func `many threads draw from one generator without a repeat`() async throws {
    let generator = NonceGenerator()
    let drawn = try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { try (0..<500).map { _ in try generator.nonce() } }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(drawn).count == 4_000)
  }

  @Test func `a letter of the alphabet is never missing from a large sample`() throws {
    // A letter is absent from 65,536 draws with probability (64/65)^65536 < 2^-1466.
    let sample = Set(try NonceGenerator().nonce(length: 65_536))
    #expect(sample == Set(Self.allLetters))
  }
}
