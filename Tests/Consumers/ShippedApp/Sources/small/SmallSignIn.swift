import AuthenticationServices
import CryptoKit
import Foundation
import Security
import UIKit

struct Tokens {
  let idToken: String
  let rawNonce: String
}

enum SignInError: Error {
  case busy, noWindow, noRandomness, noToken
}

/// One mistake each, of those that are found out without anything declared.
enum Mistake: String {
  case none
  /// A task that is cancelled already still asks for a sheet.
  case sheetAfterCancel
  /// The end of the calling task ends nothing.
  case taskIgnored
  case silentWithoutWindow
  case silentWithoutBytes
  /// The sheet needs a window, or the process ends.
  case trapsWithoutWindow
  case anchorFreed
  case delegateFreed
  /// Nobody hears of an end before the next turn of the main actor.
  case listensLate
  /// Whoever hears is kept by the object alone, which its caller may drop.
  case keptByObject
  case keptForEver
  /// The button does not look whether an attempt is pending.
  case buttonUnguarded
}

/// A sign-in as apps have it, with one mistake or none.
@MainActor final class SmallSignIn {
  private let mistake: Mistake
  private var flow: Flow?
  private var ticket: Ticket?

  init(_ mistake: Mistake) { self.mistake = mistake }

  func signIn() async throws -> Tokens {
    if mistake == .taskIgnored {
      return try await withCheckedThrowingContinuation { continuation in
        start(Ticket()) { continuation.resume(with: $0) }
      }
    }
    if Task.isCancelled, mistake != .sheetAfterCancel { throw CancellationError() }
    let ticket = Ticket()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        start(ticket) { continuation.resume(with: $0) }
      }
    } onCancel: {
      Task { @MainActor in self.end(ticket, .failure(CancellationError())) }
    }
  }

  func buttonTapped(completion: @escaping (Result<Tokens, Error>) -> Void) {
    if mistake == .buttonUnguarded { ticket = nil }
    start(Ticket(), completion)
  }

  private func start(_ ticket: Ticket, _ answer: @escaping (Result<Tokens, Error>) -> Void) {
    guard self.ticket == nil else { return answer(.failure(SignInError.busy)) }
    if mistake != .trapsWithoutWindow, UIApplication.shared.windows.isEmpty {
      if mistake != .silentWithoutWindow { answer(.failure(SignInError.noWindow)) }
      return
    }
    var bytes = [UInt8](repeating: 0, count: 32)
    guard SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess else {
      if mistake != .silentWithoutBytes { answer(.failure(SignInError.noRandomness)) }
      return
    }
    let nonce = hex(bytes)
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.nonce = hex(SHA256.hash(data: Data(nonce.utf8)))
    let controller = ASAuthorizationController(authorizationRequests: [request])
    let flow = Flow(nonce, keepsItself: ![.keptByObject, .delegateFreed].contains(mistake))
    flow.isKeptForEver = mistake == .keptForEver
    flow.onEnd = { [weak self, weak flow] result in
      if self?.flow === flow {
        self?.ticket = nil
        self?.flow = nil
      }
      answer(result)
    }
    self.ticket = ticket
    if mistake != .delegateFreed { self.flow = flow }
    if mistake != .listensLate { controller.delegate = flow }
    controller.presentationContextProvider = mistake == .anchorFreed ? Anchor() : flow.anchor
    controller.performRequests()
    if mistake == .listensLate { Task { controller.delegate = flow } }
  }

  private func end(_ ticket: Ticket, _ result: Result<Tokens, Error>) {
    if self.ticket === ticket { flow?.end(result) }
  }
}

/// Tells one attempt from another.
private final class Ticket: Sendable {}

/// Hears how one request ended.
@MainActor private final class Flow: NSObject, ASAuthorizationControllerDelegate {
  let anchor = Anchor()
  var onEnd: ((Result<Tokens, Error>) -> Void)?
  var isKeptForEver = false
  private let nonce: String
  private var myself: Flow?

  init(_ nonce: String, keepsItself: Bool) {
    self.nonce = nonce
    super.init()
    if keepsItself { myself = self }
  }

  func end(_ result: Result<Tokens, Error>) {
    let told = onEnd
    onEnd = nil
    if !isKeptForEver { myself = nil }
    told?(result)
  }

  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {
    guard let credential = authorization.credential as? ASAuthorizationAppleIDCredential,
      let token = credential.identityToken.flatMap({ String(data: $0, encoding: .utf8) }),
      !token.isEmpty
    else { return end(.failure(SignInError.noToken)) }
    end(.success(Tokens(idToken: token, rawNonce: nonce)))
  }

  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: Error
  ) {
    end(.failure(error))
  }
}

/// Says where the sheet is shown.
@MainActor
private final class Anchor: NSObject,
  ASAuthorizationControllerPresentationContextProviding
{
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
    UIApplication.shared.windows.first!
  }
}

private func hex(_ bytes: some Sequence<UInt8>) -> String {
  bytes.map { String(format: "%02x", $0) }.joined()
}
