internal import ConformanceModel

/// A report for CI services, valid by the strictest common schema of JUnit XML.
///
/// There is no official standard; the schema accepted is the one of Ant's JUnitReport task. One
/// suite an area, one case a requirement: crash, hang and suite error are errors, the other
/// faults failures. What fails no run (advice, not applicable, undecided, expected) is skipped with
/// its reason, so that a CI service and the exit code never disagree about a failure.
struct JUnitReport {
  private let outline: ReportOutline

  /// What the marks mean of the first table that is shown.
  private let legend: (id: RequirementID, text: String)?

  init(_ report: RunReport) {
    let outline = ReportOutline(report)
    self.outline = outline
    legend = ReportOutline.legend(of: report.results.filter { Self.isExplained($0, outline) })
  }

  /// Whether a result has a text, as what is skipped has not.
  private static func isExplained(_ result: RequirementResult, _ outline: ReportOutline) -> Bool {
    !outline.isReportedOnly(result) && (result.grade.blamesSubject || result.grade == .suiteError)
  }

  private var report: RunReport { outline.report }

  /// The whole file.
  var text: String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>"]
    for (index, area) in outline.areas.enumerated() {
      lines += suite(area.name, area.results, index: index)
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private func suite(_ area: String, _ results: [RequirementResult], index: Int) -> [String] {
    let outcomes = results.map(outcome)
    let seconds = results.reduce(0) { $0 + (report.timing.byRequirement[$1.id] ?? 0) }
    let attributes: [(String, String)] = [
      ("id", String(index)), ("name", token(area)), ("package", token(report.subject.name)),
      ("timestamp", timestamp), ("hostname", "localhost"), ("tests", String(results.count)),
      ("failures", String(outcomes.count { $0?.element == "failure" })),
      ("errors", String(outcomes.count { $0?.element == "error" })),
      ("skipped", String(outcomes.count { $0?.element == "skipped" })),
      ("time", Numbers.decimal(seconds)),
    ]
    var properties: [(String, String)] = [
      ("suite", report.suiteTitle), ("catalogue", String(report.catalogue)),
      ("profile", report.profile.rawValue), ("seed", report.seed),
      ("command", "\(report.subject.commandLine)"),
    ]
    if let shard = report.shard { properties.append(("shard", shard.description)) }
    properties.append(("counts", outline.counts(of: results)))
    if let newer = outline.newer { properties.append(("newer", newer)) }
    var lines = ["  <testsuite\(written(attributes))>", "    <properties>"]
    lines += properties.map { name, value in
      "      <property\(written([("name", name), ("value", HostileText.line(value))]))/>"
    }
    lines.append("    </properties>")
    for (result, outcome) in zip(results, outcomes) { lines += testCase(result, outcome) }
    return lines + [
      "    <system-out></system-out>", "    <system-err></system-err>", "  </testsuite>",
    ]
  }

  private func testCase(_ result: RequirementResult, _ outcome: Outcome?) -> [String] {
    let attributes: [(String, String)] = [
      ("name", token(result.id.rawValue)),
      ("classname", token("\(report.subject.name).\(result.area)")),
      ("time", Numbers.decimal(report.timing.byRequirement[result.id] ?? 0)),
    ]
    guard let outcome else { return ["    <testcase\(written(attributes))/>"] }
    var element = "      <\(outcome.element)\(written([("message", outcome.message)]))"
    if outcome.element == "skipped" {
      element += "/>"
    } else {
      element += written([("type", result.grade.rawValue)])
      // Line ends of the text are the file's own; those of the subject are escaped by now.
      let body = explanation(result).map(XMLText.escaped).joined(separator: "\n")
      element += ">\(body)</\(outcome.element)>"
    }
    return ["    <testcase\(written(attributes))>", element, "    </testcase>"]
  }

  private struct Outcome {
    var element: String
    var message: String
  }

  private func outcome(_ result: RequirementResult) -> Outcome? {
    let first = HostileText.line(result.firstObservation)
    // All that many pages show of a failure: what was seen, and where it stands for itself, why.
    let likely = outline.cause(of: result) == nil ? result.evidence?.likely : nil
    let told = first + (likely.map { "; likely: \(HostileText.line($0))" } ?? "")
    let cause =
      outline.cause(of: result).map {
        " (likely the same mistake as \(HostileText.line($0.rawValue)))"
      } ?? ""
    if outline.isReportedOnly(result) {
      return Outcome(element: "skipped", message: "\(result.title): \(told)\(cause)")
    }
    switch result.grade {
    case .pass: return nil
    case .notApplicable:
      return Outcome(
        element: "skipped", message: "not applicable: \(HostileText.line(result.scope))")
    case .expectedFailure:
      let why = result.expectation.map { HostileText.line($0.sentence) } ?? first
      return Outcome(element: "skipped", message: "\(result.grade.words), \(why)")
    case .unexpectedPass, .staleExpectation:
      let difference = result.expectation?.difference.map { HostileText.line($0) } ?? first
      return Outcome(element: "failure", message: "\(result.grade.words): \(difference)")
    case .insufficientData, .inconclusive:
      // It has no text, so that what would be enough is said here.
      let enough = result.remedy.map { ". " + HostileText.line($0) } ?? ""
      return Outcome(element: "skipped", message: "\(result.grade.words): \(first)\(enough)")
    case .crash, .hang, .suiteError:
      return Outcome(element: "error", message: "\(result.grade.words): \(told)\(cause)")
    case .fail, .wrongReason:
      return Outcome(element: "failure", message: "\(told)\(cause)")
    }
  }

  private func explanation(_ result: RequirementResult) -> [String] {
    var lines = [
      "claim: \(HostileText.line(result.claim))", "scope: \(HostileText.line(result.scope))",
    ]
    lines += HostileText.lines(result.evidence?.observed ?? []).map { "observed: \($0)" }
    if let legend, legend.id == result.id { lines.append("marks: \(legend.text)") }
    lines += HostileText.lines(result.evidence?.drawn ?? []).map {
      "\(result.drawnLabel): \($0)"
    }
    // One mistake has one cause and one remedy: at the failure that it is explained with.
    let lead = outline.cause(of: result)
    let besides: [(String, String?)] = (lead == nil ? result.evidence?.also ?? [] : []).flatMap {
      [("likely", "and \($0.sentence)"), ("do", $0.remedy)]
    }
    let first: [(String, String?)] = [
      ("likely", lead == nil ? result.evidence?.likely : nil),
      ("expected", result.expectation?.sentence), ("do", lead == nil ? result.remedy : nil),
    ]
    let last: [(String, String?)] = [
      ("see", lead?.rawValue), ("again", result.again), ("sample", result.sample),
      ("more", lead == nil ? result.more : nil),
    ]
    return lines
      + (first + besides + last).compactMap { label, text in
        text.map { "\(label): \(HostileText.line($0))" }
      }
  }

  private func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(XMLText.escaped($1))\"" }.joined()
  }

  /// Text for an attribute of type `xs:token` that must not be empty.
  private func token(_ text: String) -> String {
    let words = HostileText.line(text).split(separator: " ").joined(separator: " ")
    return words.isEmpty ? "(none)" : words
  }

  /// The pattern of the schema has no zone and no fractions.
  private var timestamp: String {
    let found = report.timing.startedAt
    let pattern = "0000-00-00T00:00:00"
    let fits =
      found.utf8.count == pattern.utf8.count
      && zip(found.utf8, pattern.utf8).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0")
          ? (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) : byte == expected
      }
    return fits ? found : "1970-01-01T00:00:00"
  }
}
