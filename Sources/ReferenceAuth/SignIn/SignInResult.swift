/// A successful attempt: what the backend needs, all of it from the same attempt.
public struct SignInCredential: Hashable, Sendable {
  /// The provider's stable id of the user.
  public let user: String
  /// The identity token, for the backend to verify.
  public let identityToken: String
  /// The nonce before hashing, drawn for this attempt alone.
  public let rawNonce: String
  /// The one-time code for the backend; nil when the provider sent none, or no UTF-8.
  public let authorizationCode: String?
  /// The name, at the first sign-in only.
  public let fullName: PersonName?
  /// The e-mail address, at the first sign-in only.
  public let email: String?
  /// The state as the provider returned it.
  public let state: String?
}

/// Why an attempt gave no credential.
public enum SignInError: Error, Hashable, Sendable {
  /// Another attempt is pending. It goes on undisturbed.
  case alreadyInProgress
  /// The user, `cancel()` or the cancellation of the calling task ended the attempt.
  case cancelled
  /// The provider failed, with its own domain and code.
  case failed(AuthorizationFailure)
  /// The provider sent another kind of credential.
  case unexpectedCredential(type: String)
  /// The credential has no identity token.
  case missingToken
  /// The identity token is not UTF-8.
  case tokenNotUTF8
  /// There is no window to show the provider's sheet in.
  case noWindow
  /// No nonce could be drawn; the text describes the source's error.
  case nonceFailed(String)
  /// The authorization controller could not be made; the text describes the error.
  case cannotStart(String)
}

extension SignInError: CustomStringConvertible {
  /// The error in one sentence, with what to do.
  public var description: String {
    switch self {
    case .alreadyInProgress:
      "sign-in: another attempt is in progress. Wait for it or cancel it."
    case .cancelled:
      "sign-in: cancelled. Nothing to show to the user."
    case .failed(let failure):
      "sign-in: the provider failed with \(failure.domain) code \(failure.code)."
    case .unexpectedCredential(let type):
      "sign-in: found a credential of type '\(type)', expected an Apple ID credential."
    case .missingToken:
      "sign-in: found no identity token in the credential, expected one."
    case .tokenNotUTF8:
      "sign-in: found an identity token that is not UTF-8."
    case .noWindow:
      "sign-in: found no window to show the sheet in. Try again when the app is in front."
    case .nonceFailed(let error):
      "sign-in: no nonce could be drawn: \(error)"
    case .cannotStart(let error):
      "sign-in: the request could not be started: \(error)"
    }
  }
}
