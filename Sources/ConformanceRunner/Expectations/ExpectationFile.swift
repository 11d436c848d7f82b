package import ConformanceModel
package import ConformanceVectors

/// A file of known failures: what `--expect` reads and `--update-expectations` writes.
///
/// Plain JSON, described by `Vectors/schema/expectations-1.schema.json`, so that any tool can read
/// it. Comments are members called `comment`, at the top and in each entry: a text or a list of
/// texts. Updating keeps them, and the order of the entries.
package struct ExpectationFile: Equatable, Sendable {
  /// The name of the format's schema.
  package static let schema = "urn:auth-conformance:schema:expectations-1"

  /// One entry with what people noted beside it.
  package struct Entry: Equatable, Sendable {
    /// The known failure.
    package var expectation: KnownFailure
    /// Notes for people.
    package var comment: JSONValue?

    package init(_ expectation: KnownFailure, comment: JSONValue? = nil) {
      self.expectation = expectation
      self.comment = comment
    }
  }

  /// Notes for people.
  package var comment: JSONValue?
  /// The entries in the order of the file.
  package var entries: [Entry]

  package init(comment: JSONValue? = nil, entries: [Entry] = []) {
    self.comment = comment
    self.entries = entries
  }

  /// The known failures in the order of the file.
  package var expectations: [KnownFailure] { entries.map(\.expectation) }
}

/// What is wrong with an expectation file, and where.
package struct ExpectationFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A JSON pointer (RFC 6901), `#` for the whole file.
  package var place: String
  /// What was found, what was expected, what to do.
  package var problem: String

  package var description: String { "\(place): \(problem)" }
}
