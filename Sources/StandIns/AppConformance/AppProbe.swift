internal import AuthConformance
internal import Dispatch
internal import Foundation
internal import Synchronization

/// Finds out what an app would declare, each question in a process of its own: it may end while it is
/// looked at, and what one sign-in leaves behind is no matter of the next question's.
enum AppProbe {
  /// What is asked.
  private enum Question: String {
    /// What sign-ins that succeed at once show.
    case nonces
    /// The same where they succeed a while later; asked of an app that leaves the first unanswered.
    case later
    /// Whether the end of the task that asks ends a sign-in.
    case task
    /// Whether the process ends where there is no window.
    case window
    /// Whether it is seen that sign-ins succeed.
    case success
  }

  private static let argument = "--probe"
  private static let mark = "auth-conformance-probe "
  private static let alone = "alone"
  private static let silent = "silent"
  private static let untold = "untold"
  private static let signInUntold =
    "a sign-in whose sheet succeeds fails, or shows nothing, and the app's server is not answered here: "
    + "what only a success shows is not judged. Make the app with a client that answers as the server "
    + "would, or have 'signIn' return what comes before the server"
  private static let remark = "auth-conformance-remark "
  /// How long an app may leave a sign-in that succeeds at once without an answer: only a clock can tell
  /// whoever waits for ever from whoever is slow. What is not found out is said.
  private static let patience = Duration.seconds(20)
  /// The same where random bytes fail.
  private static let patienceWithoutBytes = Duration.seconds(10)
  /// How long a question may take whose answer is not needed: what is not found out is as it was.
  private static let glance = Duration.milliseconds(800)

  /// Whether this process is one that looks.
  static var isThis: Bool { CommandLine.arguments.contains(argument) }

  /// Starts other processes that look at the app, at one time.
  ///
  /// - Parameters:
  ///   - program: The app's.
  ///   - isAwaited: Whether its sign-in is awaited, so that a task that does can end.
  static func findings(of program: String, isAwaited: Bool) -> AppFindings {
    let asked: [Question] = [.nonces] + (isAwaited ? [.task] : []) + [.window, .success]
    let processes = asked.map { question in
      (question, ProbeProcess(program, [argument, question.rawValue]))
    }
    var found = AppFindings()
    for (question, process) in processes {
      var word = Self.word(of: process)
      switch question {
      case .nonces, .later:
        if word == silent {
          word = Self.word(of: ProbeProcess(program, [argument, Question.later.rawValue]))
        }
        found = word.flatMap(AppFindings.init) ?? found
      case .task:
        found.endsWithTask = word == Question.task.rawValue
        guard word == alone else { continue }
        say(
          "cancelling the task that awaits a sign-in does not end it at once; to have that judged, add "
            + "declaring: { $0.signIn.taskCancellation = true }")
      case .window: found.needsWindow = word == Question.window.rawValue
      case .success:
        found.tellsSuccess = word?.hasPrefix(untold) != true
        found.tellsAccount = word?.hasSuffix(untold) != true
        if !found.tellsSuccess { say(signInUntold) }
        if !found.tellsAccount { say("the account is not judged: \(AppSubject.accountUntold)") }
      }
    }
    return found
  }

  /// Starts another process that looks at the nonces of a generator alone.
  static func findings(ofFunctions program: String) -> AppFindings {
    word(of: ProbeProcess(program, [argument, Question.nonces.rawValue]))
      .flatMap(AppFindings.init) ?? AppFindings()
  }

