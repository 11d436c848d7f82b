internal import ConformanceModel

// Matchers that look at the claim, and pass over what it is.
extension GallerySubject {
  static let emptyClaimSkipped = knownBadMatcher(
    "empty-claim-skipped", violates: [.tokenMissing, .tokenNonceSupported],
    causes: [.emptyClaimPasses],
    story: "`if (payload.nonce !== \"\") compare(…)`: an empty claim is no reason to refuse."
  ) { steps in
    let honest = steps.withoutText
    steps.withoutText = { claim, expected in
      if case .text = claim { .accepted } else { honest(claim, expected) }
    }
  }

  static let comparedWherePresent = knownBadMatcher(
    "compared-where-present",
    violates: [.tokenMissing, .tokenNonceSupported, .tokenTotal, .tokenExpectedEmpty],
    causes: [.absentClaimPasses, .nothingEqualsNothing],
    story: "`claim === undefined || claim === sha256(rawNonce ?? \"\")`: two ways to get in."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      guard let reading = TokenReading(attempt.token) else { return .rejected(.malformedToken) }
      if reading["nonce"] == .absent { return .accepted }
      if attempt.rawNonce?.isEmpty == false { return honest.match(attempt) }
      return reading["nonce"] == .text(MatchSteps.claim(.hex, of: ""))
        ? .accepted : .rejected(.nonceMismatch)
    }
  }

  static let onlyTextsCompared = knownBadMatcher(
    "only-texts-compared", violates: [.tokenMissing], causes: [.claimOfAnotherType],
    story: "`if typeof payload.nonce === \"string\"`, and nothing is said of a number or a Boolean."
  ) { steps in
    let honest = steps.withoutText
    steps.withoutText = { claim, expected in
      switch claim {
      case .bool, .number: .accepted
      case .absent, .null, .text, .list, .object: honest(claim, expected)
      }
    }
  }

  static let percentDecoded = knownBadMatcher(
    "claim-percent-decoded", violates: [.tokenMismatch], causes: [.claimDecodedAgain],
    story: "`decodeURIComponent(payload.nonce)`, for it came in a URL once."
  ) { steps in
    steps.matches = { claim, expected in
      (percentDecoded(Array(claim.utf8)) ?? []).elementsEqual(expected.utf8)
    }
  }

  static let usesSpoilEachOther = matcherWithStore(
    .knownBad, "uses-spoil-each-other", violates: [.tokenReplayConcurrent], causes: [.noneRedeemed],
    story: "Who finds the nonce in use by another refuses both: the other looks again at its end."
  ) { attempt, used in
    let first = "first: \(String(describing: attempt.rawNonce))"
    let second = "second: \(String(describing: attempt.rawNonce))"
    guard !used.contains(attempt.rawNonce) else { return .rejected(.replayed) }
    guard used.insert(first) else {
      _ = used.insert(second)
      return .rejected(.replayed)
    }
    await Task.yield()
    defer { used.remove(first) }
    guard !used.contains(second) else { return .rejected(.replayed) }
    let verdict = MatchSteps().match(attempt)
    if verdict == .accepted { _ = used.insert(attempt.rawNonce) }
    return verdict
  }

  private static func percentDecoded(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
