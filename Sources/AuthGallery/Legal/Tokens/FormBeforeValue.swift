internal import ConformanceModel

extension GallerySubject {
  static let formBeforeValue = legalMatcher(
    "form-before-value",
    story: "A claim that is no 64 small hex digits is called malformed before it is compared."
  ) { steps in
    steps.beforeComparing = { reading in
      guard case .text(let claim) = reading["nonce"], !claim.isEmpty else { return nil }
      let isDigest = claim.utf8.count == 64 && claim.allSatisfy { "0123456789abcdef".contains($0) }
      return isDigest ? nil : .rejected(.nonceMalformed)
    }
  }
}
