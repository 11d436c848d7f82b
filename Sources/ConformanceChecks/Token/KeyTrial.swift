internal import ConformanceModel
internal import ReferenceAuth

/// Tokens for key sets other than the common one.
struct KeyTrial {
  /// How a token is signed.
  enum Signature {
    /// By a test key.
    case by(String)
    /// The padded message itself: what the exponent 1 takes for a signature.
    case bareMessage
  }

  private let contract: TokenContract
  private let writer: TokenWriter
  private let fresh: FreshNonces

  /// - Parameters:
  ///   - purpose: The requirement to be judged; its nonces are its own.
  ///   - judgement: Tells which nonces are used up.
  /// - Throws: A ``SubjectFault``.
  init(for purpose: RequirementID, _ judgement: inout TokenJudgement) async throws {
    contract = judgement.subject.contract.token
    writer = TokenWriter(contract)
    fresh = try await FreshNonces(for: purpose, &judgement)
    judgement.prove(by: PositiveControl(writer, fresh))
  }

  /// The algorithms to try: those of the contract, in one order for all runs.
  var algorithms: [SignatureAlgorithm] {
    SignatureAlgorithm.allCases.filter(contract.signatures.contains)
  }

  /// The common key set.
  var trusted: [KeySet.Key] { TestKeys.trusted(for: contract)?.keys ?? [] }

  /// A token with everything right but its key.
  ///
  /// - Parameters:
  ///   - number: Tells the cases of a check apart.
  ///   - comment: What is special.
  ///   - kid: The name in the header; nil for none.
  ///   - algorithm: The algorithm in the header.
  ///   - signature: Who signs.
  ///   - keys: The keys to trust.
  ///   - isRight: Whether it must be accepted; nil where either is right.
  func tokenCase(
    _ number: Int, _ comment: String, kid: String?, _ algorithm: SignatureAlgorithm,
    _ signature: Signature, keys: [KeySet.Key], isRight: Bool?
  ) -> TokenCase {
    let rawNonce = fresh.nonce("key-\(number)")
    let name = kid.map { "\"kid\":\"\($0)\"," } ?? ""
    let header = "{\(name)\"alg\":\"\(algorithm.rawValue)\"}"
    let payload = writer.payload(nonce: writer.claim(of: rawNonce))
    let input = [Array(header.utf8), payload].map(ClaimForms.base64URL).joined(separator: ".")
    let third =
      switch signature {
      case .by(let key): writer.signature(of: input, by: key)
      case .bareMessage:
        ClaimForms.base64URL(
          RSAPublicKey.paddedMessage(SHA256.digest(of: Array(input.utf8)), length: 256))
      }
    let expected: TokenCase.Expectation =
      switch isRight {
      case nil: .either
      case true?: .accept
      case false?: .reject([.badSignature, .malformedToken])
      }
    return TokenCase(
      id: "case \(number)", comment: comment,
      attempt: MatchAttempt(
        token: "\(input).\(third)", rawNonce: rawNonce, now: TokenText.clock,
        keys: KeySet(keys: keys)),
      expected: expected)
  }

  /// Why nothing can be said about keys: genuine tokens do not get in, or forged ones do.
  ///
  /// - Parameters:
  ///   - judgement: Asks.
  ///   - scope: What was to be looked at.
  /// - Returns: Nil where signatures are verified.
  /// - Throws: A ``SubjectFault``.
  func obstacle(_ judgement: inout TokenJudgement, scope: String) async throws -> CheckOutcome? {
    for (index, algorithm) in algorithms.enumerated() {
      let name = TestKeys.name(for: algorithm)
      let genuine = tokenCase(
        1_000 + 2 * index, "signed by \(name)", kid: name, algorithm, .by(name), keys: trusted,
        isRight: nil)
      let forged = tokenCase(
        1_001 + 2 * index, "signed by an untrusted key", kid: name, algorithm,
        .by("untrusted-\(algorithm.rawValue.lowercased())"), keys: trusted, isRight: nil)
      let trials: [(TokenCase, Bool, RequirementID)] = [
        (genuine, true, .tokenAccept), (forged, false, .tokenSignature),
      ]
      for (tokenCase, right, place) in trials {
        let answer = try await judgement.ask(tokenCase.attempt, tokenCase.comment)
        guard (answer == .verdict(.accepted)) != right else { continue }
        return .waiting(
          for: [place], scope: scope,
          "a token \(tokenCase.comment) is \(right ? "refused" : "accepted"): see \(place)")
      }
    }
    return nil
  }
}
