internal import ConformanceModel

extension GallerySubject {
  static let guardOnOneEntryOnly = badSignIn(
    "guard-on-one-entry-only", violates: [.guardExclusive, .guardEveryEntry],
    causes: [.guardPerEntry],
    story: "The async entry point has a guard, the one with a completion handler has none."
  ) { TwoEntriesProvider(async: Coordinator($0), completion: PerCallProvider($0)) }
}

/// Two entry points that know nothing of each other.
final class TwoEntriesProvider: SignInProvider {
  private let asyncEntry: any SignInProvider
  private let completionEntry: any SignInProvider

  init(async asyncEntry: any SignInProvider, completion completionEntry: any SignInProvider) {
    self.asyncEntry = asyncEntry
    self.completionEntry = completionEntry
  }

  func signIn() async throws -> SignInCredential { try await asyncEntry.signIn() }

  func signIn(completion: @escaping SignInReply) {
    completionEntry.signIn(completion: completion)
  }

  func cancel() {
    asyncEntry.cancel()
    completionEntry.cancel()
  }
}
