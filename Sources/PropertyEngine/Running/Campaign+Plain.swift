extension Campaign {
  /// Runs fresh cases in a row until one does not pass or nothing is left to do.
  ///
  /// The same as asking for each plan and recording each result, without the ceremony between
  /// two cases, which costs more than a short property does. Does nothing where each case needs
  /// more than its verdict.
  ///
  /// - Parameters:
  ///   - source: Draws without recording.
  ///   - body: Draws a value and judges it.
  mutating func runWhilePassing(
    _ source: ChoiceSource, _ body: (ChoiceSource) throws -> PropertyFailure?
  ) {
    // The first case is left out: it also shows whether the generator draws at all.
    guard isFresh, coverage.isEmpty, settings.willRun == nil, passed > 0 else { return }
    while wantsAnotherCase {
      source.restart(seed: caseSeed, size: caseSize)
      do {
        if let failure = try body(source) { return record(.failed(failure), source) }
      } catch {
        return record(Result(error), source)
      }
      countPlainPass()
    }
  }
}

extension Campaign.Result {
  /// What an error thrown by a case means.
  ///
  /// - Parameters:
  ///   - error: Thrown by a draw or by the property.
  ///   - isCancelled: Whether the surrounding task is cancelled.
  init(_ error: any Error, isCancelled: Bool = false) {
    if isCancelled, error is CancellationError {
      self = .cancelled
    } else if let interruption = error as? Interruption {
      switch interruption {
      case .discarded: self = .discarded
      case .tooLarge: self = .tooLarge
      case .differs(let difference): self = .differs(difference)
      }
    } else {
      self = .failed(PropertyFailure(error))
    }
  }
}
