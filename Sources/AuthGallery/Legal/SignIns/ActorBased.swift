internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let actorBased = legalSignIn(
    "actor-based", story: "An actor holds the slot; callbacks and cancels reach it through tasks."
  ) { ActorProvider(core: ActorCore($0)) }
}

private final class ActorProvider: SignInProvider {
  let core: ActorCore

  init(core: ActorCore) { self.core = core }

  func signIn() async throws -> SignInCredential { try await core.signIn() }

  func signIn(completion: @escaping SignInReply) {
    Task { [core] in
      do { completion(.success(try await core.signIn())) } catch { completion(.failure(error)) }
    }
  }

  /// Means whoever is pending now, and not who is when the task runs.
  func cancel() {
    guard let id = core.pendingID.withLock({ $0 }) else { return }
    Task { [core] in await core.end(id, .failure(SignInFailure.cancelled)) }
  }
}

private actor ActorCore {
  private struct Pending {
    let id: Int
    let rawNonce: String
    let controller: any AuthorizationController
    let delegate: ActorCoreDelegate
    let continuation: CheckedContinuation<SignInCredential, any Error>
  }

  /// The attempt that `cancel()` ends.
  nonisolated let pendingID = Mutex<Int?>(nil)
  private let environment: SignInEnvironment
  private var pending: Pending?
  private var lastID = 0

  init(_ environment: SignInEnvironment) { self.environment = environment }

  func signIn() async throws -> SignInCredential {
    guard pending == nil else { throw SignInFailure.alreadyInProgress }
    guard environment.hasWindow() else { throw SignInFailure.failed(code: "noWindow") }
    let rawNonce: String
    do { rawNonce = try AttemptNonce.draw(from: environment.bytes) } catch {
      throw SignInFailure.failed(code: "nonceFailed")
    }
    lastID += 1
    let id = lastID
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { start(id, rawNonce, $0) }
    } onCancel: {
      Task { await self.end(id, .failure(SignInFailure.cancelled)) }
    }
  }

  private func start(
    _ id: Int, _ rawNonce: String,
    _ continuation: CheckedContinuation<SignInCredential, any Error>
  ) {
    let request = AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce))
    let controller = environment.makeController(request)
    let delegate = ActorCoreDelegate(core: self, id: id)
    controller.delegate = delegate
    pending = Pending(
      id: id, rawNonce: rawNonce, controller: controller, delegate: delegate,
      continuation: continuation)
    pendingID.withLock { $0 = id }
    controller.performRequests()
  }

  func complete(_ id: Int, _ credential: AuthorizationCredential) {
    guard let rawNonce = pending?.rawNonce, pending?.id == id else { return }
    end(id, Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  /// Ends the attempt `id` if it is the pending one.
  func end(_ id: Int, _ result: Result<SignInCredential, any Error>) {
    guard let ended = pending, ended.id == id else { return }
    pending = nil
    pendingID.withLock { $0 = nil }
    ended.continuation.resume(with: result)
  }
}

private final class ActorCoreDelegate: AuthorizationControllerDelegate {
  private let core: ActorCore
  private let id: Int

  init(core: ActorCore, id: Int) {
    self.core = core
    self.id = id
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    Task { [core, id] in await core.complete(id, credential) }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    Task { [core, id] in await core.end(id, .failure(SignInFailure(error))) }
  }
}
