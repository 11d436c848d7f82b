internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let flagNeverConsulted = badSignIn(
    "flag-never-consulted", violates: [.continuationAnsweredOnce, .guardExclusive],
    causes: [.noGuard],
    story: "Sets a busy flag and clears it, but never looks at it."
  ) { FlagNeverConsultedCoordinator($0) }
}

private final class FlagNeverConsultedCoordinator: BusyFlagCoordinator, @unchecked Sendable {
  override func admits(_ newcomer: Attempt) -> Bool {
    isBusy.withLock { $0 = true }
    slot.withLock { $0.pending = newcomer }
    return true
  }
}
