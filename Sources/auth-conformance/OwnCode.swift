internal import ConformanceModel

/// What `--own-code` asks for: that a pass is one of the user's own code.
///
/// Where nobody has put it into the adapter yet, or nothing names the adapter, a run passes that
/// says nothing of it; whoever reads only an exit code must not be told that all is well.
enum OwnCode {
  /// - Throws: ``UsageError`` for a built-in subject.
  static func verify(_ subject: SubjectCommandLine) throws(UsageError) {
    guard case .named(let name) = subject else { return }
    throw UsageError(
      "option '--own-code': found the built-in subject '\(name)', expected your own. Name your "
        + "adapter's command behind '--' or in \(ProjectFile.name)")
  }

  /// A subject of the name that `init` gives it.
  static let isSample = UsageError(
    "option '--own-code': the subject is called '\(RunReport.sampleName)', as the sample that "
      + "'init' writes. Put your own code into the adapter, and your name in place of "
      + "'\(RunReport.sampleName)'")
}
