internal import AuthConformance

extension AppWatch {
  /// What has come of a sign-in that has returned, or called back, with nothing: what is not shown by
  /// now never is.
  func outcomeAtItsEnd(of app: AnyObject) -> Result<AppOutcome, any Error> {
    if attempt.hasHandedOver { return .success(.handedOver(by: app)) }
    let now = AppShown(of: app)
    let shown = AppShown.error(in: app)
    if let shown = ownError(now, app) { return .failure(Self.failure(shown)) }
    switch attempt.signs.sheet {
    case .success?:
      if let told = told(now, app) { return told }
      // The same words may be shown once more.
      if let shown, now.error?.changes == nil { return .failure(Self.failure(shown)) }
      if stillTells(now) { return .success(AppOutcome(of: app, hasSucceeded: true)) }
    case .failure(let failure)?:
      if case .cancelled = AppFailure.of(failure) { return .failure(failure) }
      if now.showsFailure(of: app, since: before) { return .failure(failure) }
    // What another attempt's sheet was taken for.
    case nil: if attempt.hasAskedForSheet, let told = told(now, app) { return told }
    }
    return .failure(AppOutcome.nothingShown)
  }

  /// What has come of it by now; nil where that is not seen.
  func outcome(_ turn: Int) -> Result<AppOutcome, any Error>? {
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
      let isLate = (Self.turns + Self.ticks..<Self.lastTick).contains(turn)
      let isToldByError = isOwnError(now) && AppShown.error(in: app) is any Error
      guard isLate || isToldByError || !isUnderWay(now) else { return nil }
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

  /// Whether all that the attempt has set since it began, as a state, is shown still.
  private func isUnderWay(_ now: AppShown) -> Bool {
    let begun = before.differences(from: start)
    return !begun.isEmpty && begun.isDisjoint(with: now.differences(from: before))
  }

  /// The errors that attempts of one object have ended with, in that order.
  @MainActor final class Endings {
    var errors: [AppShown.Field] = []
  }
  var endings: Endings { stage.part { Endings() } }

  /// The error that this attempt has ended with: it was not shown before, and no other attempt has
  /// ended with it since. Asked only where it is the answer.
  func ownError(_ now: AppShown, _ app: AnyObject) -> Any? {
    guard isOwnError(now), let error = now.error else { return nil }
    endings.errors.append(error)
    return AppShown.error(in: app)
  }

  private func isOwnError(_ now: AppShown) -> Bool {
    guard let error = now.error, error != before.error else { return false }
    return !endings.errors.dropFirst(endedBefore).contains(error)
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

  static func isFailure(_ word: String) -> Bool {
    ["fail", "error", "cancel"].contains { word.lowercased().hasPrefix($0) }
  }

  /// An error that is shown, or words for one.
  static func failure(_ shown: Any) -> any Error {
    if let error = shown as? any Error { return error }
    let isCancel = "\(shown)".lowercased().hasPrefix("cancel")
    return isCancel ? SignInFailure.cancelled : SignInFailure.failed(code: "\(shown)")
  }
}
