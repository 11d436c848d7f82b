internal import ConformanceModel
internal import ReferenceAuth

extension GallerySubject {
  static let matcherOfTheReference = legalMatcher(
    "matcher-of-the-reference",
    story: "The reference's matcher alone: signature and claims are left to the backend."
  ) { steps in
    let matcher = NonceMatcher()
    steps.judge = { attempt in
      switch matcher.match(token: attempt.token, rawNonce: attempt.rawNonce) {
      case .accepted: .accepted
      case .rejected(let reason): MatchVerdict(reason)
      }
    }
  }
}
