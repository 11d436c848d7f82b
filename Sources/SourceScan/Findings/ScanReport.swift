/// What a scan found, and how much it looked at.
package struct ScanReport: Sendable {
  /// By file and line.
  package var findings: [ScanFinding] = []
  /// Files that were read, and their bytes.
  package var files = 0
  package var bytes = 0
  /// Files and folders that could not be read, with the reason.
  package var unreadable: [Unreadable] = []
  package var idleComments: [SourceScanner.IdleComment] = []
  /// Functions that make nonces, by file and line.
  package var nonceFunctions: [NonceFunction] = []
  /// What files of sign-in call in others to make secrets.
  private var called: Set<String> = []
  /// Findings that comments hide, and that the baseline knows.
  package var ignored = 0
  package var known = 0

  package init() {}

  /// What could not be read.
  package struct Unreadable: Equatable, Sendable {
    package let path: String
    package let reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Puts files in order, whoever read them first, and is surer of what one draws for another.
  package mutating func sort() {
    for index in findings.indices where findings[index].helper.map(called.contains) == true {
      findings[index].certainty = .likely
    }
    findings.sort {
      if $0.path != $1.path { return $0.path < $1.path }
      return $0.line != $1.line ? $0.line < $1.line : $0.rule.rawValue < $1.rule.rawValue
    }
    unreadable.sort { $0.path < $1.path }
    nonceFunctions.sort { $0.path != $1.path ? $0.path < $1.path : $0.line < $1.line }
    idleComments.sort { $0.path != $1.path ? $0.path < $1.path : $0.line < $1.line }
  }

  /// Adds what another part of the files gave.
  package mutating func add(_ other: ScanReport) {
    findings += other.findings
    files += other.files
    bytes += other.bytes
    unreadable += other.unreadable
    idleComments += other.idleComments
    nonceFunctions += other.nonceFunctions
    called.formUnion(other.called)
    ignored += other.ignored
  }

  /// Adds what one file gave.
  package mutating func add(_ result: SourceScanner.Result, bytes: Int) {
    findings += result.findings
    idleComments += result.idleComments
    nonceFunctions += result.nonceFunctions
    called.formUnion(result.called)
    ignored += result.ignored
    files += 1
    self.bytes += bytes
  }

  /// Leaves out what a baseline knows.
  package mutating func remove(_ baseline: ScanBaseline) {
    let all = findings.count
    findings.removeAll(where: baseline.knows)
    known = all - findings.count
  }

  /// 1 where something is certain.
  package var exitCode: Int32 { findings.contains { $0.certainty == .certain } ? 1 : 0 }

  func count(_ certainty: Certainty) -> Int { findings.count { $0.certainty == certainty } }
}
