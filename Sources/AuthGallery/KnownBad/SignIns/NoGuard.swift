internal import ConformanceModel

extension GallerySubject {
  static let noGuard = badSignIn(
    "no-guard", violates: [.guardExclusive], causes: [.noGuard],
    story: "Every attempt runs with its own state, where the contract refuses the second."
  ) { PerCallProvider($0) }
}
