internal import AuthGallery
internal import ConformanceModel

/// `explain`: one requirement with its reason, source and remedy.
enum ExplainCommand {
  static func perform(_ arguments: Arguments) throws -> Int32 {
    let id = arguments.operands[0]
    guard let requirement = Requirement.named(id) else {
      throw UsageError.unknown("requirement", id, among: Requirement.all.map(\.id))
    }
    Terminal.print(text(requirement))
    return 0
  }

  static func text(_ requirement: Requirement) -> String {
    var rows: [(String, String)] = [
      ("claim", requirement.claim), ("why", requirement.reason),
    ]
    if !requirement.source.isEmpty { rows.append(("source", requirement.source)) }
    rows.append(("do", requirement.remedy))
    if !requirement.implies.isEmpty {
      rows.append(("implies", requirement.implies.joined(separator: ", ")))
    }
    let proofs = Gallery.knownBad.filter { $0.violates.contains(requirement.id) }.map(\.name)
    rows.append(("proof", "caught in \(proofs.joined(separator: ", "))"))
    rows.append(("since", "catalogue \(requirement.since)"))
    let lines = rows.flatMap { label, content in
      TextColumns.row(label: label, content, width: 80)
    }
    return "\(requirement.id)  (\(requirement.level.rawValue))\n"
      + lines.joined(separator: "\n") + "\n"
  }
}
