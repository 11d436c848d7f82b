internal import ConformanceModel

extension SignInHistory {
  /// What shows that nobody gets in any more although all before were answered, if wrongly.
  ///
  /// What they were answered with is other requirements' business. As long as one of them waits, or a
  /// sheet is open, the guard is shut with right.
  ///
  /// - Parameter found: What differs in the history.
  func staysShut(_ found: [Deviation]) -> [Deviation] {
    guard let last = callers.last, callers.dropLast().allSatisfy({ $0.answers.count == 1 }),
      !requests.isEmpty, requests.allSatisfy({ $0.callbacks > 0 }),
      request(of: last.attempt) == nil
    else { return [] }
    return found.filter { deviation in
      switch deviation {
      case .unanswered(last.attempt, _), .wrongAnswer(last.attempt, _, _): true
      default: false
      }
    }
  }
}
