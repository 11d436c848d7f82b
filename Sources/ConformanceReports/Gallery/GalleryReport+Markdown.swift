internal import ConformanceModel

extension GalleryReport {
  /// The matrix for GitHub.
  var markdown: String {
    var blocks = ["## \(asDeclared ? "✅" : "❌") gallery: \(sentence)", "\(counts)."]
    if !differences.isEmpty {
      let rows = differences.map { entry in
        let also = HostileText.lines(entry.anomalies).map(MarkdownText.prose)
        return
          "| \(MarkdownText.code(entry.name)) | \(codes(entry.missed)) "
          + "| \(codes(entry.unexpected)) "
          + "| \(also.joined(separator: "; ")) |"
      }
      let head = ["| subject | **missed** | **unexpected** | also |", "| --- | --- | --- | --- |"]
      blocks += ["### Differences", (head + rows).joined(separator: "\n")]
    }
    if !unproven.isEmpty { blocks.append("**Proven by nobody:** \(codes(unproven)).") }
    let subjects = entries.map { entry in
      let kind = entry.kind == .knownBad ? "known-bad" : entry.kind.rawValue
      return "| \(MarkdownText.code(entry.name)) | \(kind) | \(codes(entry.blamed)) "
        + "| \(entry.named.joined(separator: ", ")) |"
    }
    let head = ["| subject | kind | blamed for | causes |", "| --- | --- | --- | --- |"]
    blocks += ["### Subjects", (head + subjects).joined(separator: "\n")]
    let proven = proofs.map { "| \(MarkdownText.code($0.id.rawValue)) | \($0.subjects) |" }
    let titles = ["| requirement | proven by |", "| --- | ---: |"]
    blocks += ["### Requirements", (titles + proven).joined(separator: "\n")]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func codes(_ ids: [RequirementID]) -> String {
    ids.isEmpty ? "–" : ids.map { MarkdownText.code($0.rawValue) }.joined(separator: ", ")
  }
}
