internal import ConformanceModel

extension GallerySubject {
  static let asyncOnly = legalSignIn(
    "async-only", story: "Offers async alone: no completion handler and no cancel().",
    contract: SignInContract(entries: [.async], cancel: false)
  ) { AsyncOnlyProvider(Coordinator($0)) }
}

private final class AsyncOnlyProvider: SignInProvider {
  private let coordinator: Coordinator

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }

  func signIn() async throws -> SignInCredential { try await coordinator.signIn() }
}
