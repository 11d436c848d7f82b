internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let critIgnored = knownBadVerifier(
    "crit-ignored",
    violates: [.tokenSignature],
    causes: [.critIgnored],
    story: "Extensions that the header calls critical are passed over."
  ) { steps in
    steps.understands = { _ in true }
  }
}
