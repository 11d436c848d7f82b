internal import AuthConformance
internal import Dispatch
internal import Foundation

/// Watches a sign-in that tells no caller how it ends: what its sheet and its backend say, and what its
/// object shows.
///
/// It holds the object meanwhile, as the screen does that shows it.
@MainActor public final class AppWatch {
  private(set) var app: AnyObject?
  let stage: AppStage
  let attempt: AppAttempt
  private var answer: ((Result<AppOutcome, any Error>) -> Void)?
  /// What the object showed when the attempt began, and before the sheet ended.
  let start: AppShown
  private(set) var before: AppShown
  /// How many attempts had ended with an error by then.
  private(set) var endedBefore = 0
  /// Signs that were seen, so that what waits for less is given up.
  private var round = 0
  private var hasEnded = false
  /// What keeps a publisher heard.
  private(set) var kept: Any?
  /// Whether whoever waits for it is told that nothing has come of it.
  private var endsUnseen = false

  /// Turns of the main queue in which an app goes on with what it has been told.
  nonisolated static let turns = 12
  /// What follows them by way of other threads, where nothing is shown yet.
  nonisolated static let ticks = 40
  nonisolated static let lastTick = 80

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
    watch.endsEarlier(others: false)
    watch.watches.all.append(watch)
    watch.attempt.signs.hear { watch.hear() }
    do { try start(watch) } catch { return watch.end(.failure(error)) }
    watch.hear()
  }

  /// Who is answered by now, as far as the screen shows, is so before the next one begins.
  ///
  /// - Parameter others: Whether attempts may be under way that nobody watches.
  private func endsEarlier(others: Bool) {
    let pending = watches.all.filter { $0.answer != nil }
    for watch in pending { watch.lookAtOnce(.max) }
    watches.all.removeAll { $0.answer == nil }
    let isAlone = watches.all.isEmpty && watches.awaited == 0
    if isAlone, !others || !pending.isEmpty { attempt.isAlone() }
  }

  private init(_ app: AnyObject, _ answer: @escaping (Result<AppOutcome, any Error>) -> Void) {
    self.app = app
    self.answer = answer
    stage = .present
    attempt = AppStage.attempt ?? AppAttempt(isNewcomer: false)
    start = AppShown(of: app)
    before = start
    endedBefore = endings.errors.count
  }

  /// Waits for a sign-in that returns nothing: what its object shows then has come of it. Where it
  /// returns before its sheet, as one that starts a task does, the object is watched from there on.
  ///
  /// - Parameters:
  ///   - app: The app's object.
  ///   - signIn: Signs in.
  /// - Throws: What is shown instead of a success.
  public static func awaited<App: AnyObject>(
    _ app: App, _ signIn: () async -> Void
  ) async throws -> AppOutcome {
    let watch = AppWatch(app) { _ in }
    watch.endsEarlier(others: true)
    watch.attempt.signs.hear { watch.remember() }
    defer { watch.attempt.signs.hear(nil) }
    watch.watches.awaited += 1
    await signIn()
    watch.watches.awaited -= 1
    var result: Result<AppOutcome, any Error>?
    guard watch.attempt.signs.sheet == nil else { return try watch.outcomeAtItsEnd(of: app).get() }
    // What is never answered is the app's mistake, and not this continuation's.
    await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
      watch.answer = {
        result = $0.map(\.remembered)
        continuation.resume()
      }
      watch.endsUnseen = true
      watch.watches.all.append(watch)
      watch.attempt.signs.hear { watch.hear() }
      watch.hear()
    }
    return try result?.get() ?? watch.outcomeAtItsEnd(of: app).get()
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
    /// How many are awaited that have not returned.
    var awaited = 0
  }
  private var watches: Watches { stage.part { Watches() } }

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
      await givesUp(round)
    }
  }

  /// Nothing more is to come of a sign-in that has returned and asked for no sheet.
  private func givesUp(_ round: Int) {
    guard endsUnseen, answer != nil, round == self.round, !attempt.hasAskedForSheet, let app
    else { return }
    end(stage.enter(attempt) { outcomeAtItsEnd(of: app) })
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
}
