internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let perCallDelegates = legalSignIn(
    "per-call-delegates",
    story: "No guard: every call has a delegate, a nonce and a continuation of its own.",
    contract: SignInContract(overlap: .independent)
  ) { PerCallProvider($0) }
}

/// Attempts that know nothing of each other.
class PerCallProvider: SignInProvider, @unchecked Sendable {
  // Unchecked, because it has subclasses: the properties are a Sendable value and a Mutex.
  let environment: SignInEnvironment
  let running = Mutex<[Int: AttemptDelegate]>([:])
  private let lastID = Mutex(0)

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    let id = newID()
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        begin(id) { continuation.resume(with: $0) }
        if Task.isCancelled { abandon(id) }
      }
    } onCancel: {
      abandon(id)
    }
  }

  func signIn(completion: @escaping SignInReply) { begin(newID(), reply: completion) }

  func cancel() {
    for attempt in running.withLock({ Array($0.values) }) {
      attempt.answer(.failure(SignInFailure.cancelled))
    }
  }

  func begin(_ id: Int, reply: @escaping SignInReply) {
    guard environment.hasWindow() else {
      return reply(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return reply(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let request = AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce))
    let attempt = AttemptDelegate(rawNonce: rawNonce) { result in
      self.running.withLock { $0[id] = nil }
      reply(result)
    }
    start(id, attempt, environment.makeController(request))
  }

  func start(_ id: Int, _ attempt: AttemptDelegate, _ controller: any AuthorizationController) {
    running.withLock { $0[id] = attempt }
    attempt.start(controller)
  }

  private func abandon(_ id: Int) {
    running.withLock { $0[id] }?.answer(.failure(SignInFailure.cancelled))
  }

  private func newID() -> Int {
    lastID.withLock { id in
      id += 1
      return id
    }
  }
}
