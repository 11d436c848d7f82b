extension DrawnNonces {
  /// The bound on the chance that one test accuses a correct generator.
  ///
  /// A run makes fewer than 100 such tests (about 10 for each group of positions with letters of
  /// their own), so the whole run stays below 1e-10, a tenth of the suite's budget of 1e-9.
  static let falseAlarm = 1e-12
  /// A `byte % count` must be found at least this often by the sample that a profile draws.
  static let wantedPower = 0.9999
  /// The most nonces that an alphabet can make a profile draw.
  static let mostNonces = 131_072
}
