internal import ConformanceModel
internal import ConformanceStatistics
internal import PlainText
internal import PropertyEngine

/// What the steps between letters of a group of positions say about their independence.
struct StepFindings {
  /// What is wrong, one line each; empty where nothing is.
  private(set) var lines: [String] = []
  /// What the last line counts, one line each.
  private(set) var further: [String] = []
  /// The likely cause, where something is wrong.
  private(set) var cause: Cause?
  /// The letters that would have been enough; `nil` where there were enough.
  private(set) var needed: Int?

  /// Judges uniform letters: every step is equally likely, and its count exactly binomial.
  ///
  /// - Parameter nonces: Those that were kept, to compare letters at every distance.
  init(uniform group: LetterGroup, nonces: [String]) {
    let steps = StepTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
    let sample = group.sample
    var results = [
      steps.judgeSuccessiveNonces(sample.nonceSteps),
      EvennessTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
        .judge(sample.letters.totals),
      PairTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm).judge(sample.pairs),
    ]
    if group.positions.count > 1 {
      results.insert(steps.judgeNeighbours(sample.neighbourSteps), at: 0)
    }
    for result in results {
      switch result.verdict {
      case .pass: continue
      case .insufficientData(let letters):
        // Pairs need far more letters than any other test, and so do even counts of few letters;
        // what they find counts all the same.
        if result.test != .pairs && result.test != .evenness {
          needed = max(needed ?? 0, letters)
        }
      case .fail(let defects):
        // The test's p-value is that of its most extreme cell, whichever line that is.
        let smallest = defects.count > 1 ? "smallest p" : "p"
        lines += defects.prefix(2).enumerated().map { index, defect in
          let sentence = Self.sentence(defect, group)
          return index == 0 ? "\(sentence) (\(smallest) \(result.pText))" : sentence
        }
        further += defects.dropFirst(2).map { Self.sentence($0, group) }
        cause = cause ?? Self.cause(defects[0], nonces)
      }
    }
    addDistances(group, nonces)
    countFurther()
  }

  private mutating func countFurther() {
    if !further.isEmpty { lines.append("… and \(Quantity.text(further.count)) more") }
  }

  /// Looks at letters that are further apart than the tests before look.
  private mutating func addDistances(_ group: LetterGroup, _ nonces: [String]) {
    let most = DrawnNonces.mostCompared
    let positions = group.positions.prefix(most.letters)
    var letters: [UInt8] = []
    letters.reserveCapacity(min(nonces.count, most.nonces) * positions.count)
    for nonce in nonces.prefix(most.nonces) {
      let nonce = Array(nonce.utf8)
      for position in positions { letters.append(nonce[position]) }
    }
    let findings = DistanceTest(alphabet: group.alphabet, falseAlarm: DrawnNonces.falseAlarm)
      .findings(letters, length: positions.count)
    lines += findings.prefix(2).map(Self.sentence)
    further += findings.dropFirst(2).map(Self.sentence)
    guard let first = findings.first else { return }
    switch first.distance {
    case .within: cause = cause ?? .letterFromLetter
    case .next: cause = cause ?? .nonceFromNonce
    }
  }

  private static func sentence(_ finding: DistanceTest.Finding) -> String {
    let place =
      switch finding.distance {
      case .within(let distance): "the letter \(Quantity.text(distance, "place")) before it"
      case .next(let offset) where offset > 0:
        "the letter \(Quantity.text(offset, "place")) before it in the nonce before"
      case .next(let offset):
        "the letter \(Quantity.text(-offset, "place")) after it in the nonce before"
      }
    let what =
      finding.step == 0
      ? "a letter equal to \(place)"
      : "a letter \(finding.step) further in the alphabet than \(place)"
    return "\(what): \(Quantity.text(finding.count, "time")), "
      + "\(Quantity.text(Int(finding.expected))) expected (p \(finding.pText))"
  }

  /// Judges letters that are not uniform, which is another check's business.
  ///
  /// The steps are compared with those of a recombined sample: letters at even positions come
  /// from one nonce, those at odd positions from another, and the nonces are in another order.
  /// Whatever the rates of the letters, independence gives both samples the same steps. Given
  /// the sum of two counts, each is then a binomial half of it.
  init(uneven group: LetterGroup, nonces: [String], seed: UInt64) {
    var recombined = LetterGroup(
      positions: group.positions,
      sample: LetterSample(alphabet: group.alphabet, length: group.positions.count))
    recombined.count(Self.recombined(nonces, seed: seed))
    let rows = group.sample.nonceSteps + [group.sample.neighbourSteps]
    let others = recombined.sample.nonceSteps + [recombined.sample.neighbourSteps]
    let comparisons = Double(2 * rows.count * group.alphabet.size)
    let share = DrawnNonces.falseAlarm / comparisons
    for (position, (row, other)) in zip(rows, others).enumerated() {
      for step in row.indices {
        let (count, expected) = (row[step], other[step])
        guard count + expected > 0, Self.differ(count, expected, chance: share) else { continue }
        let isNeighbour = position == rows.count - 1
        let defect: LetterDefect =
          isNeighbour
          ? .neighbourStep(step, count: count, expected: Double(expected))
          : .nonceStep(
            position: position, step: step, count: count, expected: Double(expected))
        let sentence = Self.sentence(defect, group)
        if lines.count < 4 { lines.append(sentence) } else { further.append(sentence) }
        cause = cause ?? Self.cause(defect, nonces)
      }
    }
    countFurther()
  }

  private static func differ(_ count: Int, _ other: Int, chance: Double) -> Bool {
    let half = BinomialDistribution(trials: count + other, probability: 0.5)
    // The tails only fall outwards, so the limits decide without a logarithm of the tail.
    if let low = half.largestCountTooLow(chance: chance), count <= low { return true }
    if let high = half.smallestCountTooHigh(chance: chance), count >= high { return true }
    return false
  }

  /// Nonces whose even and odd positions come from two different nonces, in shuffled order.
  private static func recombined(_ nonces: [String], seed: UInt64) -> [String] {
    var order = Array(nonces.indices)
    var random = SplitMix64(seed: seed)
    order.shuffle(using: &random)
    return order.indices.map { index in
      let even = Array(nonces[order[index]].utf8)
      let odd = Array(nonces[order[(index + 1) % order.count]].utf8)
      let letters = (0..<min(even.count, odd.count)).map { position in
        position.isMultiple(of: 2) ? even[position] : odd[position]
      }
      return String(decoding: letters, as: UTF8.self)
    }
  }

  private static func sentence(_ defect: LetterDefect, _ group: LetterGroup) -> String {
    switch defect {
    case .neighbourStep(let step, let count, let expected):
      let what =
        step == 0
        ? "a letter equal to the one before it"
        : "a letter \(step) further in the alphabet than the one before it"
      return "\(what): \(Quantity.text(count)) times, \(Quantity.text(Int(expected))) expected"
    case .nonceStep(let position, let step, let count, let expected):
      let what =
        step == 0 ? "the letter of the nonce before" : "\(step) further than in the nonce before"
      return "position \(group.positions[position]) is \(what): \(Quantity.text(count)) times, "
        + "\(Quantity.text(Int(expected))) expected"
    default: return "\(defect)"
    }
  }

  /// Whether letters come again two places on about as often as chance has it: not from a deck.
  private static func comeAgainSoon(_ nonces: [String]) -> Bool {
    var equal = 0
    var pairs = 0
    var letters: Set<UInt8> = []
    for nonce in nonces.prefix(DrawnNonces.mostCompared.nonces) {
      let nonce = Array(nonce.utf8)
      letters.formUnion(nonce)
      pairs += max(0, nonce.count - 2)
      equal += zip(nonce, nonce.dropFirst(2)).count { $0 == $1 }
    }
    return 2 * equal * letters.count > pairs
  }

  /// Whether no letter of any nonce comes before its left neighbour in the alphabet, or none after.
  private static func areSorted(_ nonces: [String]) -> Bool {
    let some = nonces.prefix(64).map { Array($0.utf8) }
    return some.count > 8
      && (some.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<=) }
        || some.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(>=) })
  }

  /// Whether each nonce reads the same backwards.
  private static func areMirrored(_ nonces: [String]) -> Bool {
    let some = nonces.prefix(64).map { Array($0.utf8) }
    return some.count > 8 && some.allSatisfy { $0.count > 8 && $0.elementsEqual($0.reversed()) }
  }

  private static func cause(_ defect: LetterDefect, _ nonces: [String]) -> Cause {
    if areSorted(nonces) { return .lettersSorted }
    if areMirrored(nonces) {
      return .letterFromLetter.saying("the second half of a nonce is its first half, backwards")
    }
    switch defect {
    case .nonceStep(_, let step, let count, let expected):
      return Double(count) > 8 * expected && step != 0
        ? .counterInNonce : .nonceFromNonce
    case .neighbourStep(0, let count, let expected)
    where Double(count) < expected && comeAgainSoon(nonces):
      return .equalNeighboursAvoided
    case .neighbourStep(0, let count, _) where count == 0:
      return .shuffledDeck.saying(
        "letters are dealt from a shuffled deck: none comes again until the deck is used up")
    case .neighbourStep(0, let count, let expected) where Double(count) < expected:
      return .shuffledDeck
    case .tooEven:
      return .shuffledDeck.saying(
        "letters are dealt from a shuffled deck: all come equally often, which chance never does")
    default:
      return .predictableGenerator
    }
  }
}
