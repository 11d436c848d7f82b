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
}
