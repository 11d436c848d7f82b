import AuthConformance
import Synchronization

/// Says yes once in a process.
final class Turn: Sendable {
  private let hasCome = Mutex(false)

  var isFirst: Bool {
    hasCome.withLock { hasCome in
      defer { hasCome = true }
      return !hasCome
    }
  }
}

/// Hashes, and lets one person sign in at a time, right but for the way, or wrong.
struct WaySubject: DigestSubject, SignInSubject {
  let way: (@Sendable () -> Void)?
  let wait: (@Sendable () async -> Void)?
  let isWrong: Bool
  let turn: Turn

  var contract: Contract {
    Contract(
      name: "ways",
      signIn: SignInContract(
        entries: [.completion], cancel: false, taskCancellation: false, usesByteSource: false,
        looksForWindow: false))
  }

  func digests(ofTexts texts: [String]) async throws -> [String] {
    if turn.isFirst {
      way?()
      await wait?()
    }
    // Wrong: the last byte is not hashed.
    return texts.map { hexadecimalDigest(isWrong ? $0.utf8.dropLast() : $0.utf8[...]) }
  }

  func makeProvider(in environment: SignInEnvironment) throws -> any SignInProvider {
    OneAtATime(environment: environment, subject: self)
  }
}

private final class OneAtATime: SignInProvider, AuthorizationControllerDelegate {
  typealias Completion = @Sendable (Result<SignInCredential, any Error>) -> Void
  private struct Attempt {
    let nonce: String
    let completion: Completion
    let controller: any AuthorizationController
  }

  private let environment: SignInEnvironment
  private let subject: WaySubject
  private let pending = Mutex<Attempt?>(nil)

  init(environment: SignInEnvironment, subject: WaySubject) {
    self.environment = environment
    self.subject = subject
  }

  func signIn(completion: @escaping Completion) {
    if subject.turn.isFirst { subject.way?() }
    // Wrong: a second attempt takes the place of the first, which is never answered.
    guard subject.isWrong || pending.withLock({ $0 == nil }) else {
      return completion(.failure(SignInFailure.alreadyInProgress))
    }
    var generator = SystemRandomNumberGenerator()
    let nonce = (0..<4).map { _ in String(generator.next(), radix: 36) }.joined()
    let digest = hexadecimalDigest(nonce.utf8[...])
    let controller = environment.makeController(AuthorizationRequest(nonce: digest))
    pending.withLock { $0 = Attempt(nonce: nonce, completion: completion, controller: controller) }
    controller.delegate = self
    controller.performRequests()
  }

  private func take(_ controller: any AuthorizationController) -> Attempt? {
    pending.withLock { pending in
      guard let attempt = pending, attempt.controller === controller else { return nil }
      pending = nil
      return attempt
    }
  }

  func authorizationController(
    _ controller: any AuthorizationController, didCompleteWith credential: AuthorizationCredential
  ) {
    guard let attempt = take(controller) else { return }
    guard case .appleID(let credential) = credential, let token = credential.identityToken,
      let token = String(validating: token, as: UTF8.self)
    else { return attempt.completion(.failure(SignInFailure.failed(code: "malformed"))) }
    attempt.completion(
      .success(
        SignInCredential(
          rawNonce: attempt.nonce, identityToken: token,
          authorizationCode: credential.authorizationCode.map {
            String(decoding: $0, as: UTF8.self)
          },
          user: credential.user)))
  }

  func authorizationController(
    _ controller: any AuthorizationController, didFailWith error: AuthorizationError
  ) {
    let isCancel =
      error.domain == AuthorizationError.appleDomain
      && error.code == AuthorizationError.canceledCode
    take(controller)?.completion(
      .failure(isCancel ? SignInFailure.cancelled : .failed(code: "\(error.code)")))
  }
}
