internal import AuthConformance
public import Foundation

/// The domain of ``AuthErrorCode``.
public let AuthErrorDomain = "FIRAuthErrorDomain"
/// Where the error ``AuthErrorCode/credentialAlreadyInUse`` has a fresh credential for the other user.
public let AuthErrorUserInfoUpdatedCredentialKey = "FIRAuthErrorUserInfoUpdatedCredentialKey"
/// Where an error has its name.
public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"

/// Why the backend refused, with Firebase's numbers.
public struct AuthErrorCode: CustomNSError, LocalizedError, CustomStringConvertible, Hashable,
  @unchecked Sendable
{
  // Unchecked for the credential, which is.
  public enum Code: Int, Sendable {
    case invalidCredential = 17004
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case tooManyRequests = 17010
    case userNotFound = 17011
    case accountExistsWithDifferentCredential = 17012
    case requiresRecentLogin = 17014
    case providerAlreadyLinked = 17015
    case noSuchProvider = 17016
    case invalidUserToken = 17017
    case networkError = 17020
    case userTokenExpired = 17021
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case nullUser = 17067
    case missingOrInvalidNonce = 17094
    case keychainError = 17995
    case internalError = 17999

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as NSError).domain == AuthErrorDomain && (error as NSError).code == code.rawValue
    }
  }

  public static let errorDomain = AuthErrorDomain
  public static let invalidCredential = Code.invalidCredential
  public static let userNotFound = Code.userNotFound
  public static let accountExistsWithDifferentCredential =
    Code.accountExistsWithDifferentCredential
  public static let requiresRecentLogin = Code.requiresRecentLogin
  public static let providerAlreadyLinked = Code.providerAlreadyLinked
  public static let networkError = Code.networkError
  public static let userMismatch = Code.userMismatch
  public static let credentialAlreadyInUse = Code.credentialAlreadyInUse
  public static let missingOrInvalidNonce = Code.missingOrInvalidNonce
  public static let internalError = Code.internalError

  public let code: Code
  private let updated: OAuthCredential?
  private let name: String?

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.init(code, userInfo[AuthErrorUserInfoUpdatedCredentialKey] as? OAuthCredential, nil)
  }

  public init?(rawValue: Int) {
    guard let code = Code(rawValue: rawValue) else { return nil }
    self.init(code)
  }

  /// The error as Objective-C has it.
  public init(_nsError error: NSError) {
    self.init(Code(rawValue: error.code) ?? .internalError, userInfo: error.userInfo)
  }

  private init(_ code: Code, _ updated: OAuthCredential?, _ name: String?) {
    self.code = code
    self.updated = updated
    self.name = name
  }

  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { description }
  /// With its number and its name, as Firebase prints it.
  public var description: String {
    "Error Domain=\(AuthErrorDomain) Code=\(code.rawValue) \(name ?? "\(code)")"
  }
  public var userInfo: [String: Any] { errorUserInfo }
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [AuthErrorUserInfoNameKey: name ?? "\(code)"]
    info[AuthErrorUserInfoUpdatedCredentialKey] = updated
    return info
  }

  /// The backend's error as Firebase spells it.
  static func error(_ error: AccountError) -> AuthErrorCode {
    let codes: [String: Code] = [
      AccountError.credentialInUse: .credentialAlreadyInUse,
      "providerAlreadyLinked": .providerAlreadyLinked, "userMismatch": .userMismatch,
      "invalidCredential": .invalidCredential, "invalidCode": .invalidCredential,
      "noUser": .nullUser, "requiresRecentLogin": .requiresRecentLogin,
      "networkError": .networkError,
    ]
    let updated = error.updated.map {
      OAuthCredential(
        provider: AccountEnvironment.provider, idToken: $0.identityToken, rawNonce: nil,
        isOfBackend: true)
    }
    return AuthErrorCode(codes[error.code] ?? .internalError, updated, error.code)
  }
}
