internal import ConformanceModel
internal import PlainText

extension ReportOutline {
  /// What a pass says nothing of, so that whoever reads one does not think that it does, each thing
  /// by itself.
  var leftOpen: [String] {
    report.subject.contract.unjudged.map { HostileText.line($0) } + [source].compactMap(\.self)
      + leftToVerify
  }

  /// What a generator draws from, where nothing can be put in its source's place.
  private var source: String? {
    guard report.leavesSourceOpen else { return nil }
    return "what the nonces are drawn from, which they do not show ('auth-conformance scan' looks "
      + "for generators that can be predicted)"
  }

  /// What a verifier does besides comparing nonces, as far as its contract leaves that open; nothing
  /// where no token was judged.
  private var leftToVerify: [String] {
    report.results.contains { $0.area == "token" && $0.grade == .pass }
      ? [otherLayers, unnamedClaims, oneUse].compactMap(\.self) + times : []
  }

  private var contract: TokenContract { report.subject.contract.token }

  /// Without these, no token is known to come from the provider, for this app, and now.
  private static let essential: [(VerifiedClaim, String)] = [
    (.iss, "issuer"), (.aud, "audience"), (.exp, "expiry"),
  ]

  private var otherLayers: String? {
    let open =
      (contract.signatures.isEmpty ? ["signature"] : [])
      + Self.essential.filter { !contract.claims.contains($0.0) }.map(\.1)
    guard !open.isEmpty else { return nil }
    let pronoun = open.count == 1 ? "it" : "them"
    return "a token's \(Self.listed(open)): the contract leaves \(pronoun) to another layer. If "
      + "this verifier looks at \(pronoun), declare 'signatures' and 'claims' in its 'token'"
  }

  /// The claims that a verifier of the essential ones may look at as well.
  private var unnamedClaims: String? {
    guard Self.essential.allSatisfy({ contract.claims.contains($0.0) }) else { return nil }
    let open = VerifiedClaim.allCases.filter { !contract.claims.contains($0) }
    return open.isEmpty
      ? nil : "\(Self.listed(open.map(\.rawValue))), which 'claims' does not name"
  }

  private var oneUse: String? {
    guard contract.keepsPendingState else {
      return "that a nonce is accepted once (declare 'keepsPendingState')"
    }
    let isJudged = !report.results.contains {
      $0.id == .simultaneousUses && $0.grade == .notApplicable
    }
    return isJudged
      ? nil
      : "that of two uses of a nonce at the same time one is refused (needs an adapter that reads "
        + "on while it answers, and the capability 'overlapping')"
  }

  private var times: [String] {
    guard contract.claims.contains(.exp) else { return [] }
    let within =
      contract.leeway <= Self.fewMinutes
      ? nil
      : "times within the declared leeway of \(Quantity.text(contract.leeway, "second")), where \"usually "
        + "no more than a few minutes\" are in order (RFC 7519, section 4.1.4)"
    let beyond =
      contract.takesClock
      ? nil
      : "an end less than 20 seconds, and a beginning less than an hour, beyond the leeway "
        + "(let the verifier take the time as a parameter, and delete 'takesClock')"
    return [within, beyond].compactMap(\.self)
  }

  /// In seconds: what "a few minutes" of leeway are at most (RFC 7519, section 4.1.4).
  private static let fewMinutes = 600

  /// `iat, nbf and sub`.
  private static func listed(_ words: [String]) -> String {
    let others = words.dropLast().joined(separator: ", ")
    return (others.isEmpty ? "" : "\(others) and ") + (words.last ?? "")
  }
}

extension RunReport {
  /// Whether nonces were judged and what they are drawn from was not: nothing could be put in the
  /// source's place, and no generator was recognised in what it gave.
  package var leavesSourceOpen: Bool {
    func isJudged(_ id: RequirementID) -> Bool {
      results.contains { $0.id == id && $0.grade != .notApplicable }
    }
    let isNamed = results.contains { $0.id == .namedSource && $0.grade.blamesSubject }
    return (isJudged(.drawnNonces) || isJudged(.namedSource)) && !isJudged(.replacedSource)
      && !isNamed
  }
}
