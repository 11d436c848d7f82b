internal import AuthConformance
internal import ConformanceModel
internal import ConformanceRunner
internal import Foundation

/// Replay tokens that are too long for a line lie in files of their own, by requirement.
enum ReplayFiles {
  /// The longest token that a command line shows: what a terminal wraps to three lines.
  private static let longestShown = 240

  /// The token of `--replay`: the word itself, or what the file of that name holds.
  ///
  /// - Throws: ``UsageError`` where it is neither.
  static func token(_ word: String) throws(UsageError) -> String {
    if word.hasPrefix("pe1:") { return word }
    guard let data = try InputSource.contents(of: word) else {
      throw UsageError(
        "option '--replay': found '\(HostileText.word(word))', expected a token, which begins with 'pe1:', or a file "
          + "with one. Copy the line 'again' of a report.")
    }
    return String(decoding: data, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Names the file `replay/ID` of the report folder in place of each long token.
  ///
  /// - Returns: What those files are to hold.
  static func nameLong(
    in path: String, _ report: inout RunReport
  ) -> [(id: RequirementID, token: String)] {
    var long: [(id: RequirementID, token: String)] = []
    for (index, result) in report.results.enumerated() {
      guard let token = result.evidence?.replay, token.count > longestShown else { continue }
      let file = "\(path)/\(ReportFolder.replayFile(of: result.id))"
      report.results[index].again = result.again?
        .replacingOccurrences(of: token, with: ShellQuoting.quote(file))
      long.append((result.id, token))
    }
    return long
  }
}
