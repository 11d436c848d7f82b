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

  /// A third part by PS256; nil where nothing is verified, or the key is no RSA key.
  func pssSignature(of input: String, by key: String) -> String? {
    guard !contract.signatures.isEmpty else { return nil }
    return TestKeys.signer(named: key)?.pssSignature(of: Array(input.utf8)).map(
      ClaimForms.base64URL)
  }

  /// A vector's token as this contract wants it, signed again if anything had to be changed.
  ///
  /// What is broken about a token stays broken in the same way: who accepts it would otherwise be
  /// seen to refuse it for an algorithm or an audience that nobody meant to judge.
  ///
  /// - Parameters:
  ///   - token: A token for the common issuer and audience, genuine or broken.
  ///   - edit: Changes the JSON text of the payload; nil leaves the token out.
  /// - Returns: Nil where `edit` gives nil, or the token has no payload for it to change, or cannot
  ///   be broken in the same way.
  func adapted(_ token: String, edit: ((String) -> String?)? = nil) -> String? {
    let (wrapper, parts) = Self.unwrapped(token)
    // A dot in front is a part too many; so is whatever follows the third.
    let first = parts.count > 3 ? parts.firstIndex { !$0.isEmpty } ?? 0 : 0
    let header: Int? = parts.count > 1 ? first : nil
    let payload = header.map { $0 + 1 } ?? first
    guard payload < parts.count else { return edit == nil ? token : nil }
    guard let (newHeader, key) = header.map({ adaptedHeader(parts[$0]) }) ?? ("", ""),
      let newPayload = adaptedPayload(parts[payload], edit)
    else { return nil }
    var new = parts
    if let header { new[header] = newHeader }
    new[payload] = newPayload
    guard new != parts else { return token }
    if let header, !contract.signatures.isEmpty {
      let signed = signature(of: new[header] + "." + newPayload, by: key)
      let bytes = ClaimForms.bytes(ofBase64URL: signed) ?? []
      // The third part may stand there several times.
      for place in parts.indices where place > payload && !parts[place].isEmpty {
        guard let part = PartSpelling(parts[place]).part(bytes) else { return nil }
        new[place] = part
      }
    }
    return wrapper.front + new.joined(separator: ".") + wrapper.behind
  }

  /// The header for an algorithm of the contract, spelled as it was, and the key to sign with.
  private func adaptedHeader(_ part: String) -> (part: String, key: String)? {
    let spelling = PartSpelling(part)
    let old = text(spelling.plain) ?? ""
    let (new, key) = rekeyed(old)
    guard new != old else { return (part, key) }
    return spelling.part(Array(new.utf8)).map { ($0, key) }
  }

  /// The payload for the contract's issuer and audience, changed and spelled as it was.
  private func adaptedPayload(_ part: String, _ edit: ((String) -> String?)?) -> String? {
    guard edit != nil || isForOthers else { return part }
    let spelling = PartSpelling(part)
    let wide = ClaimForms.bytes(ofBase64URL: spelling.plain).flatMap(WideText.init)
    guard let old = wide?.text ?? text(spelling.plain) else { return edit == nil ? part : nil }
    let new = retargeted(old)
    guard let new = edit.map({ $0(new) }) ?? new else { return nil }
    guard new != old else { return part }
    return Self.fillers.lazy.compactMap { filler in
      Self.appending(filler, to: new).flatMap { text in
        spelling.part(wide?.bytes(of: text) ?? Array(text.utf8))
      }
    }.first
  }

  /// What an object may end with without another meaning, until its text can be spelled as a broken
  /// one was: with bits that base64url leaves over, or letters that base64 has others for.
  private static let fillers = ["", " ", "  ", #","locale":"???""#]

  private static func appending(_ filler: String, to object: String) -> String? {
    guard !filler.isEmpty else { return object }
    return object.lastIndex(of: "}").map { object[..<$0] + filler + object[$0...] }
  }

  /// A token's parts, and what stands around all of it, over which nothing was signed.
  private static func unwrapped(
    _ token: String
  ) -> (wrapper: (front: String, behind: String), parts: [String]) {
    let wrappers = [("Bearer ", ""), (" ", ""), ("\"", "\"")]
    let (front, behind) =
      wrappers.first { token.hasPrefix($0.0) && token.hasSuffix($0.1) } ?? ("", "")
    // Letters that look as one would be taken together, and tokens are up to a megabyte long.
    let parts = token.utf8.dropFirst(front.utf8.count).dropLast(behind.utf8.count)
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return ((front, behind), parts.map { String(Substring($0)) })
  }

  func text(_ part: String) -> String? {
    ClaimForms.bytes(ofBase64URL: part).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The header for an algorithm that the contract names, and the name of the key to sign with.
  func rekeyed(_ header: String) -> (header: String, key: String) {
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

  func retargeted(_ payload: String) -> String {
    guard isForOthers else { return payload }
    let escaped = { (text: String) in text.replacingEach("/", with: "\\/") ?? text }
    let near =
      NearMiss.changes(from: Self.standard.issuer, to: contract.issuer)
      + NearMiss.changes(from: Self.standard.audience, to: contract.audience)
    let changes =
      near + [
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
