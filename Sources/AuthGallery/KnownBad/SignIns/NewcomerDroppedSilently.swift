internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let newcomerDroppedSilently = badSignIn(
    "newcomer-dropped-silently",
    violates: [.continuationAnsweredOnce, .guardExclusive, .guardRefusalHarmless],
    causes: [.newcomerDropped],
    story: "Drops the newcomer without an answer while another attempt is pending."
  ) { NewcomerDroppedSilentlyCoordinator($0) }
}

private final class NewcomerDroppedSilentlyCoordinator: Coordinator, @unchecked Sendable {
  override func begin(_ id: Int, reply: @escaping SignInReply) {
    guard slot.withLock({ $0.pending == nil }) else { return }
    super.begin(id, reply: reply)
  }
}
