internal import ConformanceModel

extension DrawnNonces {
  /// The most bytes of nonces that a failure carries: a message of the wire has at most 8 MiB.
  static let mostKeptBytes = 6 << 20

  /// Adds the nonces themselves to a failure, so that they can be judged again, and to every
  /// scope how many are missing.
  ///
  /// - Parameter outcome: What the sample says of a requirement.
  /// - Returns: The same; a failure with the nonces, from the first one on, up to
  ///   ``mostKeptBytes``.
  func keepingSample(_ outcome: CheckOutcome) -> CheckOutcome {
    var outcome = outcome
    if let shortage { outcome.scope += "; \(shortage)" }
    guard outcome.grade == .fail, keepsAll else { return outcome }
    var left = Self.mostKeptBytes
    // Quotes and a comma stand around each.
    let fitting = nonces.prefix { nonce in
      left -= nonce.utf8.count + 3
      return left >= 0
    }
    outcome.sample = Array(fitting)
    return outcome
  }
}
