import ConformanceModel

@testable import ConformanceReports

/// Names a report, so that test logs show a word and not a whole report.
enum Sample {
  case violation, conformity, hostile, expectations

  var report: RunReport {
    switch self {
    case .violation: Samples.violation
    case .conformity: Samples.conformity
    case .hostile: Samples.hostile
    case .expectations: Samples.expectations
    }
  }
}

/// Reports that the tests render.
enum Samples {
  /// Every grade, an implied failure, a should and an advice.
  static let violation: RunReport = {
    var report = RunReport(
      subject: .init(
        name: "missing-w-modulo", commandLine: .named("missing-w-modulo"),
        contract: Contract(name: "missing-w-modulo", version: "3.1", capabilities: [.nonce])),
      profile: .standard, seed: "00000000005eed00", strict: false, complete: true,
      results: violationResults,
      timing: .init(
        startedAt: "2026-01-02T03:04:05", seconds: 1.2345,
        byRequirement: [.charsetComplete: 0.25, .nonceUnique: 0.0625]))
    report.foldImplied()
    report.plots = [plot, LetterPlot(plot, letters: ["a"])]
    return report
  }()

  /// Three letters at six positions: one never, one too often at a single position.
  private static let plot = LetterPlot(
    requirement: .charsetUniform, letters: ["A", "W", "0x20"], positions: [0, 1, 2, 3, 4, 5],
    nonces: 600, totals: [1830, 0, 1770],
    totalLimits: .init(expected: 1200, tooLow: 1000, tooHigh: 2000),
    rows: [
      [300, 0, 300], [300, 0, 300], [300, 0, 300], [420, 0, 180], [250, 0, 350], [260, 0, 340],
    ], rowLimits: .init(expected: 200, tooLow: 120, tooHigh: 400))

  private static let violationResults: [RequirementResult] = [
    result(.nonceLengthExact, .pass(cases: 768, scope: "256 lengths, 3 nonces of each")),
    result(
      .nonceUnique,
      .pass(
        cases: 20_000,
        scope: "20,000 nonces of 32 letters; by chance two are equal with p < 1e-49")),
    result(
      .nonceSourceFailure,
      CheckOutcome(
        grade: .crash, cases: 3, scope: "a source that fails at once, later, and for ever",
        evidence: Evidence(
          observed: ["the process ended by signal 4 (SIGILL) in case 2"],
          drawn: ["stderr: Sample/Nonces.swift:12: Fatal error: no random bytes"]))),
    result(.nonceSecrecy, .fail(cases: 1, scope: "16 nonces", leak)),
    result(
      .charsetComplete,
      .fail(
        cases: 20_000, scope: "20,000 nonces of 32 letters; a missing letter is certain to be seen",
        missingW)),
    result(
      .charsetUniform, .fail(cases: 65, scope: "640,000 letters", Evidence(drawn: ["W: 0"]))),
    result(
      .charsetUniformPosition, .fail(cases: 65, scope: "32 positions", Evidence(drawn: ["W: 0"]))
    ),
    result(
      .charsetIndependent,
      CheckOutcome(
        grade: .insufficientData, cases: 10, scope: "10 pairs",
        evidence: Evidence(observed: ["10 pairs where 20,000 are needed"]))),
    result(.charsetPlausible, .fail(cases: 1, scope: "the declared alphabet", hole)),
    result(.digestVectors, .notApplicable("the subject does not offer 'byteDigest'")),
    result(.digestTextForm, .notApplicable("the subject does not offer 'digest'")),
    result(
      .tokenMismatch,
      CheckOutcome(
        grade: .wrongReason, cases: 61, scope: "61 vectors",
        evidence: Evidence(observed: ["token-mismatch-0004: 'expired', not 'nonceMismatch'"]))),
    result(.tokenReplay, .notApplicable("the contract keeps no pending state")),
    result(
      .guardExclusive,
      CheckOutcome(
        grade: .hang, cases: 1, scope: "1 scenario",
        evidence: Evidence(observed: ["no answer within 10 s, twice"]))),
    result(
      .guardReleased,
      CheckOutcome(
        grade: .inconclusive, cases: 0, scope: "0 scenarios",
        evidence: Evidence(observed: ["an order could not be controlled"]))),
    result(
      .guardOwnNonce,
      CheckOutcome(
        grade: .suiteError, cases: 0, scope: "0 scenarios",
        evidence: Evidence(observed: ["asked for 2 answers, received 1"]))),
  ]

