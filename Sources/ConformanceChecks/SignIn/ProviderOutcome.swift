internal import ConformanceModel
internal import ReferenceAuth

/// What the fake provider hands over for one request.
enum ProviderOutcome {
  case credential(ConformanceModel.AuthorizationCredential)
  case error(AuthorizationError)

  /// The code of a failure whose callback names none: `ASAuthorizationError.failed`.
  static let usualFailureCode = 1004

  /// - Parameters:
  ///   - callback: The kind of outcome.
  ///   - controller: The request that the outcome answers.
  init(_ callback: ProviderCallback, for controller: ScriptedController) {
    let domain = callback.domain ?? AuthorizationError.appleDomain
    switch callback.kind {
    case .success, .returning, .missingToken, .tokenNotUTF8, .missingCode, .emptyToken,
      .codeNotUTF8:
      self = .credential(.appleID(Self.credential(callback.kind, for: controller)))
    case .wrongCredentialType:
      self = .credential(.other(type: "ASPasswordCredential"))
    case .cancel:
      self = .error(AuthorizationError(code: AuthorizationError.canceledCode))
    case .foreignCancel:
      let foreign = callback.domain ?? "com.example.OtherError"
      self = .error(AuthorizationError(domain: foreign, code: AuthorizationError.canceledCode))
    case .failure:
      let code = callback.code ?? Self.usualFailureCode
      self = .error(AuthorizationError(domain: domain, code: code))
    }
  }

  private static func credential(
    _ kind: ProviderCallback.Kind, for controller: ScriptedController
  ) -> ConformanceModel.AppleIDCredential {
    let issued = IssuedCredential(number: controller.number, request: controller.request)
    let token: [UInt8]? =
      switch kind {
      case .missingToken: nil
      case .emptyToken: []
      // 0xFF occurs in no UTF-8 text (RFC 3629 section 1).
      case .tokenNotUTF8: [0xFF] + Array(issued.token.utf8)
      default: Array(issued.token.utf8)
      }
    let code: [UInt8]? =
      switch kind {
      case .missingCode: nil
      case .codeNotUTF8: [0xFF] + Array(issued.code.utf8)
      default: Array(issued.code.utf8)
      }
    return ConformanceModel.AppleIDCredential(
      user: issued.user, identityToken: token, authorizationCode: code,
      givenName: kind == .returning ? nil : issued.givenName,
      familyName: kind == .returning ? nil : issued.familyName,
      email: kind == .returning ? nil : issued.email, state: controller.request.state)
  }
}

/// The values that a successful request is answered with, all different from every other's.
struct IssuedCredential: Hashable {
  let user: String
  let code: String
  let givenName: String
  let familyName: String
  let email: String
  let state: String?
  /// Header, payload with exactly the request's nonce, and a made-up signature.
  let token: String

  init(number: Int, request: ConformanceModel.AuthorizationRequest) {
    user = "user-\(number)"
    code = "code-\(number)-of-this-request-alone"
    givenName = "Given\(number)"
    familyName = "Family\(number)"
    email = "user\(number)@example.com"
    state = request.state
    let claim = request.nonce.map { ",\"nonce\":\"\(Self.escaped($0))\"" } ?? ""
    let payload =
      "{\"iss\":\"https://appleid.apple.com\",\"aud\":\"com.example.app\",\"sub\":\"\(user)\""
      + "\(Self.times)\(claim),\"nonce_supported\":true}"
    let parts: [String] = ["{\"alg\":\"RS256\",\"kid\":\"fake\"}", payload, "signature \(number)"]
    token = parts.map { Base64URL.encode(Array($0.utf8)) }.joined(separator: ".")
  }

  /// When it was issued and when it ends (RFC 7519 sections 4.1.6 and 4.1.4): the vectors' own
  /// times, in 2024 and 2100, so that an app that compares them takes the token, whatever day it is.
  private static let times = #","iat":1718000000,"exp":4102444800"#

  /// JSON string escapes (RFC 8259 section 7), the long form for all control characters.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let hex = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
