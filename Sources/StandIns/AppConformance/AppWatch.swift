internal import AuthConformance
internal import Dispatch

/// Watches a sign-in that tells no caller how it ends: what its sheet and its backend say, and what its
/// object shows.
///
/// It holds the object meanwhile, as the screen does that shows it.
@MainActor public final class AppWatch {
  private var app: AnyObject?
  private let stage: AppStage
  private let attempt: AppAttempt
  private var answer: ((Result<AppOutcome, any Error>) -> Void)?
  private var error: String?
  private var values: [String: String] = [:]
  /// Signs that were seen, so that what waits for less is given up.
  private var round = 0
  private var hasEnded = false
  /// What keeps a publisher heard.
  private var kept: Any?

  /// Turns of the main queue in which an app goes on with what it has been told.
  private static let turns = 12
  /// What follows them by way of other threads, where nothing is shown yet.
  private static let ticks = 40
  private static let lastTick = 80

  /// Starts a sign-in and watches it.
  ///
  /// - Parameters:
  ///   - app: The app's object.
  ///   - answer: Told what is seen, once.
  ///   - start: Starts it.
  public static func start<App: AnyObject>(
    _ app: App, _ answer: @escaping (Result<AppOutcome, any Error>) -> Void,
    _ start: (AppWatch) throws -> Void
  ) {
    let watch = AppWatch(app, answer)
    let watches = watch.stage.part { Watches() }
    // Who is answered by now, as far as the screen shows, is so before the next one begins.
    for earlier in watches.all { earlier.lookAtOnce(.max) }
    watches.all.removeAll { $0.answer == nil }
    if watches.all.isEmpty { watch.attempt.isAlone() }
    watches.all.append(watch)
    watch.attempt.signs.hear { watch.hear() }
    do { try start(watch) } catch { return watch.end(.failure(error)) }
    watch.hear()
  }

  private init(_ app: AnyObject, _ answer: @escaping (Result<AppOutcome, any Error>) -> Void) {
    self.app = app
    self.answer = answer
    stage = .present
    attempt = AppStage.attempt ?? AppAttempt(isNewcomer: false)
    remember()
  }

  /// Hears of a success that a closure is told, with what it is told.
  public func succeeds(_ value: Any) {
    guard let app else { return }
    let credential = AppCredential.of(value, from: app)
    end(.success(AppOutcome(of: app, seen: credential)))
  }

  /// Hears values of a publisher's from here on, and not what it tells whoever comes to hear.
  public func keeps(_ subscription: Any) { kept = subscription }

  /// Hears what a publisher tells: a result.
  public func hears<Value>(_ result: Result<Value, some Error>) {
    guard kept != nil, answer != nil else { return }
    switch result {
    case .success(let value): if attempt.signs.sheet != nil { succeeds(value) }
    case .failure where isWaiting: return
    case .failure(let error): end(.failure(error))
    }
  }

  /// Hears what a publisher tells: a value whose case may be named as a failure.
  public func hears(_ value: Any) {
    guard kept != nil, answer != nil, let shown = AppCredential.shown(value) else { return }
    guard !isWaiting else { return }
    if let error = shown as? any Error { return end(.failure(error)) }
    guard Self.isFailure("\(shown)") else {
      if attempt.signs.sheet != nil { succeeds(shown) }
      return
    }
    let isCancel = "\(shown)".lowercased().hasPrefix("cancel")
    end(.failure(isCancel ? SignInFailure.cancelled : .failed(code: "\(shown)")))
  }

  /// Whether its sheet is shown, or another one is: what a publisher tells then is another attempt's.
  private var isWaiting: Bool {
    attempt.signs.sheet == nil && (attempt.hasAskedForSheet || attempt.isNewcomer)
  }

  /// Hears a stream, which all attempts of one object have in common: each value is for the attempt whose
  /// sheet has ended and that was not answered yet.
  public func hears<Values: AsyncSequence>(each values: Values) {
    let hearing = stage.part { Hearing() }
    kept = hearing
    hearing.watches.append(self)
    guard !hearing.hasBegun else { return }
    hearing.hasBegun = true
    nonisolated(unsafe) let values = values
    Task { @MainActor in
      var iterator = values.makeAsyncIterator()
      while let value = try await iterator.next(isolation: #isolation) {
        let waiting = hearing.watches.first { $0.answer != nil && $0.attempt.signs.sheet != nil }
        hearing.watches.removeAll { $0 === waiting || $0.answer == nil }
        waiting?.hears(value as Any)
      }
    }
  }

