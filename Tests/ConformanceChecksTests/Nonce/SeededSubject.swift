import ConformanceModel
import PropertyEngine
import Synchronization

/// Bytes from a seed, so that a test sees the same sample every time.
final class SeededBytes: ByteSource {
  private let random: Mutex<SplitMix64>

  init(seed: UInt64 = 1) { random = Mutex(SplitMix64(seed: seed)) }

  func next(_ count: Int) throws -> [UInt8] {
    random.withLock { random in (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) } }
  }
}

/// Generators of nonces over seeded bytes: one correct, the others with one defect each.
enum SeededSubject {
  static let letters = Array(NonceContract.commonAlphabet.utf8)

  /// Rejects bytes from 195 on: correct.
  static var good: FunctionSubject {
    subject("good") { length, source in try rejecting(length, of: letters, below: 195, source) }
  }

  static var missingW: FunctionSubject {
    subject("missing-w") { length, source in
      try rejecting(length, of: letters.filter { $0 != UInt8(ascii: "W") }, below: 256, source)
    }
  }

  static var modulo: FunctionSubject {
    subject("modulo") { length, source in try rejecting(length, of: letters, below: 256, source) }
  }

  static var firstIsZero: FunctionSubject {
    subject("first-is-zero") { length, source in
      "0" + (try rejecting(length - 1, of: letters, below: 195, source))
    }
  }

  static var counter: FunctionSubject {
    let count = Mutex(0)
    return subject("counter") { length, source in
      let number = count.withLock { count in
        count = (count + 1) % 65
        return count
      }
      let nonce = try rejecting(length - 1, of: letters, below: 195, source)
      return nonce + String(UnicodeScalar(letters[number]))
    }
  }

  static var constant: FunctionSubject {
    subject("constant") { length, _ in String(repeating: "x", count: length) }
  }

  static var short: FunctionSubject {
    subject("short") { length, source in
      try rejecting(length - 1, of: letters, below: 195, source)
    }
  }

  static var tilde: FunctionSubject {
    subject("tilde") { length, source in
      try rejecting(length, of: letters + [UInt8(ascii: "~")], below: 198, source)
    }
  }

  static var ignoresStatus: FunctionSubject {
    subject("ignores-status") { length, source in
      let bytes = (try? source.next(length)) ?? []
      return String(
        decoding: (0..<length).map { letters[Int($0 < bytes.count ? bytes[$0] : 0) % 65] },
        as: UTF8.self)
    }
  }

  /// Gives up in the end, so that the test does too.
  static var retriesTooLong: FunctionSubject {
    subject("retries-too-long") { length, source in
      for _ in 0...ScriptedByteSource.endlessRetryLimit {
        if let bytes = try? source.next(length), bytes.count == length {
          return String(decoding: bytes.map { letters[Int($0) % 65] }, as: UTF8.self)
        }
      }
      throw ByteSourceFailure()
    }
  }

  /// Accepts lengths below 1.
  static var lenient: FunctionSubject {
    subject("lenient") { length, source in
      length < 1 ? "" : try rejecting(length, of: letters, below: 195, source)
    }
  }

  static func subject(
    _ name: String, contract: NonceContract = NonceContract(),
    draw: @escaping @Sendable (Int, any ByteSource) throws -> String
  ) -> FunctionSubject {
    let source = SeededBytes()
    return FunctionSubject(
      name, contract: Contract(name: name, nonce: contract),
      nonce: { try draw($0 ?? contract.defaultLength, source) },
      sourcedNonce: { try draw($0 ?? contract.defaultLength, $1) })
  }

  static func rejecting(
    _ length: Int, of letters: [UInt8], below limit: Int, _ source: any ByteSource
  ) throws -> String {
    guard length >= 0 else { throw ByteSourceFailure(status: length) }
    var nonce: [UInt8] = []
    while nonce.count < length {
      let bytes = try source.next(1)
      guard let byte = bytes.first else { throw ByteSourceFailure(status: 0) }
      if Int(byte) < limit { nonce.append(letters[Int(byte) % letters.count]) }
    }
    return String(decoding: nonce, as: UTF8.self)
  }
}

/// Subjects that differ in what they declare.
extension SeededSubject {
  /// Throws for lengths below 1.
  static var refusing: FunctionSubject {
    subject("refusing") { length, source in
      guard length > 0 else { throw ByteSourceFailure(status: length) }
      return try rejecting(length, of: letters, below: 195, source)
    }
  }

  static var quoted: FunctionSubject { declaring("quoted", "abc\"", length: 64) }
  static var weak: FunctionSubject { declaring("weak", NonceContract.commonAlphabet, length: 8) }
  static var base58: FunctionSubject {
    declaring("base58", "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz")
  }
  static var bothCases: FunctionSubject { declaring("both-cases", "0123456789abcdefABCDEF") }
  static var declaresMissingW: FunctionSubject { declaring("declares-missing-w", withoutW) }
  static var deliberate: FunctionSubject {
    declaring("deliberate", withoutW, isDeliberate: true)
  }

  private static let withoutW = String(NonceContract.commonAlphabet.filter { $0 != "W" })

  /// Draws evenly from the letters that it declares.
  private static func declaring(
    _ name: String, _ alphabet: String, length: Int = 32, isDeliberate: Bool = false
  ) -> FunctionSubject {
    let letters = Array(alphabet.utf8)
    return subject(
      name,
      contract: NonceContract(
        alphabet: alphabet, deliberate: isDeliberate, defaultLength: length)
    ) { length, source in
      try rejecting(length, of: letters, below: 256 / letters.count * letters.count, source)
    }
  }
}
