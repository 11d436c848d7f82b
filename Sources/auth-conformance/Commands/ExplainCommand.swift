internal import AuthGallery
internal import ConformanceChecks
internal import ConformanceModel
internal import Foundation
internal import SourceScan

/// `explain`: one requirement with its reason, source and remedy; one vector, cause, subject of the
/// gallery or rule of `scan`; an area's list; or the fields of a contract.
enum ExplainCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    if let folder = arguments.values["--pages"] {
      return try pages(in: folder, isCheck: arguments.flags.contains("--check"))
    }
    // What a report calls 'case 7' is typed as it is read.
    let id = arguments.operands.joined(separator: " ")
    guard !id.isEmpty else {
      throw UsageError("'explain' needs an ID. 'auth-conformance list' names them all.")
    }
    if let requirement = Requirement.named(RequirementID(rawValue: id)) {
      Terminal.print(text(requirement))
    } else if let area = Requirement.Area(rawValue: id) {
      Terminal.print(ListCommand.requirements(of: area))
    } else if let vector = VectorExplanation(of: id) ?? VectorExplanation(ofStory: id) {
      Terminal.print(vector.text)
    } else if let made = MadeCase(id) {
      Terminal.print(text(made, id))
    } else if let cause = Cause.named(id) {
      Terminal.print(text(cause))
    } else if let rule = ScanRule(rawValue: id) {
      Terminal.print(text(rule))
    } else if let subject = Gallery.named(id) {
      Terminal.print(text(subject))
    } else if let text = ContractPage.text(id, width: Terminal.columns) {
      Terminal.print(text)
    } else {
      let known =
        ["contract"] + Requirement.Area.allCases.map(\.rawValue)
        + Requirement.all.map(\.id.rawValue) + ContractField.all.map(\.name)
        + Cause.all.map(\.name) + ScanRule.allCases.map(\.rawValue) + BuiltInSubjects.names
      throw UsageError.unknown(
        "requirement, area, vector, cause, rule, subject or field of a contract", id, among: known)
    }
    return 0
  }

  /// A case that is in no file, and how to see it whole.
  static func text(_ made: MadeCase, _ id: String) -> String {
    let again = made.requirements.map { "auth-conformance run SUBJECT --only \($0) --verbose" }
    let rows =
      made.lines.map { ($0.label, $0.text) } + [
        ("where", "in no file: the suite makes it anew in each run, for the subject's contract")
      ] + again.enumerated().map { ($0.offset == 0 ? "again" : "", $0.element) }
    let ids = made.requirements.map(\.rawValue).joined(separator: ", ")
    return "\(id)  (\(ids))\n"
      + rows.flatMap { label, content in
        TextColumns.row(label: label, content, width: Terminal.columns, indent: 14)
      }.joined(separator: "\n") + "\n"
  }

  /// A cause: what a report says of it, and the known-bad subjects that have it.
  static func text(_ cause: Cause) -> String {
    var rows = [("likely", cause.sentence)]
    if let remedy = cause.remedy { rows.append(("do", remedy)) }
    if let owner = cause.owner { rows.append(("shown", "under \(owner)")) }
    let others = cause.brings.joined(separator: ", ")
    if !others.isEmpty { rows.append(("brings", others)) }
    let proofs = Gallery.knownBad.filter { $0.causes.contains { $0.name == cause.name } }
      .map(\.name).joined(separator: ", ")
    if !proofs.isEmpty { rows.append(("proof", "named in \(proofs)")) }
    return page("\(cause.name)  (cause)", rows)
  }

  /// A subject of the gallery: what it is, and what the suite says of it.
  static func text(_ subject: GallerySubject) -> String {
    let kind =
      switch subject.kind {
      case .reference: "reference"
      case .knownBad: "known-bad"
      case .legal: "legal"
      }
    let violates = Requirement.all.map(\.id).filter(subject.violates.contains).map(\.rawValue)
    let rows = [
      ("story", subject.story), ("violates", violates.joined(separator: ", ")),
      ("causes", subject.causes.map(\.name).joined(separator: ", ")),
      ("see", "auth-conformance run \(subject.name) --no-reports"),
    ]
    return page(
      "\(subject.name)  (\(kind) subject of the gallery)", rows.filter { !$0.1.isEmpty })
  }

  /// A rule of `scan`: what it says of each place that it finds.
  static func text(_ rule: ScanRule) -> String {
    page(
      "\(rule.rawValue)  (rule of scan, "
        + "\(rule.requirements.map(\.rawValue).joined(separator: ", ")))",
      [("why", rule.reason), ("do", rule.remedy), ("prove", rule.proof)])
  }

  private static func page(_ title: String, _ rows: [(String, String)]) -> String {
    title + "\n"
      + rows.flatMap { TextColumns.row(label: $0, $1, width: Terminal.columns) }
      .joined(separator: "\n") + "\n"
  }

  /// Writes all pages, or says which differ from what would be written.
  private static func pages(in folder: String, isCheck: Bool) throws(UsageError) -> Int32 {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let known = Set(RequirementPages.all.map(\.name))
    let stale = files.filter { $0.hasSuffix(".md") && !known.contains($0) }.sorted()
    for name in stale { Terminal.line("\(folder)/\(name): a page of no requirement") }
    var differences = stale.count
    for (name, content) in RequirementPages.all {
      let path = "\(folder)/\(name)"
      guard FileManager.default.contents(atPath: path) != Data(content.utf8) else { continue }
      differences += 1
      if isCheck {
        Terminal.line("\(path): differs from the catalogue")
      } else {
        try ReportFile.write(content, to: path)
        Terminal.line("wrote \(path)")
      }
    }
    return isCheck && differences > 0 ? 1 : 0
  }

  static func text(_ requirement: Requirement) -> String {
    var rows: [(String, String)] = [
      ("claim", requirement.claim), ("why", requirement.reason),
    ]
    if !requirement.source.isEmpty { rows.append(("source", requirement.source)) }
    rows.append(("do", requirement.remedy))
    if !requirement.implies.isEmpty {
      rows.append(("implies", requirement.implies.map(\.rawValue).joined(separator: ", ")))
    }
    let proofs = Gallery.knownBad.filter { $0.violates.contains(requirement.id) }.map(\.name)
    rows.append(("proof", "caught in \(proofs.joined(separator: ", "))"))
    rows.append(("since", "catalogue \(requirement.since)"))
    var lines = rows.flatMap { label, content in
      TextColumns.row(label: label, content, width: Terminal.columns)
    }
    let snippet = requirement.snippet
    lines += [""] + code("wrong", snippet.wrong) + [""] + code("right", snippet.right)
    return "\(requirement.id)  (\(requirement.level.rawValue))\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// Code keeps its lines and its blanks.
  private static func code(_ label: String, _ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      "  \(index == 0 ? label : "     ")     \(line)"
    }
  }
}
