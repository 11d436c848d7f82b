package import ConformanceModel

/// Writes tokens as a contract wants them: for its issuer and audience, in its form of the nonce,
/// and signed where it verifies signatures.
struct TokenWriter: Sendable {
  /// The issuer and audience of all vectors.
  private static let standard = TokenContract()

  let contract: TokenContract

  init(_ contract: TokenContract) { self.contract = contract }

  /// The algorithm of tokens made here; ES256 where either will do, since it signs faster.
  var algorithm: SignatureAlgorithm {
    contract.signatures.isEmpty || contract.signatures.contains(.es256) ? .es256 : .rs256
  }

  /// The JSON text of the header of tokens made here.
  var header: String {
    "{\"kid\":\"\(TestKeys.name(for: algorithm))\",\"alg\":\"\(algorithm.rawValue)\"}"
  }

  /// The claim that a raw nonce demands.
  func claim(of rawNonce: String) -> String { ClaimForms.claim(contract.nonceForm, of: rawNonce) }

  /// A genuine token for a claim; see ``TokenText/payload(nonce:more:)``.
  func compact(nonce: String?, more: String? = nil) -> String {
    compact(payload(nonce: nonce, more: more))
  }

  /// The bytes of a payload for this contract.
  func payload(
    nonce: String?, more: String? = nil, leavingOut omitted: String? = nil
  ) -> [UInt8] {
    Array(retargeted(TokenText.payload(nonce: nonce, more: more, leavingOut: omitted)).utf8)
  }

  /// A genuine token of a payload.
  func compact(_ payload: [UInt8]) -> String {
    let input = [Array(header.utf8), payload].map(ClaimForms.base64URL).joined(separator: ".")
    return "\(input).\(signature(of: input, by: TestKeys.name(for: algorithm)))"
  }

  /// The third part of a token: a real signature where the contract verifies it.
  ///
  /// - Parameters:
  ///   - input: The first two parts with their dot.
  ///   - key: The name of the key; another one than a test key's signs nothing.
  func signature(of input: String, by key: String) -> String {
    guard !contract.signatures.isEmpty, let signer = TestKeys.signer(named: key) else {
      return ClaimForms.base64URL(TokenText.signature)
    }
    return ClaimForms.base64URL(signer.signature(of: Array(input.utf8)))
  }

  /// A vector's token as this contract wants it, signed again if anything had to be changed.
  ///
  /// - Parameters:
  ///   - token: A token for the common issuer and audience, genuine or broken.
  ///   - edit: Changes the JSON text of the payload; nil leaves the token out.
  /// - Returns: Nil where `edit` gives nil, or the payload is no text for it to change.
  func adapted(_ token: String, edit: ((String) -> String?)? = nil) -> String? {
    // Letters that look as one would be taken together, and tokens are up to a megabyte long.
    let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard parts.count == 3, let head = text(parts[0]) else { return edit == nil ? token : nil }
    let (newHead, key) = rekeyed(head)
    var body = parts[1]
    if edit != nil || isForOthers {
      if let old = text(body) {
        guard let new = edit.map({ $0(retargeted(old)) }) ?? retargeted(old) else { return nil }
        if new != old { body = ClaimForms.base64URL(Array(new.utf8)) }
      } else if edit != nil {
        return nil
      }
    }
    guard newHead != head || body != parts[1] else { return token }
    // A new signature would be well written, which is what such a token is not.
    guard ClaimForms.bytes(ofBase64URL: parts[2]) != nil else { return nil }
    let input = "\(ClaimForms.base64URL(Array(newHead.utf8))).\(body)"
    guard !contract.signatures.isEmpty else { return "\(input).\(parts[2])" }
    return "\(input).\(signature(of: input, by: key))"
  }

  private func text(_ part: String) -> String? {
    ClaimForms.bytes(ofBase64URL: part).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The header for an algorithm that the contract names, and the name of the key to sign with.
  private func rekeyed(_ header: String) -> (header: String, key: String) {
    let named = ClaimForms.text("alg", in: header).flatMap(SignatureAlgorithm.init)
    let found = named ?? .es256
    let isSecondKey = ClaimForms.text("kid", in: header) == TestKeys.secondName(for: found)
    let wanted =
      contract.signatures.isEmpty || contract.signatures.contains(found) ? found : algorithm
    var header = header
    if wanted != found {
      let (old, new) = (found.rawValue, wanted.rawValue)
      for (old, new) in [(old, new), (old.lowercased(), new.lowercased())] {
        header = header.replacingEach(old, with: new) ?? header
      }
    }
    return (header, isSecondKey ? TestKeys.secondName(for: wanted) : TestKeys.name(for: wanted))
  }

  /// Whether the contract's issuer or audience is another one than that of the vectors.
  var isForOthers: Bool {
    contract.issuer != Self.standard.issuer || contract.audience != Self.standard.audience
  }

  private func retargeted(_ payload: String) -> String {
    guard isForOthers else { return payload }
    let escaped = { (text: String) in text.replacingEach("/", with: "\\/") ?? text }
    let changes = [
      (Self.standard.issuer, contract.issuer),
      (escaped(Self.standard.issuer), escaped(contract.issuer)),
      (Self.standard.audience, contract.audience),
    ]
    return changes.reduce(payload) { $0.replacingEach($1.0, with: $1.1) ?? $0 }
  }
}

extension MatchAttempt {
  /// A token that a contract demands to be accepted, as the checks make it.
  package static func right(for contract: TokenContract) -> MatchAttempt {
    let writer = TokenWriter(contract)
    let rawNonce = "smoke-kX7-wPq.2mV_Zt9RbN4cQ8sYf3"
    return MatchAttempt(
      token: writer.compact(nonce: writer.claim(of: rawNonce)), rawNonce: rawNonce,
      now: TokenText.clock, keys: TestKeys.trusted(for: contract))
  }
}
