internal import ConformanceModel

/// Says where a file is not a report.
package struct ReportFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A JSON pointer, `#` for the whole file.
  package var place: String
  /// What was found, and what was expected.
  package var problem: String

  init(place: String, problem: String) {
    self.place = place
    self.problem = problem
  }

  init(_ error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context):
      self.init(context, "expected a value of type \(type)")
    case .valueNotFound(let type, let context):
      self.init(context, "found null, expected a value of type \(type)")
    case .keyNotFound(let key, let context):
      self.init(context, "the key '\(HostileText.line(key.stringValue))' is missing")
    case .dataCorrupted(let context):
      let whole = context.codingPath.isEmpty
      self.init(
        context, whole ? "this is not a JSON text" : HostileText.line(context.debugDescription))
    @unknown default:
      self.init(place: "#", problem: "this is not a report")
    }
  }

  private init(_ context: DecodingError.Context, _ problem: String) {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    self.init(
      place: path.isEmpty ? "#" : "#/" + path.map { HostileText.line($0) }.joined(separator: "/"),
      problem: problem)
  }

  package var description: String { "\(place): \(problem)" }
}
