internal import ConformanceModel

extension Check {
  /// Unusable keys of a key set verify nothing.
  package static let tokenWeakKeys = Check(
    .tokenWeakKeys, .token, kind: .vector, exclusion: Self.leavesSignatures
  ) { subject, context in
    var judgement = TokenJudgement(subject, context, causes: mistakes)
    let trial = try await KeyTrial(for: .tokenWeakKeys, &judgement)
    let scope =
      "keys with the exponent 1, off the curve, for encryption, for another algorithm; short keys, "
      + "keys of other types and several keys of one name are not tried"
    if let obstacle = try await trial.obstacle(&judgement, scope: scope) { return obstacle }
    try await judgement.judge(
      WeakKey.tokens(trial, isNew: context.catalogue > 1), errorsRefuse: true)
    return judgement.outcome(scope: "\(judgement.findings.count) tokens: \(scope)")
  }

  private static func mistakes(_ judgement: TokenJudgement) -> [Cause] {
    let found = judgement.faulty.filter(\.isAccepted).compactMap(\.tokenCase.mistake)
      .reduce(into: [Cause]()) { found, cause in
        if !found.contains(where: cause.isSame) { found.append(cause) }
      }
    // Who looks at no key's use takes the unnamed one as well.
    return found.contains(.otherUseTrusted) ? found.filter { $0 != .unnamedKeyTaken } : found
  }
}

/// Keys that a set may hold and that must not verify.
private enum WeakKey {
  /// The tokens that they would verify.
  ///
  /// - Parameters:
  ///   - trial: Makes them.
  ///   - isNew: Whether tokens are among them that the first catalogue does not have.
  static func tokens(_ trial: KeyTrial, isNew: Bool) -> [TokenCase] {
    var found: [TokenCase] = []
    for algorithm in trial.algorithms {
      let name = TestKeys.name(for: algorithm)
      let evil = "untrusted-\(algorithm.rawValue.lowercased())"
      guard let good = TestKeys.publicKey(named: name), let other = TestKeys.publicKey(named: evil)
      else { continue }
      func add(
        _ comment: String, _ key: KeySet.Key, _ signature: KeyTrial.Signature, _ mistake: Cause,
        beside: [KeySet.Key]? = nil, isNamed: Bool = true
      ) {
        var key = key
        key.kid = "weak"
        // Where no key is named, the first is the one that is taken.
        let keys = isNamed ? (beside ?? trial.trusted) + [key] : [key] + trial.trusted
        var tokenCase = trial.tokenCase(
          found.count + 1, "\(algorithm.rawValue), \(comment)", kid: isNamed ? "weak" : nil,
          algorithm, signature, keys: keys, isRight: false)
        tokenCase.mistake = mistake
        found.append(tokenCase)
      }
      switch algorithm {
      case .rs256:
        for (exponent, words) in [("AQ", "the exponent 1"), ("AAAB", "the exponent 1 in 3 bytes")] {
          var key = good
          key.e = exponent
          add(words, key, .bareMessage, .weakExponentTrusted)
        }
      case .es256:
        for (point, words) in offCurve(good) {
          // Alone: what tries every key would find the good one.
          add(words, point, .by(name), .pointOffCurveTrusted, beside: [])
        }
      }
      var encryption = other
      encryption.use = "enc"
      add("a key for encryption", encryption, .by(evil), .otherUseTrusted)
      var exchange = other
      exchange.alg = algorithm == .rs256 ? "RSA-OAEP-256" : "ECDH-ES"
      exchange.use = nil
      add("a key for another algorithm", exchange, .by(evil), .otherUseTrusted)
      guard isNew else { continue }
      for (key, words) in [(encryption, "encryption"), (exchange, "another algorithm")] {
        add(
          "no kid, and the first key is for \(words)", key, .by(evil), .unnamedKeyTaken,
          isNamed: false)
      }
    }
    return found
  }

  private static func offCurve(_ key: KeySet.Key) -> [(KeySet.Key, String)] {
    guard var y = key.y.flatMap({ ClaimForms.bytes(ofBase64URL: $0) }), !y.isEmpty else {
      return []
    }
    y[y.count - 1] ^= 1
    var beside = key, origin = key
    beside.y = ClaimForms.base64URL(y)
    origin.x = ClaimForms.base64URL([UInt8](repeating: 0, count: 32))
    origin.y = origin.x
    return [(beside, "a point beside the curve"), (origin, "the point (0, 0)")]
  }
}
