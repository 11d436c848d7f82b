internal import ConformanceModel
internal import Foundation
internal import ReferenceAuth

extension Gallery {
  static let base64Digest = GallerySubject.digests(
    .knownBad, "base64-digest", violates: [.digestTextForm], causes: [.otherTextForm],
    story: "base64 where the backend compares hex"
  ) { Data(SHA256.digest(of: $0).bytes).base64EncodedString() }
}
