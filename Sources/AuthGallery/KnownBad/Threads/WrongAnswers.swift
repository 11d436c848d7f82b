internal import ConformanceModel
internal import Synchronization
internal import ThreadGallery

extension Gallery {
  /// Attempts that two threads may end at one time, and that know it only halfway.
  static let knownBadAnswers: [GallerySubject] = [
    .badSignIn(
      "threads-plain-resume", violates: [.continuationThreads, .continuationRaceFree],
      causes: [.answeredFromTwoThreads],
      story: "A plain flag says that the caller was answered.",
      contract: SignInContract(overlap: .independent, entries: [.completion])
    ) { FlaggedProvider($0) { PlainOneTime() } },
    .badSignIn(
      "threads-stored-late", violates: [.continuationThreads], causes: [.answeredFromTwoThreads],
      story: "The lock is released between opening the slot and storing who waits.",
      contract: SignInContract(overlap: .independent, entries: [.async], taskCancellation: false)
    ) { LateStoringProvider($0) },
  ]

  /// The same, right.
  static let legalAnswers: [GallerySubject] = [
    .legalSignIn(
      "threads-exchanged-resume", story: "An exchanged flag says that the caller was answered.",
      contract: SignInContract(overlap: .independent, entries: [.completion])
    ) { FlaggedProvider($0) { ExchangedOneTime() } }
  ]
}

/// Attempts whose answers pass a flag.
private final class FlaggedProvider: PerCallProvider, @unchecked Sendable {
  private let make: @Sendable () -> any OneTime

  init(_ environment: SignInEnvironment, _ make: @escaping @Sendable () -> any OneTime) {
    self.make = make
    super.init(environment)
  }

  override func begin(_ id: Int, reply: @escaping SignInReply) {
    let flag = make()
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce)))
    let listener = Listener(controller, rawNonce) { result in
      guard flag.isFirst() else { return }
      self.listeners.withLock { $0[id] = nil }
      reply(result)
    }
    listeners.withLock { $0[id] = listener }
    controller.delegate = listener
    controller.performRequests()
  }

  private let listeners = Mutex<[Int: Listener]>([:])

  override func cancel() {
    for listener in listeners.withLock({ Array($0.values) }) {
      listener.answer(.failure(SignInFailure.cancelled))
    }
  }
}

/// Passes every callback on.
private final class Listener: AuthorizationControllerDelegate {
  private let controller: any AuthorizationController
  private let rawNonce: String
  let answer: SignInReply

  init(
    _ controller: any AuthorizationController, _ rawNonce: String, _ answer: @escaping SignInReply
  ) {
    self.controller = controller
    self.rawNonce = rawNonce
    self.answer = answer
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { answer(Result { try SignInCredential(credential, rawNonce: rawNonce) }) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { answer(.failure(SignInFailure(error))) }
}

/// Opens a slot, then stores who waits in it.
private final class LateStoringProvider: SignInProvider {
  private let environment: SignInEnvironment
  private let slots = Mutex<[(SplitSlot<SignInReply>, Listener?)]>([])

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    try await withCheckedThrowingContinuation { continuation in
      begin { continuation.resume(with: $0) }
    }
  }

  private func begin(_ reply: @escaping SignInReply) {
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let slot = SplitSlot<SignInReply>()
    slot.open()
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce)))
    // The provider holds its delegate weakly: this keeps it, and with it this object.
    let listener = Listener(controller, rawNonce) { [self] result in end(slot, result) }
    slots.withLock { $0.append((slot, listener)) }
    controller.delegate = listener
    slot.store(reply)
    controller.performRequests()
  }

  private func end(_ slot: SplitSlot<SignInReply>, _ result: Result<SignInCredential, any Error>) {
    let reply = slot.take()
    slots.withLock { $0.removeAll { $0.0 === slot } }
    reply?(result)
  }

  func cancel() {
    for (slot, _) in slots.withLock({ $0 }) { end(slot, .failure(SignInFailure.cancelled)) }
  }
}
