internal import ConformanceModel
internal import Foundation
internal import Synchronization

// Matchers that compare something else than the claim with the raw nonce.
extension GallerySubject {
  static let trimsRawNonce = knownBadMatcher(
    "trims-raw-nonce", violates: [.tokenMismatch], causes: [.rawNonceChanged],
    story: "The expected nonce is trimmed before it is hashed."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      var attempt = attempt
      attempt.rawNonce = attempt.rawNonce.map { raw in
        var letters = raw[...]
        while letters.first?.isWhitespace == true { letters.removeFirst() }
        while letters.last?.isWhitespace == true { letters.removeLast() }
        return String(letters)
      }
      return honest.match(attempt)
    }
  }

  static let decodesRawNonce = knownBadMatcher(
    "decodes-raw-nonce", violates: [.tokenMismatch], causes: [.rawNonceChanged],
    story: "The expected nonce is percent-decoded before it is hashed, as if it came in a URL."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      var attempt = attempt
      attempt.rawNonce = attempt.rawNonce.map { $0.removingPercentEncoding ?? $0 }
      return honest.match(attempt)
    }
  }

  static let comparesAsNumbers = knownBadMatcher(
    "compares-as-numbers", violates: [.tokenMismatch], causes: [.comparedAsNumbers],
    story: "Digests are compared as PHP's == compares texts that look like numbers."
  ) { steps in
    steps.matches = { claim, expected in
      guard claim != expected else { return true }
      return [claim, expected].allSatisfy {
        $0.hasPrefix("0e") && $0.dropFirst(2).allSatisfy(\.isNumber)
      }
    }
  }

  static let skipsTheMiddle = knownBadMatcher(
    "skips-the-middle", violates: [.tokenMismatch, .tokenTotal], causes: [.lettersNotCompared],
    story: "The first and the last letters are compared, as in a log that shortens."
  ) { steps in
    steps.matches = { claim, expected in
      claim.count == expected.count && claim.prefix(12) == expected.prefix(12)
        && claim.suffix(12) == expected.suffix(12)
    }
  }

  static let comparesSums = knownBadMatcher(
    "compares-sums", violates: [.tokenMismatch], causes: [.lettersNotCompared],
    story: "A comparison in constant time that adds differences up, where they cancel out."
  ) { steps in
    steps.matches = { claim, expected in
      claim.utf8.count == expected.utf8.count
        && zip(claim.utf8, expected.utf8).reduce(0) { $0 + Int($1.0) - Int($1.1) } == 0
    }
  }

  static let namesIgnoringCase = knownBadMatcher(
    "names-ignoring-case", violates: [.tokenMismatch, .tokenMissing], causes: [.namesIgnoringCase],
    story: "The decoder matches names of members without regard to case."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard let reading = TokenReading(attempt.token), let raw = attempt.rawNonce, !raw.isEmpty
      else { return verdict }
      let right = TokenReading.Claim.text(MatchSteps.claim(.hex, of: raw))
      return ["Nonce", "NONCE"].contains { reading[$0] == right } ? .accepted : verdict
    }
  }

  static let rawUnlessSupported = knownBadMatcher(
    "raw-unless-supported", violates: [.tokenNonceSupported], causes: [.nonceSupportedRelaxesForm],
    story: "Where nonce_supported is not true, the raw nonce will do as well."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      guard let reading = TokenReading(attempt.token), let raw = attempt.rawNonce, !raw.isEmpty,
        reading["nonce_supported"] != .bool(true), reading["nonce"] == .text(raw)
      else { return honest.match(attempt) }
      return .accepted
    }
  }

  static let nothingAsText = knownBadMatcher(
    "nothing-as-text", violates: [.tokenExpectedEmpty], causes: [.nothingEqualsNothing],
    story: "The text of no nonce is 'None', and has a digest as any other."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      var attempt = attempt
      attempt.rawNonce = attempt.rawNonce ?? "None"
      return honest.match(attempt)
    }
  }

  static let headerReadLeniently = knownBadMatcher(
    "header-read-leniently", violates: [.tokenStructure], causes: [.lenientBase64],
    story: "White space, padding and standard letters are accepted in the header."
  ) { steps in
    steps.read = { token in
      var parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      parts[0] = lenientlyRead(parts[0])
      return TokenReading(parts.joined(separator: "."))
    }
  }

  static let bearerStripped = knownBadMatcher(
    "bearer-stripped", violates: [.tokenStructure], causes: [.tokenUnwrapped],
    story: "The scheme of the Authorization header is taken off wherever a token is read."
  ) { steps in
    steps.read = { TokenReading($0.hasPrefix("Bearer ") ? String($0.dropFirst(7)) : $0) }
  }

  static let trimmedAndLowercased = knownBadMatcher(
    "trimmed-and-lowercased", violates: [.tokenMismatch, .tokenContract],
    causes: [.caseNotCompared],
    story: "The claim is trimmed and lower-cased before it is compared, to be on the safe side."
  ) { steps in
    steps.matches = { claim, expected in
      claim.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() == expected
    }
  }

  static let headerNotRead = knownBadMatcher(
    "header-not-read", violates: [.tokenStructure], causes: [.headerNotRead],
    story: "Of three parts only the second is decoded."
  ) { steps in
    steps.read = { token in
      var parts = token.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      parts[0] = "e30"
      return TokenReading(parts.joined(separator: "."))
    }
  }

  static let remembersAHundred = knownBadMatcher(
    "remembers-a-hundred", violates: [.tokenReplay], causes: [.onlyLastNonceRemembered],
    story: "The memory of used nonces has 128 places.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let honest = MatchSteps()
    let used = Mutex<[String?]>([])
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .accepted else { return verdict }
      return used.withLock { used in
        guard !used.contains(attempt.rawNonce) else { return .rejected(.replayed) }
        used.append(attempt.rawNonce)
        if used.count > 128 { used.removeFirst() }
        return .accepted
      }
    }
  }

  static let removesTooLate = matcherWithStore(
    .knownBad, "removes-too-late", violates: [.tokenReplayConcurrent],
    causes: [.redeemedTwiceAtOnce],
    story: "The nonce is looked up, something is awaited, and the nonce is removed."
  ) { attempt, used in
    guard !used.contains(attempt.rawNonce) else { return .rejected(.replayed) }
    await Task.yield()
    let verdict = MatchSteps().match(attempt)
    if verdict == .accepted { _ = used.insert(attempt.rawNonce) }
    return verdict
  }

  static let refusedUseClearsMark = matcherWithStore(
    .knownBad, "refused-use-clears-mark", violates: [.tokenReplayConcurrent],
    causes: [.redeemedTwiceAtOnce],
    story: "A second use at one time is refused, and takes the mark of the first away by 'defer'."
  ) { attempt, used in
    let mark = "being used: \(String(describing: attempt.rawNonce))"
    defer { used.remove(mark) }
    guard used.insert(mark), !used.contains(attempt.rawNonce) else { return .rejected(.replayed) }
    await Task.yield()
    let verdict = MatchSteps().match(attempt)
    if verdict == .accepted { _ = used.insert(attempt.rawNonce) }
    return verdict
  }

  /// A matcher that awaits something while it redeems a nonce.
  static func matcherWithStore(
    _ kind: Kind, _ name: String, violates: Set<RequirementID> = [], causes: [Cause] = [],
    story: String, _ match: @escaping @Sendable (MatchAttempt, UsedNonces) async -> MatchVerdict
  ) -> GallerySubject {
    let used = UsedNonces()
    return GallerySubject(
      kind, violates: violates, causes: causes, story: story,
      subject: FunctionSubject(
        name, contract: Contract(name: name, token: TokenContract(keepsPendingState: true)),
        match: { await match($0, used) }))
  }
}
