internal import ConformanceModel
internal import PlainText

extension GalleryReport {
  /// The matrix for a terminal of 80 columns.
  func text(color: Bool) -> String {
    let ink = Ink(isOn: color)
    let verdict = asDeclared ? "AS DECLARED" : "DIFFERS"
    var blocks = [
      [
        ink(verdict, asDeclared ? .good : .bad) + "  " + ink("gallery", .strong), "  \(counts)",
        "  \(sentence)",
      ]
    ]
    let caught = entries.filter { $0.kind == .knownBad }
    if !caught.isEmpty {
      let rows = caught.flatMap {
        row($0.name, $0.blamed.map(\.rawValue).joined(separator: ", "), ink)
      }
      blocks.append([ink("known-bad subjects and the checks that caught them", .strong)] + rows)
    }
    let quiet = entries.filter { $0.kind != .knownBad && $0.blamed.isEmpty }.map(\.name)
    if !quiet.isEmpty {
      let names = quiet.map { HostileText.line($0) }.joined(separator: ", ")
      let lines = Columns.wrapped(names, to: Columns.width - 2).map { "  " + $0 }
      blocks.append([ink("correct subjects, not flagged", .strong)] + lines)
    }
    let rows = proofs.flatMap { proof in
      row(
        proof.id.rawValue,
        proof.subjects == 0 ? "NOBODY" : Quantity.text(proof.subjects, "subject"), ink)
    }
    blocks.append([ink("requirements and how many subjects prove them", .strong)] + rows)
    blocks += differences.map { difference($0, ink) }
    return blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func difference(_ entry: Entry, _ ink: Ink) -> [String] {
    let name = Columns.shortened(HostileText.line(entry.name), to: Columns.width - 28)
    let kind = entry.kind == .knownBad ? "known-bad" : entry.kind.rawValue
    var lines = [ink(name, .strong) + "  " + ink("DIFFERS (\(kind))", .bad)]
    let parts = [
      ("not blamed", entry.missed.map(\.rawValue)),
      ("blamed too", entry.unexpected.map(\.rawValue)),
      ("not named", entry.missedCauses.map { "the cause \($0)" }),
      ("named too", entry.unexpectedCauses.map { "the cause \($0)" }),
      ("also", entry.anomalies),
    ]
    for (label, texts) in parts {
      let wrapped = HostileText.lines(texts).flatMap { Columns.wrapped($0, to: Columns.width - 14) }
      for (index, line) in wrapped.enumerated() {
        lines.append("  " + Columns.padded(index == 0 ? label : "", to: 10) + "  " + line)
      }
    }
    return lines
  }

  private func row(_ name: String, _ said: String, _ ink: Ink) -> [String] {
    let columns = 32
    let name = Columns.shortened(HostileText.line(name), to: columns)
    let said = said.isEmpty ? "NOTHING" : HostileText.line(said)
    let lines = Columns.wrapped(said, to: Columns.width - columns - 4)
    return lines.enumerated().map { index, line in
      let role: Ink.Role = ["NOTHING", "NOBODY"].contains(line) ? .bad : .quiet
      return "  " + Columns.padded(index == 0 ? name : "", to: columns) + "  " + ink(line, role)
    }
  }
}
