internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let keyNameIgnoringCase = knownBadVerifier(
    "key-name-ignoring-case",
    violates: [.tokenSignature],
    causes: [.keyNameIgnored],
    story: "Names of keys are compared without regard to case."
  ) { steps in
    steps.isSigned = { signed in
      let name = signed.token.header.string("kid")?.lowercased()
      let key = signed.keys.keys.first { name != nil && $0.kid?.lowercased() == name }
      return signed.isSigned(by: key.map { [$0] } ?? [])
    }
  }
}
