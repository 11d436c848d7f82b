internal import ConformanceModel

extension AccountEnding {
  /// What differs at the end of a story that its vector describes.
  ///
  /// The last step alone: what an earlier one did wrong is some other requirement's business.
  func deviations(from episodes: [AccountEpisode]) -> [AccountDeviation] {
    guard let first = episodes.first, let last = episodes.last, last.isComplete,
      first.after.session == first.before.session
    else { return [] }
    var found: [AccountDeviation] = []
    if let answer, let given = last.answers.first, given.word != answer {
      found.append(
        AccountDeviation("the last answer is '\(given.text)'; expected '\(answer)'", last.misled))
    }
    let before = first.before.session?.id
    let after = last.after.session?.id
    let isAsExpected =
      switch user {
      case .same: after == before
      case .nobody: after == nil
      case .another: after != nil && after != before
      }
    if !isAsExpected {
      found.append(
        AccountDeviation(
          "\(Self.name(after)) is signed in at the end, and \(Self.name(before)) was at the "
            + "beginning; expected \(words)", last.misled))
    }
    return found
  }

  private var words: String {
    switch user {
    case .same: "the same"
    case .nobody: "nobody"
    case .another: "somebody else"
    }
  }

  private static func name(_ user: String?) -> String { user.map { "'\($0)'" } ?? "nobody" }
}

extension AccountEpisode {
  /// What an unexpected ending comes from, where the calls tell.
  fileprivate var misled: Cause? {
    guard verb?.flow == .link, !exchanges(.signIn).isEmpty else { return nil }
    guard let error = exchanges(.link).last?.error else {
      return exchanges(.link).isEmpty ? .linkSignsIn : nil
    }
    return error.code == AccountError.credentialInUse ? nil : .failedLinkFallsBack
  }
}
