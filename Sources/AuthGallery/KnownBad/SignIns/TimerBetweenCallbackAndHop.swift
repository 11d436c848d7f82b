internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let timerBetweenCallbackAndHop = badSignIn(
    "timer-between-callback-and-hop", violates: [.continuationTimeout], causes: [.slotClearedLater],
    story: "Answers a hop after the callback, and does not look whether the timer came between.",
    contract: SignInContract(
      entries: [.completion], cancel: false, taskCancellation: false, timeout: 60)
  ) { HoppingProvider($0, hopsAfter: .callback) }

  static let timerBetweenCancelAndHop = badSignIn(
    "timer-between-cancel-and-hop", violates: [.continuationTimeout], causes: [.slotClearedLater],
    story: "Answers a hop after cancel(), and does not look whether the timer came between.",
    contract: SignInContract(entries: [.completion], taskCancellation: false, timeout: 60)
  ) { HoppingProvider($0, hopsAfter: .cancel) }
}

/// Wrong in one order alone: callback or cancel, timer, hop.
private final class HoppingProvider: SignInProvider, AuthorizationControllerDelegate {
  enum Ending {
    case callback, cancel
  }

  private struct Pending {
    let rawNonce: String
    let reply: SignInReply
    let controller: any AuthorizationController
    let keeper: HoppingProvider
    var timer: Task<Void, any Error>?
    var isEnding = false
  }

  private let environment: SignInEnvironment
  private let hopping: Ending
  private let pending = Mutex<Pending?>(nil)
  private let isBusy = Mutex(false)

  init(_ environment: SignInEnvironment, hopsAfter hopping: Ending) {
    self.environment = environment
    self.hopping = hopping
  }

  func signIn(completion: @escaping SignInReply) {
    let isFree = isBusy.withLock { isBusy in
      defer { isBusy = true }
      return !isBusy
    }
    guard isFree else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    guard environment.hasWindow() else { return fail("noWindow", completion) }
    guard let nonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return fail("nonceFailed", completion)
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: nonce)))
    pending.withLock {
      $0 = Pending(rawNonce: nonce, reply: completion, controller: controller, keeper: self)
    }
    let timer = Task {
      try await Task.sleep(for: .seconds(60))
      let late = self.take { $0 === controller }
      late?.reply(.failure(SignInFailure.failed(code: "timedOut")))
    }
    pending.withLock { $0?.timer = timer }
    controller.delegate = self
    controller.performRequests()
  }

  private func fail(_ code: String, _ completion: SignInReply) {
    isBusy.withLock { $0 = false }
    completion(.failure(SignInFailure.failed(code: code)))
  }

  private func take(where isMeant: (any AuthorizationController) -> Bool) -> Pending? {
    let taken = pending.withLock { pending -> Pending? in
      guard let found = pending, isMeant(found.controller) else { return nil }
      pending = nil
      return found
    }
    guard let taken else { return nil }
    taken.timer?.cancel()
    isBusy.withLock { $0 = false }
    return taken
  }

  /// Ends the pending attempt, if it is this controller's, or whoever's it is.
  private func end(
    _ controller: (any AuthorizationController)?, by ending: Ending,
    _ result: @escaping @Sendable (_ rawNonce: String) -> Result<SignInCredential, any Error>
  ) {
    let ended = pending.withLock { pending -> Pending? in
      guard let found = pending, controller ?? found.controller === found.controller,
        !found.isEnding
      else { return nil }
      pending?.isEnding = true
      return found
    }
    guard let ended else { return }
    let answer: @Sendable () -> Void = {
      // What was taken should be what is answered: the timer may have taken it.
      _ = self.take { $0 === ended.controller }
      ended.reply(result(ended.rawNonce))
    }
    if ending == hopping { Task { answer() } } else { answer() }
  }

  func cancel() { end(nil, by: .cancel) { _ in .failure(SignInFailure.cancelled) } }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    end(controller, by: .callback) { nonce in
      Result { try SignInCredential(credential, rawNonce: nonce) }
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    end(controller, by: .callback) { _ in .failure(SignInFailure(error)) }
  }
}
