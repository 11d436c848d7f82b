internal import ConformanceModel
internal import Synchronization

extension GallerySubject {
  static let remembersLastNonceOnly = knownBadMatcher(
    "remembers-last-nonce-only",
    violates: [.tokenReplay],
    causes: [.onlyLastNonceRemembered],
    story: "Only the last nonce is remembered as used; with two in turns, both work for ever.",
    token: TokenContract(keepsPendingState: true)
  ) { steps in
    let honest = MatchSteps()
    let last = LastNonce()
    steps.judge = { attempt in
      let verdict = honest.match(attempt)
      guard verdict == .accepted else { return verdict }
      return last.replace(with: attempt.rawNonce) ? .accepted : .rejected(.replayed)
    }
  }
}

/// One remembered nonce.
private final class LastNonce: Sendable {
  private let nonce = Mutex<String?>(nil)

  /// Remembers a nonce in place of the last; false where it is the same.
  func replace(with new: String?) -> Bool {
    nonce.withLock { old in
      defer { old = new }
      return old != new
    }
  }
}
