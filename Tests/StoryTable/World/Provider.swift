internal import ConformanceChecks
internal import ReferenceAuth

/// A person at the provider.
struct Person: Hashable, Sendable {
  let id: String
  let name: PersonName
  let email: String

  /// The user of the device in every story.
  static let mara = Person(
    id: "001234.mara", name: PersonName(given: "Mara", family: "Lindqvist"),
    email: "mara@example.com")
  /// Somebody else, to whom the device is lent.
  static let noor = Person(
    id: "001234.noor", name: PersonName(given: "Noor", family: "Haddad"),
    email: "noor@example.com")
}

/// What is wrong with a token that the provider, or somebody in between, hands over.
enum TokenFlaw: Hashable, Sendable {
  case noNonce, nonceUnsupported, otherNonce, staleNonce, upperCaseNonce, otherIssuer, otherAudience
  case fromTheFuture, forged, unsigned, altered, spent, ofSomebodyElse
}

/// A model of the provider, which really signs its tokens.
///
/// Name and address are told with the first consent and after every revocation; an authorization
/// code is good for five minutes and one use, as Apple documents both ("Authenticating users with Sign
/// in with Apple"; "Token validation").
struct Provider: Sendable {
  static let issuer = "https://appleid.apple.com"
  static let audience = "com.example.app"
  static let tokenSeconds = 600
  static let codeSeconds = 300

  /// By which of the test keys tokens are signed.
  let algorithm: JSONWebKeySet.Algorithm
  /// Whose device it is.
  var person = Person.mara
  /// Who has agreed and has not revoked it since.
  var consents: Set<Person> = []
  /// Everything that the provider got to see.
  private(set) var requests: [AuthorizationRequest] = []
  private var code: (text: String, person: Person, issued: Int)?
  private var codeCount = 0
  private var lastToken = ""

  init(algorithm: JSONWebKeySet.Algorithm) { self.algorithm = algorithm }

  /// Notes a request, for which the sheet is shown.
  mutating func receive(_ request: AuthorizationRequest) { requests.append(request) }

  /// The user agrees to the last request.
  mutating func credential(at now: Int, flaw: TokenFlaw?) -> AppleIDCredential {
    let request = requests.last ?? AuthorizationRequest()
    let isNew = consents.insert(person).inserted
    codeCount += 1
    code = ("code-\(codeCount)", person, now)
    let token = flaw == .spent ? lastToken : token(for: request.nonce ?? "", at: now, flaw)
    lastToken = token
    return AppleIDCredential(
      user: person.id, identityToken: Array(token.utf8),
      authorizationCode: Array("code-\(codeCount)".utf8), fullName: isNew ? person.name : nil,
      email: isNew ? person.email : nil, state: request.state)
  }

  /// Revokes a person's tokens by an authorization code.
  ///
  /// - Returns: Whether the code was good.
  mutating func revoke(code text: String, at now: Int) -> Bool {
    guard let found = code, found.text == text, now - found.issued <= Self.codeSeconds else {
      return false
    }
    code = nil
    consents.remove(found.person)
    return true
  }

  private func token(for nonce: String, at now: Int, _ flaw: TokenFlaw?) -> String {
    let claim: String? =
      switch flaw {
      case .noNonce, .nonceUnsupported: nil
      case .otherNonce: SHA256.digest(of: "somebody-else").hexadecimal
      case .staleNonce: requests.dropLast().last?.nonce
      case .upperCaseNonce: nonce.uppercased()
      default: nonce
      }
    let issued = flaw == .fromTheFuture ? now + Self.tokenSeconds : now
    let subject = flaw == .ofSomebodyElse ? Person.noor.id : person.id
    var members = [
      "\"iss\":\"\(flaw == .otherIssuer ? "https://example.com" : Self.issuer)\"",
      "\"aud\":\"\(flaw == .otherAudience ? "com.example.other" : Self.audience)\"",
      "\"iat\":\(issued)", "\"exp\":\(issued + Self.tokenSeconds)", "\"sub\":\"\(subject)\"",
    ]
    if let claim { members.append("\"nonce\":\"\(claim)\"") }
    members.append("\"nonce_supported\":\(flaw == .nonceUnsupported ? "false" : "true")")
    let payload = "{\(members.joined(separator: ","))}"
    return sign(payload, flaw)
  }

  private func sign(_ payload: String, _ flaw: TokenFlaw?) -> String {
    let family = algorithm.rawValue.lowercased()
    let name = flaw == .unsigned ? "none" : algorithm.rawValue
    let header = "{\"kid\":\"test-\(family)\",\"alg\":\"\(name)\"}"
    let parts = [header, payload].map { Base64URL.encode(Array($0.utf8)) }
    // A forger has a key of their own, and writes the trusted one's name above it.
    let key = flaw == .forged ? "untrusted-\(family)" : "test-\(family)"
    let signature =
      TestKeys.signer(named: key)?.signature(of: Array(parts.joined(separator: ".").utf8)) ?? []
    let sent =
      flaw == .altered
      ? Base64URL.encode(Array(payload.replacing(person.id, with: Person.noor.id).utf8)) : parts[1]
    return "\(parts[0]).\(sent).\(Base64URL.encode(signature))"
  }
}

extension String {
  /// The text with every occurrence of a part replaced.
  fileprivate func replacing(_ part: String, with other: String) -> String {
    split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
