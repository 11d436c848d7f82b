@_exported public import Combine
@_exported public import Foundation
@_exported public import Security
@_exported public import UIKit

/// Who makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a request is answered with.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// One request.
open class ASAuthorizationRequest: NSObject {
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request of OpenID Connect.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request of Sign in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  open var user: String?
}

/// A request for a saved password; it is never answered with one.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests for saved passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

/// A request's answer.
open class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public static let fullName = Scope("full_name")
    public static let email = Scope("email")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    public static let operationImplicit = OpenIDOperation("implicit")
    public static let operationLogin = OpenIDOperation("login")
    public static let operationRefresh = OpenIDOperation("refresh")
    public static let operationLogout = OpenIDOperation("logout")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}
