internal import ConformanceModel

extension GallerySubject {
  static let guardPerEntry = badSignIn(
    "guard-per-entry", violates: [.guardEveryEntry], causes: [.guardPerEntry],
    story: "Each entry point has a guard of its own."
  ) { TwoEntriesProvider(async: Coordinator($0), completion: Coordinator($0)) }
}
