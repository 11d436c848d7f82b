internal import AuthConformance
internal import Dispatch
internal import Foundation

/// Watches a sign-in that tells no caller how it ends: what its sheet and its backend say, and what its
/// object shows.
///
/// It holds the object meanwhile, as the screen does that shows it.
@MainActor public final class AppWatch {
  private(set) var app: AnyObject?
  private let stage: AppStage
  let attempt: AppAttempt
  private var answer: ((Result<AppOutcome, any Error>) -> Void)?
  /// What the object showed before the sheet ended.
  private(set) var before: AppShown
  /// How many attempts had ended with an error by then.
  private var endedBefore = 0
  /// Signs that were seen, so that what waits for less is given up.
  private var round = 0
  private var hasEnded = false
  /// What keeps a publisher heard.
  private var kept: Any?

  /// Turns of the main queue in which an app goes on with what it has been told.
  nonisolated private static let turns = 12
  /// What follows them by way of other threads, where nothing is shown yet.
  nonisolated private static let ticks = 40
  nonisolated private static let lastTick = 80

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
    before = AppShown(of: app)
    endedBefore = endings.errors.count
  }

  /// Waits for a sign-in that returns nothing: what its object shows then has come of it.
  ///
  /// - Parameters:
  ///   - app: The app's object.
  ///   - signIn: Signs in.
  /// - Throws: What is shown instead of a success.
  public static func awaited<App: AnyObject>(
    _ app: App, _ signIn: () async -> Void
  ) async throws -> AppOutcome {
    let watch = AppWatch(app) { _ in }
    watch.attempt.signs.hear { watch.remember() }
    defer { watch.attempt.signs.hear(nil) }
    await signIn()
    return try watch.outcomeAtItsEnd(of: app).get()
  }

  /// Hears that the sign-in calls back, with nothing, wherever it does.
  public nonisolated func ends() {
    guard Thread.isMainThread else { return DispatchQueue.main.async { self.ends() } }
    MainActor.assumeIsolated {
      if let app { end(outcomeAtItsEnd(of: app)) }
    }
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
    end(.failure(Self.failure(shown)))
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

  /// What the object shows just before its sheet ends is no answer.
  ///
  /// - Returns: Whether this is that time.
  @discardableResult private func remember() -> Bool {
    guard attempt.signs.sheet != nil, !hasEnded, let app else { return false }
    hasEnded = true
    before = AppShown(of: app)
    endedBefore = endings.errors.count
    return true
  }

  private func hear() {
    guard !remember() else { return }
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
    guard answer != nil, round == self.round else { return }
    guard turn >= Self.turns else {
      return DispatchQueue.main.async { self.look(round, turn + 1) }
    }
    // No timer: who waits for one looks as if nothing were on its way.
    Task.detached { [self] in
      for turn in turn..<Self.lastTick {
        guard await !hasSeen(round, turn) else { return }
      }
    }
  }

  /// Whether there is nothing more to be looked for.
  private func hasSeen(_ round: Int, _ turn: Int) -> Bool {
    guard answer != nil, round == self.round else { return true }
    guard let result = stage.enter(attempt, { outcome(turn) }) else { return false }
    end(result)
    return true
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
    guard kept == nil, !AppShown.isBusy(app) else { return nil }
    let now = AppShown(of: app)
    guard let sheet = attempt.signs.sheet else {
      guard !attempt.hasAskedForSheet else { return nil }
      return ownError(now, app).map { .failure(Self.failure($0)) }
    }
    switch (sheet, attempt.signs.backend) {
    case (.failure(let failure), _):
      if let shown = ownError(now, app) as? any Error { return .failure(shown) }
      if case .cancelled = AppFailure.of(failure) { return .failure(failure) }
      return now.showsFailure(of: app, since: before) ? .failure(failure) : nil
    case (.success, .success?):
      guard turn >= Self.turns else { return nil }
      return .success(.handedOver(by: app))
    case (.success, .failure(let failure)?):
      guard turn >= Self.turns else { return nil }
      return .failure(ownError(now, app) as? any Error ?? failure)
    case (.success, nil):
      guard !attempt.hasHandedOver else { return nil }
      if let shown = ownError(now, app) { return .failure(Self.failure(shown)) }
      guard turn >= Self.turns else { return nil }
      if let told = told(now, app) { return told }
      guard turn > Self.turns + Self.ticks else { return nil }
      if let shown = AppShown.error(in: app) { return .failure(Self.failure(shown)) }
      if stillTells(now) { return .success(AppOutcome(of: app, hasSucceeded: true)) }
      guard !AppShown.hasWords(for: app) else { return nil }
      AppOutcome.isUntold()
      return .failure(SignInFailure.failed(code: "nothing is shown"))
    }
  }

  /// The errors that attempts of one object have ended with, in that order.
  @MainActor private final class Endings {
    var errors: [AppShown.Field] = []
  }
  private var endings: Endings { stage.part { Endings() } }

  /// The error that this attempt has ended with: it was not shown before, and no other attempt has
  /// ended with it since. Asked only where it is the answer.
  func ownError(_ now: AppShown, _ app: AnyObject) -> Any? {
    guard let error = now.error, error != before.error,
      !endings.errors.dropFirst(endedBefore).contains(error)
    else { return nil }
    endings.errors.append(error)
    return AppShown.error(in: app)
  }

  /// What a field tells of a sheet that has succeeded; nil where none tells anything new.
  func told(_ now: AppShown, _ app: AnyObject) -> Result<AppOutcome, any Error>? {
    let news = now.news(since: before)
    if let word = news.lazy.compactMap({ now.values[$0]?.text }).first(where: Self.isFailure) {
      return .failure(Self.failure(word))
    }
    guard !news.isEmpty else { return nil }
    stage.part { Telling() }.names.formUnion(news)
    return .success(AppOutcome(of: app, hasSucceeded: true))
  }

  /// Whether what told of a success before still does: that an equal value is set again is seen of
  /// published properties alone.
  func stillTells(_ now: AppShown) -> Bool {
    stage.part { Telling() }.names.contains { now.values[$0].map { $0.changes == nil } ?? false }
  }

  /// The names of fields that have told of the object's successes.
  @MainActor private final class Telling {
    var names: Set<String> = []
  }

  private static func isFailure(_ word: String) -> Bool {
    ["fail", "error", "cancel"].contains { word.lowercased().hasPrefix($0) }
  }

  /// An error that is shown, or words for one.
  static func failure(_ shown: Any) -> any Error {
    if let error = shown as? any Error { return error }
    let isCancel = "\(shown)".lowercased().hasPrefix("cancel")
    return isCancel ? SignInFailure.cancelled : SignInFailure.failed(code: "\(shown)")
  }
}
