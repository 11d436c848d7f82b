internal import ConformanceModel

extension CheckContext {
  /// What was looked at: all that `scope` says, or one recorded case.
  func scope(_ scope: String) -> String {
    replay == nil ? scope : "the one case of the replay token"
  }
}

extension Evidence {
  /// The evidence with what runs the failing case again.
  func replayed(by token: String?) -> Evidence {
    var evidence = self
    evidence.replay = token
    return evidence
  }
}

extension CheckOutcome {
  /// For a check of sign-in on a subject without it.
  static var noSignIn: CheckOutcome {
    .notApplicable("the subject does not offer 'signIn'")
  }
}
