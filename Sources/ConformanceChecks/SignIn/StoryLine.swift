internal import ConformanceModel

/// The layout of a scenario's story: a step, and what came of it.
enum StoryLine {
  private static let stepWidth = 36

  /// One line, or two where both parts are long.
  static func lines(_ step: String, _ outcome: String) -> [String] {
    let gap = max(1, stepWidth - step.count)
    let line = "  \(step)\(String(repeating: " ", count: gap))-> \(outcome)"
    return line.count <= CheckContext.tableWidth ? [line] : ["  \(step)", "    -> \(outcome)"]
  }
}

extension SignInStep {
  /// The step in a few words.
  ///
  /// - Parameter entry: The way in where the step names none.
  func text(entry: SignInContract.Entry) -> String {
    switch self {
    case .start(let start):
      var remarks = [(start.entry ?? entry).rawValue]
      if let early = start.early { remarks.append("early \(early.text)") }
      if !start.hasWindow { remarks.append("no window") }
      if start.bytesFail { remarks.append("bytes fail") }
      if start.isCancelled { remarks.append("cancelled already") }
      if let outer = start.inside { remarks.append("inside \(outer)'s answer") }
      return "start \(start.attempt) (\(remarks.joined(separator: ", ")))"
    case .callback(let attempt, let callback):
      return "provider to \(attempt): \(callback.text)"
    case .cancel: return "cancel()"
    case .cancelTask(let attempt): return "\(attempt)'s task is cancelled"
    case .drop: return "the last reference is dropped"
    case .timeout: return "the timeout passes"
    case .phase(let phase): return "the app \(phase.step)"
    }
  }
}

extension AppPhase {
  /// What the app does.
  var step: String { self == .background ? "goes to the background" : "comes back" }
}

extension ProviderCallback {
  fileprivate var text: String { code.map { "\(kind.text) \($0)" } ?? kind.text }
}

extension ProviderCallback.Kind {
  /// The kind in words.
  var text: String {
    switch self {
    case .success: "success"
    case .cancel: "cancel"
    case .failure: "failure"
    case .foreignCancel: "1001 of another domain"
    case .wrongCredentialType: "other credential type"
    case .missingToken: "missing token"
    case .tokenNotUTF8: "token not UTF-8"
    case .missingCode: "missing code"
    case .emptyToken: "empty token"
    case .codeNotUTF8: "code not UTF-8"
    case .returning: "success without name"
    }
  }
}
