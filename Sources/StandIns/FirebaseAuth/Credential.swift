@_exported public import Foundation

/// What a user is known by at one provider.
public class AuthCredential: NSObject, @unchecked Sendable {
  // Unchecked for its subclass: nothing in either of them changes after its initialiser.
  public let provider: String

  init(provider: String) { self.provider = provider }
}

/// A provider's token, with the raw nonce that belongs to it.
public final class OAuthCredential: AuthCredential, @unchecked Sendable {
  public let idToken: String?
  public let accessToken: String?
  let rawNonce: String?

  init(provider: String, idToken: String?, rawNonce: String?, accessToken: String?) {
    self.idToken = idToken
    self.rawNonce = rawNonce
    self.accessToken = accessToken
    super.init(provider: provider)
  }
}

/// How a provider is called.
public enum AuthProviderID: String, Sendable {
  case apple = "apple.com"
  case google = "google.com"
}

/// Makes credentials of tokens.
public enum OAuthProvider {
  public static func credential(
    withProviderID provider: String, idToken: String, rawNonce: String?, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(
      provider: provider, idToken: idToken, rawNonce: rawNonce, accessToken: accessToken)
  }

  public static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String, accessToken: String? = nil
  ) -> OAuthCredential {
    credential(
      withProviderID: providerID.rawValue, idToken: idToken, rawNonce: rawNonce,
      accessToken: accessToken)
  }

  public static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential {
    credential(withProviderID: "apple.com", idToken: idToken, rawNonce: rawNonce)
  }
}

/// The domain of ``AuthErrorCode``.
public let AuthErrorDomain = "FIRAuthErrorDomain"

/// Why the backend refused, with Firebase's numbers.
public struct AuthErrorCode: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case invalidCredential = 17004
    case requiresRecentLogin = 17014
    case providerAlreadyLinked = 17015
    case networkError = 17020
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case missingOrInvalidNonce = 17094

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? AuthErrorCode)?.code == code
    }
  }

  public static let errorDomain = AuthErrorDomain
  public static let invalidCredential = Code.invalidCredential
  public static let requiresRecentLogin = Code.requiresRecentLogin
  public static let credentialAlreadyInUse = Code.credentialAlreadyInUse
  public static let missingOrInvalidNonce = Code.missingOrInvalidNonce
  public let code: Code

  public init(_ code: Code) { self.code = code }
  public init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.code = code
  }

  public var errorCode: Int { code.rawValue }
}
