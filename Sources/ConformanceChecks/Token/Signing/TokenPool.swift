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
    /// That key's algorithm.
    let algorithm: SignatureAlgorithm
    /// The three parts of the token.
    let parts: [String]

    init(
      rawNonce: String, header: String, payload: String, kid: String,
      algorithm: SignatureAlgorithm, signature: String
    ) {
      self.rawNonce = rawNonce
      self.header = header
      self.payload = payload
      self.kid = kid
      self.algorithm = algorithm
      parts = [header, payload].map { ClaimForms.base64URL(Array($0.utf8)) } + [signature]
    }

    var compact: String { parts.joined(separator: ".") }
    /// In base64url.
    var signature: String { parts[2] }
  }

  private static let fewAreEnough = 40

  private static let entries: [(form: NonceForm, entry: Entry)] =
    ((try? VectorLibrary.embedded.tokenPool()) ?? []).flatMap { vector -> [(NonceForm, Entry)] in
      let form = NonceForm(rawValue: vector.nonceForm) ?? .hex
      guard let algorithm = TestKeys.algorithm(ofKey: vector.kid) else { return [] }
      return zip(vector.rawNonces, vector.signatures).map { rawNonce, signature in
        let payload = vector.payload(claim: ClaimForms.claim(form, of: rawNonce))
        let entry = Entry(
          rawNonce: rawNonce, header: vector.header, payload: payload, kid: vector.kid,
          algorithm: algorithm, signature: signature)
        return (form, entry)
      }
    }

  /// The tokens that a contract accepts, as they are or, for another issuer or audience, signed
  /// again.
  static func entries(for contract: TokenContract) -> [Entry] {
    let fitting = entries.filter { form, entry in
      form == contract.nonceForm
        && (contract.signatures.isEmpty || contract.signatures.contains(entry.algorithm))
    }
    let writer = TokenWriter(contract)
    let isForOthers = writer.isForOthers
    // Signing takes time, and a few dozen tokens are as good to mutate as hundreds.
    return fitting.prefix(isForOthers ? fewAreEnough : fitting.count).map { _, entry in
      guard isForOthers else { return entry }
      guard let adapted = writer.adapted(entry.compact) else { return entry }
      let parts = adapted.split(separator: ".").map(String.init)
      let payload = ClaimForms.bytes(ofBase64URL: parts[1]) ?? []
      return Entry(
        rawNonce: entry.rawNonce, header: entry.header,
        payload: String(decoding: payload, as: UTF8.self), kid: entry.kid,
        algorithm: entry.algorithm, signature: parts[2])
    }
  }
}
