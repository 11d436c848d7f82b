internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let signatureNotVerified = knownBadVerifier(
    "signature-not-verified",
    violates: [.tokenSignature],
    causes: [.signatureNotVerified],
    story: "The token is decoded and its claims are read; nobody looks at the signature."
  ) { steps in
    steps.isSigned = { _ in true }
    steps.algorithm = { _ in "" }
    steps.understands = { _ in true }
  }
}
