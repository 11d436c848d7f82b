internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let signatureOnly = legalVerifier(
    "signature-only",
    story: "The claims are left to another layer.",
    token: TokenContract(signatures: Set(SignatureAlgorithm.allCases))
  )
}
