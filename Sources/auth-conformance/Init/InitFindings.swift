internal import ConformanceModel
internal import SourceScan

/// What `init` says of the project's own source: where its nonces are made, and what is wrong there.
struct InitFindings {
  /// The most of either that are shown; `scan` shows them all.
  private static let most = 8

  private let report: ScanReport

  init(_ report: ScanReport) { self.report = report }

  /// Reads the project in this folder, without what `init` has written.
  static func ofProject() throws -> InitFindings {
    var tree = SourceTree()
    try tree.add(".")
    let own = tree.sources.filter { !$0.path.hasPrefix("\(InitPlan.folder)/") }
    return InitFindings(ParallelScan.report(of: own, try SourceScanner()))
  }

  /// What the adapter is to call, as a next step names it; nil where none was found.
  var functions: String? {
    guard let first = report.nonceFunctions.first else { return nil }
    return "\(HostileText.line(first.name)) in \(HostileText.line(first.path)):\(first.line)"
  }

  /// The letters of that function's nonces, where a contract can declare them: printable ones, each
  /// once.
  var letters: String? {
    guard let letters = report.nonceFunctions.first?.letters, letters.utf8.count > 1,
      Set(letters.utf8).count == letters.utf8.count,
      letters.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return letters
  }

  /// Lines that begin with 'found' or with spaces; none where nothing was found.
  var lines: [String] {
    let makers = report.nonceFunctions.prefix(Self.most).map { function in
      let place = "\(HostileText.line(function.path)):\(function.line)"
      let letters = function.letters.map {
        ", of \($0.utf8.count) letters: \(HostileText.line($0))"
      }
      return "\(place): \(HostileText.line(function.name)) makes nonces\(letters ?? "")"
    }
    let defects = report.findings.filter { $0.certainty > .lookHere }
    let seen = defects.prefix(Self.most).map {
      "\(HostileText.line($0.path)):\($0.line): \($0.certainty.rawValue): "
        + "\(HostileText.line($0.seen)) [\($0.rule.rawValue)]"
    }
    guard !makers.isEmpty || !seen.isEmpty else { return [] }
    let rest = defects.isEmpty ? [] : ["why, and what to do: auth-conformance scan"]
    return ["found:"] + (makers + seen + rest).map { "  \($0)" }
  }
}
