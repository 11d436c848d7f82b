internal import ConformanceModel

/// Lets attempts through one at a time, or should.
protocol AttemptGate: Sendable {
  /// Lets an attempt in.
  ///
  /// - Throws: `SignInFailure.alreadyInProgress` for a newcomer.
  func enter() async throws

  /// The attempt that was let in has ended.
  func leave() async
}

/// A gate in front of a provider that has no guard of its own.
final class GatedProvider: SignInProvider {
  private let gate: any AttemptGate
  private let inner: any SignInProvider

  init(_ gate: any AttemptGate, _ inner: any SignInProvider) {
    self.gate = gate
    self.inner = inner
  }

  func signIn() async throws -> SignInCredential {
    try await gate.enter()
    let result: Result<SignInCredential, any Error>
    do { result = .success(try await inner.signIn()) } catch { result = .failure(error) }
    // Before the caller is answered, so that the next attempt may start inside the answer.
    await gate.leave()
    return try result.get()
  }

  func cancel() { inner.cancel() }
}
