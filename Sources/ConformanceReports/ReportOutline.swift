internal import ConformanceModel
internal import PlainText

/// What the renderers for people have in common: order, folding and words.
struct ReportOutline {
  let report: RunReport
  /// Follows `impliedBy` to a failure that nothing implies; by id of the implied failure.
  private let causes: [RequirementID: RequirementID]
  private let followers: [RequirementID: [RequirementResult]]

  init(_ report: RunReport) {
    self.report = report
    let parents = Dictionary(
      report.results.map { ($0.id, $0.impliedBy) }, uniquingKeysWith: { first, _ in first })
    var causes: [RequirementID: RequirementID] = [:]
    results: for result in report.results {
      var seen: Set<RequirementID> = [result.id]
      var cause = result.id
      // A file may name unknown causes, or go round in a circle: then nothing is folded.
      while let parent = parents[cause] ?? nil {
        guard parents[parent] != nil, seen.insert(parent).inserted else { continue results }
        cause = parent
      }
      // What waits for a failure that is known, or only reported, has nobody to be told with.
      let tells =
        result.grade != .insufficientData
        || report.results.contains {
          $0.id == cause && report.isGrave($0)
        }
      if cause != result.id, tells { causes[result.id] = cause }
    }
    self.causes = causes
    followers = report.results.reduce(into: [:]) { followers, result in
      if let cause = causes[result.id] { followers[cause, default: []].append(result) }
    }
  }

  /// The areas that occur, in order, with their results.
  var areas: [(name: String, results: [RequirementResult])] {
    var areas: [(name: String, results: [RequirementResult])] = []
    for result in report.results {
      if let index = areas.firstIndex(where: { $0.name == result.area }) {
        areas[index].results.append(result)
      } else {
        areas.append((result.area, [result]))
      }
    }
    return areas
  }

  /// The failure that brought this one with it.
  func cause(of result: RequirementResult) -> RequirementID? { causes[result.id] }

  /// The failures that a failure brought with it.
  func implied(by id: RequirementID) -> [RequirementResult] {
    (followers[id] ?? []).filter { $0.grade != .insufficientData }
  }

  /// What cannot be judged before the requirement of a failure holds.
  func waiting(for id: RequirementID) -> [RequirementResult] {
    (followers[id] ?? []).filter { $0.grade == .insufficientData }
  }

  /// What has to be explained: what fails the run first, then what is undecided or advice.
  ///
  /// Expected failures are known already, and so not among them.
  var problems: [RequirementResult] {
    let known: Set<Grade> = [.pass, .notApplicable, .expectedFailure]
    let open = report.results.filter { !known.contains($0.grade) && causes[$0.id] == nil }
    let weights = [true, false].map { fails in open.filter { isGrave($0) == fails } }
    return weights.flatMap(\.self)
  }

  /// What the marks mean of the first table among some results, and whose it is.
  static func legend(
    of results: [RequirementResult]
  ) -> (id: RequirementID, text: String)? {
    results.lazy.compactMap { result in
      OrderMarks.legend(of: HostileText.lines(result.evidence?.observed ?? []))
        .map { (result.id, $0) }
    }.first
  }

  /// Whether a result keeps the run from its exit code 0.
  func isGrave(_ result: RequirementResult) -> Bool { report.isGrave(result) }

  /// Whether a result is something wrong: a failed should is, also where it does not fail the run.
  func isWrong(_ result: RequirementResult) -> Bool {
    isGrave(result) || result.level == .should && result.grade.blamesSubject
  }

  /// The subject with its version.
  var subject: String {
    let name = HostileText.line(report.subject.name)
    let shown = name.isEmpty ? "(a subject without a name)" : name
    return shown + (report.subject.contract.version.map { " " + HostileText.line($0) } ?? "")
  }

  /// The failures that an expectation names.
  var expectedFailures: [RequirementResult] {
    report.results.filter { $0.grade == .expectedFailure }
  }

  /// Whether nothing is at fault but the list of expectations.
  private var isListAtFault: Bool {
    report.verdict == .violates
      && !report.results.contains { $0.grade.blamesSubject && report.failsRun($0) }
  }

  /// The verdict in a word or two.
  var verdict: String {
    if isListAtFault { return "UNEXPECTED" }
    return report.verdict == .conforms && !expectedFailures.isEmpty
      ? "AS EXPECTED" : report.verdict.words
  }

  /// Which part of a run this is, if it is one.
  var shard: String? {
    report.shard.map { "shard \($0): what is left is in the other reports" }
  }

  /// What a newer catalogue would judge as well.
  var newer: String? {
    guard let newer = report.newer, !newer.isEmpty else { return nil }
    let rows = newer.prefix(HostileText.listLimit).map { row in
      HostileText.line(row.id.rawValue) + (row.level == .must ? "" : " (\(row.level.rawValue))")
    }
    return "judged with catalogue \(report.catalogue); newer ones add "
      + "\(Quantity.text(newer.count, "requirement")): \(rows.joined(separator: ", "))"
  }

  /// Whether the run has passed, and nobody's code but the sample of `init` was judged.
  var passesAsSample: Bool { report.isSample && report.verdict == .conforms }

  /// What is to be known of a pass that says nothing of its reader's code.
  static let sampleRemark = "your own code is not in it yet"

  /// What the results come to, as a sentence about the subject.
  var sentence: String {
    switch report.verdict {
    case .conforms where !expectedFailures.isEmpty: "fails only where it is expected to"
    case .conforms where passesAsSample: "conforms to its contract, but \(Self.sampleRemark)"
    case .conforms: "conforms to its contract"
    case .violates where isListAtFault: "does not fail as expected"
    case .violates: "violates its contract"
    case .suiteError: "could not be judged: the suite or the adapter is at fault"
    case .inconclusive: "could not be judged beyond doubt"
    }
  }
}

extension RunVerdict {
  /// The verdict in a word or two.
  var words: String {
    switch self {
    case .conforms: "CONFORMS"
    case .violates: "VIOLATES"
    case .suiteError: "SUITE ERROR"
    case .inconclusive: "INCONCLUSIVE"
    }
  }
}
