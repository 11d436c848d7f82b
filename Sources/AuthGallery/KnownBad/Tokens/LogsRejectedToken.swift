internal import ConformanceModel

extension GallerySubject {
  static let logsRejectedToken = knownBadMatcher(
    "logs-rejected-token", violates: [.nonceSecrecy], causes: [.tokenLogged],
    story: "A token that is refused is printed whole, and is good for another audience."
  ) { steps in
    let honest = MatchSteps()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      if verdict != .accepted, attempt.token.utf8.count < 4_096 {
        print("rejected:", attempt.token)
      }
      return verdict
    }
  }
}
