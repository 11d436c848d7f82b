internal import ConformanceModel

extension GallerySubject {
  static let replayAccepted = knownBadMatcher(
    "replay-accepted",
    violates: [.tokenReplay],
    causes: [.nonceStaysPending],
    story: "The contract says that a nonce is used up, but nothing remembers that it was.",
    token: TokenContract(keepsPendingState: true)
  ) { _ in }
}
