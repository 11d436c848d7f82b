import Crypto
import Foundation
import ReferenceAuth

/// Whatever is given here counts as used, so that the optimiser keeps the work that made it.
@inline(never)
func keep<Value>(_ value: borrowing Value) {}

/// The fastest one-shot digest that swift-crypto offers: no `Data` is made.
@inline(__always)
func cryptoDigest(of bytes: UnsafeRawBufferPointer) -> Crypto.SHA256Digest {
  var hash = Crypto.SHA256()
  hash.update(bufferPointer: bytes)
  return hash.finalize()
}

/// The work of every contender for every task, by "contender task": runs it that many times.
///
/// Not isolated: the program has one thread.
struct Contenders {
  typealias Work = (_ count: Int) throws -> Void

  let work: [String: Work]

  init() {
    let generator = NonceGenerator()
    let alphabet = NonceAlphabet.unreserved.letters.map { Character(UnicodeScalar($0)) }
    let nonce = Array("W0.zA1_yB2-xC3wD4vE5uF6tG7sH8rI9".utf8)
    let text = String(decoding: nonce, as: UTF8.self)
    let batch = (0..<64).map { index in "\(10 + index)" + text.dropFirst(2) }
    let mebibyte = [UInt8](repeating: 0x5A, count: 1 << 20)
    let other = [UInt8](repeating: 0xA5, count: 1 << 20)
    let digest = ReferenceAuth.SHA256.digest(of: nonce)
    let digestBytes = digest.bytes
    work = [
      "reference sha-32": { count in
        nonce.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(ReferenceAuth.SHA256.digest(of: bytes)) }
        }
      },
      "portable sha-32": { count in
        nonce.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(ReferenceAuth.SHA256.digest(of: bytes, on: .portable)) }
        }
      },
      "portable sha-1m": { count in
        mebibyte.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(ReferenceAuth.SHA256.digest(of: bytes, on: .portable)) }
        }
      },
      "swift-crypto sha-32": { count in
        nonce.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(cryptoDigest(of: bytes)) }
        }
      },
      "swift-crypto-one-shot sha-32": { count in
        nonce.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(Crypto.SHA256.hash(data: bytes)) }
        }
      },
      "reference sha-32-text": { count in
        for _ in 0..<count { keep(ReferenceAuth.SHA256.digest(of: text)) }
      },
      "swift-crypto sha-32-text": { count in
        for _ in 0..<count { keep(Crypto.SHA256.hash(data: Data(text.utf8))) }
      },
      "reference sha-32-batch": { count in
        for _ in 0..<max(1, count / 64) { keep(ReferenceAuth.SHA256.digests(of: batch)) }
      },
      "swift-crypto sha-32-batch": { count in
        for _ in 0..<max(1, count / 64) {
          keep(batch.map { Crypto.SHA256.hash(data: Data($0.utf8)) })
        }
      },
      "reference sha-1m": { count in
        mebibyte.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(ReferenceAuth.SHA256.digest(of: bytes)) }
        }
      },
      "swift-crypto sha-1m": { count in
        mebibyte.withUnsafeBytes { bytes in
          for _ in 0..<count { keep(cryptoDigest(of: bytes)) }
        }
      },
      // Two streams count as one operation; the other side hashes one after the other.
      "reference sha-1m-two": { count in
        mebibyte.withUnsafeBytes { first in
          other.withUnsafeBytes { second in
            for _ in 0..<count { keep(ReferenceAuth.SHA256.digests(of: first, and: second)) }
          }
        }
      },
      "swift-crypto sha-1m-two": { count in
        mebibyte.withUnsafeBytes { first in
          other.withUnsafeBytes { second in
            for _ in 0..<count {
              keep(cryptoDigest(of: first))
              keep(cryptoDigest(of: second))
            }
          }
        }
      },
      "reference nonce": { count in for _ in 0..<count { keep(try generator.nonce()) } },
      "random-element nonce": { count in
        for _ in 0..<count { keep(String((0..<32).map { _ in alphabet.randomElement()! })) }
      },
      "app-code nonce": { count in for _ in 0..<count { keep(AppCode.nonce()) } },
      "reference hex": { count in for _ in 0..<count { keep(digest.hexadecimal) } },
      "format-string hex": { count in
        for _ in 0..<count {
          keep(digestBytes.map { String(format: "%02x", $0) }.joined())
        }
      },
      "radix-string hex": { count in
        for _ in 0..<count {
          keep(digestBytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
        }
      },
      "reference base64url": { count in for _ in 0..<count { keep(digest.base64URL) } },
      "foundation base64url": { count in
        for _ in 0..<count {
          keep(
            Data(digestBytes).base64EncodedString()
              .replacingOccurrences(of: "+", with: "-")
              .replacingOccurrences(of: "/", with: "_")
              .replacingOccurrences(of: "=", with: ""))
        }
      },
      "reference all": { count in
        for _ in 0..<count {
          let nonce = try generator.nonce()
          keep(ReferenceAuth.SHA256.digest(of: nonce).hexadecimal)
        }
      },
      "app-code all": { count in
        for _ in 0..<count {
          let nonce = AppCode.nonce()
          keep(AppCode.sha256(nonce))
        }
      },
    ]
  }
}
