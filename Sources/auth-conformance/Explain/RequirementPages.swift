internal import ConformanceModel

/// The catalogue as articles of the documentation: a page a requirement, their index, and the fields
/// of a contract.
enum RequirementPages {
  /// Each page's file name and content.
  static var all: [(name: String, content: String)] {
    [("Requirements.md", index), ("ContractFields.md", ContractPage.article(origin: origin))]
      + Requirement.all.map { ("\(link($0.id)).md", page($0)) }
  }

  private static let origin = "<!-- Written by 'auth-conformance explain --pages DIR'. -->"

  private static var index: String {
    let areas = Requirement.Area.allCases.compactMap { area -> String? in
      let rows = Requirement.all.filter { $0.area == area }
      guard !rows.isEmpty else { return nil }
      return (["### \(area.rawValue)", ""] + rows.map { "- <doc:\(link($0.id))>" })
        .joined(separator: "\n")
    }
    return """
      # Requirements

      Everything that the suite judges, under ids that are never given another meaning.

      \(origin)

      ## Overview

      A *must* that is violated fails a run; a *should* only with `--strict`; *advice* never does.

      ## Topics

      \(areas.joined(separator: "\n\n"))

      """
  }

  static func page(_ requirement: Requirement) -> String {
    var parts = [
      "# \(requirement.id)", sentence(requirement.claim), origin, "## Overview",
      "A **\(requirement.level.rawValue)** of the area \(requirement.area.rawValue), "
        + "since catalogue \(requirement.since).",
      "### Why", requirement.reason,
    ]
    if !requirement.source.isEmpty { parts.append("Source: \(requirement.source).") }
    parts += ["### What to do", requirement.remedy]
    let snippet = requirement.snippet
    parts += ["Wrong:", code(snippet.wrong), "Right:", code(snippet.right)]
    if !requirement.implies.isEmpty {
      let links = requirement.implies.map { "<doc:\(link($0))>" }.joined(separator: ", ")
      parts.append("A failure brings with it: \(links).")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// An id as the name of a page, which has no dots.
  private static func link(_ id: RequirementID) -> String { id.rawValue.replacing(".", with: "-") }

  /// A claim as a sentence: with a capital, unless it begins with code.
  private static func sentence(_ claim: String) -> String {
    claim.prefix(1).uppercased() + claim.dropFirst() + "."
  }

  private static func code(_ text: String) -> String { "```swift\n\(text)\n```" }
}
