import AuthConformance
import Foundation
import enum SampleApp.Nonce

// A view model as it is written in language mode 5: of the main actor, its own delegate, and with no
// word about what may be sent where.
@MainActor final class LoginModel {
  private let environment: SignInEnvironment
  private var completion: ((Result<SignInCredential, Error>) -> Void)?
  private var currentNonce = ""
  private var controller: AuthorizationController?
  private var keeper: LoginModel?

  init(_ environment: SignInEnvironment) { self.environment = environment }

  private func finish(_ result: Result<SignInCredential, Error>) {
    let waiting = completion
    (completion, controller, keeper) = (nil, nil, nil)
    waiting?(result)
  }
}

extension LoginModel: @preconcurrency SignInProvider {
  func signIn() async throws -> SignInCredential {
    try await withCheckedThrowingContinuation { continuation in
      signIn { continuation.resume(with: $0) }
    }
  }

  func signIn(completion: @escaping (Result<SignInCredential, Error>) -> Void) {
    guard controller == nil else {
      return completion(.failure(SignInFailure.alreadyInProgress))
    }
    guard environment.hasWindow() else {
      return completion(.failure(SignInFailure.failed(code: "noWindow")))
    }
    currentNonce = Nonce.random()
    let controller = environment.makeController(
      AuthorizationRequest(nonce: Nonce.sha256(currentNonce)))
    self.completion = completion
    self.controller = controller
    keeper = self
    controller.delegate = self
    controller.performRequests()
  }

  func cancel() { finish(.failure(SignInFailure.cancelled)) }
}

extension LoginModel: @preconcurrency AuthorizationControllerDelegate {
  func authorizationController(
    _ controller: AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard controller === self.controller else { return }
    guard case .appleID(let apple) = credential, let bytes = apple.identityToken,
      let token = String(data: Data(bytes), encoding: .utf8), !token.isEmpty
    else { return finish(.failure(SignInFailure.failed(code: "malformed"))) }
    finish(
      .success(
        SignInCredential(
          rawNonce: currentNonce, identityToken: token,
          authorizationCode: apple.authorizationCode.flatMap {
            String(data: Data($0), encoding: .utf8)
          }, user: apple.user)))
  }

  func authorizationController(
    _ controller: AuthorizationController, didFailWith error: AuthorizationError
  ) {
    guard controller === self.controller else { return }
    let isCancel = error == AuthorizationError(code: AuthorizationError.canceledCode)
    finish(
      .failure(
        isCancel ? SignInFailure.cancelled : SignInFailure.failed(code: "\(error.code)")))
  }
}

struct ModeFive: SignInSubject {
  let contract = Contract(
    name: "mode-5", capabilities: [.signIn],
    signIn: SignInContract(taskCancellation: false, usesByteSource: false))

  func makeProvider(in environment: SignInEnvironment) -> SignInProvider { LoginModel(environment) }
}

ConformanceWorker.main(ModeFive())
