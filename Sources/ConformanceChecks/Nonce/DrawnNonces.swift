package import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

/// The sample of default-length nonces that the statistical checks share.
package struct DrawnNonces: Sendable {
  /// The nonces in the order drawn; of a stream, whose nonces are counted and not kept, the first.
  package var nonces: [String] { kept.nonces }
  /// How many nonces were judged.
  let count: Int
  /// Why these are fewer than the profile wants; `nil` where they are not.
  private(set) var shortage: String?
  /// The subject's contract.
  let contract: NonceContract
  /// Positions with the same letters, counted together.
  let groups: [LetterGroup]
  /// What a stream found out about repeats; `nil` where all nonces are kept.
  private let streamedRepeats: NonceRepeats?
  private let kept: KeptNonces
  private let knownRates: [LetterRates]?

  /// Draws the sample, or takes it from the checks before.
  ///
  /// - Throws: What the subject throws.
  package static func draw(
    from subject: any NonceSubject, _ context: CheckContext
  ) async throws -> DrawnNonces {
    let contract = subject.contract.nonce
    let count = count(for: contract, profile: context.profile)
    let nonces = try await context.samples.nonces(count, from: subject, context)
    var drawn = DrawnNonces(nonces, contract)
    if let budget = context.samples.budget, nonces.count < count {
      drawn.shortage =
        "\(Quantity.text(nonces.count)) of \(Quantity.text(count, "nonce")) came within "
        + "\(budget): a longer '--time-limit' gives them more time"
    }
    return drawn
  }

  /// Counts nonces that were drawn before.
  init(_ nonces: [String], _ contract: NonceContract) {
    kept = .all(nonces)
    count = nonces.count
    streamedRepeats = nil
    knownRates = nil
    self.contract = contract
    // Over-long nonces are another check's business: all letters that every nonce has count.
    let shortest = nonces.reduce(contract.defaultLength) { min($0, $1.utf8.count) }
    groups = LetterGroup.groups(of: contract, positions: shortest).map { group in
      var group = group
      group.count(nonces)
      return group
    }
  }

  /// Takes what a stream has counted.
  ///
  /// - Parameters:
  ///   - count: The nonces counted.
  ///   - first: The first of them, one after another.
  ///   - groups: Their letters.
  ///   - repeats: How often one had come before.
  ///   - contract: What they should look like.
  init(
    count: Int, first: [UInt8], groups: [LetterGroup], repeats: NonceRepeats,
    _ contract: NonceContract
  ) {
    kept = .first(first, length: contract.defaultLength)
    self.count = count
    self.groups = groups
    streamedRepeats = repeats
    knownRates = groups.map(LetterRates.init)
    self.contract = contract
  }

  /// Whether letters are equally likely, group by group; a stream's are judged only once.
  var rates: [LetterRates] { knownRates ?? groups.map(LetterRates.init) }

  /// Whether ``nonces`` are all that were judged.
  var keepsAll: Bool { streamedRepeats == nil }

  /// How often a nonce had come before.
  var repeats: NonceRepeats { streamedRepeats ?? NonceRepeats(nonces) }

  /// What is wrong with UUIDs whose contract declares letters and no shape.
  ///
  /// Every test of letters finds the same, and none of them what it is.
  var uuidCause: Cause? {
    guard contract.shape == nil, contract.defaultLength == 36 else { return nil }
    let some = nonces.prefix(64).map { Array($0.utf8)[...] }
    return UUIDShape(some, length: 36)?.version?.cause
  }

  /// The letters judged.
  var letterCount: Int { groups.reduce(0) { $0 + $1.sample.letters.letterTotal } }

  /// Says why no statistics can be done; `nil` where they can.
  var reasonNotCounted: String? {
    if let defect = LetterGroup.alphabetDefect(of: contract) { return defect }
    return groups.isEmpty ? "every position has one letter only, or a nonce is empty" : nil
  }

  /// How many nonces a profile draws for a contract.
  ///
  /// At least so many that a letter missing at one position is certain to be seen, and that
  /// `byte % count` is found with ``wantedPower``.
  static func count(for contract: NonceContract, profile: Profile) -> Int {
    neededNonces(
      for: contract,
      atLeast: profile.pick(quick: 2_048, standard: 4_096, thorough: 131_072))
  }

  /// The nonces that decide every statistical requirement of a contract, at least `least`.
  static func neededNonces(for contract: NonceContract, atLeast least: Int) -> Int {
    let groups = LetterGroup.groups(of: contract, positions: contract.defaultLength)
    return groups.reduce(least) { max($0, $1.neededNonces(atLeast: $0)) }
  }
}

/// Nonces that were kept.
private enum KeptNonces: Sendable {
  case all([String])
  /// The letters of the first nonces of a stream, made into strings only where these are needed.
  case first([UInt8], length: Int)

  var nonces: [String] {
    switch self {
    case .all(let nonces): nonces
    case .first(let letters, let length):
      stride(from: 0, to: letters.count, by: max(1, length)).map {
        String(decoding: letters[$0..<$0 + length], as: UTF8.self)
      }
    }
  }
}

extension Check {
  /// Says why a contract's alphabet cannot be judged by statistics.
  static func reasonWithoutStatistics(_ contract: Contract, _ profile: Profile) -> String? {
    LetterGroup.alphabetDefect(of: contract.nonce)
  }
}
