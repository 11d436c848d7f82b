internal import ConformanceModel
internal import Synchronization

/// What an attempt's caller is told.
typealias SignInReply = @Sendable (Result<SignInCredential, any Error>) -> Void

/// The common coordinator, written right: one slot behind a lock, taken before it is answered.
///
/// A newcomer is refused. Known-bad subjects override one method each; what they override is the
/// defect.
///
/// Unchecked, because classes with subclasses cannot be checked: the stored properties are a
/// `Sendable` value and a `Mutex`, here and in every subclass.
class Coordinator: SignInProvider, AuthorizationControllerDelegate, @unchecked Sendable {
  struct Attempt {
    let id: Int
    var reply: SignInReply
    var rawNonce = ""
    var controller: (any AuthorizationController)?
    /// Keeps the coordinator, which is the delegate, alive while the attempt is pending.
    var keeper: Coordinator?
  }

  struct Slot {
    var pending: Attempt?
    var lastID = 0
  }

  let environment: SignInEnvironment
  let slot = Mutex(Slot())

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    let id = newID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        begin(id) { continuation.resume(with: $0) }
        // The handler may have run before the attempt was in the slot.
        if Task.isCancelled { abandon(id) }
      }
    } onCancel: {
      abandon(id)
    }
  }

  func signIn(completion: @escaping SignInReply) { begin(newID(), reply: completion) }

  func cancel() {
    take { _ in true }?.reply(.failure(SignInFailure.cancelled))
  }

  /// Ends the attempt of a cancelled task.
  func abandon(_ id: Int) {
    take { $0.id == id }?.reply(.failure(SignInFailure.cancelled))
  }

  func newID() -> Int {
    slot.withLock { slot in
      slot.lastID += 1
      return slot.lastID
    }
  }

  func begin(_ id: Int, reply: @escaping SignInReply) {
    guard admits(Attempt(id: id, reply: reply, keeper: self)) else {
      return reply(.failure(SignInFailure.alreadyInProgress))
    }
    guard environment.hasWindow() else {
      return finish(id, .failure(SignInFailure.failed(code: "noWindow")))
    }
    do {
      start(id, rawNonce: try drawNonce())
    } catch {
      finish(id, .failure(SignInFailure.failed(code: "nonceFailed")))
    }
  }

  /// Stores what belongs to the attempt, then starts its request.
  func start(_ id: Int, rawNonce: String) {
    let controller = environment.makeController(makeRequest(id, rawNonce: rawNonce))
    controller.delegate = self
    let isPending = slot.withLock { slot in
      guard slot.pending?.id == id else { return false }
      slot.pending?.rawNonce = rawNonce
      slot.pending?.controller = controller
      return true
    }
    if isPending { controller.performRequests() }
  }

  /// Puts a newcomer into the slot, unless it is taken.
  func admits(_ newcomer: Attempt) -> Bool {
    slot.withLock { slot in
      guard slot.pending == nil else { return false }
      slot.pending = newcomer
      return true
    }
  }

  func drawNonce() throws -> String { try AttemptNonce.draw(from: environment.bytes) }

  func makeRequest(_ id: Int, rawNonce: String) -> AuthorizationRequest {
    AuthorizationRequest(nonce: claim(of: rawNonce))
  }

  func claim(of rawNonce: String) -> String { AttemptNonce.hex(of: rawNonce) }

  /// Takes the pending attempt out of the slot, if it is the one that is meant.
  func take(where isMeant: (Attempt) -> Bool) -> Attempt? {
    slot.withLock { slot in
      guard let pending = slot.pending, isMeant(pending) else { return nil }
      slot.pending = nil
      return pending
    }
  }

  func finish(_ id: Int, _ result: Result<SignInCredential, any Error>) {
    take { $0.id == id }?.reply(result)
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard let attempt = take(where: { $0.controller === controller }) else { return }
    attempt.reply(Result { try SignInCredential(credential, rawNonce: attempt.rawNonce) })
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    take { $0.controller === controller }?.reply(.failure(SignInFailure(error)))
  }
}
