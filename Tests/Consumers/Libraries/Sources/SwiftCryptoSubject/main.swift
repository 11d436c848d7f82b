import AuthConformance
import Crypto

// apple/swift-crypto behind the suite's Swift adapter:
//   auth-conformance -- Tests/Consumers/Libraries/.build/release/SwiftCryptoSubject

/// The text form that most apps write.
func hexadecimal(_ digest: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef")
  return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}

/// What a careful app writes: the standard library's unbiased choice over the system's generator.
func nonce(length: Int) throws -> String {
  guard length > 0 else { throw NonceLengthError(length: length) }
  let letters = Array(NonceContract.commonAlphabet)
  return String((0..<length).map { _ in letters[Int.random(in: 0..<letters.count)] })
}

struct NonceLengthError: Error {
  var length: Int
}

let subject = FunctionSubject(
  "swift-crypto",
  nonce: { try nonce(length: $0 ?? 32) },
  digest: { hexadecimal(SHA256.hash(data: Array($0.utf8))) },
  byteDigest: { hexadecimal(SHA256.hash(data: $0)) },
  streamingDigest: { updates in
    var hasher = SHA256()
    for update in updates { hasher.update(data: update) }
    return hexadecimal(hasher.finalize())
  })
ConformanceWorker.main(subject)
