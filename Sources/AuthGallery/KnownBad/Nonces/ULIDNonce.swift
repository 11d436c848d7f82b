internal import ConformanceModel
internal import Foundation

extension Gallery {
  static let ulidNonce = GallerySubject(
    .knownBad, violates: [.nonceStrength], causes: [.shortNonce],
    story: "a ULID, which sorts by its time and leaves 80 random bits",
    subject: FunctionSubject(
      "ulid-nonce",
      contract: Contract(
        name: "ulid-nonce",
        nonce: NonceContract(
          shape: NonceShape.ulid, timeLetters: NonceShape.ulidTimeLetters)),
      nonce: { _ in
        let time = UInt64(Date().timeIntervalSince1970 * 1_000)
        let clock = stride(from: 45, through: 0, by: -5).map { crockford[Int(time >> $0 & 31)] }
        let random = try SystemByteSource.shared.next(16).map { crockford[Int($0 & 31)] }
        return String(decoding: clock + random, as: UTF8.self)
      }))

  private static let crockford = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
}