  /// Those of one object that are not answered yet.
  @MainActor private final class Watches {
    var all: [AppWatch] = []
  }

  /// Who listens to a stream.
  @MainActor private final class Hearing {
    var watches: [AppWatch] = []
    var hasBegun = false
  }

  private func remember() {
    guard let app else { return }
    error = AppOutcome.error(in: app).map { "\($0)" }
    values = AppOutcome.values(of: app)
  }

  /// What the object shows just before its sheet ends is no answer.
  private func hear() {
    if attempt.signs.sheet != nil, !hasEnded {
      hasEnded = true
      remember()
      return
    }
    lookAtOnce(0)
    round += 1
    look(round, 0)
  }

  /// What is shown already must not wait for what another attempt shows.
  private func lookAtOnce(_ turn: Int) {
    guard attempt.signs.sheet != nil,
      let result = stage.enter(attempt, { outcome(turn) })
    else { return }
    end(result)
  }

  private func look(_ round: Int, _ turn: Int) {
    guard answer != nil, round == self.round, turn < Self.lastTick else { return }
    let next: @MainActor @Sendable () -> Void = { [self] in
      if turn >= Self.turns, let result = stage.enter(attempt, { outcome(turn) }) {
        end(result)
      } else {
        look(round, turn + 1)
      }
    }
    // No timer: who waits for one looks as if nothing were on its way.
    if turn < Self.turns {
      DispatchQueue.main.async { next() }
    } else {
      Task.detached { await next() }
    }
  }

  private func end(_ result: Result<AppOutcome, any Error>) {
    attempt.signs.hear(nil)
    let answer = answer
    self.answer = nil
    // The app may hold what it was given to call, for ever.
    (kept, app) = (nil, nil)
    answer?(result)
  }

  /// What has come of it by now; nil where that is not seen.
  private func outcome(_ turn: Int) -> Result<AppOutcome, any Error>? {
    guard let app else { return nil }
    if attempt.isRefused { return .failure(SignInFailure.alreadyInProgress) }
    // Whoever hears of a publisher hears of nothing else.
    guard kept == nil, !AppOutcome.busy(in: app) else { return nil }
    let shown = AppOutcome.error(in: app)
    let isNew = shown.map { "\($0)" } != error
    guard let sheet = attempt.signs.sheet else {
      return isNew && !attempt.hasAskedForSheet ? shown.map { .failure(Self.failure($0)) } : nil
    }
    switch (sheet, attempt.signs.backend) {
    case (.failure(let failure), _):
      if isNew, let shown = shown as? any Error { return .failure(shown) }
      if case .cancelled = AppFailure.of(failure) { return .failure(failure) }
      // The same words may be shown once more.
      let isShown = shown != nil || !news(app).isEmpty
      return isShown || !AppOutcome.hasWords(for: app) ? .failure(failure) : nil
    case (.success, .success?):
      guard turn >= Self.turns else { return nil }
      let nothing = SignInCredential(rawNonce: "", identityToken: "")
      return .success(AppOutcome(of: app, seen: nothing))
    case (.success, .failure(let failure)?):
      guard turn >= Self.turns else { return nil }
      return .failure(isNew ? shown as? any Error ?? failure : failure)
    case (.success, nil):
      guard !attempt.hasHandedOver else { return nil }
      if isNew, let shown { return .failure(Self.failure(shown)) }
      let news = news(app)
      guard turn >= Self.turns else { return nil }
      if let word = news.first(where: { Self.isFailure($0) }) {
        return .failure(SignInFailure.failed(code: word))
      }
      if !news.isEmpty { return .success(AppOutcome(of: app, hasSucceeded: true)) }
      guard turn > Self.turns + Self.ticks else { return nil }
      if let shown { return .failure(Self.failure(shown)) }
      guard !AppOutcome.hasWords(for: app) else { return nil }
      AppOutcome.isUntold()
      return .failure(SignInFailure.failed(code: "nothing is shown"))
    }
  }

  /// What the object shows since its sheet has ended, and did not before.
  private func news(_ app: AnyObject) -> [String] {
    AppOutcome.values(of: app).filter { values[$0.key] != $0.value }.map(\.value)
  }

  private static func isFailure(_ word: String) -> Bool {
    ["fail", "error", "cancel"].contains { word.lowercased().hasPrefix($0) }
  }

  private static func failure(_ shown: Any) -> any Error {
    shown as? any Error ?? SignInFailure.failed(code: "\(shown)")
  }
}
