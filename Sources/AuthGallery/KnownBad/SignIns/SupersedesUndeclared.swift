internal import ConformanceModel

extension GallerySubject {
  static let supersedesUndeclared = badSignIn(
    "supersedes-undeclared", violates: [.guardExclusive], causes: [.overlapUndeclared],
    story: "The latest attempt wins, and the contract says that a newcomer is refused."
  ) { SupersedingCoordinator($0) }
}
