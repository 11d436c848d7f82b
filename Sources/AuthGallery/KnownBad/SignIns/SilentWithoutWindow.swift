internal import ConformanceModel

extension GallerySubject {
  static let silentWithoutWindow = badSignIn(
    "silent-without-window", violates: [.continuationStartFailure], causes: [.silentStartFailure],
    story: "Returns in silence when there is no window to present in."
  ) { SilentWithoutWindowCoordinator($0) }
}

private final class SilentWithoutWindowCoordinator: Coordinator, @unchecked Sendable {
  override func begin(_ id: Int, reply: @escaping SignInReply) {
    guard environment.hasWindow() else { return }
    super.begin(id, reply: reply)
  }
}
