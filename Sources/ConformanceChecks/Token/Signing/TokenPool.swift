internal import ConformanceModel
internal import ConformanceVectors
internal import Synchronization

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
    private let input: [String]
    private let sign: @Sendable () -> String

    init(
      rawNonce: String, header: String, payload: String, kid: String,
      algorithm: SignatureAlgorithm, signature: @autoclosure @escaping @Sendable () -> String
    ) {
      self.rawNonce = rawNonce
      self.header = header
      self.payload = payload
      self.kid = kid
      self.algorithm = algorithm
      input = [header, payload].map { ClaimForms.base64URL(Array($0.utf8)) }
      sign = signature
    }

    /// The three parts of the token; a fresh one is signed when it is asked for them.
    var parts: [String] { input + [sign()] }
    var compact: String { parts.joined(separator: ".") }
    /// In base64url.
    var signature: String { sign() }

    /// The token of the same key for another raw nonce.
    fileprivate func renewed(for rawNonce: String, _ writer: TokenWriter) -> Entry {
      let kid = kid
      let payload =
        payload.replacingEach(writer.claim(of: self.rawNonce), with: writer.claim(of: rawNonce))
        ?? payload
      let input = [header, payload].map { ClaimForms.base64URL(Array($0.utf8)) }
        .joined(separator: ".")
      return Entry(
        rawNonce: rawNonce, header: header, payload: payload, kid: kid, algorithm: algorithm,
        signature: writer.signature(of: input, by: kid))
    }
  }

  /// The tokens of the pool for properties, which ask for as many as they like.
  final class Supply: Sendable {
    /// The pool's tokens, from which one is drawn.
    let entries: [Entry]
    private let writer: TokenWriter
    private let fresh: FreshNonces?
    private let drawn = Mutex(0)

    /// - Parameters:
    ///   - contract: What the tokens are for.
    ///   - fresh: Nonces for a subject that uses them up; `nil` where tokens may come again.
    init(_ contract: TokenContract, _ fresh: FreshNonces?) {
      let entries = TokenPool.entries(for: contract)
      // An RSA signature takes as long as dozens on a curve.
      let fast = entries.filter { $0.algorithm == .es256 }
      let slow = entries.filter { $0.algorithm != .es256 }
      self.entries =
        fresh == nil || fast.isEmpty ? entries : fast + slow.prefix(fast.count / slowShare)
      self.fresh = fresh
      writer = TokenWriter(contract)
    }

    /// A token like the entry, with a nonce of its own where nonces are used up.
    ///
    /// It differs from call to call; what a property draws does not depend on it.
    func next(_ entry: Entry) -> Entry {
      guard let fresh else { return entry }
      let number = drawn.withLock { number in
        number += 1
        return number
      }
      // First letters tell the pool's nonces apart, and go on doing so.
      let letters = ClaimForms.base64URL(ClaimForms.digest(of: fresh.nonce("drawn-\(number)")))
      return entry.renewed(for: entry.rawNonce.prefix(1) + letters, writer)
    }
  }

  private static let slowShare = 8

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
