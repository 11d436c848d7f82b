import ConformanceModel
import Synchronization
import Testing

@testable import ConformanceChecks

/// A provider that calls back, one attempt at a time, with mistakes that can be chosen.
struct SmallSubject: SignInSubject {
  /// What is wrong with it, or only looks so.
  struct Ways {
    /// What a success is answered with; the credential where nothing is said.
    var success: SignInFailure?
    /// What a credential of another type is answered with.
    var otherType = SignInFailure.failed(code: "wrongCredentialType")
    /// Whether the flag stays set after that.
    var staysShut = false
  }

  var contract = Contract(
    name: "small",
    signIn: SignInContract(
      entries: [.completion], cancel: false, taskCancellation: false, carries: [.token],
      handsOutNonce: false, usesByteSource: false, looksForWindow: false))
  var ways = Ways()

  func makeProvider(in environment: SignInEnvironment) -> any SignInProvider {
    SmallProvider(environment, ways)
  }

  /// What a check says of it.
  func outcome(of id: RequirementID) async throws -> CheckOutcome {
    let check = try #require(Catalogue.check(id))
    let reason = check.reasonNotApplicable(
      to: contract, offering: offered, profile: .quick, in: .worker)
    if let reason { return .notApplicable(reason) }
    return try await check.judge(
      self, CheckContext(profile: .quick, seed: 1, samples: NonceSamples()))
  }
}

private final class SmallProvider: SignInProvider, AuthorizationControllerDelegate {
  typealias Answer = @Sendable (Result<SignInCredential, any Error>) -> Void

  private struct State {
    var isBusy = false
    var pending: (controller: any AuthorizationController, answer: Answer)?
  }

  private let environment: SignInEnvironment
  private let ways: SmallSubject.Ways
  private let state = Mutex(State())

  init(_ environment: SignInEnvironment, _ ways: SmallSubject.Ways) {
    self.environment = environment
    self.ways = ways
  }

  func signIn(completion: @escaping Answer) {
    let isFree = state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isFree else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    let controller = environment.makeController(AuthorizationRequest(nonce: "claim"))
    state.withLock { $0.pending = (controller, completion) }
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard case .appleID(let found) = credential else {
      return end(controller, .failure(ways.otherType), opens: !ways.staysShut)
    }
    guard let token = found.identityToken.flatMap({ String(validating: $0, as: UTF8.self) }),
      !token.isEmpty
    else { return end(controller, .failure(SignInFailure.failed(code: "noToken"))) }
    let credential = SignInCredential(rawNonce: "claim", identityToken: token)
    end(controller, ways.success.map { .failure($0) } ?? .success(credential))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    let isCancel =
      error.domain == AuthorizationError.appleDomain
      && error.code == AuthorizationError.canceledCode
    let failure = isCancel ? SignInFailure.cancelled : .failed(code: "\(error.code)")
    end(controller, .failure(failure))
  }

  private func end(
    _ controller: any AuthorizationController, _ result: Result<SignInCredential, any Error>,
    opens: Bool = true
  ) {
    let answer = state.withLock { state -> Answer? in
      guard state.pending?.controller === controller else { return nil }
      defer { state.pending = nil }
      if opens { state.isBusy = false }
      return state.pending?.answer
    }
    answer?(result)
  }
}
