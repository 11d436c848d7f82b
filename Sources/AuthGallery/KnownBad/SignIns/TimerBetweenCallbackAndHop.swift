internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let timerBetweenCallbackAndHop = badSignIn(
    "timer-between-callback-and-hop", violates: [.continuationTimeout], causes: [.slotClearedLater],
    story: "Answers a hop after the callback, and does not look whether the timer came between.",
    contract: SignInContract(
      entries: [.completion], cancel: false, taskCancellation: false, timeout: 60)
  ) { HoppingProvider($0) }
}

/// Wrong in one order alone: callback, timer, hop.
private final class HoppingProvider: SignInProvider, AuthorizationControllerDelegate {
  private struct Pending {
    let rawNonce: String
    let reply: SignInReply
    let controller: any AuthorizationController
    let keeper: HoppingProvider
    var timer: Task<Void, any Error>?
    var isCalledBack = false
  }

  private let environment: SignInEnvironment
  private let pending = Mutex<Pending?>(nil)
  private let isBusy = Mutex(false)

  init(_ environment: SignInEnvironment) { self.environment = environment }

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

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    let called = pending.withLock { pending -> Pending? in
      guard let found = pending, found.controller === controller, !found.isCalledBack else {
        return nil
      }
      pending?.isCalledBack = true
      return found
    }
    guard let called else { return }
    Task {
      // What was taken should be what is answered: the timer may have taken it.
      _ = self.take { $0 === controller }
      called.reply(Result { try SignInCredential(credential, rawNonce: called.rawNonce) })
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    let isFirst = pending.withLock { $0?.controller === controller && $0?.isCalledBack == false }
    guard isFirst else { return }
    take { $0 === controller }?.reply(.failure(SignInFailure(error)))
  }
}
