/// What this suite calls itself in reports and on the wire.
public enum Suite {
  /// The suite's version, by semantic versioning.
  public static let version = "0.1.0"
  /// The version of the JSON-lines protocol between runner and worker.
  public static let wireVersion = 1
}
