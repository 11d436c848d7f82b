internal import ConformanceModel
internal import PlainText

extension Check {
  /// The declared alphabet has no hole inside a run, and no hex in both cases.
  package static let charsetPlausible = Check(
    .charsetPlausible, .contract(of: .nonce, .sourcedNonce), kind: .vector,
    exclusion: { contract, _ in
      if contract.nonce.deliberate { return "the contract declares its alphabet deliberate" }
      return contract.nonce.shape == nil ? nil : "the contract declares letters by position"
    },
    judgesFile: { await $0.ofDeclaredAlphabet(.charsetPlausible) }
  ) { contract, context in
    let letters = contract.nonce.letters
    let scope = "the runs 0-9, A-Z and a-z of the declared alphabet; published ones are known"
    guard let finding = AlphabetRuns.finding(letters, try KnownAlphabet(context.vectors)) else {
      return .pass(cases: 1, scope: scope)
    }
    return .fail(cases: 1, scope: scope, finding)
  }
}

/// The runs 0-9, A-Z and a-z of an alphabet.
private enum AlphabetRuns {
  static func finding(_ letters: [UInt8], _ known: KnownAlphabet) -> Evidence? {
    if known.isPublished(letters) { return nil }
    let declared = Set(letters)
    if declared == Set("0123456789ABCDEFabcdef".utf8) {
      return Evidence(
        observed: ["the declared alphabet is hex in both cases: 22 letters"],
        cause: .hexInBothCases)
    }
    var lines: [String] = []
    var missing: [UInt8] = []
    for run in ["0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz"] {
      let holes = holes(Array(run.utf8), declared)
      guard !holes.isEmpty else { continue }
      missing += holes
      lines.append("the run \(run.first!)-\(run.last!) has a hole: \(Quantity.letters(holes))")
    }
    guard !missing.isEmpty else { return nil }
    let complete = complete(letters, missing)
    let hole = Cause.holeInAlphabet.saying(
      ByteModulo.cause(missing: missing, from: complete).sentence)
    return Evidence(observed: lines, cause: known.misprint(letters)?.cause ?? hole)
  }

  /// The letters missing between the first and the last that are there.
  ///
  /// A run of which less than half is there is no run.
  private static func holes(_ run: [UInt8], _ declared: Set<UInt8>) -> [UInt8] {
    guard let first = run.firstIndex(where: declared.contains),
      let last = run.lastIndex(where: declared.contains)
    else { return [] }
    let holes = run[first...last].filter { !declared.contains($0) }
    return holes.count * 2 < run.count ? holes : []
  }

  /// The alphabet with its holes filled, each letter after the one that precedes it in its run.
  private static func complete(_ letters: [UInt8], _ missing: [UInt8]) -> [UInt8] {
    missing.reduce(into: letters) { complete, letter in
      let place = complete.firstIndex(of: letter - 1).map { $0 + 1 } ?? complete.count
      complete.insert(letter, at: place)
    }
  }
}
