internal import ConformanceModel

extension GallerySubject {
  static let joinersPoll = badSignIn(
    "joiners-poll", violates: [.continuationAnsweredOnce, .guardExclusive, .guardOwnNonce],
    causes: [.pollsForEver],
    // Whoever has hung twice in an area is asked no more of it.
    leavesOpen: [
      .guardStaleCallback, .guardSuspension, .guardInstances, .guardThreads, .guardRaceFree,
    ],
    story: "Who joins looks until the first is gone, and the first until nobody joins any more.",
    contract: SignInContract(
      overlap: .join, entries: [.async], cancel: false, taskCancellation: false),
    callbacks: .mainActor
  ) { environment in
    MainActor.assumeIsolated { PollingSignIn(environment) }
  }
}

/// Callers who look for one another again and again.
@MainActor
private final class PollingSignIn: @preconcurrency SignInProvider,
  @preconcurrency AuthorizationControllerDelegate
{
  private let environment: SignInEnvironment
  private var isUnderWay = false
  private var joined = 0
  private var result: Result<SignInCredential, any Error>?
  private var rawNonce = ""
  private var controller: (any AuthorizationController)?
  private var continuation: CheckedContinuation<SignInCredential, any Error>?

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    guard !isUnderWay else { return try await join() }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    isUnderWay = true
    result = nil
    rawNonce = nonce
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    self.controller = controller
    controller.delegate = self
    do {
      result = .success(
        try await withCheckedThrowingContinuation { continuation in
          self.continuation = continuation
          controller.performRequests()
        })
    } catch { result = .failure(error) }
    while joined > 0 { await Task.yield() }
    isUnderWay = false
    guard let result else { throw SignInFailure.failed(code: "invalidState") }
    return try result.get()
  }

  private func join() async throws -> SignInCredential {
    joined += 1
    defer { joined -= 1 }
    while isUnderWay { await Task.yield() }
    guard let result else { throw SignInFailure.failed(code: "invalidState") }
    return try result.get()
  }

  private func resume(with result: Result<SignInCredential, any Error>) {
    let continuation = continuation
    (self.continuation, controller) = (nil, nil)
    continuation?.resume(with: result)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard controller === self.controller else { return }
    resume(with: Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard controller === self.controller else { return }
    resume(with: .failure(SignInFailure(error)))
  }
}
