internal import ConformanceModel

extension Gallery {
  /// The implementation gives nil; its adapter makes an error of it.
  static let nilOnFailure = GallerySubject.nonces(
    .legal, "nil-on-failure", story: "gives no nonce when the source fails, and no error either"
  ) { length, source in
    guard let nonce = nonceOrNothing(length, source) else { throw NoNonce() }
    return nonce
  }

  private struct NoNonce: Error {}

  private static func nonceOrNothing(_ length: Int, _ source: any ByteSource) -> String? {
    try? LetterDraw.rejecting(length, of: LetterDraw.common, below: 195, from: source)
  }
}
