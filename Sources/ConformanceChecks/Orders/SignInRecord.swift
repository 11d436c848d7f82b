internal import ConformanceModel

/// What happened in one order, event by event: what a linearization has to explain.
///
/// Attempts and requests are named by their positions.
struct SignInRecord: Hashable, Sendable {
  /// What somebody did or was told.
  enum Event: Hashable, Sendable {
    /// A caller calls an entry point.
    case began(Int)
    /// The implementation starts a request.
    case performed(Int)
    /// The provider calls back to a request.
    case calledBack(Int, ProviderCallback.Kind)
    /// A caller calls `cancel()`.
    case cancelled
    /// The task in which an attempt waits is cancelled.
    case taskCancelled(Int)
    /// The last reference from outside is dropped.
    case dropped
    /// The time is over after which the contract ends the attempt.
    case expired(Int)
    /// A caller is told something.
    case answered(Int, AnswerWords)
    /// Nothing is on its way any more: whatever was called for has had its effect.
    case rested
  }

  /// One request: the attempt whose credential shows that it is its own, where one does.
  struct Request: Hashable, Sendable {
    var owner: Int?
  }

  /// What becomes of a second attempt.
  var overlap: SignInContract.Overlap
  /// The fields without which a credential is malformed.
  var requires: Set<SignInContract.Field> = [.token]
  /// Whether a success can be told from a failure.
  var tellsSuccess = true
  /// Whether each attempt can start at all, given its window and its bytes.
  var canStart: [Bool] = []
  /// The requests in the order in which they were started.
  var requests: [Request] = []
  /// What happened, in order.
  var events: [Event] = []

  /// What a callback of this kind may be answered with.
  func words(after kind: ProviderCallback.Kind) -> AnswerWords {
    let words = AnswerWords(kind, requiring: requires)
    return tellsSuccess || !words.contains(.credential)
      ? words : words.union([.failure, .cancelled])
  }
}

/// Kinds of answers, as a set.
struct AnswerWords: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let credential = AnswerWords(rawValue: 1)
  static let cancelled = AnswerWords(rawValue: 2)
  static let refused = AnswerWords(rawValue: 4)
  static let failure = AnswerWords(rawValue: 8)

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ answer: SignInAnswer) {
    switch answer {
    case .credential: self = .credential
    case .cancelled: self = .cancelled
    case .refused: self = .refused
    case .failure: self = .failure
    }
  }

  /// What a callback of this kind may be answered with.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - requires: The fields without which a credential is malformed.
  init(_ kind: ProviderCallback.Kind, requiring requires: Set<SignInContract.Field>) {
    switch kind {
    case .success, .returning: self = .credential
    case .cancel: self = .cancelled
    case .missingCode, .codeNotUTF8, .emptyToken: self = [.credential, .failure]
    case .missingToken, .tokenNotUTF8:
      self = requires.contains(.token) ? .failure : [.credential, .failure]
    case .failure, .foreignCancel, .wrongCredentialType: self = .failure
    }
  }
}
