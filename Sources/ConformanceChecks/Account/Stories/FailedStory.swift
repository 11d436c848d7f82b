internal import ConformanceModel

/// A story that went wrong, told so that it teaches.
struct FailedStory: Sendable {
  let story: AccountStory
  /// What each step set off, up to the one that went wrong.
  let episodes: [AccountEpisode]
  /// What went wrong, at least one.
  let found: [AccountDeviation]

  /// Deviations, for many pages show the first line only; then the story, and the cause.
  var evidence: Evidence {
    Evidence(
      observed: found.map(\.sentence) + ["\(story.id): \(story.comment)"]
        + ["  given \(story.given.text)"] + lines,
      cause: found.lazy.compactMap(\.cause).first)
  }

  /// A line for each step; the launch with which every story begins is told where it matters.
  private var lines: [String] {
    var lines: [String] = []
    var told = episodes.dropFirst()
    if let launch = episodes.first, !launch.exchanges.isEmpty || told.isEmpty {
      lines += StoryLine.lines("the app is launched", launch.text)
    }
    for (place, step) in story.steps.enumerated() {
      switch step {
      // Only on the first visit the app is launched there.
      case .otherDevice where story.steps[..<place].contains(.otherDevice):
        if told.isEmpty { return lines }
        lines.append("  \(step.text)")
      case .act, .notice, .otherDevice:
        guard let episode = told.popFirst() else { return lines }
        lines += StoryLine.lines(step.text, episode.text)
      case .fault, .becomes, .taken:
        if told.isEmpty { return lines }
        lines.append("  \(step.text)")
      }
    }
    return lines
  }
}

extension AccountGiven {
  /// The state before the story in words.
  var text: String {
    let who =
      switch session {
      case .nobody: "nobody is signed in"
      case .anonymous: "an anonymous user is signed in"
      case .apple: "a user of the provider is signed in"
      case .other: "a user of another provider is signed in"
      }
    var parts = [who]
    switch names {
    case .both: break
    case .given: parts.append("the family name is not told")
    case .family: parts.append("the given name is not told")
    case .none: parts.append("no name is told")
    case .address: parts.append("only the e-mail address is told")
    }
    if isTaken { parts.append("another user has the provider's identity") }
    if state != .authorized { parts.append("the credential is \(state.rawValue)") }
    return parts.joined(separator: ", ")
  }
}

extension AccountStep {
  /// The step in words.
  var text: String {
    switch self {
    case .fault(let kind, let fault): "the next \(kind.rawValue) \(fault.text)"
    case .act(let verb): verb.text
    case .notice: "a revocation notice comes"
    case .becomes(let state): "the credential becomes \(state.rawValue)"
    case .taken: "another device links the identity"
    case .otherDevice: "go on with the other device"
    }
  }
}

extension AccountVerb {
  fileprivate var text: String {
    switch self {
    case .signIn: "tap 'Sign in'"
    case .link: "tap 'Link'"
    case .reauthenticate: "tap 'Reauthenticate'"
    case .signOut: "tap 'Sign out'"
    case .delete: "tap 'Delete account'"
    case .launch: "the app is launched again"
    case .signInAnonymously: "sign in anonymously"
    case .nativeSignIn: "tap the native sign-in button"
    case .nativeLink: "tap the native link button"
    }
  }
}

extension AccountFault {
  fileprivate var text: String {
    switch self {
    case .fails(let code): "fails with '\(code)'"
    case .cancel: "is cancelled by the user"
    case .missingState: "comes back without its state"
    case .unknownState: "comes back with an unknown state"
    case .noCode: "brings no authorization code"
    case .bareInUse: "brings no updated credential"
    case .late: "is replied to last"
    case .twice: "is replied to twice"
    case .never: "is never replied to"
    case .otherUser: "is confirmed by another person"
    }
  }
}

extension AccountEpisode {
  /// Calls, answers and what is shown, in one line.
  var text: String {
    let calls = exchanges.map { exchange in
      let reply: String =
        switch exchange.reply {
        case nil: " unanswered"
        case .failed(let error)?: " '\(error.code)'"
        case .sheet(.failed(let error))?: " \(error.code)"
        case .state(let state)?: " \(state.rawValue)"
        default: ""
        }
      return exchange.call.kind.rawValue + reply
    }
    let answer = answers.isEmpty ? [] : [answers.map(\.text).joined(separator: ", then ")]
    let parts = calls + (verb == nil ? [] : answer.isEmpty ? ["no answer"] : answer)
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}

extension AccountAnswer {
  /// The answer in words.
  var text: String {
    switch self {
    case .done: "done"
    case .signedIn(let user, let replaced, let problem):
      "signed in as \(user)" + (replaced.map { ", replacing \($0)" } ?? "")
        + (problem.map { ", with problem '\($0.prefix(24))'" } ?? "")
    case .cancelled: "cancelled"
    case .failed(let code): "failed '\(code.prefix(24))'"
    case .request: "a request"
    }
  }
}
