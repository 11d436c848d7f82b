import AuthenticationServices
import CryptoKit
import SwiftUI

struct AppleSession {
  let token: String
  let rawNonce: String
}

enum AppleSessionError: Error {
  case cancelled, busy, noToken
}

/// Signs in, and tells whoever awaits it.
@MainActor final class SessionManager: NSObject {
  private var pending:
    (
      controller: ASAuthorizationController, nonce: String, CheckedContinuation<AppleSession, Error>
    )?

  func signIn() async throws -> AppleSession {
    guard pending == nil else { throw AppleSessionError.busy }
    return try await withCheckedThrowingContinuation { continuation in
      let nonce = UUID().uuidString
      let request = ASAuthorizationAppleIDProvider().createRequest()
      request.nonce = SHA256.hash(data: Data(nonce.utf8)).map { String(format: "%02x", $0) }
        .joined()
      let controller = ASAuthorizationController(authorizationRequests: [request])
      controller.delegate = self
      pending = (controller, nonce, continuation)
      controller.performRequests()
    }
  }

  private func end(
    _ controller: ASAuthorizationController, _ result: (String) -> Result<AppleSession, Error>
  ) {
    guard let pending, pending.controller === controller else { return }
    self.pending = nil
    pending.2.resume(with: result(pending.nonce))
  }
}

extension SessionManager: ASAuthorizationControllerDelegate {
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    end(controller) { nonce in
      guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
        let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
        !token.isEmpty
      else { return .failure(AppleSessionError.noToken) }
      return .success(AppleSession(token: token, rawNonce: nonce))
    }
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    let isCancel = (error as? ASAuthorizationError)?.code == .canceled
    end(controller) { _ in .failure(isCancel ? AppleSessionError.cancelled : error) }
  }
}

/// A screen's model around it: what one tap shows may be seen while another one's answer is on its way.
@MainActor final class ManagersModel: ObservableObject {
  @Published private(set) var session: AppleSession?
  @Published private(set) var errorMessage: String?

  private let manager = SessionManager()

  func signIn() async {
    errorMessage = nil
    do {
      session = try await manager.signIn()
    } catch AppleSessionError.cancelled {
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
