internal import ConformanceModel

/// Writes genuine tokens for one nonce that differ in chosen respects.
struct TwinWriter {
  /// What may differ between two tokens for one nonce that are both right.
  enum Difference: String, CaseIterable {
    case issuedAt = "iat"
    case expiry = "exp"
    case authenticationTime = "auth_time"
    case subject = "sub"
    case email
    case tokenID = "jti"
    case accessTokenHash = "at_hash"
    case code = "authorization code"
    case key = "kid"
    case algorithm = "alg"
    // Those that a verifier may have reasons of its own to refuse are tried one at a time.
    case issuer = "iss"
    case audience = "aud"
    case authorizedParty = "azp"
    case nonceSupported = "nonce_supported"
    case emailVerified = "email_verified"
    case privateEmail = "is_private_email"
    case userStatus = "real_user_status"
    case transferredSubject = "transfer_sub"
    case organisation = "org_id"

    fileprivate var mayBeRefused: Bool {
      switch self {
      case .issuer, .audience, .authorizedParty, .nonceSupported, .emailVerified, .privateEmail,
        .userStatus, .transferredSubject, .organisation:
        true
      default: false
      }
    }
  }

  /// When the tokens of all checks were issued, in seconds since 1970.
  static let issuedAt = 1_718_000_000

  private let writer: TokenWriter
  /// Those that the contract leaves free, and that may all differ at once.
  let differences: [Difference]
  /// Those that a verifier may refuse, whatever the contract says.
  let singleDifferences: [Difference]

  init(_ writer: TokenWriter) {
    self.writer = writer
    let contract = writer.contract
    let free = Difference.allCases.filter { difference in
      switch difference {
      case .code: contract.verifiesCodeHash
      case .key: !contract.signatures.isEmpty
      case .algorithm: contract.signatures.count > 1
      case .issuer: !contract.claims.contains(.iss)
      // A memory by the only audience that gets in is as good as one without.
      case .audience: !contract.claims.contains(.aud) || contract.furtherAudiences != .onlyOwn
      default: true
      }
    }
    differences = free.filter { !$0.mayBeRefused }
    singleDifferences = free.filter(\.mayBeRefused)
  }

  /// A token for a nonce, and all that comes with it.
  ///
  /// - Parameters:
  ///   - rawNonce: The nonce.
  ///   - differences: In what it differs from the token without any.
  func attempt(_ rawNonce: String, _ differences: Set<Difference>) -> MatchAttempt {
    func either(_ difference: Difference, _ one: String, _ other: String) -> String {
      differences.contains(difference) ? other : one
    }
    func hash(_ text: String) -> String {
      ClaimForms.base64URL(Array(ClaimForms.digest(of: text).prefix(16)))
    }
    let code = either(.code, "c1-code.0.mtux.Ab9_Zk3QwE7rTyUi", "c2-code.0.mtux.pL5_Xn8VdS2gHjKm")
    let members: [(name: String, value: String)] = [
      ("auth_time", either(.authenticationTime, "1717999990", "1717999995")),
      ("email", either(.email, "\"one@example.com\"", "\"other@example.com\"")),
      ("jti", either(.tokenID, "\"1\"", "\"2\"")),
      ("at_hash", "\"\(hash(either(.accessTokenHash, "access-1", "access-2")))\""),
      ("c_hash", "\"\(hash(code))\""),
    ]
    let more = (members + added(differences)).map { "\"\($0.name)\":\($0.value)" }
      .joined(separator: ",")
    var payload = String(
      decoding: writer.payload(nonce: writer.claim(of: rawNonce), more: more), as: UTF8.self)
    let replacements: [(Difference, String, String)] = [
      (.issuedAt, "\"iat\":\(Self.issuedAt)", "\"iat\":\(Self.issuedAt + 20)"),
      (.expiry, "\"exp\":4102444800", "\"exp\":4102441200"),
      (.subject, "001234.56789abcdef0123456789", "005678.abcdef0123456789abcde"),
      (.nonceSupported, "\"nonce_supported\":true", "\"nonce_supported\":false"),
      (.issuer, "\"\(writer.contract.issuer)\"", "\"https://id.example.net\""),
      (.audience, "\"aud\":\"\(writer.contract.audience)\"", "\"aud\":\(otherAudience)"),
    ]
    for (difference, old, new) in replacements where differences.contains(difference) {
      payload = payload.replacingEach(old, with: new) ?? payload
    }
    let all = SignatureAlgorithm.allCases.filter(writer.contract.signatures.contains)
    let algorithm =
      differences.contains(.algorithm)
      ? all.first { $0 != writer.algorithm } ?? writer.algorithm : writer.algorithm
    let key =
      differences.contains(.key)
      ? TestKeys.secondName(for: algorithm) : TestKeys.name(for: algorithm)
    let header = "{\"kid\":\"\(key)\",\"alg\":\"\(algorithm.rawValue)\"}"
    let input = [Array(header.utf8), Array(payload.utf8)].map(ClaimForms.base64URL)
      .joined(separator: ".")
    return MatchAttempt(
      token: "\(input).\(writer.signature(of: input, by: key))", rawNonce: rawNonce,
      now: TokenText.clock,
      authorizationCode: writer.contract.verifiesCodeHash ? code : nil)
  }

  /// Another audience, as the contract lets one in.
  private var otherAudience: String {
    writer.contract.claims.contains(.aud)
      ? "[\"\(writer.contract.audience)\",\"com.example.other\"]" : "\"com.example.other\""
  }

  /// Members that only tokens with a difference have, or that say there something else.
  private func added(_ differences: Set<Difference>) -> [(name: String, value: String)] {
    let contract = writer.contract
    let namesOwn = [.onlyOwn, .authorizedParty].contains(contract.furtherAudiences)
    let party = namesOwn ? contract.audience : "com.example.other"
    let needsParty =
      differences.contains(.audience) && contract.furtherAudiences == .authorizedParty
    let members: [(Difference, name: String, value: String)] = [
      (.emailVerified, "email_verified", "false"), (.privateEmail, "is_private_email", "true"),
      (.userStatus, "real_user_status", "2"),
      (.transferredSubject, "transfer_sub", "\"003456.0123456789abcdef0123456789abcdef.1234\""),
      (.organisation, "org_id", "\"org-1\""), (.authorizedParty, "azp", "\"\(party)\""),
    ]
    return members.filter { differences.contains($0.0) || $0.0 == .authorizedParty && needsParty }
      .map { ($0.name, $0.value) }
  }
}
