internal import ConformanceModel
internal import ReferenceAuth

extension Gallery {
  static let base64urlDigest = GallerySubject.digests(
    .legal, "base64url-digest", story: "base64url without padding, and the contract says so",
    form: .base64url
  ) { SHA256.digest(of: $0).base64URL }
}
