internal import ConformanceModel

/// To which requirement a story is left that goes wrong in a simpler story already.
enum Blame {
  /// Whether a failing control takes the blame from the requirement that `judge` judges.
  static func goes(to control: Control, from judge: ScenarioJudge) -> Bool {
    guard control.requirement != judge.requirement else { return false }
    // The second attempt in a story about an ending is there to show what the ending leaves.
    if case .sequel = control, judge.rank <= .ownEnding { return true }
    return rank(of: control) < judge.rank
  }

  private static func rank(of control: Control) -> StoryRank {
    guard let rank = Catalogue.check(control.requirement)?.storyRank else {
      preconditionFailure("'\(control.requirement)' judges stories and has no rank among them")
    }
    return rank
  }
}
