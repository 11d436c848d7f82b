import AuthenticationServices
import CryptoKit
import SwiftUI

enum SignInError: LocalizedError {
  case noToken, alreadyInProgress

  var errorDescription: String? {
    self == .noToken ? "Apple did not return an identity token." : "A sign-in is in progress."
  }
}

/// Signs in, and tells whoever awaits it.
@MainActor final class AppleAuthManager: NSObject, ASAuthorizationControllerDelegate {
  private var continuation: CheckedContinuation<(token: String, nonce: String), Error>?
  private var controller: ASAuthorizationController?
  private var nonce = ""

  func signIn() async throws -> (token: String, nonce: String) {
    guard continuation == nil else { throw SignInError.alreadyInProgress }
    nonce = UUID().uuidString
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }.joined()
    return try await withCheckedThrowingContinuation { continuation in
      self.continuation = continuation
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      self.controller = controller
      controller.performRequests()
    }
  }

  private func end(
    _ controller: ASAuthorizationController,
    _ result: Result<(token: String, nonce: String), Error>
  ) {
    guard controller === self.controller, let continuation else { return }
    self.continuation = nil
    continuation.resume(with: result)
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      !token.isEmpty
    else { return end(controller, .failure(SignInError.noToken)) }
    end(controller, .success((token, nonce)))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    end(controller, .failure(error))
  }
}

/// Starts a task for whoever taps, and publishes what comes of it.
@MainActor final class TaskModel: ObservableObject {
  enum State: Equatable {
    case signedOut, signingIn, signedIn(token: String)
  }

  @Published private(set) var state = State.signedOut
  @Published private(set) var errorMessage: String?
  private let manager = AppleAuthManager()

  var isLoading: Bool { state == .signingIn }

  func signIn() {
    guard !isLoading else { return }
    state = .signingIn
    errorMessage = nil
    Task {
      do {
        state = .signedIn(token: try await manager.signIn().token)
      } catch {
        state = .signedOut
        if (error as? ASAuthorizationError)?.code != .canceled {
          errorMessage = error.localizedDescription
        }
      }
    }
  }
}