  private static let leak = Evidence(
    observed: ["2 of 16 nonces appear on stderr"], cause: .foreign("a debug print"))
  private static let missingW = Evidence(
    observed: ["64 of 65 declared letters occur"],
    drawn: ["'W' 0 times in 640,000 letters, 9,846 expected (p < 1e-300)"],
    cause: .foreign("the 64-letter alphabet without W, the most copied misprint"))
  private static let hole = Evidence(observed: ["'V' and 'X' without 'W'"])

  /// Nothing wrong.
  static let conformity = RunReport(
    subject: .init(
      name: "reference", commandLine: .named("reference"), contract: Contract(name: "reference")),
    profile: .quick, seed: "0000000000000001", strict: true, complete: true,
    results: [
      result(.nonceUnique, .pass(cases: 2000, scope: "2,000 nonces")),
      result(.tokenReplay, .notApplicable("the contract keeps no pending state")),
    ],
    timing: .init(startedAt: "2026-01-02T03:04:05", seconds: 0.5, byRequirement: [:]))

  /// Everything that a subject, or a file that claims to be a report, may say to do harm.
  static let hostile: RunReport = {
    let nasty =
      "\u{1B}[2J\u{1B}]0;owned\u{07}\u{9B}31m\0\u{08}\r\n\t\u{202E}txt.exe\u{2066}\u{200B}\u{FEFF}"
      + "\u{FFFE}\u{E000}\u{E0041}</script><img src=x onerror=alert(1)>&amp;]]>\"'`|*_[x](y)"
      + " @everyone #1 https://example.com www.example.com ~~$x$~~ \\ <!-- --> 日本語 e"
      + String(repeating: "\u{301}", count: 30)
    let long = String(repeating: "é", count: 1_000_000)
    let evidence = Evidence(
      observed: [nasty, long] + Array(repeating: "again", count: 1000), drawn: [nasty, ""],
      cause: .foreign(nasty), remedy: nasty)
    var report = RunReport(
      subject: .init(
        name: nasty, commandLine: .named(nasty), contract: Contract(name: nasty, version: nasty)),
      profile: .quick, seed: nasty, strict: true, complete: false,
      results: [
        result(.nonceUnique, .fail(cases: 1, scope: nasty, evidence), again: nasty),
        result(.charsetComplete, .notApplicable(nasty)),
        result(.charsetUniform, CheckOutcome(grade: .crash, cases: 0, scope: long)),
      ],
      timing: .init(
        startedAt: nasty, seconds: 1e300, byRequirement: [RequirementID(rawValue: nasty): -1]))
    report.suite = nasty
    report.results[0].id = RequirementID(rawValue: nasty)
    report.results[0].claim = nasty
    let entry = KnownFailure(
      id: nasty, grade: .fail, message: nasty, issue: nasty, expires: nil, why: nasty)
    report.expectations = [entry]
    let limits = LetterPlot.Limits(expected: 1e300, tooLow: .min, tooHigh: .max)
    var foreign = plot
    foreign.letters = [nasty, "</title>", "\u{202E}"]
    foreign.requirement = RequirementID(rawValue: nasty)
    report.plots = [
      foreign, LetterPlot(plot, positions: [.max, 1, 2, 3, 4, 5]),
      LetterPlot(
        requirement: RequirementID(rawValue: nasty), letters: ["a"], positions: [0], nonces: .max,
        totals: [.max],
        totalLimits: limits, rows: [[.max]], rowLimits: limits),
    ]
    report.newer = [NewerRequirement(made(nasty, claim: nasty, since: 2))]
    report.results[0].expectation = ExpectationNote(
      status: .different, entry: entry, judged: .fail, difference: nasty)
    report.results[1].impliedBy = .charsetUniform
    report.results[2].impliedBy = .charsetComplete
    return report
  }()

