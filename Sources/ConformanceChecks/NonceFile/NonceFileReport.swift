package import ConformanceModel
internal import ConformanceStatistics
internal import PlainText

extension NonceStream {
  /// How a report names what was read.
  package struct Naming: Sendable {
    /// The file, or "standard input".
    package var name: String
    /// The command that judges it again.
    package var command: String
    /// Whether bad lines are quoted.
    package var showsNonces: Bool

    package init(name: String, command: String, showsNonces: Bool) {
      self.name = name
      self.command = command
      self.showsNonces = showsNonces
    }
  }

  /// What was found out, as a report like that of a run.
  ///
  /// - Parameters:
  ///   - naming: What was read.
  ///   - timing: When, and how long it took.
  /// - Returns: The rows of the areas nonce and charset; `nil` before the first bytes.
  package func report(_ naming: Naming, timing: RunReport.Timing) async -> RunReport? {
    guard let tally, let format else { return nil }
    var contract = Contract(name: naming.name, capabilities: [.nonce])
    contract.nonce = format.contract
    let rows = NonceFileRows(
      contract: contract, format: format, tally: tally, showsNonces: naming.showsNonces,
      stoppedEarly: hasDecided)
    var report = RunReport(
      subject: .init(name: naming.name, commandLine: .named(naming.command), contract: contract),
      profile: .standard, seed: "0", strict: false, complete: true, results: [], timing: timing)
    for requirement in Requirement.all
    where requirement.area == .nonce || requirement.area == .charset {
      let outcome = await rows.outcome(of: requirement)
      report.add(outcome, of: requirement, again: "auth-conformance \(naming.command)")
    }
    report.foldImplied()
    return report
  }
}

/// The rows of a report on nonces from anywhere.
struct NonceFileRows: Sendable {
  let contract: Contract
  let format: NonceFormat
  let tally: NonceTally
  let drawn: DrawnNonces
  let showsNonces: Bool
  let stoppedEarly: Bool

  init(
    contract: Contract, format: NonceFormat, tally: NonceTally, showsNonces: Bool,
    stoppedEarly: Bool
  ) {
    self.contract = contract
    self.format = format
    self.tally = tally
    drawn = tally.drawn
    self.showsNonces = showsNonces
    self.stoppedEarly = stoppedEarly
  }

  /// What the nonces show of a requirement, by its own check.
  func outcome(of requirement: Requirement) async -> CheckOutcome {
    guard let check = Catalogue.check(requirement.id), let judge = check.judgesFile else {
      return .notApplicable("needs the generator itself; here are only nonces that it drew")
    }
    return await judge(self)
  }

  /// Whether no letter of the alphabet is missing.
  var completeness: CheckOutcome {
    format.origin == .seen
      ? .notApplicable(
        "the alphabet was inferred from the letters seen, so that none can be missing; declare "
          + "it with '--alphabet'")
      : sufficient(drawn.completeness)
  }

  /// How surely a `byte % count` must be seen before even letters say anything.
  private static let leastPower = 0.99

  /// Whether all letters are equally likely.
  var uniformity: CheckOutcome {
    let outcome = drawn.uniformity
    let weakest = drawn.groups.map { ($0.moduloPower(nonces: drawn.count), $0.alphabet.size) }
      .min { $0.0 < $1.0 }
    guard outcome.grade == .pass, let (power, size) = weakest, power < Self.leastPower else {
      return sufficient(outcome)
    }
    var open = CheckOutcome.tooLittle(
      "`byte % \(size)` would be found with power \(Quantity.power(power)) only", drawn)
    open.plots = outcome.plots
    return sufficient(open)
  }

  var exactLength: CheckOutcome {
    let bad = tally.badLines
    let asked = tally.length
    let scope = "every one of \(Quantity.text(tally.lines, "line")), \(asked) letters expected"
    guard bad.wrongLengths > 0 else { return .pass(cases: tally.lines, scope: scope) }
    let mismatch = NonceLengths.Mismatch(
      asked: asked, draws: tally.lines, wrong: bad.wrongLengths,
      shortest: bad.wrongLengths < tally.lines ? min(bad.shortest, asked) : bad.shortest,
      longest: bad.wrongLengths < tally.lines ? max(bad.longest, asked) : bad.longest)
    return .fail(
      cases: tally.lines, scope: scope,
      Evidence(
        observed: ["not every line has \(Quantity.text(asked, "letter"))"],
        drawn: examples(bad.lengthExamples, of: bad.wrongLengths),
        further: bad.lengthExamples.dropFirst(BadLines.mostExamples).map(said),
        cause: NonceLengths.cause([mismatch])))
  }

