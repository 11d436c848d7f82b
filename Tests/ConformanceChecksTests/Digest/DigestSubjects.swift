import ConformanceModel
import ReferenceAuth
import Synchronization

/// Hash functions: one correct, the others with one defect each.
enum DigestSubjects {
  static var good: FunctionSubject {
    subject("good") { SHA256.digest(of: $0).hexadecimal }
  }

  static var doubleHash: FunctionSubject {
    subject("double-hash") { SHA256.digest(of: SHA256.digest(of: $0).bytes).hexadecimal }
  }

  static var upperCase: FunctionSubject {
    subject("upper-case") { SHA256.digest(of: $0).hexadecimal.uppercased() }
  }

  static var wrongAt55: FunctionSubject {
    subject("wrong-at-55") { message in
      SHA256.digest(of: message.count % 64 == 55 ? message + [0] : message).hexadecimal
    }
  }

  /// Right for all texts of the vectors, wrong where U+1F1E9 stands after U+0130.
  static var rare: FunctionSubject {
    FunctionSubject(
      "rare",
      digest: { text in
        let scalars = Array(text.unicodeScalars)
        let isRare = scalars.contains("\u{130}") && scalars.contains("\u{1F1E9}")
        return SHA256.digest(of: isRare ? "" : text).hexadecimal
      })
  }

  static var trimming: FunctionSubject {
    FunctionSubject(
      "trimming",
      digest: { text in
        SHA256.digest(of: Array(text.utf8.drop { $0 == 0x20 })).hexadecimal
      })
  }

  static var losesEmptyUpdate: FunctionSubject {
    FunctionSubject(
      "loses-empty-update",
      streamingDigest: { updates in
        var hash = SHA256()
        for update in updates { update.isEmpty ? hash = SHA256() : hash.update(update) }
        return hash.finalize().hexadecimal
      })
  }

  static var notReset: FunctionSubject {
    let hasher = Mutex(SHA256())
    return FunctionSubject(
      "not-reset",
      digest: { text in
        hasher.withLock { hasher in
          hasher.update(text)
          return hasher.finalize().hexadecimal
        }
      })
  }

  static var zeros: FunctionSubject {
    FunctionSubject("zeros", streamingDigest: { _ in String(repeating: "0", count: 64) })
  }

  private static func subject(
    _ name: String, digest: @escaping @Sendable ([UInt8]) -> String
  ) -> FunctionSubject {
    FunctionSubject(
      name, digest: { digest(Array($0.utf8)) }, byteDigest: { digest($0) },
      streamingDigest: { updates in digest(updates.flatMap { $0 }) })
  }
}
