internal import ConformanceModel
internal import ConformanceVectors

/// Genuine tokens with their raw nonces, signed ahead of time by another tool.
enum TokenPool {
  /// One token of the pool; a class, since properties copy it thousands of times.
  final class Entry: Sendable {
    let rawNonce: String
    let header: String
    let payload: String
    /// The name of the key that signed.
    let kid: String
    /// The three parts of the token.
    let parts: [String]

    init(rawNonce: String, header: String, payload: String, kid: String, signature: String) {
      self.rawNonce = rawNonce
      self.header = header
      self.payload = payload
      self.kid = kid
      parts = [header, payload].map { ClaimForms.base64URL(Array($0.utf8)) } + [signature]
    }

    var compact: String { parts.joined(separator: ".") }
    /// In base64url.
    var signature: String { parts[2] }
  }

  private static let fewAreEnough = 40

  private static let entries: [(form: NonceForm, algorithm: SignatureAlgorithm, entry: Entry)] =
    ((try? VectorLibrary.embedded.tokenPool()) ?? []).flatMap { vector in
      let form = NonceForm(rawValue: vector.nonceForm) ?? .hex
      let algorithm: SignatureAlgorithm = vector.header.contains("RS256") ? .rs256 : .es256
      return zip(vector.rawNonces, vector.signatures).map { rawNonce, signature in
        let payload = vector.payload(claim: ClaimForms.claim(form, of: rawNonce))
        let entry = Entry(
          rawNonce: rawNonce, header: vector.header, payload: payload, kid: vector.kid,
          signature: signature)
        return (form, algorithm, entry)
      }
    }

  /// The tokens that a contract accepts, as they are or, for another issuer or audience, signed
  /// again.
  static func entries(for contract: TokenContract) -> [Entry] {
    let fitting = entries.filter { entry in
      entry.form == contract.nonceForm
        && (contract.signatures.isEmpty || contract.signatures.contains(entry.algorithm))
    }
    let writer = TokenWriter(contract)
    let isForOthers = writer.isForOthers
    // Signing takes time, and a few dozen tokens are as good to mutate as hundreds.
    return fitting.prefix(isForOthers ? fewAreEnough : fitting.count).map { _, _, entry in
      guard isForOthers else { return entry }
      guard let adapted = writer.adapted(entry.compact) else { return entry }
      let parts = adapted.split(separator: ".").map(String.init)
      let payload = ClaimForms.bytes(ofBase64URL: parts[1]) ?? []
      return Entry(
        rawNonce: entry.rawNonce, header: entry.header,
        payload: String(decoding: payload, as: UTF8.self), kid: entry.kid, signature: parts[2])
    }
  }
}