  /// Every status of an expectation.
  static let expectations: RunReport = {
    var report = RunReport(
      subject: .init(
        name: "my-app", commandLine: .program("my-app"), contract: Contract(name: "my-app")),
      profile: .standard, seed: "0", strict: false, complete: true,
      results: [
        result(.nonceLengthExact, .pass(cases: 768, scope: "256 lengths, 3 nonces of each")),
        noted(.nonceUnique, .unexpectedPass, .passed, judged: .pass, "the requirement holds now"),
        noted(.charsetComplete, .expectedFailure, .met, judged: .fail, nil),
        noted(
          .charsetUniform, .fail, .expired, judged: .fail,
          "its last day, 2026-10-31, is over"),
        noted(
          .digestVectors, .crash, .different, judged: .crash,
          "the grade is 'crash', not 'fail'"),
        noted(
          .digestUtf8, .staleExpectation, .stale, judged: .notApplicable,
          "the requirement does not apply"),
      ],
      timing: .init(startedAt: "2026-11-21T03:04:05", seconds: 1, byRequirement: [:]))
    report.expectations = report.results.compactMap(\.expectation?.entry)
    report.shard = Shard(index: 2, count: 4)
    report.newer = [
      NewerRequirement(made("nonce.new", since: 2)),
      NewerRequirement(made("token.new", .should, since: 3)),
    ]
    return report
  }()

  /// A row that no catalogue has.
  private static func made(
    _ id: String, _ level: Requirement.Level = .must, claim: String = "a new claim", since: Int = 1
  ) -> Requirement {
    Requirement(
      RequirementID(rawValue: id), level, claim: claim, reason: "", remedy: "", since: since,
      snippet: Requirement.all[0].snippet)
  }

  private static func noted(
    _ id: RequirementID, _ grade: Grade, _ status: ExpectationNote.Status, judged: Grade,
    _ difference: String?
  ) -> RequirementResult {
    let evidence = judged.blamesSubject ? Evidence(observed: ["W never seen"]) : nil
    var row = result(
      id, CheckOutcome(grade: judged, cases: 1, scope: "20,000 nonces", evidence: evidence))
    row.grade = grade
    row.expectation = ExpectationNote(
      status: status,
      entry: KnownFailure(
        id: id.rawValue, grade: .fail, message: "W", issue: "https://tracker.example/4711",
        expires: CalendarDay("2026-10-31"), why: "Clients store the alphabet."),
      judged: judged, difference: difference)
    if !judged.blamesSubject { row.remedy = "Delete the expectation." }
    return row
  }

  static let gallery = GalleryReport([
    .init(name: "reference", kind: .reference, violates: [], blamed: []),
    .init(
      name: "missing-w-modulo", kind: .knownBad,
      violates: [.charsetComplete, .charsetUniform, .charsetUniformPosition],
      blamed: [.charsetUniform, .charsetComplete, .charsetUniformPosition]),
    .init(name: "never-compared", kind: .knownBad, violates: [.tokenMismatch], blamed: []),
    .init(
      name: "prefix-compare", kind: .knownBad, violates: [.tokenMismatch],
      blamed: [.tokenMismatch, .tokenTotal], anomalies: ["token.accept: suite error"]),
    .init(name: "uuid-nonce", kind: .legal, violates: [], blamed: []),
    .init(name: "raw-contract", kind: .legal, violates: [], blamed: [.tokenContract]),
  ])

  static func result(
    _ id: RequirementID, _ outcome: CheckOutcome, again: String? = nil
  ) -> RequirementResult {
    let requirement = Requirement.named(id) ?? made(id.rawValue, claim: "")
    return RequirementResult(
      requirement: requirement, outcome: outcome,
      again: again ?? "auth-conformance run missing-w-modulo --only \(id) --seed 5eed00")
  }
}

extension LetterPlot {
  /// A plot whose parts no longer fit together.
  init(_ plot: LetterPlot, letters: [String]? = nil, positions: [Int]? = nil) {
    self = plot
    self.letters = letters ?? plot.letters
    self.positions = positions ?? plot.positions
  }
}
