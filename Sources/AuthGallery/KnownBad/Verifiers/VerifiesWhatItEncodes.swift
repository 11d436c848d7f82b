internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let verifiesWhatItEncodes = knownBadVerifier(
    "verifies-what-it-encodes",
    violates: [.tokenStructure, .tokenSignature],
    causes: [.lenientBase64, .signedBytesMadeAnew],
    story: "The parts are decoded leniently, and the signature is verified over a fresh encoding."
  ) { steps in
    steps.read = { compact in
      let parts = compact.split(separator: ".", omittingEmptySubsequences: false)
      let cleaned = parts.map { part in
        String(part.filter { !$0.isWhitespace && $0 != "=" })
      }
      return try? IdentityToken(parsing: cleaned.joined(separator: "."))
    }
  }
}
