internal import ConformanceModel
internal import PlainText

extension Check {
  /// A nonce has exactly the length asked for, at every length of the contract.
  ///
  /// Over-long loops are wrong in about three draws of four only, so every length is drawn often.
  package static let nonceLengthExact = Check(
    .nonceLengthExact, .nonce, kind: .property,
    exclusion: { contract, _ in
      contract.nonce.takesLength ? nil : "the contract has one fixed length"
    },
    judgesFile: { $0.exactLength }
  ) { subject, context in
    let draws = context.profile.pick(quick: 16, standard: 64, thorough: 512)
    let lengths = NonceLengths.worthAsking(subject.contract.nonce)
    var wrong: [NonceLengths.Mismatch] = []
    var unfit: [String] = []
    var fewest = draws
    var cases = 0
    for length in lengths {
      let nonces: [String]
      do {
        nonces = try await subject.nonces(
          draws, length: length, within: context.samples.ownBudget.map { $0 / lengths.count },
          onBatch: context.isAlive)
      } catch  where !(error is SubjectFault) {
        return .threw(error, when: "a nonce of \(Quantity.text(length, "letter")) was asked for")
      }
      fewest = min(fewest, nonces.count)
      cases += nonces.count
      if let mismatch = NonceLengths.Mismatch(nonces, asked: length) {
        wrong.append(mismatch)
        unfit += nonces
      }
    }
    let scope =
      "\(fewest < draws ? "\(fewest) to " : "")\(Quantity.text(draws)) nonces of each of \(lengths.count) lengths, "
      + "\(lengths[0]) to \(lengths[lengths.count - 1])"
      + (fewest < draws
        ? "; more would have taken longer than \(context.samples.ownBudget ?? .zero)" : "")
    guard !wrong.isEmpty else { return .pass(cases: cases, scope: scope) }
    return .fail(
      cases: cases, scope: scope,
      Evidence(
        observed: ["not every nonce has the length that was asked for"],
        drawn: wrong.prefix(4).map(\.description)
          + (wrong.count > 4 ? ["… and \(wrong.count - 4) more lengths"] : []),
        further: wrong.dropFirst(4).map(\.description),
        cause: .contractShape(of: unfit) ?? NonceLengths.cause(wrong)))
  }
}

/// The lengths of nonces.
enum NonceLengths {
  /// The lengths of a contract at which loops go wrong: the bounds, and those around the batches
  /// of 16, 32 and 64 bytes that copied code draws at a time.
  static func worthAsking(_ contract: NonceContract) -> [Int] {
    let range = contract.minimumLength...max(contract.minimumLength, contract.maximumLength)
    let around: [Int] = [
      range.lowerBound, range.lowerBound + 1, 1, 2, 3, 7, 8, 9, 15, 16, 17, 20, 22, 31, 32, 33, 43,
      47, 48, 49, 63, 64, 65, 100, 127, 128, 129, 255, 256, contract.defaultLength,
      range.upperBound - 1, range.upperBound,
    ]
    return Set(around.filter(range.contains)).sorted()
  }

  /// Nonces that have not the length that was asked for.
  struct Mismatch: CustomStringConvertible {
    let asked: Int
    let draws: Int
    let wrong: Int
    let shortest: Int
    let longest: Int

    init(asked: Int, draws: Int, wrong: Int, shortest: Int, longest: Int) {
      self.asked = asked
      self.draws = draws
      self.wrong = wrong
      self.shortest = shortest
      self.longest = longest
    }

    /// Counts letters as bytes, because every alphabet must be ASCII; `nil` if all are right.
    init?(_ nonces: [String], asked: Int) {
      let lengths = nonces.map(\.utf8.count)
      self.asked = asked
      draws = nonces.count
      wrong = lengths.count { $0 != asked }
      shortest = lengths.min() ?? asked
      longest = lengths.max() ?? asked
      if wrong == 0 { return nil }
    }

    var description: String {
      let found = shortest == longest ? "\(shortest)" : "\(shortest) to \(longest)"
      return "asked for \(Quantity.text(asked, "letter")), received \(found) "
        + "(wrong in \(Quantity.text(wrong)) of \(Quantity.text(draws)) draws)"
    }
  }

  /// The likely cause of the mismatches.
  static func cause(_ wrong: [Mismatch]) -> Cause {
    let offsets = Set(wrong.flatMap { [$0.shortest - $0.asked, $0.longest - $0.asked] })
    if offsets == [-1] || offsets == [1] && wrong.count > 1 { return .loopOffByOne }
    if wrong.allSatisfy({ $0.shortest >= $0.asked }) { return .batchAppended }
    if Set(wrong.map(\.longest)).count == 1, wrong.allSatisfy({ $0.shortest == $0.longest }) {
      return .lengthIgnored
    }
    return .lettersDropped
  }
}
