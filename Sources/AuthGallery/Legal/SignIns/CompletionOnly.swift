internal import ConformanceModel

extension GallerySubject {
  static let completionOnly = legalSignIn(
    "completion-only", story: "Offers a completion handler and cancel(), nothing async.",
    contract: SignInContract(entries: [.completion], taskCancellation: false)
  ) { CompletionOnlyProvider(Coordinator($0)) }
}

private final class CompletionOnlyProvider: SignInProvider {
  private let coordinator: Coordinator

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }

  func signIn(completion: @escaping SignInReply) { coordinator.signIn(completion: completion) }

  func cancel() { coordinator.cancel() }
}
