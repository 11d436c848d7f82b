internal import ConformanceModel
internal import Dispatch

extension GallerySubject {
  static let assumesMainActor = legalApp(
    "assumes-main-actor",
    story: "An app on the main actor, whose callbacks say so with MainActor.assumeIsolated."
  ) { AssumingListener($0) }

  static let preconcurrencyDelegate = legalApp(
    "preconcurrency-delegate",
    story: "An app on the main actor that is the delegate by a '@preconcurrency' conformance."
  ) { PreconcurrencyListener($0) }

  static let hopsToMainActor = legalApp(
    "hops-to-main-actor",
    story: "An app on the main actor, whose callbacks get there by 'Task { @MainActor in … }'."
  ) { HoppingListener($0) }

  static let completionThroughMainQueue = legalApp(
    "completion-through-main-queue",
    story: "Completion handlers only, each called with DispatchQueue.main.async.",
    contract: SignInContract(entries: [.completion], taskCancellation: false),
    answers: { answer in DispatchQueue.main.async { answer() } }
  ) { AssumingListener($0) }

  static let asyncStream = legalSignIn(
    "async-stream",
    story: "An app on the main actor; the caller reads its one answer from an AsyncThrowingStream.",
    contract: SignInContract(entries: [.async], taskCancellation: false), callbacks: .mainActor
  ) { StreamProvider(AppProvider($0, answers: { $0() }) { AssumingListener($0) }) }

  private static func legalApp(
    _ name: String, story: String, contract: SignInContract = SignInContract(),
    answers: @escaping AppSignIn.Answering = { $0() },
    listener: @escaping @MainActor (AppSignIn) -> any AuthorizationControllerDelegate
  ) -> GallerySubject {
    legalSignIn(name, story: story, contract: contract, callbacks: .mainActor) {
      AppProvider($0, answers: answers, listener: listener)
    }
  }
}

/// Sign-in as apps have it: all state on the main actor, one attempt at a time.
@MainActor final class AppSignIn {
  typealias Answering = @MainActor (_ answer: @escaping @Sendable () -> Void) -> Void

  private struct Attempt {
    let id: Int
    let rawNonce: String
    let controller: any AuthorizationController
    let reply: SignInReply
    /// The provider holds it weakly.
    let listener: any AuthorizationControllerDelegate
  }

  private let environment: SignInEnvironment
  private let answers: Answering
  private let makeListener: (AppSignIn) -> any AuthorizationControllerDelegate
  private var attempt: Attempt?
  private var lastID = 0

  init(
    _ environment: SignInEnvironment, answers: @escaping Answering,
    listener: @escaping (AppSignIn) -> any AuthorizationControllerDelegate
  ) {
    self.environment = environment
    self.answers = answers
    makeListener = listener
  }

  func signIn() async throws -> SignInCredential {
    lastID += 1
    let id = lastID
    return try await withTaskCancellationHandler {
      try Task.checkCancellation()
      return try await withCheckedThrowingContinuation { continuation in
        begin(id) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.abandon(id) }
    }
  }

  func signIn(completion: @escaping SignInReply) {
    lastID += 1
    begin(lastID, completion)
  }

  func cancel() {
    if let attempt { end(attempt.controller, .failure(SignInFailure.cancelled)) }
  }

  private func abandon(_ id: Int) { if attempt?.id == id { cancel() } }

  private func begin(_ id: Int, _ reply: @escaping SignInReply) {
    guard attempt == nil else { return tell(reply, .failure(SignInFailure.alreadyInProgress)) }
    guard environment.hasWindow() else {
      return tell(reply, .failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return tell(reply, .failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce)))
    let listener = makeListener(self)
    controller.delegate = listener
    attempt = Attempt(
      id: id, rawNonce: rawNonce, controller: controller, reply: reply, listener: listener)
    controller.performRequests()
  }

  func complete(_ controller: any AuthorizationController, _ credential: AuthorizationCredential) {
    guard let rawNonce = attempt?.rawNonce else { return }
    end(controller, Result { try SignInCredential(credential, rawNonce: rawNonce) })
  }

  func end(
    _ controller: any AuthorizationController, _ result: Result<SignInCredential, any Error>
  ) {
    guard let ended = attempt, ended.controller === controller else { return }
    attempt = nil
    tell(ended.reply, result)
  }

  private func tell(
    _ reply: @escaping SignInReply, _ result: Result<SignInCredential, any Error>
  ) {
    answers { reply(result) }
  }
}

/// The app behind the suite's entry points, as adapters are written.
final class AppProvider: SignInProvider {
  private let app: AppSignIn

  init(
    _ environment: SignInEnvironment, answers: @escaping AppSignIn.Answering,
    listener: @escaping @MainActor (AppSignIn) -> any AuthorizationControllerDelegate
  ) {
    app = MainActor.assumeIsolated {
      AppSignIn(environment, answers: answers, listener: listener)
    }
  }

  @MainActor func signIn() async throws -> SignInCredential { try await app.signIn() }

  func signIn(completion: @escaping SignInReply) {
    MainActor.assumeIsolated { app.signIn(completion: completion) }
  }

  func cancel() { MainActor.assumeIsolated { app.cancel() } }
}

/// Takes it for granted that callbacks come on the main actor.
final class AssumingListener: AuthorizationControllerDelegate {
  private let app: AppSignIn

  init(_ app: AppSignIn) { self.app = app }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    MainActor.assumeIsolated { app.complete(controller, credential) }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    MainActor.assumeIsolated { app.end(controller, .failure(SignInFailure(error))) }
  }
}

/// The same, checked by the compiler's own thunks.
@MainActor
private final class PreconcurrencyListener: @preconcurrency AuthorizationControllerDelegate {
  private let app: AppSignIn

  init(_ app: AppSignIn) { self.app = app }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) { app.complete(controller, credential) }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) { app.end(controller, .failure(SignInFailure(error))) }
}

/// Gets to the main actor from wherever it is called.
private final class HoppingListener: AuthorizationControllerDelegate {
  private let app: AppSignIn

  init(_ app: AppSignIn) { self.app = app }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    Task { @MainActor [app] in app.complete(controller, credential) }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    Task { @MainActor [app] in app.end(controller, .failure(SignInFailure(error))) }
  }
}

/// An async entry over a completion, by a stream.
private final class StreamProvider: SignInProvider {
  private let inner: AppProvider

  init(_ inner: AppProvider) { self.inner = inner }

  func signIn() async throws -> SignInCredential {
    let (answers, input) = AsyncThrowingStream<SignInCredential, any Error>.makeStream()
    await MainActor.run {
      inner.signIn { result in
        input.yield(with: result)
        input.finish()
      }
    }
    for try await credential in answers { return credential }
    throw SignInFailure.cancelled
  }

  func cancel() { inner.cancel() }
}
