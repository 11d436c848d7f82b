internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  private static func oneSheet(
    _ slip: ScreenSignIn.Slip
  ) -> (SignInContract, @Sendable (SignInEnvironment) -> any SignInProvider) {
    (
      SignInContract(entries: [.completion], taskCancellation: false, guardOwner: .process),
      { environment in MainActor.assumeIsolated { ScreenSignIn(environment, slip) } }
    )
  }

  static let processGuard: GallerySubject = {
    let (contract, make) = oneSheet(.none)
    return legalSignIn(
      "process-guard", story: "Each screen has a provider; the process shows one sheet at a time.",
      contract: contract, callbacks: .mainActor, make: make)
  }()

  static let flagOfDeinit: GallerySubject = {
    let (contract, make) = oneSheet(.clearsWhenClosed)
    return badSignIn(
      "flag-of-deinit", violates: [.guardInstances], causes: [.noGuard],
      story: "Whoever goes away clears the process's flag, whoever's attempt is pending.",
      contract: contract, callbacks: .mainActor, make: make)
  }()

  static let guardPerObject: GallerySubject = {
    let (contract, make) = oneSheet(.guardPerObject)
    return badSignIn(
      "guard-per-object", violates: [.guardInstances], causes: [.noGuard],
      story: "Each screen guards itself; two of them show a sheet each.", contract: contract,
      callbacks: .mainActor, make: make)
  }()
}

/// A screen's sign-in, as a `@MainActor` class that its own sheet keeps alive.
@MainActor
private final class ScreenSignIn: @preconcurrency SignInProvider,
  @preconcurrency AuthorizationControllerDelegate
{
  enum Slip { case none, clearsWhenClosed, guardPerObject }

  private struct Sheet {
    let owner: ScreenSignIn
    let rawNonce: String
    let controller: any AuthorizationController
    let reply: SignInReply
  }

  /// What is shown, whichever screen has asked for it.
  private static var shown: Sheet?
  /// What the slip of a deinit looks at, which is of no actor.
  private nonisolated static let isTaken = Mutex(false)

  private let environment: SignInEnvironment
  private let slip: Slip
  private var own: Sheet?

  init(_ environment: SignInEnvironment, _ slip: Slip) {
    self.environment = environment
    self.slip = slip
  }

  deinit { if slip == .clearsWhenClosed { Self.isTaken.withLock { $0 = false } } }

  private var isBusy: Bool {
    slip == .clearsWhenClosed ? Self.isTaken.withLock { $0 } : sheet != nil
  }

  private var sheet: Sheet? {
    get { slip == .none ? Self.shown : own }
    set {
      if slip == .none { Self.shown = newValue } else { own = newValue }
      Self.isTaken.withLock { $0 = newValue != nil }
    }
  }

  func signIn(completion: @escaping SignInReply) {
    guard !isBusy else { return completion(.failure(SignInFailure.alreadyInProgress)) }
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    guard let rawNonce = try? AttemptNonce.draw(from: environment.bytes) else {
      return completion(.failure(SignInFailure.failed(code: "nonceFailed")))
    }
    let controller = environment.makeController(
      AuthorizationRequest(nonce: AttemptNonce.hex(of: rawNonce)))
    controller.delegate = self
    sheet = Sheet(owner: self, rawNonce: rawNonce, controller: controller, reply: completion)
    controller.performRequests()
  }

  func cancel() {
    guard let sheet, sheet.owner === self else { return }
    end(sheet.controller) { _ in .failure(SignInFailure.cancelled) }
  }

  private func end(
    _ controller: any AuthorizationController,
    _ result: (Sheet) -> Result<SignInCredential, any Error>
  ) {
    guard let ended = sheet, ended.controller === controller else { return }
    sheet = nil
    ended.reply(result(ended))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    end(controller) { sheet in Result { try SignInCredential(credential, rawNonce: sheet.rawNonce) }
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    end(controller) { _ in .failure(SignInFailure(error)) }
  }
}
