internal import ConformanceModel

extension GallerySubject {
  static let freedWhenDropped = badSignIn(
    "freed-when-dropped", violates: [.continuationDropped], causes: [.freedWhenDropped],
    story: "Is its own delegate and nothing keeps it: dropped by its caller, it answers nobody."
  ) { FreedWhenDroppedCoordinator($0) }
}

private final class FreedWhenDroppedCoordinator: Coordinator, @unchecked Sendable {
  override func admits(_ newcomer: Attempt) -> Bool {
    var newcomer = newcomer
    newcomer.keeper = nil
    return super.admits(newcomer)
  }
}
