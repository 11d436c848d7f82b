internal import ConformanceModel

extension GallerySubject {
  static let releasedInLaterHop = badSignIn(
    "released-in-later-hop", violates: [.guardReleased], causes: [.guardReleasedLater],
    story: "Answers the caller at once, and leaves clearing the busy flag to a task of its own.",
    contract: SignInContract(entries: [.async])
  ) { ReleasedInLaterHopProvider($0) }
}

private final class ReleasedInLaterHopProvider: SignInProvider {
  private let gate = ReleasedInLaterHopGate()
  private let inner: PerCallProvider

  init(_ environment: SignInEnvironment) { inner = PerCallProvider(environment) }

  func signIn() async throws -> SignInCredential {
    try await gate.enter()
    defer { Task { [gate] in await gate.leave() } }
    return try await inner.signIn()
  }

  func cancel() { inner.cancel() }
}

private actor ReleasedInLaterHopGate: AttemptGate {
  private var isBusy = false

  func enter() throws {
    guard !isBusy else { throw SignInFailure.alreadyInProgress }
    isBusy = true
  }

  func leave() { isBusy = false }
}
