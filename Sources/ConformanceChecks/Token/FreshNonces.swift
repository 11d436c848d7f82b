internal import ConformanceModel

/// Raw nonces that no earlier check has used up.
///
/// They derive from the seed like all generated inputs. Where the same seed is judged twice in
/// one process, the second judgement takes the next generation of them.
struct FreshNonces: Sendable {
  private static let mostGenerations = 16
  /// The length of common raw nonces: a verifier may refuse shorter ones, which hold fewer bits.
  private static let fewestLetters = 32
  private static let filler = "kX7wPq2mVZt9RbN4cQ8sYf3Lh6jD5g"

  private let tag: String
  /// Whether this subject's memory has met the nonces of this check and seed before.
  let haveBeenUsed: Bool

  /// Finds a generation that the subject has not used up.
  ///
  /// - Parameters:
  ///   - requirement: Tells the nonces of different checks apart.
  ///   - judgement: Asked about a token per generation, where nonces are used up at all.
  /// - Throws: A ``SubjectFault``.
  init(for requirement: RequirementID, _ judgement: inout TokenJudgement) async throws {
    let contract = judgement.subject.contract.token
    let seed = String(judgement.context.seed(for: "fresh \(requirement)"), radix: 36)
    let writer = TokenWriter(contract)
    var generation = 0
    while contract.keepsPendingState, generation < Self.mostGenerations {
      let rawNonce = "\(seed).\(generation).probe-of-a-generation"
      let token = writer.compact(nonce: writer.claim(of: rawNonce))
      let attempt = MatchAttempt(token: token, rawNonce: rawNonce, now: TokenText.clock)
      if try await judgement.ask(attempt, "a fresh nonce") == .verdict(.accepted) { break }
      generation += 1
    }
    // A subject that accepts none of them accepts nothing: any generation will show it.
    tag = "\(seed).\(generation % Self.mostGenerations)"
    haveBeenUsed = (1..<Self.mostGenerations).contains(generation)
  }

  /// A nonce of its own for each name, of 32 letters or more.
  func nonce(_ name: String) -> String {
    let missing = Self.fewestLetters - "\(tag)..\(name)".utf8.count
    return missing < 0 ? "\(tag).\(name)" : "\(tag).\(Self.filler.prefix(missing)).\(name)"
  }
}
