internal import ConformanceModel

/// Uses of a used nonce that no history holds: by tokens with nothing in common, and later.
struct ReuseTrial {
  /// What was shown, and what was wrong about the answers.
  struct Result {
    var cases = 0
    /// What was shown, behind what a scope says already; empty where nothing could be.
    var scope = ""
    var evidence: Evidence?
  }

  private let writer: TokenWriter
  private let fresh: FreshNonces
  private var contract: TokenContract { writer.contract }

  init(_ contract: TokenContract, _ fresh: FreshNonces) {
    writer = TokenWriter(contract)
    self.fresh = fresh
  }

  /// Shows two tokens for one nonce that differ in all that may differ, in both orders.
  ///
  /// A verifier may have reasons of its own to refuse one of them: nothing is learnt then.
  ///
  /// - Throws: A ``SubjectFault``.
  func byOthers(_ judgement: inout TokenJudgement) async throws -> Result {
    let writer = TwinWriter(writer)
    let all = Set(writer.differences)
    func uses(_ name: String, _ order: [Set<TwinWriter.Difference>]) async throws -> [Bool] {
      let rawNonce = fresh.nonce(name)
      var answers: [Bool] = []
      for differences in order {
        let answer = try await judgement.ask(
          writer.attempt(rawNonce, differences), "one of two tokens of a nonce")
        answers.append(answer == .verdict(.accepted))
      }
      return answers
    }
    let found = try await [uses("twins-1", [[], all]), uses("twins-2", [all, []])]
    guard found.allSatisfy({ $0[0] }) else { return try await inOneRespect(writer, uses) }
    var result = Result(
      cases: 2, scope: "; another token of a used nonce, different in all that may differ")
    guard found.contains(where: { $0[1] }) else {
      let single = try await inOneRespect(writer, uses)
      result.cases += single.cases
      result.scope += single.scope
      result.evidence = single.evidence
      return result
    }
    var told: [TwinWriter.Difference] = []
    for (index, difference) in writer.differences.enumerated() {
      if try await uses("twin-\(index)", [[], [difference]]) == [true, true] {
        told.append(difference)
      }
    }
    let names = told.map(\.rawValue).joined(separator: ", ")
    result.evidence = Evidence(
      observed: [
        "for a nonce that was used, another token was accepted that differs in "
          + writer.differences.map(\.rawValue).joined(separator: ", ")
      ],
      cause: .tokenRemembered.saying(
        "the nonce is remembered together with something else of the token"
          + (names.isEmpty ? "" : " (\(names))")
          + ", so that a token in which that differs is accepted again"))
    return result
  }

  /// Shows two tokens for one nonce that differ in one respect for which one may be refused.
  ///
  /// Both are never right: where one is refused for its own sake, nothing is learnt of the memory.
  private func inOneRespect(
    _ writer: TwinWriter,
    _ uses: (String, [Set<TwinWriter.Difference>]) async throws -> [Bool]
  ) async throws -> Result {
    var result = Result()
    var remembered: [String] = []
    var unmarked: [String] = []
    for difference in writer.singleDifferences {
      let name = difference.rawValue
      let behind = try await uses("twin-\(name)-1", [[], [difference]])
      let before = try await uses("twin-\(name)-2", [[difference], []])
      guard behind[0], before[0] else { continue }
      result.cases += 2
      if behind[1] { remembered.append(name) } else if before[1] { unmarked.append(name) }
    }
    if result.cases > 0 {
      result.scope = "; others that differ in one of \(result.cases / 2) further claims"
    }
    let names = (remembered + unmarked).joined(separator: ", ")
    guard !names.isEmpty else { return result }
    result.evidence = Evidence(
      observed: ["for a nonce that was used, a token was accepted that differs in one of \(names)"],
      cause: remembered.isEmpty
        ? .nonceStaysPending.saying(
          "a token with another value of \(names) is accepted, and does not use its nonce up")
        : .tokenRemembered.saying(
          "the nonce is remembered together with something else of the token "
            + "(\(remembered.joined(separator: ", "))), so that a token in which that differs is "
            + "accepted again"))
    return result
  }

  /// Shows tokens of used nonces again, later and before they expire.
  ///
  /// - Throws: A ``SubjectFault``.
  func later(_ judgement: inout TokenJudgement) async throws -> Result {
    guard contract.takesClock else { return Result() }
    var showings = [
      (after: 400, lasts: 4_000, words: "400 seconds later, an hour before the token expires"),
      (after: 86_400, lasts: 90_000, words: "a day later, an hour before the token expires"),
    ]
    // The token is accepted until the leeway is over as well.
    if contract.leeway > 1, contract.claims.contains(.exp) {
      showings.append(
        (
          after: 99 + contract.leeway, lasts: 100,
          words: "within the leeway, a second before its end"
        )
      )
    }
    if let maximumAge = contract.maximumAge {
      let oldest = TwinWriter.issuedAt + maximumAge - TokenText.clock
      showings.removeAll { $0.after > oldest }
    }
    var result = Result()
    var shown: [String] = []
    for (index, showing) in showings.enumerated() {
      let rawNonce = fresh.nonce("later-\(index)")
      var attempt = MatchAttempt(
        token: token(for: rawNonce, expiring: TokenText.clock + showing.lasts),
        rawNonce: rawNonce, now: TokenText.clock)
      guard try await judgement.ask(attempt, "a fresh nonce") == .verdict(.accepted) else {
        continue
      }
      attempt.now = TokenText.clock + showing.after
      // Memories are cleared where something is put into them.
      let other = fresh.nonce("besides-\(index)")
      let besides = MatchAttempt(
        token: writer.compact(nonce: writer.claim(of: other)), rawNonce: other, now: attempt.now)
      _ = try await judgement.ask(besides, "a fresh nonce, later")
      let answer = try await judgement.ask(attempt, "a used nonce, \(showing.words)")
      result.cases += 1
      shown.append(showing.words.prefix { $0 != "," }.description)
      guard answer == .verdict(.accepted), result.evidence == nil else { continue }
      result.evidence = Evidence(
        observed: ["a used nonce was accepted again with its token \(showing.words)"],
        cause: .forgottenBeforeExpiry)
    }
    if !shown.isEmpty {
      result.scope = "; used nonces shown again " + shown.joined(separator: ", ")
    }
    return result
  }

  /// A genuine token with an end of its own.
  private func token(for rawNonce: String, expiring end: Int) -> String {
    let payload = String(
      decoding: writer.payload(nonce: writer.claim(of: rawNonce)), as: UTF8.self)
    let ending = payload.replacingEach("\"exp\":4102444800", with: "\"exp\":\(end)") ?? payload
    return writer.compact(Array(ending.utf8))
  }
}
