public import Foundation
internal import AuthConformance

/// Whether a person is at the device.
public enum ASUserDetectionStatus: Int, Sendable {
  case unsupported, unknown, likelyReal
}

/// What Sign in with Apple hands over.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let state: String?
  public let authorizedScopes: [ASAuthorization.Scope]
  public let authorizationCode: Data?
  public let identityToken: Data?
  public let email: String?
  public let fullName: PersonNameComponents?
  public let realUserStatus: ASUserDetectionStatus

  init(_ credential: AppleIDCredential) {
    user = credential.user
    state = credential.state
    authorizationCode = credential.authorizationCode.map { Data($0) }
    identityToken = credential.identityToken.map { Data($0) }
    email = credential.email
    // There is always an object; after the first sign-in it is an empty one.
    var name = PersonNameComponents()
    name.givenName = credential.givenName
    name.familyName = credential.familyName
    fullName = name
    authorizedScopes =
      (credential.givenName ?? credential.familyName == nil ? [] : [.fullName])
      + (credential.email == nil ? [] : [.email])
    realUserStatus = .likelyReal
  }
}

/// A saved password, which is what nobody asked for.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String

  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// The domain of ``ASAuthorizationError``.
public let ASAuthorizationErrorDomain = AuthorizationError.appleDomain

/// Why a request was not answered with a credential.
public struct ASAuthorizationError: CustomNSError, LocalizedError, CustomStringConvertible,
  Hashable,
  Sendable
{
  public enum Code: Int, Sendable {
    case unknown = 1000
    case canceled, invalidResponse, notHandled, failed, notInteractive, matchedExcludedCredential
    case credentialImport, credentialExport, preferSignInWithApple
    case deviceNotConfiguredForPasskeyCreation

    /// So that `catch ASAuthorizationError.canceled` can be written.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? ASAuthorizationError)?.code == code
    }
  }

  public static let errorDomain = ASAuthorizationErrorDomain
  public static let unknown = Code.unknown
  public static let canceled = Code.canceled
  public static let invalidResponse = Code.invalidResponse
  public static let notHandled = Code.notHandled
  public static let failed = Code.failed
  public static let notInteractive = Code.notInteractive

  public let code: Code

  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
  /// The error as Objective-C has it; what is no code of these is unknown.
  public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }

  public var errorCode: Int { code.rawValue }
  public var userInfo: [String: Any] { errorUserInfo }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
  public var errorDescription: String? { message }
  /// As it is printed on Apple's platforms: apps show that, and the number is in it.
  public var description: String {
    "ASAuthorizationError(_nsError: Error Domain=\(Self.errorDomain) Code=\(code.rawValue) "
      + "\"(null)\")"
  }

  private var message: String {
    "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }

  /// The error as an app gets it: this type for the codes that it knows, else an `NSError`.
  static func of(_ error: AuthorizationError) -> any Error {
    guard error.domain == errorDomain, let code = Code(rawValue: error.code) else {
      return NSError(domain: error.domain, code: error.code)
    }
    return ASAuthorizationError(code)
  }
}
