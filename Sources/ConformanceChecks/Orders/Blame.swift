internal import ConformanceModel

/// To which requirement a story is left that goes wrong in a simpler story already.
enum Blame {
  /// Whether a failing simpler story takes the blame from the requirement that `judge` judges.
  static func goes(to simpler: SimplerStory, from judge: ScenarioJudge) -> Bool {
    guard simpler.requirement != judge.requirement else { return false }
    // The second attempt in a story about an ending is there to show what the ending leaves.
    if case .sequel = simpler, judge.rank <= .ownEnding { return true }
    return rank(of: simpler) < judge.rank
  }

  private static func rank(of simpler: SimplerStory) -> StoryRank {
    guard let rank = Catalogue.check(simpler.requirement)?.storyRank else {
      preconditionFailure("'\(simpler.requirement)' judges stories and has no rank among them")
    }
    return rank
  }
}
