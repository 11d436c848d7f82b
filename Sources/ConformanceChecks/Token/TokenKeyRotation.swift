internal import ConformanceModel

extension Check {
  /// The keys given are trusted, and no others: new ones at once, withdrawn ones no more.
  package static let tokenKeyRotation = Check(
    .tokenKeyRotation, .token, kind: .vector, exclusion: Self.leavesSignatures
  ) { subject, context in
    var judgement = TokenJudgement(subject, context)
    let trial = try await KeyTrial(for: .tokenKeyRotation, &judgement)
    let scope =
      "a key before it is published, published, under an old name, and withdrawn; when and how "
      + "often a verifier fetches keys is not seen here"
    if let obstacle = try await trial.obstacle(&judgement, scope: scope) { return obstacle }
    for (index, algorithm) in trial.algorithms.enumerated() {
      try await judgement.judge(rotation(algorithm, 10 * index, trial))
    }
    return judgement.outcome(
      scope: "\(judgement.findings.count) tokens: \(scope)", cause: cause)
  }

  private static func rotation(
    _ algorithm: SignatureAlgorithm, _ first: Int, _ trial: KeyTrial
  ) -> [TokenCase] {
    let old = TestKeys.name(for: algorithm), new = TestKeys.secondName(for: algorithm)
    guard let oldKey = TestKeys.publicKey(named: old), let newKey = TestKeys.publicKey(named: new)
    else { return [] }
    var renamed = newKey
    renamed.kid = old
    let rows: [(words: String, kid: String, signer: String, keys: [KeySet.Key], isRight: Bool)] = [
      ("a key before it is published", new, new, [oldKey], false),
      ("a new key", new, new, [oldKey, newKey], true),
      ("an old key beside a new one", old, old, [oldKey, newKey], true),
      ("a withdrawn key", old, old, [newKey], false),
      ("a new key under a withdrawn one's name", old, new, [renamed], true),
      ("a withdrawn key whose name another has now", old, old, [renamed], false),
      ("a key that is published again", old, old, [oldKey], true),
      ("a new key alone", new, new, [newKey], true),
    ]
    return rows.enumerated().map { index, row in
      trial.tokenCase(
        first + index + 1, "\(algorithm.rawValue), \(row.words)", kid: row.kid, algorithm,
        .by(row.signer), keys: row.keys, isRight: row.isRight)
    }
  }

  private static func cause(_ judgement: TokenJudgement) -> Cause? {
    let faulty = judgement.faulty
    if faulty.contains(where: \.isThrown) { return nil }
    let refused = faulty.filter { judgement.fault($0) == .rejected }
    if !refused.isEmpty {
      // Whoever takes the first key of a set knows a new one where it is alone.
      return refused.allSatisfy { ($0.tokenCase.attempt.keys?.keys.count ?? 0) > 1 }
        ? .keyNameIgnored.saying(
          "kid does not choose the key: the first trusted key is taken whatever kid says")
        : .firstKeysKept
    }
    return faulty.contains(where: \.isAccepted) ? .withdrawnKeyTrusted : nil
  }
}
