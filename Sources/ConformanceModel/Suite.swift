internal import CLinkedSymbols

/// What this suite calls itself in reports and on the wire.
public enum Suite {
  /// The suite's version, by semantic versioning.
  public static let version = "0.1.0"
  /// The commit that this program was built of, in full; `nil` where nobody told it, as in a plain
  /// `swift build`: only `.ci/release` does.
  public static let commit: String? = linked_commit().map { String(cString: $0) }
  /// The version, and the commit's first letters where it is known, with `-dirty` behind them where
  /// its files had been changed.
  package static let title = title(version: version, commit: commit)

  /// - Parameters:
  ///   - version: By semantic versioning.
  ///   - commit: In full; `nil` where it is not known.
  package static func title(version: String, commit: String?) -> String {
    commit.map { "\(version) (\($0.prefix(12))\($0.dropFirst(40)))" } ?? version
  }

  /// The version of the JSON-lines protocol between runner and worker.
  public static let wireVersion = 1
}
