/// What a caller is answered with, exactly once.
typealias SignInAnswer = Result<SignInCredential, SignInError>

/// Names one attempt for as long as the provider lives; never used twice.
struct AttemptID: Hashable, Sendable {
  fileprivate let number: UInt64
}

/// The one attempt that may be pending, with everything that must stay alive meanwhile.
struct PendingAttempt: Sendable {
  let id: AttemptID
  let reply: @Sendable (SignInAnswer) -> Void
  /// What is outstanding at the provider; nil while the request is still being prepared.
  var request: OutstandingRequest?
}

/// A request that the provider has, and what belongs to it.
struct OutstandingRequest: Sendable {
  let rawNonce: String
  let controller: any AuthorizationController
  /// Held here because the controller holds it weakly.
  let delegate: any AuthorizationControllerDelegate
  /// Whether `performRequests` has not returned yet.
  var isStarting = true
}

/// What the provider must do next, after it has left the lock.
enum SignInAction: Sendable {
  case nothing
  case prepare(AttemptID, AuthorizationRequest)
  case performRequests(AttemptID, any AuthorizationController)
  case withdraw(any AuthorizationController)
  /// Withdraw the request if there is one to withdraw, then answer. The attempt comes along so
  /// that its last references are dropped outside the lock.
  case answer(PendingAttempt, SignInAnswer, withdraw: Bool)
}

/// Decides what every event of a sign-in means; touches nothing but itself.
///
/// The contract is *refuse*: there is one slot, and while it is taken a newcomer is turned away.
/// Whoever takes an attempt out of the slot owes its caller the answer, so there is exactly one
/// answer, and the slot is free before the caller hears of it.
struct SignInState: Sendable {
  private(set) var pending: PendingAttempt?
  private var lastNumber: UInt64 = 0
  /// Ids given out to callers that have not begun yet.
  private var reserved: Set<AttemptID> = []
  /// Attempts that ended by a cancel while `performRequests` was still running.
  private var withdrawnWhileStarting: Set<AttemptID> = []

  /// Names an attempt before it begins, so that it can be cancelled from the very start.
  mutating func reserve() -> AttemptID {
    lastNumber += 1
    let id = AttemptID(number: lastNumber)
    reserved.insert(id)
    return id
  }

  /// A caller wants in.
  mutating func begin(
    _ id: AttemptID, with request: AuthorizationRequest,
    reply: @escaping @Sendable (SignInAnswer) -> Void
  ) -> SignInAction {
    let newcomer = PendingAttempt(id: id, reply: reply)
    guard reserved.remove(id) != nil else {
      return .answer(newcomer, .failure(.cancelled), withdraw: false)
    }
    guard pending == nil else {
      return .answer(newcomer, .failure(.alreadyInProgress), withdraw: false)
    }
    pending = newcomer
    return .prepare(id, request)
  }

  /// The request is ready; from here on the provider may call back.
  mutating func arm(_ id: AttemptID, with request: OutstandingRequest) -> SignInAction {
    guard pending?.id == id else { return .nothing }
    pending?.request = request
    return .performRequests(id, request.controller)
  }

  /// `performRequests` has returned.
  mutating func started(
    _ id: AttemptID, _ controller: any AuthorizationController
  ) -> SignInAction {
    if pending?.id == id { pending?.request?.isStarting = false }
    return withdrawnWhileStarting.remove(id) == nil ? .nothing : .withdraw(controller)
  }

  /// The request could not be prepared.
  mutating func failToStart(_ id: AttemptID, _ error: SignInError) -> SignInAction {
    end(id, withdraw: false) { _ in .failure(error) }
  }

  /// The provider calls back with a credential.
  mutating func complete(
    _ id: AttemptID, _ controller: any AuthorizationController,
    with credential: AuthorizationCredential
  ) -> SignInAction {
    guard isOutstanding(controller) else { return .nothing }
    return end(id, withdraw: false) { SignInCredential.answer(to: $0, from: credential) }
  }

  /// The provider calls back with an error.
  mutating func fail(
    _ id: AttemptID, _ controller: any AuthorizationController, with failure: AuthorizationFailure
  ) -> SignInAction {
    guard isOutstanding(controller) else { return .nothing }
    let error: SignInError = failure == .userCancelled ? .cancelled : .failed(failure)
    return end(id, withdraw: false) { _ in .failure(error) }
  }

  /// The caller gives up, or its task is cancelled; the attempt may not even have begun.
  mutating func cancel(_ id: AttemptID) -> SignInAction {
    reserved.remove(id)
    return end(id, withdraw: true) { _ in .failure(.cancelled) }
  }

  /// Whoever is pending shall be ended.
  mutating func cancel() -> SignInAction {
    guard let pending else { return .nothing }
    return cancel(pending.id)
  }

  /// Foreign callbacks fail here, as do those that come before the request is armed.
  private func isOutstanding(_ controller: any AuthorizationController) -> Bool {
    pending?.request?.controller === controller
  }

  /// Late and duplicate events fail here: their attempt is no longer in the slot.
  private mutating func end(
    _ id: AttemptID, withdraw: Bool, answer: (OutstandingRequest?) -> SignInAnswer
  ) -> SignInAction {
    guard let ended = pending, ended.id == id else { return .nothing }
    pending = nil
    let isStarting = ended.request?.isStarting == true
    if withdraw && isStarting { withdrawnWhileStarting.insert(id) }
    return .answer(ended, answer(ended.request), withdraw: withdraw && !isStarting)
  }
}