  /// What a process has found; what it remarks is said.
  private static func word(of process: ProbeProcess?) -> String? {
    let lines = process?.said.split(separator: "\n") ?? []
    for line in lines where line.hasPrefix(remark) { say(String(line.dropFirst(remark.count))) }
    // The last word counts: each is written before what may end the process.
    return lines.last { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// Looks, tells what it finds as it goes on, and ends.
  static func run(_ subject: AppSubject) -> Never {
    let question = CommandLine.arguments.last.flatMap(Question.init) ?? .nonces
    Task {
      switch question {
      case .nonces: await lookAtNonces(of: subject)
      case .later: await lookAtNonces(of: subject.answeredLater(), isLater: true)
      case .task:
        if let ends = await subject.endsWithTask(within: glance) {
          tell(ends ? question.rawValue : alone)
        }
      case .window:
        tell(question.rawValue)
        await subject.startsWithoutWindow(for: glance)
        tell("windowless")
      case .success:
        // Two sign-ins, one after the other, for which no other question need wait.
        let signIn = await subject.tellsSuccess(within: patience / 2) ? "told" : untold
        tell("\(signIn)/told")
        let account = await subject.tellsAccount(within: patience / 2) ? "told" : untold
        tell("\(signIn)/\(account)")
      }
      exit(0)
    }
    // The main queue is served on the main thread, where an app's interface is; by itself any would.
    while true { RunLoop.main.run() }
  }

  /// Looks at a generator, tells what it finds, and ends.
  static func run(_ subject: FunctionSubject) -> Never {
    Task {
      var found = AppFindings()
      let nonces = await answer(within: patience) {
        try await subject.nonces(count: 64, length: nil)
      }
      if case .success(let nonces)? = nonces { found.look(at: nonces) }
      tell(found.word)
      exit(0)
    }
    while true { RunLoop.main.run() }
  }

  private static func lookAtNonces(of subject: AppSubject, isLater: Bool = false) async {
    var found = AppFindings()
    let isShared = try? await subject.isShared()
    found.isShared = isShared ?? false
    if isLater, subject.drawsBySigningIn {
      // Too slow for as many as are judged.
      found.form = .none
    } else {
      switch await answer(within: patience, { try await subject.nonces(count: 64, length: nil) }) {
      case .success(let nonces)?: found.look(at: nonces)
      case .failure(let error)? where error is CapabilityNotOffered: found.form = .none
      case .failure?: break
      case nil: return tell(silent)
      }
    }
    tell(found.word)
    switch await answer(within: patience, { try await subject.example() }) {
    case .success(let (asked, credential))?:
      found.look(at: asked?.request, credential)
      found.setsAnchor = asked?.hasHadAnchor ?? false
      tell(found.word)
      if isLater { note(answeredLater) }
    case .failure?: break
    case nil where !isLater: return tell(silent)
    // Why, the sign-ins' own requirements say.
    case nil: return note(unanswered)
    }
    let counting = CountingBytes()
    _ = try? await subject.nonce(length: nil, from: counting)
    guard counting.count > 0 else {
      found.bytes = .system
      return tell(found.word)
    }
    found.bytes = .secRandomOrAbort
    tell(found.word)
    let failed = await answer(within: patienceWithoutBytes) {
      try await subject.nonce(length: nil, from: NoBytes())
    }
    // Whoever is still there has not ended by itself.
    found.bytes = .secRandom
    tell(found.word)
    if failed == nil { note("the app did not answer a sign-in whose random bytes fail") }
  }

  private static let unanswered =
    "the app did not answer a sign-in that succeeds, at once or later: no nonces are drawn by signing "
    + "in, and what it would have told is taken from the usual contract. Say 'contract:' in the adapter "
    + "where that is wrong."
  private static let answeredLater =
    "the app did not answer a sign-in that succeeds at once, but one that succeeds a while later: no "
    + "nonces are drawn by signing in"

  /// What an app answers; nil where it does not.
  private static func answer<Value: Sendable>(
    within limit: Duration, _ body: @escaping @Sendable () async throws -> Value
  ) async -> Result<Value, any Error>? {
    let answer = Mutex<Result<Value, any Error>?>(nil)
    Task {
      let result: Result<Value, any Error>
      do { result = .success(try await body()) } catch { result = .failure(error) }
      answer.withLock { $0 = result }
    }
    await Glance(limit).wait { answer.withLock { $0 != nil } }
    return answer.withLock { $0 }
  }

  private static func tell(_ word: String) {
    FileHandle.standardOutput.write(Data("\n\(mark)\(word)\n".utf8))
  }

  /// Has whoever started this process say something.
  private static func note(_ sentence: String) {
    FileHandle.standardOutput.write(Data("\n\(remark)\(sentence)\n".utf8))
  }

  private static func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
}