  var membership: CheckOutcome {
    let contract = format.contract
    let judged = tally.count * tally.length
    let known = format.origin == .declared ? "the declared alphabet" : "the inferred alphabet"
    let stop = stoppedEarly ? "; not read further, because the evidence suffices" : ""
    let scope =
      "\(known), \(format.name), and all \(Quantity.text(judged)) letters of "
      + "\(Quantity.text(tally.count, "nonce"))\(stop)"
    if let defect = DrawnNonces.declaredDefect(contract) {
      return .fail(
        cases: tally.lines, scope: scope,
        Evidence(observed: [defect], cause: .unusableAlphabet))
    }
    let bad = tally.badLines
    guard bad.foreignLines > 0 else { return .pass(cases: tally.lines, scope: scope) }
    return .fail(
      cases: tally.lines, scope: scope,
      Evidence(
        observed: ["nonces hold letters that are not in the alphabet"],
        drawn: [
          "\(Quantity.letters(bad.foreignLetters.sorted())) where it does not belong, in "
            + "\(Quantity.text(bad.foreignLines)) of \(Quantity.text(tally.lines, "line"))"
        ] + examples(bad.foreignExamples, of: bad.foreignLines),
        further: bad.foreignExamples.dropFirst(BadLines.mostExamples).map(said),
        cause: .otherAlphabet.saying(
          contract.shape == nil
            ? "the implementation draws letters that are not in the \(knownWord) alphabet"
            : "the value does not have the \(knownWord) shape")))
  }

  private var knownWord: String { format.origin == .declared ? "declared" : "inferred" }

  private func examples(_ examples: [BadLines.Example], of count: Int) -> [String] {
    let shown = examples.prefix(BadLines.mostExamples).map(said)
    let more = count - shown.count
    return shown + (more > 0 ? ["… and \(Quantity.text(more, "line")) more"] : [])
  }

  private func said(_ example: BadLines.Example) -> String {
    showsNonces ? "\(example.what): '\(example.text)'" : example.what
  }

  /// Says how many more nonces are needed where there are too few.
  func sufficient(_ outcome: CheckOutcome) -> CheckOutcome {
    var outcome = outcome
    if outcome.grade == .insufficientData, drawn.reasonNotCounted == nil {
      let needed = DrawnNonces.neededNonces(for: format.contract, atLeast: 1)
      let more = max(1, needed - tally.count)
      outcome.evidence?.drawn.append(
        "\(Quantity.text(needed, "nonce")) decide all requirements of this alphabet: "
          + "\(Quantity.text(more)) more")
      outcome.evidence?.remedy =
        "Judge \(Quantity.text(needed, "nonce")) at once, \(Quantity.text(more)) more than these."
    }
    if outcome.grade == .fail, let cause = format.clockworkCause {
      outcome.evidence?.cause = cause
    }
    return outcome
  }

  /// Says which lines repeat earlier ones.
  var uniqueness: CheckOutcome {
    var outcome = sufficient(drawn.uniqueness)
    if outcome.grade == .fail {
      let lines = tally.window.firstLines.map { Quantity.text($0) }.joined(separator: ", ")
      let more = tally.window.repeats > tally.window.firstLines.count ? ", …" : ""
      outcome.evidence?.drawn.append("lines that repeat earlier ones: \(lines)\(more)")
    }
    return outcome
  }

  /// Judges a requirement of the contract alone.
  func ofContract(_ id: RequirementID) async -> CheckOutcome {
    guard let check = Catalogue.check(id) else { return .notApplicable("no check judges '\(id)'") }
    let subject = DeclaredFormat(contract: contract)
    return await check.outcome(
      for: subject, CheckContext(profile: .standard, seed: 0, samples: NonceSamples()))
  }

  /// Judges a requirement of the alphabet alone, where it is declared.
  func ofDeclaredAlphabet(_ id: RequirementID) async -> CheckOutcome {
    format.origin == .declared
      ? await ofContract(id)
      : .notApplicable("the alphabet was not declared; see '--alphabet'")
  }
}

/// A contract to judge by itself.
private struct DeclaredFormat: Subject {
  let contract: Contract
}
