internal import ConformanceModel

extension GallerySubject {
  static let suspendedSetUp: GallerySubject = {
    var contract = Contract(name: "suspended-set-up")
    contract.signIn.callbacks = .anyThread
    return GallerySubject(
      .legal,
      story: "Its set-up asks an actor and sleeps before there is anything to sign in with.",
      subject: SuspendedSetUp(contract: contract))
  }()
}

/// A subject whose provider is not there at once, as after reading a configuration.
private struct SuspendedSetUp: SignInSubject {
  let contract: Contract

  /// Answers when it has had its turn.
  private actor Configuration {
    func read() async throws {
      await Task.yield()
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  func makeProvider(in environment: SignInEnvironment) async throws -> any SignInProvider {
    try await Configuration().read()
    return Coordinator(environment)
  }
}
