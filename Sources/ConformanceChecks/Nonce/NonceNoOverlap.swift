internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension Check {
  /// No run of letters comes again, within a nonce or in another one, at any distance.
  package static let nonceNoOverlap = Check(
    .nonceNoOverlap, .nonce, kind: .statistical, exclusion: reasonWithoutStatistics,
    judgesFile: { $0.drawn.overlap }
  ) { subject, context in
    let drawn = try await DrawnNonces.draw(from: subject, context)
    return drawn.keepingSample(drawn.overlap)
  }
}

extension DrawnNonces {
  /// The most nonces, and the most letters of each, that are compared at every distance.
  static let mostCompared = (nonces: 65_536, letters: 128)

  /// What the sample says of `nonce.no-overlap`.
  var overlap: CheckOutcome {
    if let reason = reasonNotCounted { return .tooLittle(reason, self) }
    // A nonce that comes again as a whole is the business of nonce.unique.
    var known: Set<String> = []
    let compared = nonces.prefix(Self.mostCompared.nonces).filter { known.insert($0).inserted }
    let chances = likeliestLetters
    let bits = Array(chances.bits.prefix(Self.mostCompared.letters))
    let scan = OverlapScan(bits: bits, count: compared.count)
    guard !scan.reach.isNone else {
      return .notApplicable(
        "no run of letters would prove anything: a nonce has too few, or they hardly vary")
    }
    let scope = Self.scope(scan, isMeasured: chances.isMeasured)
    guard let found = scan.firstOverlap(in: compared.flatMap { $0.utf8.prefix(bits.count) }) else {
      return .pass(cases: compared.count, scope: scope)
    }
    return .fail(
      cases: compared.count, scope: scope,
      Evidence(
        observed: ["letters in a row are the same as others before them"],
        drawn: [Self.sentence(found, of: compared.count)],
        cause: found.first.nonce == found.second.nonce ? .lettersRepeated : .bytesUsedTwice))
  }

  /// -log2 of the chance of the likeliest letter at each position, and whether a chance had to be
  /// measured.
  ///
  /// Letters that are not equally likely are another check's business; here their most frequent
  /// one counts, at a rate that chance exceeds less than once in 10,000 samples.
  private var likeliestLetters: (bits: [Double], isMeasured: Bool) {
    let last = groups.map { $0.positions.last ?? 0 }.max() ?? 0
    var bits = [Double](repeating: 0, count: last + 1)
    var isMeasured = false
    for (group, rates) in zip(groups, rates) {
      let isUniform = rates.lines.isEmpty && Self.hasUniformPositions(group)
      isMeasured = isMeasured || !isUniform
      let letters = group.sample.letters
      for (index, position) in group.positions.enumerated() {
        var chance = 1 / Double(group.alphabet.size)
        if !isUniform {
          let most = Double(letters.letters(at: index).max() ?? 0)
          chance = min(1, max(chance, (most + 4 * most.squareRoot()) / Double(max(1, count))))
        }
        bits[position] = LetterAlphabet.bits(chance: chance)
      }
    }
    return (bits, isMeasured)
  }

  /// A measured rate differs from run to run, and with it how long a run of letters must be: a scope
  /// is the same for the same seed, so that it names no number then.
  private static func scope(_ scan: OverlapScan, isMeasured: Bool) -> String {
    let letters =
      "\(Quantity.text(scan.count, "different nonce")), their letters 0 to \(scan.bits.count - 1); "
    guard !isMeasured else {
      return letters + "as many letters in a row as the rate of the likeliest one asks for; "
        + "false alarm below 1e-12"
    }
    let parts = [
      scan.reach.within.map { "\($0) letters in a row within a nonce" },
      scan.reach.next.map { "\($0) from one nonce to the next" },
      scan.reach.anywhere.map { "\($0) between any two" },
    ].compactMap(\.self)
    return letters + "certain to be seen where they come again: "
      + "\(parts.joined(separator: ", ")); false alarm below 1e-12"
  }

  private static func sentence(_ found: OverlapScan.Overlap, of count: Int) -> String {
    let (first, second) = (found.first, found.second)
    let other =
      second.nonce == first.nonce
      ? "the same nonce"
      : second.nonce == first.nonce + 1 ? "the next nonce" : "nonce \(second.nonce + 1)"
    return "\(found.length) letters of nonce \(Quantity.text(first.nonce + 1)), from position "
      + "\(first.position) on, come again in \(other) from position \(second.position) on; so in "
      + "\(Quantity.text(found.nonces)) of \(Quantity.text(count, "nonce"))"
  }
}
