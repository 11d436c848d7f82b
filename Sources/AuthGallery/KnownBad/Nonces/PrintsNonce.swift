internal import ConformanceModel
internal import Foundation
internal import ReferenceAuth

extension Gallery {
  static let printsNonce = GallerySubject.nonces(
    .knownBad, "prints-nonce", violates: [.nonceSecrecy], causes: [.nonceLogged],
    story: "a print statement from a debugging session was left in", isSourced: false
  ) { length, source in
    let nonce = try LetterDraw.rejecting(
      length, of: LetterDraw.common, below: 195, from: source)
    print("nonce:", nonce)
    return nonce
  }

  static let printsDigest = GallerySubject(
    .knownBad, violates: [.nonceSecrecy], causes: [.nonceLogged],
    story: "the digest is printed in base64, and sent in hexadecimal",
    subject: FunctionSubject(
      "prints-digest",
      digest: { text in
        let digest = SHA256.digest(of: text)
        print("sha256:", Data(digest.bytes).base64EncodedString())
        return digest.hexadecimal
      }))
}
