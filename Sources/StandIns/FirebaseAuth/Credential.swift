@_exported public import Foundation
@_exported public import Security

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
  /// Whether the backend made it: it then needs no raw nonce.
  let isOfBackend: Bool

  init(
    provider: String, idToken: String?, rawNonce: String?, accessToken: String? = nil,
    isOfBackend: Bool = false
  ) {
    self.idToken = idToken
    self.isOfBackend = isOfBackend
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
