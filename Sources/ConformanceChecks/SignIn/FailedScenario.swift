internal import ConformanceModel

/// A scenario that went wrong, told so that it teaches.
struct FailedScenario {
  let scenario: SignInScenario
  let entry: SignInContract.Entry
  let contract: SignInContract
  let history: SignInHistory
  /// What went wrong, at least one.
  let found: [Deviation]

  /// Deviations, for many pages show the first line only; then the story, and the cause.
  var evidence: Evidence {
    let entry = scenario.leavesEntryOpen ? "\(entry.rawValue), " : ""
    let head = "\(scenario.id) (\(entry)\(contract.overlap.rawValue)): \(scenario.comment)"
    return Evidence(
      observed: found.map(\.sentence) + [head] + history.story,
      drawn: drawn, cause: SignInDefects(story: self).cause)
  }

  /// Nonces come from the subject's own randomness where it does not use the byte source.
  private var drawn: [String] {
    let attempts: [String] = found.compactMap {
      switch $0 {
      case .mispaired(let attempt, _), .wrongForm(let attempt, _): attempt
      default: nil
      }
    }
    return attempts.flatMap { attempt -> [String] in
      guard case .credential(let credential)? = history.caller(attempt)?.answers.first else {
        return []
      }
      let source = history.requests.first { $0.issued.token == credential.identityToken }
      return [
        "\(attempt)'s rawNonce '\(Columns.shortened(credential.rawNonce, to: 64))'",
        "claim of its token '\(Columns.shortened(source?.request.nonce ?? "", to: 64))'",
      ]
    }
  }
}
